"""Users, groups, roles, API tokens, realms and who may do what."""
