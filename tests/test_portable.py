"""What runs on Linux, macOS and Windows alike: nothing that only some of them have is used without asking first."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((ROOT / "src" / "serenissima").rglob("*.py"))
MODULES = {"crypt", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog"}
MODULES |= {"termios", "tty", "uvloop"}
OF_OS = """
    chown chroot confstr ctermid fchdir fchmod fchown fork forkpty getegid geteuid getgid getgroups getloadavg
    getpgid getpgrp getpriority getresuid getsid getuid initgroups killpg lchown mkfifo mknod nice openpty
    pathconf posix_fadvise posix_spawn pread pwrite sched_getaffinity sched_setaffinity sched_yield sendfile
    setegid seteuid setgid setgroups setpgid setpriority setsid setuid statvfs sync sysconf tcgetpgrp ttyname
    uname wait wait3 wait4 waitid O_CLOEXEC O_DIRECTORY O_NOFOLLOW O_SYNC WNOHANG
"""
OF_SIGNAL = """
    alarm getitimer pause pthread_kill pthread_sigmask setitimer siginterrupt sigpending sigtimedwait sigwait
    ITIMER_PROF ITIMER_REAL ITIMER_VIRTUAL SIGALRM SIGCHLD SIGCONT SIGHUP SIGKILL SIGPIPE SIGQUIT SIGSTOP SIGTSTP
    SIGUSR1 SIGUSR2 SIGWINCH SIG_BLOCK SIG_SETMASK SIG_UNBLOCK
"""
NAMES = {
    "os": OF_OS.split(),
    "signal": OF_SIGNAL.split(),
    "select": ["epoll", "kqueue", "poll"],
    "socket": ["AF_UNIX", "SCM_RIGHTS", "SO_REUSEPORT", "recv_fds", "send_fds"],
    "time": ["tzset"],
}
METHODS = {"add_signal_handler", "remove_signal_handler"}
KEYWORDS = {"preexec_fn", "start_new_session", "process_group"}
WORDS = {"fork", "forkserver"}  # ways to begin a process, as multiprocessing is told of them
ASKED = ("hasattr(", "os.name", "sys.platform", "except ImportError", "NotImplementedError")


def only_somewhere(node: ast.AST) -> str:
    """What of this not every system has; nothing where all do."""
    match node:
        case ast.Import(names=names) if found := MODULES & {alias.name.split(".")[0] for alias in names}:
            return min(found)
        case ast.ImportFrom(module=str(module)) if module.split(".")[0] in MODULES:
            return module
        case ast.ImportFrom(module=str(module), names=names):
            return next((f"{module}.{one.name}" for one in names if one.name in NAMES.get(module, [])), "")
        case ast.Attribute(value=ast.Name(id=module), attr=name) if name in NAMES.get(module, []):
            return f"{module}.{name}"
        case ast.Call(func=ast.Attribute(attr=name)) if name in METHODS:
            return name
        case ast.Call(func=ast.Attribute(attr="get_context" | "set_start_method"), args=[ast.Constant(value=str(how))]):
            return how if how in WORDS else ""
        case ast.keyword(arg=str(name)) if name in KEYWORDS:
            return name
    return ""


def unasked(text: str) -> Iterator[str]:
    """What a file uses that only some systems have, in a function or at the top, and does not ask first."""
    tree = ast.parse(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in ast.walk(tree):
        name = only_somewhere(node)
        if name:
            line = getattr(node, "lineno", 0)
            around = [one for one in functions if one.lineno <= line <= (one.end_lineno or line)]
            guards = [ast.unparse(one) for one in around] or [ast.unparse(one) for one in tree.body if holds(one, line)]
            if not any(word in guard for guard in guards for word in ASKED):
                yield f"{line}: {name}"


def holds(node: ast.stmt, line: int) -> bool:
    return node.lineno <= line <= (node.end_lineno or node.lineno)


def test_nothing_is_used_that_only_some_systems_have() -> None:
    found = [f"{path.relative_to(ROOT)}:{use}" for path in SOURCES for use in unasked(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("import fcntl", "fcntl"),
        ("import os\nos.killpg(1, 9)", "os.killpg"),
        ("from signal import setitimer", "signal.setitimer"),
        ("def f():\n    import resource", "resource"),
        ("import multiprocessing\nx = multiprocessing.get_context('fork')", "fork"),
        ("import subprocess\nsubprocess.Popen([], start_new_session=True)", "start_new_session"),
        ("def f(loop):\n    loop.add_signal_handler(1, f)", "add_signal_handler"),
    ],
)
def test_such_a_thing_would_be_found(text: str, name: str) -> None:
    [found] = unasked(text)
    assert found.endswith(f": {name}")


def test_who_asks_may_use_it() -> None:
    assert list(unasked("import os\n\ndef f():\n    if hasattr(os, 'nice'):\n        os.nice(1)")) == []
    assert list(unasked("try:\n    import readline\nexcept ImportError:\n    readline = None")) == []


def text_without_encoding(text: str) -> Iterator[int]:
    """Lines that read or write text as the system happens to have it."""
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = {keyword.arg for keyword in node.keywords}
        modes = [
            one.value
            for one in [*node.args, *(keyword.value for keyword in node.keywords)]
            if isinstance(one, ast.Constant)
        ]
        binary = any(isinstance(mode, str) and "b" in mode and len(mode) <= 3 for mode in modes)
        opens = (
            name == "open"
            and isinstance(node.func, ast.Attribute)
            and any(mode in ("r", "w", "a", "x") for mode in modes)
        )
        if (name in ("read_text", "write_text") or opens) and "encoding" not in said and not binary:
            yield node.lineno


def test_every_text_is_read_and_written_as_utf_8() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in SOURCES
        for line in text_without_encoding(path.read_text(encoding="utf-8"))
    ]
    assert found == []
    assert list(text_without_encoding("p.write_text('x')")) == [1]
