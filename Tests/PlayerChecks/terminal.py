#!/usr/bin/env python3
"""Play a sample in a real terminal and leave it in every way: it must be given back as it was.

usage: terminal.py CATALOG
CATALOG is the built program. A shell with job control runs it, as a person would.
"""
import os
import pty
import select
import signal
import subprocess
import sys
import time


def play(catalog, leave):
    """Whether it played, with which status it ended, and whether keys come by the line again."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execvp("bash", ["bash", "--norc", "-i"])
    said = b""

    def read(until, limit=20.0):
        nonlocal said
        end = time.time() + limit
        while until not in said and time.time() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try:
                    said += os.read(terminal, 65536)
                except OSError:
                    return
    read(b"# ", 2)
    os.write(terminal, f"{catalog} play fade --look plain; echo STATUS:$?:\n".encode())
    read(b">> forward")
    said_before = said
    if isinstance(leave, bytes):
        os.write(terminal, leave)
    else:
        time.sleep(0.2)
        found = subprocess.run(["pgrep", "-f", f"^{catalog} play fade"], capture_output=True, text=True)
        for process in found.stdout.split():
            os.kill(int(process), leave)
    read(b"\x1b[?1049l")
    read(b"STATUS:", 5)
    os.write(terminal, b"stty -a; echo DONE:$?:\n")
    read(b"DONE:0:", 5)
    os.close(terminal)
    os.waitpid(pid, 0)
    tail = said[said.rfind(b"\x1b[?1049h"):]
    status = tail.rpartition(b"STATUS:")[2].split(b":")[0].decode()
    return b">> forward" in said_before and b"\x1b[?1049l" in tail and b" icanon" in tail, status


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    catalog = os.path.abspath(sys.argv[1])
    ways = [("q", b"q", "0"), ("Ctrl-C", b"\x03", "0"), ("SIGTERM", signal.SIGTERM, "143"),
            ("SIGHUP", signal.SIGHUP, "129")]
    failures = 0
    for name, leave, expected in ways:
        is_right, status = play(catalog, leave)
        is_right = is_right and status == expected
        failures += not is_right
        print(f"{'ok  ' if is_right else 'FAIL'} left by {name}: status {status}")
    sys.exit(1 if failures else 0)


main()
