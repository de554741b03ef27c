"""Whatever has happened to the files of the cache: the answers are right, and one line says what is compiled anew."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hesperides import cache
from tests.linking.asking import ANSWER, HOUSE, started

ENTRIES = ("third", "first", "twice-*")
"""One that others call, one that calls others, one that is filled with another."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache as it should be."""
    folder = tmp_path_factory.mktemp("compiled")
    assert started(folder).communicate()[0] == ANSWER
    return folder


@pytest.fixture
def kept(compiled: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged."""
    return shutil.copytree(compiled, tmp_path / "kept")


def only(kept: Path, pattern: str) -> Path:
    (file,) = kept.rglob(pattern)
    return file


def flip(file: Path, place: int) -> None:
    text = bytearray(file.read_bytes())
    text[place] ^= 0x10
    file.write_bytes(text)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def flip_the_code(file: Path) -> None:
    flip(file, file.read_bytes().index(b"ELF") + 900)


def flip_the_seal(file: Path) -> None:
    flip(file, len(cache.MARK) + 3)


def zero(file: Path) -> None:
    file.write_bytes(bytes(file.stat().st_size))


def put_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()
    (file / "within").touch()


def put_a_circle(file: Path) -> None:
    """A link to itself, which nobody can read, not even root."""
    file.unlink()
    file.symlink_to(file)


def put_a_pipe(file: Path) -> None:
    """Who opens this waits for ever."""
    file.unlink()
    os.mkfifo(file)


def put_another(file: Path) -> None:
    shutil.copyfile(only(file.parent, "*.second-*.kernel"), file)


DAMAGES: dict[str, Callable[[Path], object]] = {
    "cut": cut,
    "emptied": lambda file: file.write_bytes(b""),
    "flipped in the code": flip_the_code,
    "flipped in the seal": flip_the_seal,
    "zeroed": zero,
    "longer": lambda file: file.write_bytes(file.read_bytes() + b"x"),
    "text": lambda file: file.write_text("\N{SNOWMAN} no kernel", encoding="utf-16"),
    "a pickle": lambda file: file.write_bytes(b"cos\nabort\n(tR."),
    "of another entry": put_another,
    "a folder": put_a_folder,
    "a circle": put_a_circle,
    "a pipe": put_a_pipe,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_compiled_anew_and_one_line_says_so(kept: Path, damage: str) -> None:
    for entry in ENTRIES:
        DAMAGES[damage](only(kept, f"*.{entry}-*.kernel"))
    out, err = started(kept).communicate()
    assert out == ANSWER
    assert err.count("\n") == 1
    assert err.startswith("Compiled rules on disk are damaged (")
    assert err.endswith("what is damaged is compiled anew.\n")
    assert started(kept).communicate() == (ANSWER, "")


def test_a_flipped_bit_is_found_wherever_it_is(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = only(kept, "*.third-*.kernel")
    name = file.read_bytes()[len(cache.MARK) + cache.DIGEST_BYTES :].partition(b"\n")[0].decode()
    right = file.read_bytes()
    assert cache.read(file, name)
    for place in {*range(200), *range(200, len(right), 61), len(right) - 1}:
        flip(file, place)
        assert cache.read(file, name) is None
        flip(file, place)
    assert file.read_bytes() == right
    assert cache.read(file, name)


def test_a_file_of_other_sources_is_foreign(kept: Path) -> None:
    file = only(kept, "*.third-*.kernel")
    cache.write(file, "ffffffffffffffff __main__.third-ffffffffffffffff.kernel", b"whatever")
    assert "it belongs to something else" in started(kept).communicate()[1]


def test_a_sealed_file_that_cannot_be_read_back_is_compiled_anew(kept: Path) -> None:
    file = only(kept, "*.third-*.kernel")
    name = file.read_bytes()[len(cache.MARK) + cache.DIGEST_BYTES :].partition(b"\n")[0].decode()
    for content in (b"no pickle", b"\x80\x04]\x94.", b"\x80\x04}\x94B\x01\x00\x00\x00a\x86\x94."):
        cache.write(file, name, content)
        out, err = started(kept).communicate()
        assert (out, err.count("\n")) == (ANSWER, 1)


def test_locks_that_cannot_be_taken_stop_nobody(kept: Path) -> None:
    for lock in kept.rglob("*.lock"):
        lock.unlink()
        lock.mkdir()
    for entry in ENTRIES:
        only(kept, f"*.{entry}-*.kernel").unlink()
    assert started(kept).communicate() == (ANSWER, "")
    assert started(kept).communicate() == (ANSWER, "")


def test_what_cannot_be_stored_is_compiled_each_time(kept: Path) -> None:
    for entry in ENTRIES:
        file = only(kept, f"*.{entry}-*.kernel")
        file.unlink()
        file.with_name(f"{file.name}.new").mkdir()
    out, err = started(kept).communicate()
    assert out == ANSWER
    assert err.count("\n") == 1
    assert "cannot be stored" in err


@pytest.mark.parametrize("place", ["hesperides", "hesperides/kernels"])
def test_a_file_where_the_folder_should_be(tmp_path: Path, place: str) -> None:
    file = tmp_path / "cache" / place
    file.parent.mkdir(parents=True)
    file.touch()
    process = started(tmp_path / "cache", temporary=tmp_path)
    assert process.communicate()[0] == ANSWER
    assert any((tmp_path / f"hesperides-kernels-{os.getuid()}").rglob("*.kernel"))


def open_to_all(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o777)


def open_to_a_group(folder: Path) -> None:
    folder.mkdir()
    folder.chmod(0o770)


def of_somebody_else(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    os.chown(folder, 65534, 65534)


def a_link(folder: Path) -> None:
    """To a folder that is ours: whoever made the link can turn it to another one."""
    ours = folder.with_name("ours")
    ours.mkdir(mode=0o700)
    folder.symlink_to(ours)


NO_ROOT = "only root can give a folder away"
FOREIGN = [open_to_all, open_to_a_group, a_link, pytest.param(of_somebody_else, marks=pytest.mark.skipif(os.getuid() != 0, reason=NO_ROOT))]


@pytest.mark.parametrize("made", FOREIGN)
def test_a_folder_for_temporary_files_that_others_can_change_is_not_used(tmp_path: Path, made: Callable[[Path], None]) -> None:
    foreign = tmp_path / f"hesperides-kernels-{os.getuid()}"
    made(foreign)
    (tmp_path / "cache").touch()
    out, err = started(tmp_path / "cache", temporary=tmp_path).communicate()
    assert (out, err.count("\n")) == (ANSWER, 1), "one line: it is compiled"
    assert not list(foreign.rglob("*.kernel"))
    assert not list(tmp_path.glob("hesperides-kernels-?*[a-z_]*")), "the folder of that run is gone again"


def test_what_is_damaged_is_told(kept: Path) -> None:
    house = only(kept, "*.third-*.kernel").parent.parent
    assert cache.damaged(house) == {}
    DAMAGES["cut"](only(kept, "*.first-*.kernel"))
    DAMAGES["a folder"](only(kept, "*.third-*.kernel"))
    reasons = {file.name.split("-")[0].rpartition(".")[2]: reason for file, reason in cache.damaged(house).items()}
    assert reasons == {"first": "its checksum does not match", "third": "no file"}


def test_processes_that_meet_a_damaged_cache_together(kept: Path) -> None:
    for file in kept.rglob("*.kernel"):
        cut(file)
    together = [started(kept) for _ in range(4)]
    assert [process.communicate()[0] for process in together] == [ANSWER] * 4
    assert started(kept, HOUSE).communicate() == (ANSWER, "")
