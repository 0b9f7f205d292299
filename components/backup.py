"""What is saved, and when."""

from components.section import Section


class BackupPlan(Section):
    """Scheduled backup jobs, and guests in jobs that are managed elsewhere."""

    kinds = ("backup_job", "backup_job_member")
