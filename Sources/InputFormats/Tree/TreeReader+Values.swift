import DocumentSyntax
import ScreenModel

extension TreeReader {
  /// Reads a value that is neither a plain text nor a boolean, and adds it where it fits its form.
  mutating func readStructured(
    _ key: AttributeKey, _ form: AttributeForm, _ entry: Int, at value: Int, start: Int
  ) {
    if isAbsent(entry) { return }
    let range = entries[value].range
    let problemCount = problems.count
    switch form {
    case .number, .integer:
      if let number = number(entry, at: value), form == .number || Int(exactly: number) != nil {
        return builder.add(key, number: number, value: range, start: start)
      }
    case .choice(let names):
      if let name = choice(entry, of: names) {
        return builder.add(key, text: name, value: range, start: start)
      }
    case .color:
      if !entries[entry].kind.isCollection, isColor(syntax.text(of: entry)) {
        return addText(key, entry, at: value, start: start)
      }
    case .booleanOrText:
      if !entries[entry].kind.isCollection {
        return addText(key, entry, at: value, start: start)
      }
    default:
      if let content = content(form, entry, at: value) {
        return builder.add(key, content, value: range, start: start)
      }
    }
    if problems.count == problemCount { mismatch(key, entry, at: value) }
  }

  private mutating func content(
    _ form: AttributeForm, _ entry: Int, at value: Int
  ) -> AttributeValue? {
    switch form {
    case .texts: texts(entry).map(AttributeValue.texts)
    case .choices(let names): choices(entry, of: names).map(AttributeValue.texts)
    case .rect: rect(entry, at: value).map(AttributeValue.rect)
    case .point, .size: point(entry, at: value).map(AttributeValue.point)
    case .insets: insets(entry, at: value).map(AttributeValue.insets)
    case .range: range(entry).map(AttributeValue.range)
    case .font: font(entry).map(AttributeValue.font)
    case .gestures: gestures(entry).map(AttributeValue.gestures)
    case .posts: posts(entry).map(AttributeValue.posts)
    case .content: customContent(entry).map(AttributeValue.content)
    case .alternative: alternative(entry).map(AttributeValue.alternative)
    case .speech: speech(entry).map(AttributeValue.speech)
    case .suppressions: suppressions(entry).map(AttributeValue.suppressions)
    case .variant: variant(entry).map(AttributeValue.variant)
    default: nil
    }
  }

  // MARK: Geometry

  /// The numbers of a list; nil where anything else stands in it.
  private mutating func numbers(_ entry: Int, count: Int) -> [Double]? {
    guard entries[entry].kind == .sequence else { return nil }
    var numbers: [Double] = []
    for item in items(of: entry) {
      guard let number = number(resolved(item), at: item) else { return nil }
      numbers.append(number)
    }
    return numbers.count == count ? numbers : nil
  }

  /// A rectangle, as a list of four numbers or as a mapping.
  mutating func rect(_ entry: Int, at value: Int) -> Rect? {
    let record = entries[entry]
    let before = problems.count
    if record.kind == .sequence {
      let first = entry + 1
      if Int(record.next) == first + 4, let rect = plainRect(first) { return rect }
      // Four scalars, no alias: the common case, without a list in between.
      if Int(record.next) == first + 4, let x = number(first, at: first),
        let y = number(first + 1, at: first + 1), let width = number(first + 2, at: first + 2),
        let height = number(first + 3, at: first + 3)
      {
        return Rect(x: x, y: y, width: width, height: height)
      }
      if problems.count > before { return nil }
      return numbers(entry, count: 4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
    guard let fields = fields(entry, ["x", "y", "width", "height"]) else { return nil }
    guard let x = double("x", fields), let y = double("y", fields),
      let width = double("width", fields), let height = double("height", fields)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A rectangle of four whole numbers, of which the first stands at an entry.
  private func plainRect(_ first: Int) -> Rect? {
    guard let x = plainNumber(first), let y = plainNumber(first &+ 1),
      let width = plainNumber(first &+ 2), let height = plainNumber(first &+ 3)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func plainNumber(_ entry: Int) -> Double? {
    let record = entries[entry]
    return record.kind == .number ? smallInteger(record) : nil
  }

  private mutating func point(_ entry: Int, at value: Int) -> Point? {
    if let numbers = numbers(entry, count: 2) { return Point(x: numbers[0], y: numbers[1]) }
    guard let fields = fields(entry, ["x", "y"]), let x = fields["x"], let y = fields["y"],
      let px = number(resolved(x), at: x), let py = number(resolved(y), at: y)
    else { return nil }
    return Point(x: px, y: py)
  }

  private mutating func insets(_ entry: Int, at value: Int) -> Insets? {
    guard let numbers = numbers(entry, count: 4) else { return nil }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  // MARK: Lists

  private func items(of list: Int) -> [Int] {
    var items: [Int] = []
    var item = list + 1
    while item < Int(entries[list].next) {
      items.append(item)
      item = following(item)
    }
    return items
  }

  /// The items of a list, or the one item that stands for a list.
  private func listItems(_ entry: Int) -> [Int] {
    entries[entry].kind == .sequence ? items(of: entry) : [entry]
  }

  private func texts(_ entry: Int) -> [Located<String>]? {
    if entries[entry].style == .missing { return nil }
    var texts: [Located<String>] = []
    for item in listItems(entry) {
      let target = resolved(item)
      guard !entries[target].kind.isCollection else { return nil }
      texts.append(
        Located(value: syntax.text(of: target), range: entries[item].range))
    }
    return texts
  }

  private func choice(_ entry: Int, of names: [String]) -> String? {
    guard !entries[entry].kind.isCollection else { return nil }
    let text = syntax.text(of: entry)
    return names.contains(text) ? text : nil
  }

  private func isColor(_ text: String) -> Bool {
    Color(text) != nil || SystemColors.named(text) != nil
  }

  private func choices(_ entry: Int, of names: [String]) -> [Located<String>]? {
    texts(entry).flatMap { $0.allSatisfy { names.contains($0.value) } ? $0 : nil }
  }

  private mutating func gestures(_ entry: Int) -> [Gesture]? {
    var gestures: [Gesture] = []
    let isList = entries[entry].kind == .sequence
    let end = isList ? Int(entries[entry].next) : entry + 1
    var next = isList ? entry + 1 : entry
    while next < end {
      let item = next
      next = isList ? following(item) : end
      let target = resolved(item)
      let range = entries[item].range
      guard entries[target].kind == .mapping else {
        guard let kind = gestureKind(target) else { return nil }
        gestures.append(
          Gesture(kind: kind, action: nil, touches: 1, enabled: true, label: nil, range: range))
        continue
      }
      guard let fields = fields(target, ["type", "action", "touches", "enabled", "label"]),
        let type = fields["type"], let kind = gestureKind(resolved(type))
      else { return nil }
      gestures.append(
        Gesture(
          kind: kind, action: text("action", fields),
          touches: double("touches", fields).flatMap { Int(exactly: $0) } ?? 1,
          enabled: flag("enabled", fields) ?? true, label: text("label", fields), range: range))
    }
    return gestures
  }

  private func gestureKind(_ entry: Int) -> Gesture.Kind? {
    guard entries[entry].kind == .string else { return nil }
    return TreeVocabulary.gestureTable.value(syntax.text(of: entry))
  }

  private mutating func posts(_ entry: Int) -> [Post]? {
    var posts: [Post] = []
    for item in listItems(entry) {
      let target = resolved(item)
      let range = entries[item].range
      guard entries[target].kind == .mapping else {
        guard entries[target].kind == .string else { return nil }
        guard let kind = postKind(target, at: item) else { continue }
        posts.append(Post(kind: kind, range: range))
        continue
      }
      guard let fields = fields(target, ["type", "on", "every", "text", "target", "wait"]),
        let type = fields["type"]
      else { return nil }
      guard let kind = postKind(resolved(type), at: type) else { continue }
      posts.append(
        Post(
          kind: kind, on: postEvent(fields), every: double("every", fields),
          text: locatedText("text", fields), target: locatedText("target", fields),
          wait: flag("wait", fields), range: range))
    }
    return posts
  }

  private mutating func postKind(_ entry: Int, at value: Int) -> Post.Kind? {
    let names = Post.Kind.allCases.map(\.rawValue)
    if let name = choice(entry, of: names) { return Post.Kind(rawValue: name) }
    noName("posts", entry, at: value, among: names)
    return nil
  }

  private mutating func postEvent(_ fields: [String: Int]) -> Post.Event? {
    guard let value = fields["on"] else { return nil }
    let names = Post.Event.allCases.map(\.rawValue)
    if let name = choice(resolved(value), of: names) { return Post.Event(rawValue: name) }
    noName("on", resolved(value), at: value, among: names)
    return nil
  }

  private mutating func customContent(_ entry: Int) -> [CustomContent]? {
    var content: [CustomContent] = []
    for item in listItems(entry) {
      guard let fields = fields(resolved(item), ["label", "value", "important"]),
        let label = needed("label", fields)
      else { return nil }
      content.append(
        CustomContent(
          label: label, value: text("value", fields) ?? "",
          important: flag("important", fields) ?? false))
    }
    return content
  }

  private mutating func suppressions(_ entry: Int) -> [Suppression]? {
    var suppressions: [Suppression] = []
    for item in listItems(entry) {
      let target = resolved(item)
      let range = entries[item].range
      if entries[target].kind == .string {
        suppressions.append(Suppression(rule: syntax.text(of: target), range: range))
        continue
      }
      guard let fields = fields(target, ["rule", "reason", "until"]),
        let rule = needed("rule", fields)
      else { return nil }
      var suppression = Suppression(
        rule: rule, reason: text("reason", fields).flatMap(Suppression.reason(of:)),
        until: day("until", fields), range: range)
      // A date that cannot be read must not mean "for ever".
      if fields["until"] != nil, suppression.until == nil {
        suppression.fault = "its date cannot be read"
      }
      suppressions.append(suppression)
    }
    return suppressions
  }

  /// A text that is a date; reports any other.
  private mutating func day(_ name: String, _ fields: [String: Int]) -> String? {
    guard let value = fields[name], let text = text(name, fields) else { return nil }
    if CalendarDay(text) != nil { return text }
    mismatch(at: value, "`\(name)` takes a date such as 2027-01-31, not \(Quoted.text(text))")
    return nil
  }

  // MARK: Mappings

  /// The values of a mapping by key; reports the keys that are not among the names.
  private mutating func fields(_ entry: Int, _ names: [String]) -> [String: Int]? {
    guard entries[entry].kind == .mapping else { return nil }
    var fields: [String: Int] = [:]
    var key = entry + 1
    while key < Int(entries[entry].next) {
      let value = following(key)
      let name = syntax.text(of: key)
      if names.contains(name) {
        if !isAbsent(resolved(value)) { fields[name] = value }
      } else {
        unknownField(name, at: key, among: names)
      }
      key = following(value)
    }
    return fields
  }

  private mutating func text(_ name: String, _ fields: [String: Int]) -> String? {
    guard let value = fields[name] else { return nil }
    let text = needed(name, fields)
    if text == nil { mismatch(at: value, "`\(name)` takes a text") }
    return text
  }

  private mutating func locatedText(
    _ name: String, _ fields: [String: Int]
  ) -> Located<String>? {
    guard let value = fields[name], let text = text(name, fields) else { return nil }
    return Located(value: text, range: entries[value].range)
  }

  /// A text without which the mapping as a whole is reported, and so not for itself.
  private func needed(_ name: String, _ fields: [String: Int]) -> String? {
    fields[name].map(resolved).flatMap {
      entries[$0].kind.isCollection ? nil : syntax.text(of: $0)
    }
  }

  private mutating func flag(_ name: String, _ fields: [String: Int]) -> Bool? {
    guard let value = fields[name] else { return nil }
    let flag = syntax.boolean(of: resolved(value))
    if flag == nil { mismatch(at: value, "`\(name)` takes true or false") }
    return flag
  }

  private mutating func double(_ name: String, _ fields: [String: Int]) -> Double? {
    guard let value = fields[name] else { return nil }
    let number = number(resolved(value), at: value)
    if number == nil, problems.isEmpty { mismatch(at: value, "`\(name)` takes a number") }
    return number
  }

  private mutating func range(_ entry: Int) -> ValueRange? {
    guard let fields = fields(entry, ["min", "max", "value", "step"]) else { return nil }
    return ValueRange(
      min: double("min", fields), max: double("max", fields), value: double("value", fields),
      step: double("step", fields))
  }

  private mutating func font(_ entry: Int) -> Font? {
    guard let fields = fields(entry, ["style", "name", "size", "weight", "scaled"]) else {
      return choiceOfStyle(entry)
    }
    return Font(
      style: text("style", fields), name: text("name", fields), size: double("size", fields),
      weight: text("weight", fields), scaled: flag("scaled", fields))
  }

  /// A font given by its text style alone.
  private func choiceOfStyle(_ entry: Int) -> Font? {
    entries[entry].kind == .string ? Font(style: syntax.text(of: entry)) : nil
  }

  private mutating func alternative(_ entry: Int) -> GestureAlternative? {
    guard let fields = fields(entry, ["id", "gesture"]), let id = needed("id", fields) else {
      return nil
    }
    return GestureAlternative(id: id, gesture: text("gesture", fields))
  }

  private mutating func speech(_ entry: Int) -> SpeechAttributes? {
    guard let fields = fields(entry, ["spellOut", "ipa", "punctuation", "language"]) else {
      return nil
    }
    return SpeechAttributes(
      spellOut: flag("spellOut", fields), ipa: text("ipa", fields),
      punctuation: flag("punctuation", fields), language: text("language", fields))
  }

  private mutating func variant(_ entry: Int) -> ScreenVariant? {
    let names = ["voiceOver", "orientation", "appearance", "contentSize", "state"]
    guard let fields = fields(entry, names) else { return nil }
    return ScreenVariant(
      voiceOver: flag("voiceOver", fields), orientation: text("orientation", fields),
      appearance: text("appearance", fields), contentSize: text("contentSize", fields),
      state: text("state", fields))
  }
}
