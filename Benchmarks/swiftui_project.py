#!/usr/bin/env python3
"""Makes SwiftUI projects like those of real apps.

    python3 Benchmarks/swiftui_project.py FILES FOLDER [SEED]

Of a hundred files 35 are screens, 25 rows and cards, 8 views of a design system, 4 extensions and
styles, and the rest has no views: models, services, and the constants of a string catalog. Titles are
literals, constants or properties as often as in apps that were counted, and there are about as many
findings a file.
"""

import json
import pathlib
import random
import sys

NOUNS = ("Order", "Trip", "Message", "Album", "Recipe", "Account", "Ticket", "Photo", "Invoice", "Task",
         "Event", "Player", "Workout", "Station", "Device", "Article", "Basket", "Review", "Route", "Team")
VERBS = ("Add", "Remove", "Share", "Open", "Send", "Archive", "Play", "Edit", "Follow", "Download")
SYMBOLS = ("plus", "trash", "square.and.arrow.up", "heart", "gearshape", "ellipsis.circle", "chevron.right",
           "magnifyingglass", "xmark", "play.fill", "bell", "person.crop.circle")
FONTS = ("headline", "body", "callout", "subheadline", "footnote", "caption")
KINDS = (("screen", 35), ("row", 25), ("system", 8), ("style", 4), ("model", 24), ("service", 4))


class Project:
    """What the files of a project share."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.keys: dict[str, str] = {}
        self.rows: list[str] = []
        self.system: list[str] = []

    def words(self) -> str:
        """A short title."""
        return f"{self.random.choice(VERBS)} {self.random.choice(NOUNS).lower()}"

    def text(self) -> str:
        """The argument of a text: a literal, a constant, an interpolation or a property."""
        kind = self.random.random()
        if kind < 0.28:
            return f'"{self.words()}"'
        if kind < 0.64:
            name = f"text{self.random.randrange(4_000)}"
            self.keys.setdefault(name, self.words())
            return f"L10n.{name}"
        if kind < 0.68:
            return f'"{self.random.choice(NOUNS)} \\(model.count)"'
        return f"model.{self.random.choice(('title', 'subtitle', 'name', 'detail'))}"

    def chain(self, depth: int) -> str:
        """Modifiers that say nothing of accessibility."""
        pad = "  " * depth
        lines = [
            f".font(.{self.random.choice(FONTS)})", ".foregroundStyle(.secondary)", ".padding(.horizontal, 12)",
            ".frame(maxWidth: .infinity, alignment: .leading)", ".background(Color.gray.opacity(0.1))"]
        picked = self.random.sample(lines, self.random.randrange(4))
        return "".join(f"\n{pad}  {line}" for line in picked)

    def view(self, depth: int, left: int) -> str:
        """A view with what it holds, on lines of its own."""
        pad, pick = "  " * depth, self.random.random()
        if left > 0 and pick < 0.24:
            stack = self.random.choice(("VStack(alignment: .leading)", "HStack(spacing: 8)", "ZStack", "Group"))
            inner = "".join(self.view(depth + 1, left - 1) for _ in range(self.random.randrange(2, 5)))
            return f"{pad}{stack} {{\n{inner}{pad}}}{self.chain(depth)}\n"
        if left > 0 and pick < 0.30:
            inner = self.view(depth + 1, left - 1)
            other = self.view(depth + 1, left - 1)
            return f"{pad}if model.isReady {{\n{inner}{pad}}} else {{\n{other}{pad}}}\n"
        if left > 0 and pick < 0.34:
            return f"{pad}ForEach(model.items) {{ item in\n{self.view(depth + 1, 0)}{pad}}}\n"
        if pick < 0.58:
            return f"{pad}Text({self.text()}){self.chain(depth)}\n"
        if pick < 0.6:
            header = "" if self.random.random() < 0.03 else f"\n{pad}  .accessibilityAddTraits(.isHeader)"
            return f"{pad}Text({self.text()})\n{pad}  .font(.title){header}\n"
        if pick < 0.72:
            return self.button(depth)
        if pick < 0.80:
            return self.image(depth)
        if pick < 0.85:
            return f"{pad}Toggle({self.text()}, isOn: $model.isOn)\n"
        if pick < 0.88:
            named = "" if self.random.random() < 0.05 else f"\n{pad}  .accessibilityLabel({self.text()})"
            return f"{pad}TextField({self.text()}, text: $model.name){named}\n"
        if pick < 0.90:
            return f"{pad}ProgressView()\n"
        if pick < 0.92 or not self.rows:
            return f"{pad}Spacer()\n"
        return f"{pad}{self.random.choice(self.rows + self.system)}(model: model){self.chain(depth)}\n"

    def button(self, depth: int) -> str:
        """A button with a title, a label, or an icon that nobody named."""
        pad, pick = "  " * depth, self.random.random()
        action = f"model.{self.random.choice(VERBS).lower()}()"
        if pick < 0.5:
            return f"{pad}Button({self.text()}) {{ {action} }}\n"
        symbol = self.random.choice(SYMBOLS)
        if pick < 0.88:
            return (f"{pad}Button {{\n{pad}  {action}\n{pad}}} label: {{\n"
                    f'{pad}  Label({self.text()}, systemImage: "{symbol}")\n{pad}}}\n{pad}.buttonStyle(.plain)\n')
        named = "" if pick < 0.886 else f"\n{pad}.accessibilityLabel({self.text()})"
        return (f"{pad}Button(action: {{ {action} }}) {{\n{pad}  "
                f'Image(systemName: "{symbol}")\n{pad}    .resizable()\n{pad}}}{named}\n')

    def image(self, depth: int) -> str:
        """A picture, mostly of the model."""
        pad, pick = "  " * depth, self.random.random()
        if pick < 0.4:
            return f"{pad}Image(uiImage: model.picture).resizable().accessibilityHidden(true)\n"
        if pick < 0.993:
            return f"{pad}Image(decorative: \"background\")\n"
        return f"{pad}Image(\"{self.random.choice(NOUNS).lower()}_header\")\n"

    def type_of_views(self, name: str, depth: int, title: bool) -> str:
        """A view with a body and some helpers."""
        parts = "".join(self.view(3, depth) for _ in range(self.random.randrange(3, 8)))
        helpers = [f"part{number}" for number in range(self.random.randrange(2, 9))]
        uses = "".join(f"      {helper}\n" for helper in helpers)
        made = "".join(
            f"\n  private var {helper}: some View {{\n{self.view(2, 4)}  }}\n" for helper in helpers)
        titled = f"    .navigationTitle({self.text()})\n" if title else ""
        shell = "ScrollView" if title else "VStack"
        return (f"import SwiftUI\n\n/// The view of {name}.\nstruct {name}: View {{\n"
                f"  @ObservedObject var model: {self.random.choice(NOUNS)}Model\n"
                f"  @State private var isOpen = false\n\n"
                f"  var body: some View {{\n    {shell} {{\n{parts}{uses}    }}\n{titled}  }}\n{made}}}\n\n"
                f"#Preview {{\n  {name}(model: .sample)\n}}\n")

    def style(self, name: str) -> str:
        """A modifier and a function of views."""
        return (f"import SwiftUI\n\nstruct {name}Modifier: ViewModifier {{\n  let isOn: Bool\n\n"
                f"  func body(content: Content) -> some View {{\n    content\n{self.chain(2)}\n  }}\n}}\n\n"
                f"extension View {{\n  func {name[0].lower()}{name[1:]}(_ isOn: Bool = true) -> some View {{\n"
                f"    modifier({name}Modifier(isOn: isOn))\n  }}\n}}\n")

    def model(self, name: str) -> str:
        """A class without views."""
        members = "".join(
            f"  func {verb.lower()}() async throws {{\n"
            f"    guard !items.isEmpty, count > {self.random.randrange(9)} else {{ return }}\n"
            f"    let request = URLRequest(\n"
            f"      url: base.appendingPathComponent(\"{verb.lower()}/\\(count)\"))\n"
            f"    let (data, _) = try await session.data(for: request)\n"
            f"    logger.debug(\"{verb} \\(count) of \\(items.count)\")\n"
            f"    for (index, item) in items.enumerated() where item.isValid && index.isMultiple(of: 2) {{\n"
            f"      switch item.state {{\n      case .new, .changed: try await store.save(item, at: index)\n"
            f"      case .gone: store.remove {{ $0.id == item.id }}\n      default: continue\n      }}\n    }}\n"
            f"    items = try decoder.decode([Item].self, from: data).filter {{ $0.count > count }}\n  }}\n\n"
            for verb in self.random.sample(VERBS, 8))
        return (f"import Foundation\n\nfinal class {name}: ObservableObject {{\n"
                f"  @Published var items: [Item] = []\n  @Published var count = 0\n"
                f"  @Published var title = \"\"\n  let session = URLSession.shared\n"
                f"  let decoder = JSONDecoder()\n  let base: URL\n\n"
                f"  init(base: URL) {{ self.base = base }}\n\n{members}}}\n")

    def constants(self) -> str:
        """The constants of the keys that were used."""
        lines = [f'  static let {key} = L10n.tr("Localizable", "{key}")\n' for key in sorted(self.keys)]
        return f"import Foundation\n\nenum L10n {{\n{''.join(lines)}}}\n"

    def catalog(self) -> str:
        """The string catalog with their texts in two languages."""
        def unit(text: str) -> dict:
            return {"stringUnit": {"state": "translated", "value": text}}
        strings = {key: {"localizations": {"en": unit(text), "de": unit(text.upper())}}
                   for key, text in sorted(self.keys.items())}
        return json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, indent=2)


def write(files: int, folder: pathlib.Path, seed: int) -> None:
    """Writes a project of so many Swift files, with a string catalog."""
    project = Project(seed)
    kinds = [kind for kind, share in KINDS for _ in range(share)]
    for number in range(files - 1):
        kind = kinds[number * 37 % len(kinds)]
        name = f"{project.random.choice(NOUNS)}{kind.capitalize()}{number}"
        if kind == "screen":
            text = project.type_of_views(name, 4, title=True)
        elif kind in ("row", "system"):
            text = project.type_of_views(name, 2, title=False)
            (project.rows if kind == "row" else project.system).append(name)
        else:
            text = project.style(name) if kind == "style" else project.model(name)
        path = folder / kind / f"{name}.swift"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "L10n.swift").write_text(project.constants(), encoding="utf-8")
    (folder / "Localizable.xcstrings").write_text(project.catalog(), encoding="utf-8")


if __name__ == "__main__":
    write(int(sys.argv[1]), pathlib.Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 7)
