"""How fast the product is, beside the engine alone and a bare client: `python -m bench`."""
