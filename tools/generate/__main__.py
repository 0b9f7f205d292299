"""Write the generated files: `python -m tools.generate`."""

from tools.generate import ROOT, generated

for path, text in generated().items():
    file = ROOT / path
    file.parent.mkdir(exist_ok=True)
    if not file.exists() or file.read_text() != text:
        file.write_text(text)
        print(f"wrote {path}")
