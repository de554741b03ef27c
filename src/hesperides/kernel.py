"""What a rules kernel is made of, in Numba's public words (what else of it is used stands in inside.py).

`@kernel` compiles a function for other kernels, `@inlined` a small one that is written into its callers, `@entry` one that Python calls
too. All read the annotations: the type words below say what the compiled code gets, and every kernel has exactly one signature. Nothing
is compiled at import. The compiler sees a kernel together with all kernels it calls, again for each caller; an entry it sees once, its
callers only its name: so the chapters of a rule book are entries. Entries are stored in a cache folder, each named by a hash
of all that it reaches (reach.py) and together with the names of the entries it calls.

With NUMBA_DISABLE_JIT=1 the same source runs as plain Python, for the debugger and for coverage.
"""

import functools
import hashlib
import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import llvmlite
import numba as nb
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic

from hesperides import cache, inside, linking, reach
from hesperides.rows import new as new
from hesperides.rows import plain as plain
from hesperides.rows import record as record
from hesperides.rows import row_of as row_of
from hesperides.rows import row_type

F = TypeVar("F", bound=Callable[..., Any])

# --- type words: what an annotation means to mypy, and what it means to the compiler ------------------------------------

Small = Annotated[Any, np.uint8]
"""0..255; as an index it needs no wrap-around check."""
Index = Annotated[Any, np.uint32]
"""A number of a space, region or seat: unsigned, so that indexing needs no wrap-around check."""
Short = Annotated[Any, np.int16]
Count = Annotated[Any, np.int64]
Action = Annotated[Any, np.int32]
RuleId = Annotated[Any, np.int32]
Word = Annotated[Any, np.uint64]
"""64 bits, for instance a third of a board."""
Truth = Annotated[Any, np.bool_]
Real = Annotated[Any, np.float64]
Nothing: TypeAlias = None
Vector = Any
"""An array: in a record `Annotated[Vector, np.uint8, 192]`, as an argument one of the two below."""
Actions = Annotated[Vector, np.int32, "argument"]
"""int32[:], where a list of actions is written."""
Figures = Annotated[Vector, np.int64, "argument"]
"""int64[:], where figures are written."""
Reals = Annotated[Vector, np.float64, "argument"]

UNWRITTEN = 0xA5
"""What scratch memory is filled with under bounds checks."""
NONE = 255
"""The empty value of small unsigned fields: no space, no region, no letter."""
JIT = not nb.config.DISABLE_JIT


# --- the decorators ------------------------------------------------------------------------------------------------------


def _compiled_type(hint: Any) -> Any:
    if hint is None or hint is type(None):
        return nb.void
    if hasattr(hint, "dtype"):
        return nb.from_dtype(hint.dtype)
    args = get_args(hint)
    if get_origin(hint) is tuple:
        return types.UniTuple(_compiled_type(args[0]), len(args))  # type: ignore[attr-defined]
    if len(args) == 3:
        element = nb.from_dtype(np.dtype(args[1]))
        return element[:, ::1] if args[2] == "table" else element[::1]
    if len(args) == 2 and isinstance(args[1], type):
        return nb.from_dtype(np.dtype(args[1]))
    raise TypeError(f"{hint!r} is no type word of hesperides.kernel")


def _signature(function: Callable[..., Any]) -> Any:
    hints = get_type_hints(function, include_extras=True)
    answer = _compiled_type(hints.pop("return"))
    return answer(*[_compiled_type(hint) for hint in hints.values()])


def _lazily(dispatcher: Any, function: Callable[..., Any]) -> Any:
    """Compile on the first use, by Python or by another kernel, and only for the signature of the annotations."""
    is_entry = not dispatcher.targetoptions.get("no_cpython_wrapper")
    name = f"{function.__module__}.{function.__qualname__}"
    stored = linking.Stored(name, CACHE, lambda: reach.digest(dispatcher.py_func))
    if is_entry:
        linking.enter(name, dispatcher)
        inside.store_in(dispatcher, stored)

    def compile_once() -> None:
        with linking.turn(stored.lock if is_entry and not dispatcher.overloads else None):
            if dispatcher.overloads:
                return
            _announce(dispatcher)
            linking.noting(name, lambda: dispatcher.compile(_signature(function)))
            dispatcher.disable_compile()
            if is_entry:
                inside.call_by_name(dispatcher)

    def by_kernel(template: Callable[[], Any], _: Any) -> Any:
        compile_once()
        linking.called(name, is_entry)
        return template()

    def by_python() -> Any:
        if not is_entry:
            raise TypeError(f"{function.__name__} is a kernel of other kernels; make it an entry to call it from Python")
        compile_once()
        return inside.entry_point(dispatcher)

    inside.when_kernels_call(dispatcher, by_kernel)
    inside.when_python_calls(dispatcher, by_python)
    dispatcher.compile_once, dispatcher.stored = compile_once, stored
    return dispatcher


def _conversion(hint: Any) -> Callable[[Any], Any]:
    args = get_args(hint)
    if get_origin(hint) is tuple or len(args) != 2:
        return lambda value: value
    if args[1] is np.uint64:
        return np.uint64
    return {"b": bool, "f": float}.get(np.dtype(args[1]).kind, int)


def _as_compiled(function: F) -> F:
    """Without the compiler: turn scalars into what the annotations say, as the one signature of a kernel does."""
    hints = get_type_hints(function, include_extras=True)
    answer = _conversion(hints.pop("return"))
    conversions = [_conversion(hint) for hint in hints.values()]

    @functools.wraps(function)
    def plain(*args: Any) -> Any:
        return answer(function(*[convert(arg) for convert, arg in zip(conversions, args, strict=True)]))

    return plain  # type: ignore[return-value]


def kernel(function: F, inline: bool = False) -> F:
    """A function of other kernels: one signature, no Python wrapper."""
    if not JIT:
        return _as_compiled(function)
    compiler = nb.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inline, error_model="numpy")
    return _lazily(compiler(function), function)  # type: ignore[no-any-return]


def inlined(function: F) -> F:
    """A small kernel on the way everybody takes: written into its callers."""
    return kernel(function, inline=True)


def entry(function: F) -> F:
    """A kernel that Python calls: stored on disk once compiled, releases the interpreter lock."""
    if not JIT:
        return np.errstate(over="ignore")(_as_compiled(function))
    compiler = nb.njit(nogil=True, error_model="numpy")
    return _lazily(compiler(function), function)  # type: ignore[no-any-return]


# --- code for whatever game: kernels as arguments ------------------------------------------------------------------------

Kernel = Annotated[Any, "a kernel"]
"""A parameter of a generic function (below) that gets a kernel."""
Setting = Annotated[Any, "setting"]
"""What the kernels take as `setting`; likewise the next two."""
State = Annotated[Any, "state"]
Log = Annotated[Any, "log"]


def part(function: F) -> F:
    """A piece of a generic function: its types are those its caller has."""
    if not JIT:
        return function
    dispatcher = nb.njit(nogil=True, no_cpython_wrapper=True, error_model="numpy")(function)

    def by_kernel(template: Callable[[], Any], args: Any) -> Any:
        key = dispatcher, tuple(args)
        answer = template() if linking.is_noted(key) else linking.noting(key, template)
        linking.called(key)
        return answer

    inside.when_kernels_call(dispatcher, by_kernel)
    return dispatcher  # type: ignore[no-any-return]


class _Pointer(types.WrapperAddressProtocol):
    """A compiled kernel as a first-class function."""

    def __init__(self, dispatcher: Any) -> None:
        dispatcher.compile_once()
        self._signature, self._address = inside.pointer(dispatcher)

    def __wrapper_address__(self) -> int:
        return self._address

    def signature(self) -> Any:
        return self._signature


class _Generic:
    """An entry whose first parameters are filled with kernels, when it is first called."""

    def __init__(self, function: Callable[..., Any], kernels: list[Any]) -> None:
        self.py_func, self._kernels = function, kernels
        self._pointers: list[_Pointer] | None = None

    def compile_once(self) -> None:
        with linking.turn(None):
            if self._pointers is None:
                self._pointers = self._compile()

    @functools.cached_property
    def _signature(self) -> Any:
        signatures = [_signature(kernel.py_func) for kernel in self._kernels]
        *kinds, answer = _generic_types(self.py_func, self._kernels, signatures)
        return answer(*map(types.FunctionType, signatures), *kinds)

    @functools.cached_property
    def _name(self) -> str:
        return _generic_name(self.py_func, self._signature)

    @functools.cached_property
    def stored(self) -> linking.Stored:
        """Where its compiled code lies."""
        return linking.Stored(self._name, CACHE, lambda: reach.digest(self.py_func))

    def _compile(self) -> list[_Pointer]:
        pointers = [_Pointer(kernel) for kernel in self._kernels]
        self._run = nb.njit(nogil=True, error_model="numpy")(self.py_func)
        inside.store_in(self._run, self.stored)
        with linking.turn(self.stored.lock):
            _announce(self._run)
            linking.noting(self._name, lambda: self._run.compile(self._signature))
        self._run.disable_compile()
        return pointers

    def __call__(self, *arguments: Any) -> Any:
        self.compile_once()
        return self._run(*self._pointers, *arguments)  # type: ignore[misc]


def _generic_name(function: Callable[..., Any], signature: Any) -> str:
    """What a generic function with these types is stored as."""
    return f"{function.__module__}.{function.__qualname__}-{hashlib.sha256(str(signature).encode()).hexdigest()[:16]}"


def _generic_types(function: Callable[..., Any], kernels: list[Any], signatures: list[Any]) -> list[Any]:
    """The types of the parameters after the kernels, and of the answer; `Setting` and the like as the kernels have them."""
    of_game: dict[str, Any] = {}
    for kernel, signature in zip(kernels, signatures, strict=True):
        of_game |= dict(zip(get_type_hints(kernel.py_func), signature.args, strict=False))
    hints = list(get_type_hints(function, include_extras=True).values())[len(kernels) :]
    return [of_game[get_args(hint)[1]] if hint in (Setting, State, Log) else _compiled_type(hint) for hint in hints]


def generic(function: Callable[..., Any], *kernels: Any) -> Callable[..., Any]:
    """`function` as an entry with its first parameters, all annotated `Kernel`, filled with entries of some game.

    They are called through pointers, so nothing of the game is compiled again; the types of their arguments must match exactly.
    """
    if not JIT:
        return np.errstate(over="ignore")(partial(function, *kernels))
    return _Generic(function, list(kernels))


# --- cold and warm -------------------------------------------------------------------------------------------------------

_announced = False


CACHE = cache.folder(sys.version, llvmlite.__version__, nb.__version__, np.__version__, nb.config.BOUNDSCHECK, nb.config.OPT)


def is_warm(entries: Iterable[Any]) -> bool:
    """True if all of them are stored on this machine, compiled from these sources."""
    return not JIT or all(each.stored.file.is_file() for each in entries)


def warm(entries: Iterable[Any], progress: Callable[[str], None] = lambda _: None) -> None:
    """Compile or load the entries, calling `progress` with the name of each before it is dealt with."""
    global _announced
    _announced = True
    if not JIT:
        return
    for each in entries:
        progress(each.py_func.__name__)
        each.compile_once()
    cache.forget_old(CACHE)


def _announce(dispatcher: Any) -> None:
    """Say once that compiling takes a while, if nobody shows progress and the cache is cold."""
    global _announced
    if not _announced and not any(CACHE.glob("*/*.kernel")):
        _announced = True
        print("Compiling the rules for this machine, once: about a minute …", file=sys.stderr, flush=True)


# --- what Numba lacks ------------------------------------------------------------------------------------------------------

if JIT:

    def _unary_bits(name: str) -> Any:
        def of(context: Any, word: Any) -> Any:
            def code(target: Any, builder: Any, signature: Any, args: Any) -> Any:
                if name == "ctpop":
                    return builder.ctpop(args[0])
                return builder.cttz(args[0], cgutils.true_bit)

            return types.int64(types.uint64), code

        return intrinsic(of)

    popcount = _unary_bits("ctpop")
    """How many bits of a uint64 are set."""
    lowest_bit = _unary_bits("cttz")
    """The number of the lowest set bit of a uint64 that is not 0."""

    def scratch_of(cls: type[Any]) -> Any:
        """A function for kernels: a record of this class on the caller's stack, with whatever lay there before.

        (An element of a local array would be freed with the array: a record holds no reference to it.)
        """
        kind = nb.from_dtype(cls.dtype)

        def of(context: Any) -> Any:
            def code(compiler: Any, builder: Any, signature: Any, args: Any) -> Any:
                space = cgutils.alloca_once(builder, cgutils.ir.ArrayType(cgutils.int8_t, kind.size))
                space.align = 16
                if nb.config.BOUNDSCHECK:  # reading what was not written shows
                    cgutils.memset(builder, space, compiler.get_constant(types.intp, kind.size), UNWRITTEN)
                return builder.bitcast(space, compiler.get_value_type(kind))

            return kind(), code

        return intrinsic(of)

    def rows_of(cls: type[Any], number: int) -> Any:
        """A function for kernels: an array of so many records, with whatever lay there before. Keep it while its records are in use."""
        kind = cls.dtype
        return nb.njit(nogil=True, no_cpython_wrapper=True)(lambda: np.empty(number, kind))

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_record(context: Any, target: Any, source: Any) -> Any:
        """Copy a record's bytes onto another of the same type."""

        def code(compiler: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = compiler.get_constant(types.intp, source.size)
            pointers = [builder.bitcast(each, cgutils.voidptr_t) for each in args]
            cgutils.raw_memcpy(builder, pointers[0], pointers[1], size, 1)
            return compiler.get_dummy_value()

        return types.void(target, source), code

else:

    def popcount(word: Any) -> int:
        """How many bits of a uint64 are set."""
        return int(word).bit_count()

    def lowest_bit(word: Any) -> int:
        """The number of the lowest set bit of a uint64 that is not 0."""
        return (int(word) & -int(word)).bit_length() - 1

    def scratch_of(cls: type[Any]) -> Any:
        """As above, without the compiler."""
        return lambda: new(cls)

    def rows_of(cls: type[Any], number: int) -> Any:
        """As above, without the compiler."""
        return lambda: np.zeros(number, row_type(cls.dtype))

    def copy_record(target: Any, source: Any) -> None:
        """As above, without the compiler."""
        for name in source.dtype.names:
            target[name] = source[name]


@record
class Entropy:
    """The state of a random generator, advanced in place."""

    first: Word
    second: Word


@kernel
def draw(entropy: Entropy, number: Count) -> Count:
    """A uniform number below `number` (1..2**31), exactly: xorshift128+ and rejection (Lemire 2019)."""
    limit = np.uint64(number)
    product = (next_bits(entropy) >> np.uint64(32)) * limit
    if (product & np.uint64(0xFFFFFFFF)) < limit:
        threshold = (np.uint64(1 << 32) - limit) % limit
        while (product & np.uint64(0xFFFFFFFF)) < threshold:
            product = (next_bits(entropy) >> np.uint64(32)) * limit
    return np.int64(product >> np.uint64(32))


@kernel
def next_bits(entropy: Entropy) -> Word:
    """64 random bits (xorshift128+, Vigna 2014)."""
    first, second = entropy.first, entropy.second
    answer = first + second
    first ^= first << np.uint64(23)
    entropy.first = second
    entropy.second = first ^ second ^ (first >> np.uint64(18)) ^ (second >> np.uint64(5))
    return answer


def entropy(seed: int) -> Any:
    """A generator's state from a seed (SplitMix64, so that near seeds differ)."""
    answer = new(Entropy)
    for word in answer.dtype.names:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = seed
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        answer[word] = z ^ (z >> 31)
    return answer
