"""The options of the games as flags of a command: `--short`, `--milestone recolour`, `--board FILE`.

A command that takes them has a parameter `options: Options`. `with_options` gives Typer one flag for every option of every game in its
place, and collects what was given as a record's header has it.
"""

import inspect
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal

import typer

from hesperides.game import Game, Option

PARAMETER = "options"
Options = dict[str, str]
"""As in a record's header: a switch that is on has the value ""."""


def takes_options(command: Callable[..., Any]) -> bool:
    """Whether the command has a parameter `options`."""
    return PARAMETER in inspect.signature(command).parameters


def without(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command as Typer may see it while nobody asks for its options."""
    return with_options(command, []) if takes_options(command) else command


def with_options(command: Callable[..., Any], games: Iterable[Game]) -> Callable[..., Any]:
    """The command with a flag for every option of the games in place of its parameter `options`."""
    takers: dict[str, list[tuple[Game, Option]]] = {}
    for game in games:
        for option in game.options:
            takers.setdefault(option.name, []).append((game, option))
    flags = {name.replace("-", "_"): name for name in takers}

    def collected(**given: Any) -> Any:
        values = {name: given.pop(flag) for flag, name in flags.items()}
        chosen = {name: "" if value is True else value for name, value in values.items() if value not in (None, False)}
        return command(**given, **{PARAMETER: chosen})

    own = [each for each in inspect.signature(command, eval_str=True).parameters.values() if each.name != PARAMETER]
    flagged = [_parameter(flag, takers[name]) for flag, name in flags.items()]
    parameters = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in own + flagged]
    collected.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    collected.__annotations__ = {each.name: each.annotation for each in parameters}
    collected.__doc__ = command.__doc__
    return collected


def _parameter(flag: str, takers: list[tuple[Game, Option]]) -> inspect.Parameter:
    """The flag of an option, in the help under the games that have it; what a game does with it, the game says."""
    option = takers[0][1]
    text, panel = option.about, f"Options of {' and '.join(game.name for game, _ in takers)}"
    values = tuple(dict.fromkeys(value for _, each in takers for value in each.values))
    if values:
        told: Any = typer.Option(f"--{option.name}", help=f"{text} [default: {option.default}]", rich_help_panel=panel)
        annotation: Any = Annotated[Literal[values] | None, told]
        default: Any = None
    elif option.free:
        told = typer.Option(f"--{option.name}", metavar="FILE", help=text, rich_help_panel=panel)
        annotation, default = Annotated[str | None, told], None
    else:
        annotation, default = Annotated[bool, typer.Option(f"--{option.name}", help=text, rich_help_panel=panel)], False
    return inspect.Parameter(flag, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
