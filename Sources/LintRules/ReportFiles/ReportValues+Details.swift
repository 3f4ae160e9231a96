import DocumentSyntax

/// What only some formats show, as `JSONReporter` writes it with `--report-details`.
extension ReportValues {
  /// The details of a finding, which may stand on one line, of a file that has so many screens
  /// with pictures.
  mutating func details(
    of finding: Object, screens: Int, isOneLine: Bool
  ) -> FindingDetails? {
    guard finding.has("details"), let details = object("details", of: finding) else { return nil }
    let screen = countOrNil("screen", of: details)
    if let screen, screen >= screens, isFine {
      complain("`screen` is \(screen), and the file has \(screens) pictures", at: details.entry)
    }
    return FindingDetails(
      excerpt: excerpt(of: details),
      columns: object("columns", of: details).flatMap { columns($0, isOneLine: isOneLine) },
      relatedColumns: relatedColumns(of: details),
      lineHash: wordOrNil("lineHash", of: details), screen: screen,
      frame: rectOrNil("frame", of: details))
  }

  /// The source lines, where there are some.
  mutating func excerpt(of details: Object) -> Excerpt? {
    guard let excerpt = object("excerpt", of: details) else { return nil }
    return Excerpt(lines: texts("lines", of: excerpt), cut: count("cut", of: excerpt))
  }

  private mutating func relatedColumns(of details: Object) -> [EncodedColumns] {
    items("relatedColumns", of: details).compactMap { entry in
      columns(object(entry, "columns"), isOneLine: false)
    }
  }

  private mutating func columns(_ columns: Object, isOneLine: Bool) -> EncodedColumns? {
    guard let utf8 = object("utf8", of: columns), let utf16 = object("utf16", of: columns) else {
      if isFine { complain("`columns` needs `utf8` and `utf16`", at: columns.entry) }
      return nil
    }
    let result = EncodedColumns(
      startUTF8: count("start", of: utf8, from: 1), endUTF8: count("end", of: utf8, from: 1),
      startUTF16: count("start", of: utf16, from: 1), endUTF16: count("end", of: utf16, from: 1))
    let isBackward = result.startUTF8 > result.endUTF8 || result.startUTF16 > result.endUTF16
    if isOneLine, isBackward, isFine {
      complain("the columns end before they begin", at: columns.entry)
    }
    return result
  }

  /// The new value of a key; nil where the key goes away.
  mutating func fixValue(of change: Object) -> Fix.Value? {
    guard let entry = self.entry("value", of: change) else { return nil }
    switch settings.kind(entry) {
    case .null: return nil
    case .string: return .text(text("value", of: change))
    case .boolean: return .flag(flag("value", of: change))
    case .sequence: return .names(texts("value", of: change))
    case .number, .mapping, .alias:
      if let number = number(entry) { return .number(number) }
      complain("`value` takes a text, a number, true, false, texts or null", at: entry)
      return nil
    }
  }

  // MARK: Screens

  /// What the screens of a file look like.
  mutating func pictures(of file: Object) -> [ScreenPicture] {
    var pictures: [ScreenPicture] = []
    for entry in items("pictures", of: file) where isFine {
      let picture = object(entry, "a picture")
      pictures.append(
        ScreenPicture(
          name: textOrNil("name", of: picture), size: rectOrNil("size", of: picture),
          boxes: boxes(of: picture), omittedBoxes: count("omittedBoxes", of: picture),
          stops: stops(of: picture), silent: silent(of: picture),
          omittedStops: count("omittedStops", of: picture),
          remarks: texts("remarks", of: picture), language: text("language", of: picture)))
    }
    return pictures
  }

  private mutating func boxes(of picture: Object) -> [ScreenPicture.Box] {
    var boxes: [ScreenPicture.Box] = []
    for entry in items("boxes", of: picture) where isFine {
      let box = object(entry, "a box")
      let frame = rectOrNil("frame", of: box)
      if frame == nil, isFine { complain("a box needs a `frame`", at: entry) }
      boxes.append(
        ScreenPicture.Box(
          nodePath: word("nodePath", of: box), nodeType: word("nodeType", of: box),
          text: textOrNil("text", of: box), frame: frame ?? .zero))
    }
    return boxes
  }

  private mutating func stops(of picture: Object) -> [ScreenPicture.Stop] {
    var stops: [ScreenPicture.Stop] = []
    for entry in items("stops", of: picture) where isFine {
      let stop = object(entry, "a stop")
      stops.append(
        ScreenPicture.Stop(
          number: count("number", of: stop, from: 1), nodePath: word("nodePath", of: stop),
          nodeType: word("nodeType", of: stop), entering: texts("entering", of: stop),
          spoken: text("spoken", of: stop), frame: rectOrNil("frame", of: stop),
          isOnScreen: flag("onscreen", of: stop), uncertain: texts("uncertain", of: stop)))
    }
    return stops
  }

  private mutating func silent(of picture: Object) -> [ScreenPicture.Silent] {
    var silent: [ScreenPicture.Silent] = []
    for entry in items("silent", of: picture) where isFine {
      let element = object(entry, "a silent element")
      silent.append(
        ScreenPicture.Silent(
          nodePath: word("nodePath", of: element), nodeType: word("nodeType", of: element),
          reason: word("reason", of: element)))
    }
    return silent
  }
}
