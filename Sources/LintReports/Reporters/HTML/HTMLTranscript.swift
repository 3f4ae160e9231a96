import Linting

/// The VoiceOver transcript of a screen, stop by stop, and elements that it never reaches.
struct HTMLTranscript {
  private let picture: ScreenPicture
  private let isDrawn: Bool
  /// The findings of each element.
  private let items: [String: [HTMLContents.Item]]
  /// Doubts that most stops share, which are said once.
  private let shared: [SharedDoubt]

  /// A doubt, and the few stops that it does not concern.
  private struct SharedDoubt {
    let text: String
    let except: [Int]
  }

  /// The most stops that are named as exceptions.
  private static let maximumExceptions = 12

  init(picture: ScreenPicture, items: [HTMLContents.Item], isDrawn: Bool) {
    self.picture = picture
    self.isDrawn = isDrawn
    shared = Self.shared(by: picture.stops)
    self.items = Dictionary(grouping: items.filter { $0.finding.nodePath != nil }) {
      $0.finding.nodePath ?? ""
    }
  }

  /// The doubts of more than half of the stops, sorted.
  private static func shared(by stops: [ScreenPicture.Stop]) -> [SharedDoubt] {
    var counts: [String: Int] = [:]
    for doubt in stops.flatMap({ Set($0.uncertain) }) { counts[doubt, default: 0] += 1 }
    return counts.filter { _, count in
      let rest = stops.count - count
      return count > 2 && count > rest && rest <= maximumExceptions
    }.keys.sorted().map { doubt in
      SharedDoubt(
        text: doubt, except: stops.filter { !$0.uncertain.contains(doubt) }.map(\.number))
    }
  }

  func write(to output: inout ByteWriter) {
    output.write("<div class=\"transcript\">\n<h5>What VoiceOver reads</h5>\n")
    if picture.stops.isEmpty {
      output.write("<p>VoiceOver finds nothing here.</p>\n")
    } else {
      let language = HTMLText.language(picture.language)
      for doubt in shared { write(doubt, to: &output) }
      output.write("<ol class=\"stops\">\n")
      for stop in picture.stops { write(stop, language, to: &output) }
      output.write("</ol>\n")
    }
    if picture.omittedStops > 0 {
      output.write("<p class=\"limit\">\(HTMLText.count(picture.omittedStops, "more stop")) ")
      output.write("left out to keep the page usable.</p>\n")
    }
    if !isDrawn, !picture.stops.isEmpty {
      output.write("<p class=\"remark\">The file gives no places, so there is no picture.</p>\n")
    }
    for remark in picture.remarks.prefix(20) {
      output.write("<p class=\"remark\">")
      output.writeHTML(remark, atMost: 300)
      output.write("</p>\n")
    }
    writeSilent(to: &output)
    output.write("</div>\n")
  }

  private func write(_ doubt: SharedDoubt, to output: inout ByteWriter) {
    output.write("<p class=\"remark\">Not certain at any stop")
    if !doubt.except.isEmpty {
      output.write(" but " + doubt.except.map(String.init).joined(separator: ", "))
    }
    output.write(": ")
    output.writeHTML(doubt.text, atMost: 300)
    output.write("</p>\n")
  }

  private func write(
    _ stop: ScreenPicture.Stop, _ language: String, to output: inout ByteWriter
  ) {
    output.write("<li><span class=\"no\">\(stop.number)</span><div>")
    for name in stop.entering {
      output.write("<span class=\"enter\">Entering ")
      output.writeIsolated(name, atMost: 120)
      output.write("</span> ")
    }
    if stop.spoken.isEmpty {
      output.write("<span class=\"say none\">no words</span> ")
    } else {
      output.write("<span class=\"say\"\(language)>")
      output.writeIsolated(stop.spoken)
      output.write("</span> ")
    }
    output.write("<span class=\"kind\">")
    output.writeHTML(HTMLText.kind(stop.nodeType))
    if !stop.isOnScreen { output.write(", off screen") }
    output.write("</span>")
    let doubts = stop.uncertain.filter { doubt in !shared.contains { $0.text == doubt } }
    if !doubts.isEmpty {
      output.write(" <span class=\"kind open\">Not certain: ")
      output.writeHTML(doubts.joined(separator: "; "), atMost: 300)
      output.write("</span>")
    }
    writeReferences(to: stop.nodePath, &output)
    output.write("</div></li>\n")
  }

  private func writeReferences(to path: String, _ output: inout ByteWriter) {
    for item in items[path] ?? [] {
      output.write(" <a class=\"ref \(item.classes)\" href=\"#\(item.id)\">")
      item.grade.writeSign(to: &output)
      output.write("\(item.code)<span class=\"vh\">, \(item.grade.word.lowercased()): ")
      output.writeHTML(item.finding.rule.id)
      output.write("</span></a>")
    }
  }

  private func writeSilent(to output: inout ByteWriter) {
    guard !picture.silent.isEmpty else { return }
    output.write("<details class=\"silent\"><summary>")
    output.write("\(HTMLText.count(picture.silent.count, "element")) with words never reached")
    output.write("</summary>\n<ul>\n")
    for element in picture.silent {
      output.write("<li>")
      output.writeHTML(HTMLText.kind(element.nodeType))
      output.write(" <code>")
      output.writeHTML(element.nodePath, atMost: 160)
      output.write("</code>: ")
      output.writeHTML(Silence(rawValue: element.reason)?.explanation ?? element.reason)
      writeReferences(to: element.nodePath, &output)
      output.write("</li>\n")
    }
    output.write("</ul></details>\n")
  }
}
