"""Reading rule books."""

import pytest

from hesperides import rulebook

BOOK = """\
# A book

- **pieces.kinds** Two kinds:
  lemon and lime.

  ```
  .  1
  ```

## Not a clause

- **build.road-colour** Different
  colours. **(decided)**

Example: nothing.
- no clause
"""


def test_clauses_flow_and_figures_stay() -> None:
    assert rulebook.parse(BOOK) == {
        "pieces.kinds": "Two kinds: lemon and lime.\n\n```\n.  1\n```",
        "build.road-colour": "Different colours. **(decided)**",
    }


def test_an_id_stands_once() -> None:
    with pytest.raises(ValueError, match=r"build.x stands twice"):
        rulebook.parse("- **build.x** a\n- **build.x** b\n")


def test_the_shipped_books() -> None:
    assert "citrus" in rulebook.books()
    for game in rulebook.books():
        assert all(rulebook.clauses(game).values())
    assert rulebook.clause("citrus", "build.rivals").startswith("Regions of the same colour")


def test_a_wrong_name_is_answered_with_near_ones() -> None:
    with pytest.raises(ValueError, match=r"did you mean build.rivals"):
        rulebook.clause("citrus", "build.rival")
    with pytest.raises(ValueError, match=r"there is no rule book 'chess'; there are: carcassonne, citrus, citrus-games"):
        rulebook.clauses("chess")
