import DocumentSyntax

/// What only some formats show: written where somebody asks for it, so that a report can be turned
/// into any of them. `ReportReader` reads it back; what is added here is added there.
extension JSONReporter {
  /// Appends what there is beyond a finding, as one more member.
  func writeDetails(of finding: LocatedFinding, to output: inout ByteWriter) {
    output.write(", \"details\": ")
    guard let details = finding.details else { return output.write("null") }
    output.write("{\"excerpt\": ")
    write(details.excerpt, to: &output)
    output.write(", \"columns\": ")
    write(details.columns, to: &output)
    output.write(", \"relatedColumns\": [")
    for (index, columns) in details.relatedColumns.enumerated() {
      if index > 0 { output.write(", ") }
      write(columns, to: &output)
    }
    output.write("], \"lineHash\": ")
    output.writeJSON(details.lineHash)
    output.write(", \"screen\": ")
    output.writeJSON(details.screen)
    output.write(", \"frame\": ")
    write(details.frame, to: &output)
    output.write("}")
  }

  /// Appends what there is beyond an input error, as one more member.
  func writeDetails(of error: InputError, to output: inout ByteWriter) {
    output.write(", \"details\": ")
    guard let start = error.position else { return output.write("null") }
    output.write("{\"offset\": \(start.offset), \"end\": ")
    if let end = error.end {
      output.write("{\"line\": \(end.line), \"column\": \(end.column), ")
      output.write("\"offset\": \(end.offset)}")
    } else {
      output.write("null")
    }
    output.write(", \"excerpt\": ")
    write(error.excerpt, to: &output)
    output.write("}")
  }

  private func write(_ excerpt: Excerpt?, to output: inout ByteWriter) {
    guard let excerpt else { return output.write("null") }
    output.write("{\"lines\": ")
    output.writeJSON(excerpt.lines)
    output.write(", \"cut\": \(excerpt.cut)}")
  }

  private func write(_ columns: EncodedColumns?, to output: inout ByteWriter) {
    guard let columns else { return output.write("null") }
    output.write("{\"utf8\": {\"start\": \(columns.startUTF8), \"end\": \(columns.endUTF8)}, ")
    output.write("\"utf16\": {\"start\": \(columns.startUTF16), \"end\": \(columns.endUTF16)}}")
  }

  // MARK: Screens

  /// Appends what the screens of a file look like, as one more member.
  func write(_ pictures: [ScreenPicture], to output: inout ByteWriter) {
    output.write(", \"pictures\": [")
    for (index, picture) in pictures.enumerated() {
      output.write(index == 0 ? "{\"name\": " : ", {\"name\": ")
      output.writeJSON(picture.name)
      output.write(", \"size\": ")
      write(picture.size, to: &output)
      output.write(", \"boxes\": [")
      write(picture.boxes, to: &output)
      output.write("], \"omittedBoxes\": \(picture.omittedBoxes), \"stops\": [")
      write(picture.stops, to: &output)
      output.write("], \"omittedStops\": \(picture.omittedStops), \"silent\": [")
      write(picture.silent, to: &output)
      output.write("], \"remarks\": ")
      output.writeJSON(picture.remarks)
      output.write(", \"language\": ")
      output.writeJSON(picture.language)
      output.write("}")
    }
    output.write("]")
  }

  private func write(_ boxes: [ScreenPicture.Box], to output: inout ByteWriter) {
    for (index, box) in boxes.enumerated() {
      write(box.nodePath, box.nodeType, isFirst: index == 0, to: &output)
      output.write(", \"text\": ")
      output.writeJSON(box.text)
      output.write(", \"frame\": ")
      write(box.frame, to: &output)
      output.write("}")
    }
  }

  private func write(_ stops: [ScreenPicture.Stop], to output: inout ByteWriter) {
    for (index, stop) in stops.enumerated() {
      write(stop.nodePath, stop.nodeType, isFirst: index == 0, to: &output)
      output.write(", \"number\": \(stop.number), \"entering\": ")
      output.writeJSON(stop.entering)
      output.write(", \"spoken\": ")
      output.writeJSON(stop.spoken)
      output.write(", \"frame\": ")
      write(stop.frame, to: &output)
      output.write(", \"onscreen\": \(stop.isOnScreen), \"uncertain\": ")
      output.writeJSON(stop.uncertain)
      output.write("}")
    }
  }

  private func write(_ silent: [ScreenPicture.Silent], to output: inout ByteWriter) {
    for (index, element) in silent.enumerated() {
      write(element.nodePath, element.nodeType, isFirst: index == 0, to: &output)
      output.write(", \"reason\": ")
      output.writeJSON(element.reason)
      output.write("}")
    }
  }

  private func write(
    _ nodePath: String, _ nodeType: String, isFirst: Bool, to output: inout ByteWriter
  ) {
    output.write(isFirst ? "{\"nodePath\": " : ", {\"nodePath\": ")
    output.writeJSON(nodePath)
    output.write(", \"nodeType\": ")
    output.writeJSON(nodeType)
  }

  private func write(_ rect: Rect?, to output: inout ByteWriter) {
    guard let rect else { return output.write("null") }
    let numbers = [rect.x, rect.y, rect.width, rect.height].map(Self.number)
    output.write("[" + numbers.joined(separator: ", ") + "]")
  }

  /// A number as JSON, which reads back as the same; JSON has no others than finite ones.
  static func number(_ number: Double) -> String {
    guard number.isFinite else {
      let limit = Double.greatestFiniteMagnitude
      return number.isNaN ? "0" : "\(number < 0 ? -limit : limit)"
    }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
