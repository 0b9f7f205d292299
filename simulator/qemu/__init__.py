"""Virtual machines: their options, drives and power."""
