"""What is saved, and when."""

from components.section import Section


class BackupPlan(Section):
    """Scheduled backup jobs, guests in jobs managed elsewhere, and backups made at once."""

    kinds = ("backup_job", "backup_job_member", "backup")
