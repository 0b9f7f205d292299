"""The areas of the API: each module registers the handlers that it defines."""
