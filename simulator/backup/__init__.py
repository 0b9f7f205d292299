"""Backup jobs, apart from the API: what a job may say, and which guests and volumes it covers."""
