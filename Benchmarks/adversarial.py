#!/usr/bin/env python3
"""Trees and Swift files that are made to be slow: each has much of what some rule compares with each other.

A rule that looks at all pairs takes a hundred times as long for ten times as many. To write one:
    python3 Benchmarks/adversarial.py SHAPE NODES > shape.a11y.json
    a11y-lint lint --profile shape.a11y.json > /dev/null
A shape of Swift is a file of that many views: its name begins with swift.
"""

import itertools
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

Node = dict[str, Any]
Shape = Callable[[int], Node]

# A file may nest 1,000 values; a node and its list of children are two.
DEEPEST = 480
FRAME = [0, 0, 100, 100]
PHONE = [390, 844]


def screen(children: list[Node], **keys: Any) -> Node:
    """A screen of these children; it has no title, so that one is looked for in its reading order."""
    return {"screen": "S", "size": PHONE, **keys, "children": children}


def repeated(count: int, make: Callable[[int], Node]) -> Node:
    """A screen of children that are made by their number."""
    return screen([make(number) for number in range(count)])


def chain(depth: int, node: Callable[[int], Node], inmost: list[Node]) -> Node:
    """Nodes that stand inside each other."""
    children = inmost
    for number in reversed(range(depth)):
        children = [{**node(number), "children": children}]
    return children[0]


def chains(count: int, node: Callable[[int], Node]) -> Node:
    """As many chains of ancestors as make so many nodes."""
    return screen([chain(DEEPEST, node, []) for _ in range(max(1, count // DEEPEST))])


def word(number: int) -> str:
    """A name of its own for each number, without digits, which voices have trouble with."""
    syllables = ("ba", "co", "di", "fu", "ge", "ha", "jo", "li", "mu", "ne")
    return "".join(syllables[int(digit)] for digit in str(number)).capitalize()


# ---- what lies where

def overlapping_siblings(count: int) -> Node:
    """Siblings that overlap, half of them opaque, drawn in a mixed order."""
    return repeated(count, lambda n: {
        "type": "button", "text": f"Go {word(n)}", "frame": [n % 3, 0, 100, 100], "z": n % 7,
        **({"background": "#FFF"} if n % 2 == 0 else {}),
    })


def same_place(count: int) -> Node:
    """Controls that lie in the same place and cover nothing for certain."""
    return repeated(count, lambda n: {"type": "button", "label": f"Go {word(n)}", "frame": FRAME})


def staircase(count: int) -> Node:
    """Elements each of which begins before the one above it ends: rows are in doubt everywhere."""
    return repeated(count, lambda n: {
        "type": "text", "text": f"Line {word(n)}", "frame": [n * 37 % 300, n * 5, 80, 18],
    })


def one_row(count: int) -> Node:
    """Elements side by side in one row, the last written first."""
    return repeated(count, lambda n: {
        "type": "button", "label": f"Go {word(n)}", "frame": [(count - n) * 50, 100 + n % 2, 44, 44],
    })


def crowded(count: int) -> Node:
    """Targets of one point each, a point apart."""
    return repeated(count, lambda n: {
        "type": "button", "label": f"Key {word(n)}", "frame": [n % 100 * 2, n // 100 * 2, 1, 1],
    })


def faulty_buttons(count: int) -> Node:
    """Buttons each of which several rules find fault with: far more findings than a report lists."""
    return repeated(count, lambda n: {"type": "button", "image": f"ic_{word(n)}",
                                      "frame": [n % 15 * 25, n // 15 * 25, 20, 20]})


def layers(count: int) -> Node:
    """Coloured texts, each upon one more translucent layer."""
    half = count // 2
    tints = ({"type": "view", "frame": FRAME, "background": "#8080FF40"} for _ in range(half))
    texts = ({"type": "text", "text": f"Pale {word(n)}", "color": "#999", "frame": FRAME} for n in range(half))
    return screen([node for pair in zip(tints, texts) for node in pair])


def covered_branches(count: int) -> Node:
    """Branches whose leaves stand in each other's place, with a cover after each."""
    return repeated(count // 3, lambda n: {
        "type": "view", "frame": FRAME, "background": "#FFF",
        "children": [{"type": "button", "text": f"Go {word(n)}", "frame": FRAME},
                     {"type": "image", "image": "photo", "label": f"Photo {word(n)}", "frame": FRAME}],
    })


# ---- equal texts and ids

def equal_labels(count: int) -> Node:
    """Buttons of one name that do different things."""
    return repeated(count, lambda n: {
        "type": "button", "label": "Delete", "id": f"b{n}", "onTap": f"delete{n}",
        "frame": [0, n * 50, 100, 44],
    })


def equal_ids(count: int) -> Node:
    """Elements of one id, with frames in which none lies upon another."""
    return repeated(count, lambda n: {
        "type": "button", "label": f"Go {word(n)}", "id": "same", "frame": [0, n * 50, 100, 44],
    })


def equal_rows(count: int) -> Node:
    """Cells that have the same texts and the same buttons."""
    return screen([{
        "type": "list", "frame": [0, 0, 390, 844],
        "children": [{
            "type": "cell", "frame": [0, n * 80, 390, 80],
            "children": [{"type": "text", "text": "Total", "frame": [16, 8, 100, 20]},
                         {"type": "text", "text": "12,5 kg", "frame": [16, 40, 100, 20]},
                         {"type": "button", "text": "More", "frame": [300, 8, 60, 44]}],
        } for n in range(count // 4)],
    }])


def captions_and_fields(count: int) -> Node:
    """Captions before fields that have no names."""
    return repeated(count, lambda n: {
        "type": "text" if n % 2 == 0 else "textField", **({"text": "Name:"} if n % 2 == 0 else {}),
        "frame": [0, n * 30, 200, 28],
    })


def captions_without_frames(count: int) -> Node:
    """All captions first, then all the controls that they may be about."""
    return repeated(count, lambda n: (
        {"type": "text", "text": f"Caption {word(n % 50)}"} if n < count // 2 else {"type": "switch"}
    ))


def labels_and_values(count: int) -> Node:
    """Captions and values in two columns of one height each."""
    return repeated(count, lambda n: {
        "type": "text", "text": f"Weight {word(n)}" if n % 2 == 0 else f"{n % 90} kg",
        "frame": [n % 2 * 200, n // 2 * 24, 180, 20],
    })


# ---- relations

def one_caption_for_all(count: int) -> Node:
    """Controls that are all named by the same caption."""
    rest = [{"type": "switch", "labelledBy": "caption", "id": f"s{n}"} for n in range(count - 1)]
    return screen([{"type": "text", "id": "caption", "text": "Sound"}, *rest])


def caption_chain(count: int) -> Node:
    """Controls each of which is named by the next."""
    return repeated(count, lambda n: {"type": "button", "id": f"b{n}", "labelledBy": f"b{n + 1}"})


def explicit_list(count: int) -> Node:
    """One explicit list of all children, from the last to the first."""
    texts = [{"type": "text", "id": f"t{n}", "text": f"Line {word(n)}", "frame": [0, n * 20, 200, 20]}
             for n in range(count)]
    return screen(texts, elements=[f"t{n}" for n in reversed(range(count))])


def listed_twice(count: int) -> Node:
    """A list that names each child twice, and as many that are not there."""
    buttons = [{"type": "button", "id": f"b{n}", "label": f"Go {word(n)}"} for n in range(count)]
    ids = (f"b{count - 1 - n if n % 2 == 0 else n}" for n in range(count))
    return screen(buttons, elements=[id for known in ids for id in (known, known, "x" + known)])


def lists_of_each_other(count: int) -> Node:
    """Containers each of which lists the next one."""
    return repeated(count, lambda n: {
        "type": "view", "id": f"v{n}", "elements": [f"v{(n + 1) % count}"],
    })


def one_substituted(count: int) -> Node:
    """Elements that all stand in for one, and controls that all replace its gesture."""
    target: Node = {"type": "view", "id": "card", "gestures": ["swipe", "longPress"], "frame": FRAME}
    return screen([target, *({
        "type": "button", "label": f"Go {word(n)}", "frame": FRAME,
        **({"substituteFor": "card"} if n % 2 else {"alternativeFor": {"id": "card", "gesture": "swipe"}}),
    } for n in range(count - 1))])


def posts(count: int) -> Node:
    """Buttons that post several notifications to a target each."""
    return repeated(count, lambda n: {
        "type": "button", "id": f"b{n}", "label": f"Go {word(n)}", "posts": [
            {"type": "layoutChanged", "on": "tap", "target": f"b{(n + 1) % count}"},
            {"type": "announcement", "on": "tap", "text": "Saved"},
        ],
    })


def popups(count: int) -> Node:
    """Popups, each of them opened by a button and covering all the others."""
    return repeated(count, lambda n: (
        {"type": "button", "label": f"Open {word(n)}", "opens": f"p{n + 1}", "frame": FRAME} if n % 2 == 0
        else {"type": "view", "id": f"p{n}", "presents": "popup", "frame": FRAME, "background": "#FFF",
              "returnsFocusTo": f"p{n - 2}", "children": []}
    ))


def modals(count: int) -> Node:
    """Siblings that are all modal and lie in the same place."""
    return repeated(count, lambda n: {
        "type": "view", "modal": True, "frame": FRAME, "background": "#FFF",
        "children": [{"type": "button", "label": f"Go {word(n)}", "frame": FRAME}],
    })


# ---- containers

def nested(count: int) -> Node:
    """Chains of controls inside each other."""
    return chains(count, lambda n: {"type": "button", "label": f"Go {word(n)}", "frame": FRAME, "gestures": "tap"})


def nested_containers(count: int) -> Node:
    """Chains of containers with names, each with something to read beside the next one."""
    def level(number: int) -> Node:
        return {"type": "view", "label": f"Group {word(number)}", "container": "semanticGroup", "frame": FRAME}
    depth = DEEPEST // 2
    return screen([chain(depth, level, [{"type": "text", "text": f"Deep {word(n)}", "frame": FRAME}
                                        for n in range(depth)])
                   for _ in range(max(1, count // DEEPEST))])


def nested_suppressions(count: int) -> Node:
    """Chains of nodes each of which switches rules off for all below."""
    return chains(count, lambda n: {"type": "button", "disable": ["touch-target-too-small", "nested-interactive"]})


def misspelt_rules(count: int) -> Node:
    """Nodes that switch off rules nobody has, each of which is nearly one that there is."""
    return screen([{"type": "text", "text": f"Word {word(n)}", "disable": [f"touch-target-to-small{word(n)}"]}
        for n in range(count - 1)])


def misspelt_purposes(count: int) -> Node:
    """Fields for content that nobody knows, all of it nearly what somebody does."""
    return screen([{"type": "textField", "label": f"Field {word(n)}", "textContentType": f"emailAdress{word(n)}"}
        for n in range(count - 1)])


def segments(count: int) -> Node:
    """One segmented control with all the segments."""
    return screen([{"type": "segmentedControl", "label": "Range", "children": [
        {"type": "segment", "text": f"Part {word(n)}", "selected": n == 7} for n in range(count - 1)]}])


def tabs(count: int) -> Node:
    """One bar with all the tabs."""
    return screen([{"type": "tabBar", "children": [
        {"type": "tab", "text": f"Tab {word(n % 9)}", "image": "star"} for n in range(count - 1)]}])


def table(count: int) -> Node:
    """One data table with all the cells."""
    return screen([{"type": "table", "container": "dataTable", "children": [
        {"type": "tableCell", "text": f"{n % 90} kg", "row": n // 10, "column": n % 10,
         **({"header": "column"} if n < 10 else {})} for n in range(count - 1)]}])


def strip(count: int) -> Node:
    """Options of which one is selected, in one row."""
    return screen([{"type": "stack", "frame": [0, 0, count * 50, 44], "children": [
        {"type": "button", "text": f"{n % 90}", "selected": n == 3, "frame": [n * 50, 0, 44, 44]}
        for n in range(count - 1)]}])


def steppers(count: int) -> Node:
    """Minus, value and plus, over and over among the same siblings."""
    kinds: list[Node] = [{"type": "button", "text": "-"}, {"type": "text", "text": "2"},
                         {"type": "button", "text": "+"}]
    return repeated(count, lambda n: {**kinds[n % 3], "frame": [n % 3 * 50, n // 3 * 50, 44, 44]})


def headings(count: int) -> Node:
    """Headings of mixed levels with nothing below them."""
    return repeated(count, lambda n: {
        "type": "text", "text": f"Part {word(n % 20)}", "traits": ["header"], "headingLevel": n % 6 + 1,
    })


def swallowed(count: int) -> Node:
    """An element that has all the others inside and is read as one."""
    inner = [{"type": "button" if n % 2 else "text", "text": f"Part {word(n)}", "frame": FRAME}
             for n in range(count - 1)]
    return screen([{"type": "view", "element": True, "frame": FRAME, "children": inner}])


def updating_parts(count: int) -> Node:
    """An element whose parts all change by themselves, so that each is a finding."""
    inner = [{"type": "text", "text": f"{n % 90} guests online", "updates": 2} for n in range(count - 1)]
    return screen([{"type": "view", "element": True, "children": inner}])


def states_in_a_cell(count: int) -> Node:
    """One cell with pictures that may show a state, and with texts that may say it."""
    inner: list[Node] = [{"type": "text", "text": "Milk"}, {"type": "image", "image": "ic_tick_green"}]
    return screen([{"type": "cell", "children": inner * (count // 2)}])


def unheard_in_a_cell(count: int) -> Node:
    """One cell whose texts are heard and not heard in turn."""
    inner: list[Node] = [{"type": "text", "text": "Trip to Porto"},
                         {"type": "text", "text": "120 euros", "element": False}]
    return screen([{"type": "cell", "children": inner * (count // 2)}])


def one_table_place(count: int) -> Node:
    """Cells and headers of a table that all claim the same four places."""
    def cell(number: int) -> Node:
        row, column = number // 2 % 2, number % 2
        return {"type": "tableCell", "text": "Porto", "row": row, "column": column,
                **({"header": "column"} if row == 0 else {})}
    return screen([{"type": "table", "children": [cell(n) for n in range(count - 1)]}])


# ---- lists and texts of one node

def long_lists(count: int) -> Node:
    """One node with long lists of actions, rotors, gestures and names."""
    words = [f"Do {word(n)}" for n in range(count // 4)]
    return screen([{"type": "button", "label": "Go", "actions": words, "rotors": words,
                    "inputLabels": words, "swipeActions": words}])


def unknown_keys(count: int) -> Node:
    """One node with keys that nobody knows, each of which is nearly a known one."""
    return screen([{"type": "button", "label": "Go", **{f"lable{n}": "x" for n in range(count)}}])


def long_text(count: int) -> Node:
    """One text as long as a file of so many nodes, with all that a voice may stumble over."""
    words = itertools.cycle("3/4 NASA 555-0199 10:30 approx. 😀 https://a.b *new* e.g. 1.234,5 (c) v2.0 A/B".split())
    return screen([{"type": "text", "text": " ".join(itertools.islice(words, count * 12))}])


def long_word(count: int) -> Node:
    """One label without a space."""
    return screen([{"type": "button", "label": "aB3_" * (count * 20)}])


# ---- screens

def variants(count: int) -> list[Node]:
    """Screens of one name in all sorts of states, which are compared with each other."""
    return [screen([{"type": "button", "id": "b", "text": f"Go {word(n)}", "frame": FRAME}],
                   variant={"state": f"s{n}", "voiceOver": n % 2 == 0}) for n in range(count // 2)]


def screens(count: int) -> list[Node]:
    """Screens of different names that open each other."""
    return [{"screen": f"S{n}", "children": [{"type": "button", "label": "Next", "opens": f"S{n + 1}"}]}
            for n in range(count // 2)]


SHAPES: dict[str, Shape] = {make.__name__.replace("_", "-"): make for make in (
    overlapping_siblings, same_place, staircase, one_row, crowded, faulty_buttons, layers,
    covered_branches, equal_labels, equal_ids, equal_rows, captions_and_fields, captions_without_frames,
    labels_and_values, one_caption_for_all, caption_chain, explicit_list, listed_twice,
    lists_of_each_other, one_substituted, posts, popups, modals, nested, nested_containers,
    nested_suppressions, misspelt_rules, misspelt_purposes, segments, tabs, table, strip, steppers,
    headings, swallowed, updating_parts, states_in_a_cell, unheard_in_a_cell, one_table_place,
    long_lists, unknown_keys, long_text, long_word, variants, screens,
)}
# How many nodes a shape has; ten thousand unless it stands here.
SIZES = {"explicit-list": 100_000}
# Shapes of few nodes, which are compared with an ordinary file of as many bytes.
BY_SIZE = {"long-lists", "unknown-keys", "long-text", "long-word"}


# ---- SwiftUI

def swift_view(name: str, lines: list[str]) -> str:
    """A view of the project."""
    return "\n".join([f"struct {name}: View {{", "  var body: some View {", *lines, "  }", "}", ""])


def swift_hashes(count: int) -> str:
    """One line of number signs, each of which may begin a string."""
    return "import SwiftUI\n" + "#" * (count * 20) + "\n"


def swift_faulty_views(count: int) -> str:
    """One view with pictures that are tapped and have no words."""
    lines = [f'      Image("ic_{word(n)}").onTapGesture {{ go() }}' for n in range(count)]
    # A builder of SwiftUI takes ten views, more stand in groups.
    parts = [["    Group {", *lines[n:n + 10], "    }"] for n in range(0, count, 10)]
    return "import SwiftUI\n" + swift_view("Screen", ["    VStack {", *itertools.chain(*parts), "    }"])


def swift_used_by_next(count: int) -> str:
    """Views each of which uses the next one twice."""
    views = [swift_view(f"V{n}", ["    VStack {", f"      V{n + 1}(name: name)", f"      V{n + 1}(name: name)", "    }"])
             for n in range(count // 4)]
    return "import SwiftUI\n" + "".join(views)


def swift_values_of_each_other(count: int) -> str:
    """Properties each of which puts together the next one twice, and a text of the first."""
    values = [f'  var p{n}: String {{ p{n + 1} + " " + p{n + 1} }}' for n in range(count)]
    view = swift_view("Screen", ["    Text(p0)"]).splitlines()
    return "\n".join(["import SwiftUI", view[0], *values, f'  var p{count}: String {{ "Go" }}', *view[1:], ""])


def swift_chain(count: int) -> str:
    """One view with that many modifiers."""
    return "import SwiftUI\n" + swift_view("Screen", ['    Text("Go")', *["      .padding(8)"] * (count * 4)])


SWIFT_SHAPES: dict[str, Callable[[int], str]] = {make.__name__.replace("_", "-"): make for make in (
    swift_hashes, swift_faulty_views, swift_used_by_next, swift_values_of_each_other, swift_chain,
)}


def swift_ordinary(size: int) -> str:
    """A file of views as people write them, of about so many bytes."""
    def view(name: str) -> str:
        return swift_view(f"{name}View", ["    VStack {", f'      Text("Name of {name}").font(.title)',
                                          f'      Button("Open {name}") {{ open() }}', "    }"])
    return "import SwiftUI\n" + "".join(view(word(n)) for n in range(size // len(view("Baco")) + 1))


def pieces(shape: str, count: int) -> Iterator[str]:
    """A shape as compact JSON, or its source in Swift."""
    if shape in SWIFT_SHAPES:
        return iter([SWIFT_SHAPES[shape](count)])
    sys.setrecursionlimit(100_000)
    return json.JSONEncoder(separators=(",", ":")).iterencode(SHAPES[shape](count))


def main() -> int:
    """Writes the shape that is named, or lists the shapes."""
    if len(sys.argv) != 3 or sys.argv[1] not in SHAPES | SWIFT_SHAPES or not sys.argv[2].isdigit():
        print(__doc__.strip() + "\n\nSHAPE is one of " + ", ".join(SHAPES | SWIFT_SHAPES), file=sys.stderr)
        return 2
    sys.stdout.writelines(pieces(sys.argv[1], int(sys.argv[2])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
