#!/usr/bin/env python3
"""Plays a sample in a real terminal and ends it in every way: the terminal must be restored.

usage: terminal.py CATALOG

CATALOG is the built program. An interactive shell with job control runs it.
"""
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Browser"))

from browser import Verdicts, arguments  # noqa: E402


def play(catalog, leave, size=(24, 80), job="", shows=b">> playing"):
    """Plays the sample, and ends it by the keys and signals of `leave`.

    Returns True if the sample played and the terminal reads whole lines again, and the status.
    """
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execvp("bash", ["bash", "--norc", "-i"])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", *size, 0, 0))
    said = b""

    def read(until, limit=20.0):
        nonlocal said
        end = time.time() + limit
        while not re.search(until, said) and time.time() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    said += os.read(terminal, 65536)
                except OSError:
                    return
    read(b"# ", 2)
    command = f"{catalog} play fade --look plain"
    if job:
        # In the background the program must stop, and must not change the terminal.
        os.write(terminal, f"{command} &\n".encode())
        read(rb"\[1\]", 5)
        os.write(terminal, b"sleep 1; jobs; stty -a; echo BACK:$?:\n")
        read(rb"BACK:\d", 10)
        waits = b"Stopped" in said and re.search(rb"\sicanon", said) and b"\x1b[?1049h" not in said
        os.write(terminal, f"{job}; echo STATUS:$?:\n".encode())
    else:
        waits = True
        os.write(terminal, f"{command}; echo STATUS:$?:\n".encode())
    read(re.escape(shows))
    said_before = said
    for step in leave if isinstance(leave, list) else [leave]:
        if isinstance(step, bytes):
            os.write(terminal, step)
        else:
            time.sleep(0.2)
            # The shell has no other child.
            subprocess.run(["pkill", f"-{step.value}", "-P", str(pid)])
    read(rb"\x1b\[\?1049l")
    read(rb"STATUS:\d", 5)
    os.write(terminal, b"stty -a; echo DONE:$?:\n")
    read(rb"DONE:\d", 5)
    os.close(terminal)
    os.waitpid(pid, 0)
    tail = said[said.rfind(b"\x1b[?1049h"):]
    status = tail.rpartition(b"STATUS:")[2].split(b":")[0].decode()
    has_played = waits and shows in said_before
    return has_played and b"\x1b[?1049l" in tail and bool(re.search(rb"\sicanon", tail)), status


def main():
    catalog, verdicts = arguments(__doc__, "catalog").parse_args().catalog, Verdicts()
    ways = [("q", b"q", "0", {}), ("Ctrl-C", b"\x03", "0", {})]
    ways += [(number.name, number, str(128 + number), {}) for number in (
        signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGALRM,
        signal.SIGUSR1, signal.SIGUSR2, signal.SIGXCPU)]
    ways += [
        ("SIGTSTP, which it passes over, and q", [signal.SIGTSTP, b"q"], "0", {}),
        ("q in a terminal of 65535 x 65535", b"q", "0", {"size": (65535, 65535)}),
        ("SIGTERM in a terminal of 65535 x 65535", signal.SIGTERM, "143", {"size": (65535, 65535)}),
        ("q in a terminal of 1 x 1", b"q", "0", {"size": (1, 1), "shows": b"\x1b[2J"}),
        ("q after the background", b"q", "0", {"job": "fg"}),
    ]
    for name, leave, expected, more in ways:
        is_right, status = play(catalog, leave, **more)
        faults = [] if is_right else ["the terminal is not as it was, or nothing was played"]
        if status != expected: faults.append(f"the status is {status}")
        verdicts.add(f"left by {name}", faults)
    verdicts.end()


main()
