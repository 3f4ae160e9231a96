#!/usr/bin/env python3
"""Prints the variables of a program that runs have touched, for Scripts/link-order.

    variables.py PROGRAM TRACE…

A trace is what `valgrind --tool=lackey --trace-mem=yes` writes. What may be written to is worth a place
beside the others: each page of it that is touched becomes one of the process's own.
"""
import bisect
import re
import subprocess
import sys

SECTIONS = (".data", ".bss")


def output(*command: str) -> list[str]:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def places(program: str) -> list[tuple[int, int]]:
    """Where the sections begin and end in memory."""
    found = []
    for line in output("readelf", "-SW", program):
        section = re.match(r"\s*\[\s*\d+\] (\S+)\s+\S+\s+([0-9a-f]+) [0-9a-f]+ ([0-9a-f]+)", line)
        if section and section[1] in SECTIONS:
            start = int(section[2], 16)
            found.append((start, start + int(section[3], 16)))
    return found


def main() -> None:
    program, *traces = sys.argv[1:]
    sections = places(program)
    symbols = []
    for line in output("nm", "-n", "--defined-only", program):
        address, _, name = line.split(maxsplit=2)
        if any(start <= int(address, 16) < end for start, end in sections):
            symbols.append((int(address, 16), name))
    addresses = [address for address, _ in symbols]
    touched = set()
    for trace in traces:
        with open(trace, encoding="ascii", errors="replace") as lines:
            for line in lines:
                # " L 1fff0006d0,8" is a load, S a store, M both; instructions begin with "I".
                if line[0] != " ":
                    continue
                address = int(line[3:line.index(",")], 16)
                if any(start <= address < end for start, end in sections):
                    touched.add(bisect.bisect_right(addresses, address) - 1)
    # Names that the compiler made up are those of something else in the next program.
    print("\n".join(sorted({symbols[index][1] for index in touched
                            if index >= 0 and not symbols[index][1].startswith(".L")})))


if __name__ == "__main__":
    main()
