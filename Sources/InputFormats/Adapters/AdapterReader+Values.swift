import DocumentSyntax
import ScreenModel

extension AdapterReader {
  /// The result of reading the value of a key.
  enum Found {
    /// Values of the file.
    case matches([AdapterMatch])
    /// A value of the adapter, and what of the file it stands for.
    case constant(AdapterConstant, AdapterMatch?)
    /// A text put together, and where its parts stand.
    case text(String, SourceRange)
    case flag(Bool, AdapterMatch)
    case parts([(name: String, found: Found)])
  }

  /// The value at the node of the query; nil where the file says nothing.
  func resolve(_ value: AdapterValue, _ form: AttributeForm) -> Found? {
    switch value {
    case .nothing:
      return nil
    case .path(let path):
      let matches = isPlural(form) ? query.all(path) : query.first(path).map { [$0] } ?? []
      return matches.isEmpty ? nil : .matches(matches)
    case .mapped(let path, let map, let otherwise):
      return mapped(path, map, otherwise, form)
    case .constant(let constant):
      return constant.texts.isEmpty ? nil : .constant(constant, nil)
    case .template(let parts):
      return template(parts)
    case .joined(let path, let deep, let separator):
      return joined(path, deep, separator)
    case .present(let path):
      guard let match = query.first(path), query.syntax.boolean(of: match.entry) != false else {
        return nil
      }
      return .flag(true, match)
    case .not(let path):
      guard let match = query.first(path) else { return nil }
      guard let flag = AdapterFit.flag(query.text(match.entry)) else { return .matches([match]) }
      return .flag(!flag, match)
    case .parts(let parts):
      let found = parts.compactMap { part in
        resolve(part.value, .text).map { (name: part.name, found: $0) }
      }
      return found.isEmpty ? nil : .parts(found)
    case .first(let values):
      return values.lazy.compactMap { resolve($0, form) }.first
    case .conditional(let condition, let value):
      return condition.holds(query) ? resolve(value, form) : nil
    }
  }

  private func isPlural(_ form: AttributeForm) -> Bool {
    switch form {
    case .texts, .choices, .traits, .gestures, .elements: true
    default: false
    }
  }

  private func mapped(
    _ path: AdapterPath, _ map: [String: AdapterConstant], _ otherwise: AdapterConstant?,
    _ form: AttributeForm
  ) -> Found? {
    let matches = isPlural(form) ? query.all(path) : query.first(path).map { [$0] } ?? []
    var texts: [String] = []
    var first: AdapterMatch?
    for match in flattened(matches) {
      guard let constant = map[query.text(match.entry)] ?? otherwise else { continue }
      first = first ?? match
      texts += constant.texts
    }
    if matches.isEmpty, let otherwise { return .constant(otherwise, nil) }
    return first.flatMap { texts.isEmpty ? nil : .constant(AdapterConstant(list: texts), $0) }
  }

  /// Values with lists among them taken apart, one level deep.
  private func flattened(_ matches: [AdapterMatch]) -> [AdapterMatch] {
    matches.flatMap { match in
      query.entries[match.entry].kind == .sequence ? query.items(of: match.entry) : [match]
    }
  }

  // MARK: Texts

  private func template(_ parts: [AdapterTemplatePart]) -> Found? {
    var text = ""
    var range: SourceRange?
    for part in parts {
      switch part {
      case .text(let piece):
        text += piece
      case .path(let path):
        guard let match = query.first(path), !query.entries[match.entry].kind.isCollection else {
          continue
        }
        text += query.text(match.entry)
        range = range ?? SourceRange(start: start(of: match), end: end(of: match))
      }
    }
    return range.map { .text(text, $0) }
  }

  /// The texts of a list; what is deep in it is looked for only so far, as every node asks anew.
  private func joined(_ path: AdapterPath, _ deep: [UInt8]?, _ separator: String) -> Found? {
    var open = Array(query.all(path).reversed())
    var texts: [String] = []
    var range: SourceRange?
    var left = AdapterQuery.farLimit
    while let match = open.popLast(), left > 0 {
      left -= 1
      switch query.entries[match.entry].kind {
      case .string, .number:
        texts.append(query.text(match.entry))
        let place = query.entries[match.place].range
        range = SourceRange(start: range?.start ?? place.start, end: place.end)
      case .sequence:
        open += query.items(of: match.entry, limit: left).reversed()
      case .mapping:
        if let deep, let member = query.member(deep, of: match.entry) { open.append(member) }
      case .null, .boolean, .alias:
        continue
      }
    }
    guard let range, range.start <= range.end else { return nil }
    return .text(texts.joined(separator: separator), range)
  }

  /// The text of what a value came to, and where it stands; nil where it is not a single one.
  func scalar(_ found: Found) -> Scalar? {
    switch found {
    case .matches(let matches):
      guard matches.count == 1, !query.entries[matches[0].entry].kind.isCollection else {
        return nil
      }
      return .text(query.text(matches[0].entry), matches[0])
    case .constant(let constant, let match):
      return constant.texts.count == 1 ? .text(constant.texts[0], match) : nil
    case .text(let text, _): return .text(text, nil)
    case .flag(let flag, let match): return .text(flag ? "true" : "false", match)
    case .parts: return nil
    }
  }

  /// One text, with the value of the file that it is from.
  enum Scalar {
    case text(String, AdapterMatch?)
  }

  // MARK: Attributes

  /// Adds what a value comes to; what does not fit the key is reported at its place.
  mutating func add(_ key: AttributeKey, _ value: AdapterValue, element: Int) {
    let form = TreeVocabulary.info[Int(key.rawValue)].form
    guard let found = resolve(value, form) else { return }
    let (range, start) = place(of: found, element: element)
    if case .text = form, case .matches(let matches) = found, matches.count == 1 {
      return addText(key, matches[0], start: start)
    }
    guard let fit = fit(found, form) else {
      // A structured value that lacks a part is none.
      if case .parts = found { return }
      return mismatch(key, found, at: range, element: element)
    }
    switch fit {
    case .flag(let flag): builder.add(key, flag: flag, value: range, start: start)
    case .number(let number): builder.add(key, number: number, value: range, start: start)
    case .text(let text): builder.add(key, text: text, value: range, start: start)
    case .frame(let rect) where key == .frame:
      builder.add(frame: rect, value: range, start: start)
    case .frame(let rect): builder.add(key, .rect(rect), value: range, start: start)
    case .value(let content): builder.add(key, content, value: range, start: start)
    case .traits, .ignored: break
    }
  }

  /// Adds the traits that several values come to, all together.
  mutating func add(traits values: [AdapterValue], element: Int) {
    var all: TraitSet = []
    var strange: [Located<String>] = []
    var place: (range: SourceRange, start: Int)?
    for value in values {
      guard let found = resolve(value, .traits),
        case .traits(let traits, let unknown)? = fit(found, .traits)
      else { continue }
      place = place ?? self.place(of: found, element: element)
      all.formUnion(traits)
      strange += unknown
    }
    guard let place else { return }
    builder.add(traits: all, unknown: strange, value: place.range, start: place.start)
  }

  /// Adds the text of a scalar, in the file's own spelling where that is plain.
  mutating func addText(_ key: AttributeKey, _ match: AdapterMatch, start: Int) {
    let record = query.entries[match.entry]
    let range = query.entries[match.place].range
    guard !record.kind.isCollection else {
      return mismatch(key, .matches([match]), at: range, element: builder.count - 1)
    }
    if !adapter.templates.isEmpty {
      let text = query.text(match.entry)
      if adapter.templates.contains(where: text.contains) {
        return builder.add(key, unknown: .notSaid, value: range, start: start)
      }
    }
    switch record.style {
    case .verbatim where match.entry == match.place:
      builder.add(key, .raw, value: range, start: start)
    case .quoted where match.entry == match.place:
      builder.add(key, .quoted, value: range, start: start)
    default:
      builder.add(key, text: query.text(match.entry), value: range, start: start)
    }
  }

  /// Where a value stands, and where its member begins; the element's own place for constants.
  private mutating func place(
    of found: Found, element: Int
  ) -> (range: SourceRange, start: Int) {
    switch found {
    case .matches(let matches):
      guard let first = matches.first else { break }
      // Values from several objects have no member in common; the first one stands for them.
      return (query.entries[first.place].range, start(of: first))
    case .constant(_, let match?), .flag(_, let match):
      return (query.entries[match.place].range, start(of: match))
    case .text(_, let range):
      return (range, range.start)
    case .parts(let parts):
      if let first = parts.first(where: { isInFile($0.found) }) {
        return place(of: first.found, element: element)
      }
    case .constant:
      break
    }
    let anchor = builder[element].anchor
    return (anchor, anchor.start)
  }

  private func isInFile(_ found: Found) -> Bool {
    if case .constant(_, nil) = found { return false }
    return true
  }

  private func end(of match: AdapterMatch) -> Int { Int(query.entries[match.place].end) }

  // MARK: Forms

  private func fit(_ found: Found, _ form: AttributeForm) -> AdapterFit? {
    let nowhere = SourceRange(start: 0, end: 0)
    switch found {
    case .matches(let matches):
      return fit(matches, form)
    case .constant(let constant, let match):
      let range = match.map { query.entries[$0.place].range } ?? nowhere
      return AdapterFit.fit(constant.texts.map { Located(value: $0, range: range) }, form)
    case .text(let text, let range):
      return AdapterFit.fit([Located(value: text, range: range)], form)
    case .flag(let flag, let match):
      if form == .boolean { return .flag(flag) }
      let text = flag ? "true" : "false"
      return AdapterFit.fit(
        [Located(value: text, range: query.entries[match.place].range)], form)
    case .parts(let parts):
      var texts: [String: String] = [:]
      for part in parts {
        if case .text(let text, _)? = scalar(part.found) { texts[part.name] = text }
      }
      return AdapterFit.fit(parts: texts, form)
    }
  }

  private func fit(_ matches: [AdapterMatch], _ form: AttributeForm) -> AdapterFit? {
    if matches.count == 1, query.entries[matches[0].entry].kind == .mapping {
      return fit(object: matches[0].entry, form)
    }
    if matches.count == 1, form == .rect,
      let rect = CaptureValue(query.syntax, matches[0].entry).rect
    {
      return .frame(rect)
    }
    let isList = AdapterKeys.parts(of: form).isEmpty == false || isPlural(form)
    let items = isList ? flattened(matches) : matches
    guard !items.contains(where: { query.entries[$0.entry].kind.isCollection }) else { return nil }
    let texts = items.filter { !query.isNull($0.entry) }.map {
      Located(value: query.text($0.entry), range: query.entries[$0.place].range)
    }
    return AdapterFit.fit(texts, form)
  }

  /// A structured value that the file has as an object.
  private func fit(object entry: Int, _ form: AttributeForm) -> AdapterFit? {
    if form == .rect, let rect = CaptureValue(query.syntax, entry).rect { return .frame(rect) }
    guard !AdapterKeys.parts(of: form).isEmpty else { return nil }
    var parts: [String: String] = [:]
    for item in query.items(of: entry, limit: 64) where !query.isNull(item.entry) {
      guard let key = item.key, !query.entries[item.entry].kind.isCollection else { continue }
      parts[query.text(key)] = query.text(item.entry)
    }
    return AdapterFit.fit(parts: parts, form)
  }

  private mutating func mismatch(
    _ key: AttributeKey, _ found: Found, at range: SourceRange, element: Int
  ) {
    let info = TreeVocabulary.info[Int(key.rawValue)]
    report(
      .typeMismatch,
      "the adapter \(Quoted.text(adapter.name)) reads this as `\(info.name)`, which takes "
        + "\(info.form.description), not \(describe(found))",
      help: "It is ignored; correct the value, or turn it into ours with `map` in the adapter.",
      at: range, element: element)
  }

  private func describe(_ found: Found) -> String {
    guard case .matches(let matches) = found, let first = matches.first else {
      guard case .text(let text, _)? = scalar(found) else { return "these values" }
      return "the text \(Quoted.text(text))"
    }
    switch query.entries[first.entry].kind {
    case .sequence: return "a list"
    case .mapping: return "an object"
    default: return "the value \(Quoted.text(query.text(first.entry)))"
    }
  }
}
