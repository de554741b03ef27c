"""The page's types are those of the server."""

from pathlib import Path

from hesperides.server import typescript

GENERATED = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_page_has_the_types_of_the_server() -> None:
    assert GENERATED.read_text(encoding="utf-8") == typescript.text(), "run `make wire`"


def test_fields_left_out_at_their_default_are_optional() -> None:
    assert "  region?: number | null\n" in typescript.text()
    assert "  is: 'happened'\n" in typescript.text()
