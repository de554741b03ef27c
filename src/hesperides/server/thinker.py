"""A process in which bots think: `python -m hesperides.server.thinker`, one question after another on standard input.

A question and its answer are MessagePack, each after its length (4 bytes, big endian). The process ends when its input ends.
"""

import os
import struct
import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct):
    """What the bot may see: the bytes of the view, and what its setting was made of."""

    game: str
    options: dict[str, str]
    seats: int
    rules: int
    bot: str
    view: bytes
    seed: int


def main() -> None:
    """Answer every question with the number of an action, or with None when the bot failed."""
    _be_modest()
    answers, questions = os.fdopen(os.dup(1), "wb", buffering=0), sys.stdin.buffer
    os.dup2(2, 1)  # what a bot prints must not get among the answers
    with suppress(BrokenPipeError):  # the server has ended, and so does this
        _answer_all(questions, answers)


def _answer_all(questions: BinaryIO, answers: BinaryIO) -> None:
    decoder, settings = msgspec.msgpack.Decoder(Question), {}  # type: ignore[var-annotated]
    while (packed := _read(questions)) is not None:
        answer = _answer(decoder.decode(packed), settings)
        body = msgspec.msgpack.encode(answer)
        answers.write(LENGTH.pack(len(body)) + body)


def _be_modest() -> None:
    """Leave the processor to the server when both want it, and load the rules before anybody asks."""
    if hasattr(os, "nice"):
        os.nice(5)
    import hesperides.bots
    import hesperides.games  # noqa: F401


def _answer(question: Question, settings: dict[Any, Any]) -> int | None:
    import numpy as np

    from hesperides.bots import bot_named
    from hesperides.games import game
    from hesperides.kernel import row_of

    rules = game(question.game)
    key = (question.game, tuple(question.options.items()), question.seats, question.rules)
    try:
        if key not in settings:
            settings[key] = rules.new_setting(question.options, question.seats, question.rules)
        kind = rules.new_state(settings[key]).dtype
        view = row_of(np.frombuffer(bytearray(question.view), kind))
        return int(bot_named(question.bot)(rules, settings[key], view, np.random.default_rng(question.seed)))
    except Exception as error:
        sys.stderr.write(f"bot {question.bot} failed: {error!r}\n")
        return None


def _read(stream: BinaryIO) -> bytes | None:
    """The next question; None where the input ends, be it in the middle of one."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    body = stream.read(length)
    return body if len(body) == length else None


if __name__ == "__main__":
    main()
