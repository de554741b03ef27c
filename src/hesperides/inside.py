"""What Hesperides takes from inside Numba: every name that its documentation does not promise, in one place."""

import pickle
from collections.abc import Callable
from typing import Any

from numba.core.compiler import CompileResult
from numba.core.runtime import rtsys
from numba.core.serialize import dumps


def _compiled(dispatcher: Any) -> Any:
    (compiled,) = dispatcher.overloads.values()
    return compiled


def symbol(dispatcher: Any) -> str:
    """What the compiled entry is called in machine code; another name each time it is compiled."""
    return str(_compiled(dispatcher).fndesc.llvm_func_name)


def call_by_name(dispatcher: Any) -> None:
    """Let callers call the compiled code where it is, instead of taking a copy of it along."""
    compiled = _compiled(dispatcher)
    for _, implementation in compiled.target_context._defns[compiled.entry_point].versions:
        implementation.libs = ()


def entry_point(dispatcher: Any) -> Any:
    """The compiled code as a function of Python."""
    return _compiled(dispatcher).entry_point


def pointer(dispatcher: Any) -> tuple[Any, int]:
    """The signature of the compiled code, and its address for callers that hold it as a first-class function."""
    import numba.experimental.function_type  # noqa: F401  # by which Numba knows such a caller's argument

    compiled = _compiled(dispatcher)
    return compiled.signature, int(compiled.library.get_pointer_to_function(compiled.fndesc.llvm_cfunc_wrapper_name))


def store_in(dispatcher: Any, stored: Any) -> None:
    """Let the dispatcher ask `stored` (load_overload, save_overload) before and after it compiles."""
    dispatcher._cache = stored


def packed(compiled: Any) -> bytes:
    """Compiled code as bytes."""
    return dumps(compiled._reduce())  # type: ignore[no-any-return]


def unpacked(context: Any, code: bytes) -> Any:
    """Compiled code from such bytes, which are run: only what was checked may come here."""
    rtsys.initialize(context)  # a refresh would load all that compiling needs: half of a warm start
    return CompileResult._rebuild(context, *pickle.loads(code))  # noqa: S301


def when_kernels_call(dispatcher: Any, by_kernel: Callable[[Callable[[], Any], Any], Any]) -> None:
    """Call `by_kernel(template, arguments)` when the compiler meets a call of this; `template()` is what it asks for."""
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: by_kernel(lambda: template(args, kws), args)


def when_python_calls(dispatcher: Any, by_python: Callable[[], Any]) -> None:
    """Call `by_python()` when Python calls this and nothing is compiled yet; it answers what is to be called."""
    dispatcher._compile_for_args = lambda *args, **kws: by_python()
