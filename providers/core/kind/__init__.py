"""A kind as data: fields with marks, values and their forms, paths of the API."""
