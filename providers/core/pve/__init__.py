"""The one door to PVE: requests, answers, tasks, logins."""
