"""Files that follow from the kinds and the project; each module here with `files()` makes some."""

import importlib
import pkgutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def generated() -> dict[Path, str]:
    """All generated files, relative to the project's root, with the text that each must have."""
    names = [f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__)]
    modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
    makers = [module.files for module in modules if hasattr(module, "files")]
    return {Path(path): text for make in makers for path, text in make().items()}
