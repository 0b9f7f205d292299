"""The side that faces Pulumi: the seams of its host, the resource classes."""
