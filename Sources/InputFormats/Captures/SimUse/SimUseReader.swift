import DocumentSyntax
import ScreenModel

extension InputFormat {
  /// JSON of `sim-use ui --json`.
  public static let simUse = Self(named: "sim-use")
}

/// Reads what `sim-use ui --json` prints: idb's tree under `raw`, or else a flat list of entries.
enum SimUseReader: CaptureReader {
  static let info = FormatInfo(
    .simUse, "sim-use", origin: "`sim-use ui --json`",
    recognition: "JSON with `data`, and in it `entries`, `raw` or `outline`",
    lacks: "what idb lacks; without `raw` hints, values and actions as well",
    unsaid: IdbReader.unsaid, shows: IdbReader.shown, mayBeFlat: true)

  static let tellingKeys = ["entries", "aliases"]

  static func refusal(of contents: CaptureContents) -> String? {
    guard case .json(let syntax) = contents else { return "it is not JSON" }
    guard let data = CaptureValue.root(of: syntax)?.present("data"), data.kind == .mapping else {
      return "there is no `data`"
    }
    if let raw = data.present("raw"), raw.kind.isCollection, raw.startsWithElement { return nil }
    guard let entries = data.present("entries"), entries.kind == .sequence else {
      return "`data` has no `entries`"
    }
    let first = entries.firstItems(CaptureValue.sample)
    let isOutlined = data.member("outline") != nil
    if first.isEmpty ? isOutlined : first.contains(where: isEntry) { return nil }
    return "no entry has `role` and `frame`"
  }

  private static func isEntry(_ value: CaptureValue) -> Bool {
    value.present("role")?.string != nil && value.present("frame")?.kind == .mapping
      && (value.member("aliases") != nil || value.member("region") != nil
        || value.member("states") != nil)
  }

  static func read(_ contents: CaptureContents, _ options: ReadingOptions) -> Reading {
    guard case .json(let syntax) = contents, let root = CaptureValue.root(of: syntax),
      let data = root.present("data")
    else { return Reading(tree: nil, problems: []) }
    if let raw = data.present("raw"), raw.kind.isCollection, raw.startsWithElement {
      return IdbReader.read(raw, of: data, info, options)
    }
    guard let entries = data.present("entries"), !entries.items.isEmpty else {
      return .emptyCapture(at: data.memberRange)
    }
    return Reading(tree: tree(of: entries, outline: data.present("outline"), options), problems: [])
  }

  // MARK: Entries

  private static func tree(
    of entries: CaptureValue, outline: CaptureValue?, _ options: ReadingOptions
  ) -> UITree {
    let file = entries.syntax.file
    var builder = CaptureBuilder(file, info, options, expectedElements: entries.items.count)
    let (name, size) = heading(of: outline?.string ?? "")
    builder.beginScreen(name ?? CaptureName.base(of: file.path), anchor: entries.range)
    builder.builder.screen.size = size
    for entry in entries.items where entry.kind == .mapping {
      add(entry, to: &builder)
    }
    return SystemChrome.marked(builder.finish())
  }

  /// The name and size in the first line of an outline, such as `App: Notes  402x874`.
  static func heading(of outline: String) -> (name: String?, size: Rect?) {
    let line = outline.prefix(200).prefix { $0 != "\n" }
    guard line.hasPrefix("App: ") else { return (nil, nil) }
    let words = line.dropFirst(5).split(separator: " ")
    let numbers = words.last?.split(separator: "x").compactMap { Double($0) } ?? []
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      return (words.isEmpty ? nil : words.joined(separator: " "), nil)
    }
    let name = words.dropLast().joined(separator: " ")
    return (
      name.isEmpty ? nil : name, Rect(x: 0, y: 0, width: numbers[0], height: numbers[1])
    )
  }

  private static func add(_ entry: CaptureValue, to builder: inout CaptureBuilder) {
    let role = entry.present("role")
    let name = role?.string.map(IdbRole.plain) ?? ""
    let region = entry.present("region")?.present("label")
    // Radio buttons in a region of their own are the tabs of a tab bar.
    let kind = IdbRole.kind(name, subrole: nil, isTab: name == "RadioButton" && region != nil)
    let anchor = role?.range ?? entry.range
    let label = entry.present("label").flatMap { $0.string?.isEmpty == true ? nil : $0 }
    builder.begin(kind, anchor: anchor)
    builder.add(.id, entry.present("uniqueId"))
    builder.add(.label, label)
    addStates(entry.present("states"), kind, label, to: &builder)
    builder.add(frame: entry.present("frame"))
    if name == "Heading" {
      builder.builder.add(traits: [.staticText, .header], value: anchor)
    }
    if label != nil ? !IdbRole.isHolder(name) : kind != .view && !IdbRole.isHolder(name) {
      builder.builder.add(.element, flag: true, value: anchor)
    }
    builder.end()
  }

  private static func addStates(
    _ states: CaptureValue?, _ kind: ElementKind, _ label: CaptureValue?,
    to builder: inout CaptureBuilder
  ) {
    for state in states?.items ?? [] {
      guard let word = state.string else { continue }
      switch word {
      case "selected": builder.builder.add(.selected, flag: true, value: state.range)
      case "disabled": builder.builder.add(.enabled, flag: false, value: state.range)
      case "checked", "on": builder.builder.add(.on, flag: true, value: state.range)
      case _ where word.hasPrefix("value="):
        let text = String(word.dropFirst(6).filter { $0 != "\"" })
        // An empty field shows its prompt, and newer systems give it the same name.
        if kind.isEntry, label?.string == text { continue }
        let key: AttributeKey = kind.isEntry && label == nil ? .placeholder : .value
        builder.builder.add(key, text: text, value: state.range)
      default: break
      }
    }
  }
}

extension CaptureValue {
  /// Whether a value is an element of idb, or an array that begins with one.
  fileprivate var startsWithElement: Bool {
    kind == .mapping
      ? IdbNode.isElement(self) : firstItems(CaptureValue.sample).contains(where: IdbNode.isElement)
  }
}
