import DocumentSyntax
import Linting

/// Findings as the JSON report has them.
extension JSONReporter {
  /// Appends the members of a finding.
  func write(
    _ finding: LocatedFinding, _ rules: inout RuleMembers, to json: inout JSONWriter
  ) {
    let rule = finding.rule
    json.member("rule", rule.id)
    json.member("category", rule.category.rawValue)
    json.member("severity", finding.severity.rawValue)
    json.member("certainty", finding.certainty.rawValue)
    json.member("message", finding.message)
    json.member("help", finding.help)
    json.member("path", finding.path)
    Self.writeRange(finding.start, finding.end, to: &json)
    json.member("screen", finding.screen)
    json.member("nodePath", finding.nodePath)
    json.member("nodeID", finding.nodeID)
    json.member("nodeType", finding.nodeType)
    json.member("speech", finding.speech)
    json.member("speechAfter", finding.speechAfter)
    json.members(rules.text(of: finding))
    json.member("fingerprint", finding.fingerprint)
    json.member("cause", finding.cause)
    json.member("state", finding.state.rawValue)
    Self.write(finding.suppression, to: &json)
    json.array("related", of: finding.related) { json, place in
      json.object { json in
        json.member("message", place.message)
        Self.writeRange(place.start, place.end, to: &json)
      }
    }
    json.array("fixes", of: finding.fixes) { json, fix in Self.write(fix, to: &json) }
    if style.showsDetails { writeDetails(of: finding, to: &json) }
  }

  private static func writeRange(
    _ start: Position, _ end: Position, to json: inout JSONWriter
  ) {
    json.object("range") { json in
      write("start", start, to: &json)
      write("end", end, to: &json)
    }
  }

  private static func write(
    _ name: StaticString, _ position: Position, to json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.member("line", position.line)
      json.member("column", position.column)
      json.member("offset", position.offset)
    }
  }

  private static func write(_ suppression: Suppression?, to json: inout JSONWriter) {
    guard let suppression else { return json.null("suppression") }
    json.object("suppression") { json in
      json.member("reason", suppression.reason)
      json.member("until", suppression.until)
      json.member("kind", suppression.kind.rawValue)
    }
  }

  private static func write(_ fix: LocatedFix, to json: inout JSONWriter) {
    json.object { json in
      json.member("title", fix.title)
      json.member("safety", fix.safety.rawValue)
      json.array("changes", of: fix.changes) { json, change in
        json.object { json in
          json.member("nodePath", change.nodePath)
          json.member("key", change.key)
          switch change.value {
          case nil: json.null("value")
          case .text(let text): json.member("value", text)
          case .flag(let flag): json.member("value", flag)
          case .number(let number): json.member("value", number: Points.text(number))
          case .names(let names): json.member("value", names)
          }
        }
      }
      guard let edits = fix.edits else { return json.null("edits") }
      json.array("edits", of: edits) { json, edit in
        json.object { json in
          json.member("start", edit.start)
          json.member("end", edit.end)
          json.member("text", edit.replacement)
        }
      }
    }
  }

  // MARK: Details

  // Shown only where somebody asks for it, so that a report can be turned into any format.
  // `ReportReader` reads all of it back.

  private func writeDetails(of finding: LocatedFinding, to json: inout JSONWriter) {
    guard let details = finding.details else { return json.null("details") }
    json.object("details") { json in
      Self.write(details.excerpt, to: &json)
      Self.write("columns", details.columns, to: &json)
      json.array("relatedColumns", of: details.relatedColumns) { json, columns in
        json.object { Self.writeMembers(of: columns, to: &$0) }
      }
      json.member("lineHash", details.lineHash)
      json.member("screen", details.screen)
      Self.write("frame", details.frame, to: &json)
      json.array("suggestions", of: details.suggestions) { json, suggestion in
        json.object { Self.write(suggestion, to: &$0) }
      }
    }
  }

  private static func write(_ suggestion: FixSuggestion, to json: inout JSONWriter) {
    json.member("title", suggestion.title)
    json.member("safety", suggestion.safety.rawValue)
    json.object("start") { Self.write(suggestion.start, to: &$0) }
    json.object("end") { Self.write(suggestion.end, to: &$0) }
    json.member("text", suggestion.text)
    json.member("lines", suggestion.lines)
  }

  private static func write(_ place: FixSuggestion.Place, to json: inout JSONWriter) {
    json.member("line", place.line)
    json.member("column", place.column)
  }

  /// Appends what there is beyond an input error.
  func writeDetails(of error: InputError, to json: inout JSONWriter) {
    guard let start = error.position else { return json.null("details") }
    json.object("details") { json in
      json.member("offset", start.offset)
      if let end = error.end { Self.write("end", end, to: &json) } else { json.null("end") }
      Self.write(error.excerpt, to: &json)
    }
  }

  private static func write(_ excerpt: Excerpt?, to json: inout JSONWriter) {
    guard let excerpt else { return json.null("excerpt") }
    json.object("excerpt") { json in
      json.member("lines", excerpt.lines)
      json.member("cut", excerpt.cut)
    }
  }

  private static func write(
    _ name: StaticString, _ columns: EncodedColumns?, to json: inout JSONWriter
  ) {
    guard let columns else { return json.null(name) }
    json.object(name) { writeMembers(of: columns, to: &$0) }
  }

  private static func writeMembers(of columns: EncodedColumns, to json: inout JSONWriter) {
    json.object("utf8") { json in
      json.member("start", columns.startUTF8)
      json.member("end", columns.endUTF8)
    }
    json.object("utf16") { json in
      json.member("start", columns.startUTF16)
      json.member("end", columns.endUTF16)
    }
  }

  private static func write(
    _ name: StaticString, _ rect: Rect?, to json: inout JSONWriter
  ) {
    guard let rect else { return json.null(name) }
    json.array(name, of: [rect.x, rect.y, rect.width, rect.height]) {
      $0.element(number: number($1))
    }
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

  // MARK: Screens

  /// Appends what the screens of a file look like.
  func write(_ pictures: [ScreenPicture], to json: inout JSONWriter) {
    json.array("pictures", of: pictures) { json, picture in
      json.object { json in
        json.member("name", picture.name)
        Self.write("size", picture.size, to: &json)
        json.array("boxes", of: picture.boxes) { json, box in
          json.object { json in
            json.member("nodePath", box.nodePath)
            json.member("nodeType", box.nodeType)
            json.member("text", box.text)
            Self.write("frame", box.frame, to: &json)
          }
        }
        json.member("omittedBoxes", picture.omittedBoxes)
        json.array("stops", of: picture.stops) { json, stop in Self.write(stop, to: &json) }
        json.member("omittedStops", picture.omittedStops)
        json.array("silent", of: picture.silent) { json, element in
          json.object { json in
            json.member("nodePath", element.nodePath)
            json.member("nodeType", element.nodeType)
            json.member("reason", element.reason)
          }
        }
        json.member("remarks", picture.remarks)
        json.member("language", picture.language)
      }
    }
  }

  private static func write(_ stop: ScreenPicture.Stop, to json: inout JSONWriter) {
    json.object { json in
      json.member("nodePath", stop.nodePath)
      json.member("nodeType", stop.nodeType)
      json.member("number", stop.number)
      json.member("entering", stop.entering)
      json.member("spoken", stop.spoken)
      write("frame", stop.frame, to: &json)
      json.member("onscreen", stop.isOnScreen)
      json.member("uncertain", stop.uncertain)
    }
  }
}
