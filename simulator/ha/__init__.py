"""High availability: guests that a manager keeps in the state that was asked for."""
