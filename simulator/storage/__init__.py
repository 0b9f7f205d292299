"""What a storage is, apart from the API: types, configuration, activation, volumes."""
