"""What a check finds: the border to the engine, faults, references."""
