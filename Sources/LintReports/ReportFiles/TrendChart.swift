import Linting

/// A trend as a line chart: one SVG file without script that asks for nothing else, readable in
/// light and dark and without colour.
struct TrendChart {
  /// How a line looks: its dashes and the marks on it tell it from others without its colour.
  private struct Look {
    let dashes: String
    /// The outline of a mark around the origin.
    let mark: String
  }

  private static let looks = [
    Look(dashes: "none", mark: "M-4-4h8v8h-8z"), Look(dashes: "9 4", mark: "M0-5.5L5 4h-10z"),
    Look(dashes: "2 4", mark: "M0-5.5L5.5 0 0 5.5-5.5 0z"),
    Look(dashes: "12 4 2 4", mark: "M-4-4L4 4M-4 4L4-4"),
  ]

  private static let title = "Accessibility findings over time"
  private static let width = 800
  private static let height = 392
  /// The area of the lines.
  private static let left = 64.0
  private static let right = 616.0
  private static let top = 56.0
  private static let bottom = 352.0
  /// The most marks on a line; on longer ones some points have none.
  private static let maximumMarks = 40
  /// The room that a label takes with its margin.
  private static let labelWidth = 96.0

  private let points: [ReportTrend.Point]
  /// From the first moment to just before the last one, in seconds, where all points have one.
  private let times: Range<Int>?
  private let measures = TrendMeasure.drawn
  /// The distance between two lines of the grid, and how many there are above zero.
  private let step: Double
  private let steps: Int

  init(_ trend: ReportTrend) {
    points = trend.points
    let moments = trend.points.compactMap(\.time?.seconds)
    times =
      moments.count == trend.points.count
      ? moments.min().flatMap { first in
        moments.max().flatMap { first < $0 ? first..<$0 : nil }
      } : nil
    let values = trend.points.flatMap { point in TrendMeasure.drawn.compactMap(point.value) }
    (step, steps) = Self.grid(upTo: values.max() ?? 0)
  }

  /// The grid that reaches a value with four or five round steps.
  static func grid(upTo most: Double) -> (step: Double, steps: Int) {
    var step = 1.0
    var round = 0
    while step * 5 < most {
      // 1, 2, 5, 10, 20: no step is a fraction, since all are counts.
      step *= round % 3 == 1 ? 2.5 : 2
      round += 1
    }
    return (step, max(Int((most / step).rounded(.up)), 1))
  }

  /// Appends the chart.
  func write(to output: inout ByteWriter) {
    var words = ByteWriter()
    words.writeXML(description)
    output.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
      width="\(Self.width)" height="\(Self.height)" role="img" aria-labelledby="title desc">
      <title id="title">\(Self.title)</title>
      <desc id="desc">\(words.text)</desc>
      \(Self.style)
      <rect class="back" width="\(Self.width)" height="\(Self.height)"/>
      <text class="head" x="\(Self.number(Self.left))" y="28">\(Self.title)</text>

      """)
    writeGrid(to: &output)
    writeLabels(to: &output)
    for index in measures.indices { writeLine(index, to: &output) }
    writeLegend(to: &output)
    output.write("</svg>\n")
  }

  /// The chart in words.
  private var description: String {
    guard let first = points.first, let last = points.last else { return "There are no reports." }
    let count = "\(points.count) report" + (points.count == 1 ? "" : "s")
    let span =
      points.count == 1
      ? "of \(Quoted.bare(first.label))"
      : "from \(Quoted.bare(first.label)) to \(Quoted.bare(last.label))"
    let changes = measures.compactMap { measure -> String? in
      guard let before = first.value(measure), let after = last.value(measure) else { return nil }
      let title = measure.title.prefix(1).uppercased() + measure.title.dropFirst()
      return before == after
        ? "\(title): \(Self.number(after)) at both ends."
        : "\(title): from \(Self.number(before)) to \(Self.number(after))."
    }
    return "A line chart of \(count) \(span). " + changes.joined(separator: " ")
  }

  // MARK: Parts

  private func writeGrid(to output: inout ByteWriter) {
    for index in 0...steps {
      let y = Self.number(y(step * Double(index)))
      output.write("<path class=\"grid\" d=\"M\(Self.number(Self.left)) \(y)H")
      output.write("\(Self.number(Self.right))\"/>\n")
      output.write("<text class=\"axis\" text-anchor=\"end\" x=\"\(Self.number(Self.left - 8))\" ")
      output.write("y=\"\(y)\" dy=\"4\">\(Self.number(step * Double(index)))</text>\n")
    }
  }

  /// Labels of some points below the chart, the first and the last one among them.
  private func writeLabels(to output: inout ByteWriter) {
    guard !points.isEmpty else {
      output.write("<text class=\"axis\" x=\"\(Self.number(Self.left + 20))\" y=\"200\">")
      return output.write("There are no reports.</text>\n")
    }
    for index in labelled {
      output.write("<text class=\"axis\" text-anchor=\"middle\" x=\"\(Self.number(x(index)))\" ")
      output.write("y=\"\(Self.number(Self.bottom + 22))\">")
      output.writeXML(Quoted.bare(points[index].label, atMost: 14))
      output.write("</text>\n")
    }
  }

  /// The points that have room for a label: the ends, and of the rest those that stand apart.
  private var labelled: [Int] {
    var places: [Double] = []
    let order = [0, points.count - 1] + points.indices.dropFirst()
    return order.filter { index in
      let place = x(index)
      guard places.allSatisfy({ abs($0 - place) >= Self.labelWidth }) else { return false }
      places.append(place)
      return true
    }.sorted()
  }

  private func writeLine(_ index: Int, to output: inout ByteWriter) {
    let look = Self.looks[index]
    let places = points.indices.compactMap { point in
      points[point].value(measures[index]).map { (x: x(point), y: y($0)) }
    }
    guard !places.isEmpty else { return }
    output.write("<g class=\"line s\(index)\"><title>\(measures[index].title)</title>\n<path d=\"")
    for (number, place) in places.enumerated() {
      output.write((number == 0 ? "M" : "L") + Self.number(place.x) + " " + Self.number(place.y))
    }
    output.write("\" stroke-dasharray=\"\(look.dashes)\"/>\n")
    let gap = (places.count + Self.maximumMarks - 1) / Self.maximumMarks
    for number in stride(from: places.count - 1, through: 0, by: -max(gap, 1)) {
      let place = places[number]
      output.write("<path class=\"mark\" transform=\"translate(\(Self.number(place.x)) ")
      output.write("\(Self.number(place.y)))\" d=\"\(look.mark)\"/>\n")
    }
    output.write("</g>\n")
  }

  /// The name of each line, with its last value, beside the chart.
  private func writeLegend(to output: inout ByteWriter) {
    for (index, measure) in measures.enumerated() {
      let look = Self.looks[index]
      let y = Self.top + 12 + Double(index) * 28
      let x = Self.right + 14
      output.write("<g class=\"line s\(index)\"><path ")
      output.write("d=\"M\(Self.number(x)) \(Self.number(y))h28\" ")
      output.write("stroke-dasharray=\"\(look.dashes)\"/><path class=\"mark\" ")
      output.write("transform=\"translate(\(Self.number(x + 14)) \(Self.number(y)))\" ")
      output.write("d=\"\(look.mark)\"/></g>\n")
      output.write("<text class=\"name\" x=\"\(Self.number(x + 36))\" y=\"\(Self.number(y))\" ")
      let last = points.last?.value(measure).map { ": " + Self.number($0) } ?? ""
      output.write("dy=\"4\">\(measure.title)\(last)</text>\n")
    }
  }

  // MARK: Places and words

  /// Where a point stands: by its time where all tell it, or else evenly.
  private func x(_ index: Int) -> Double {
    guard points.count > 1 else { return (Self.left + Self.right) / 2 }
    let inset = 30.0
    let span = Self.right - Self.left - 2 * inset
    var part = Double(index) / Double(points.count - 1)
    if let range = times, let time = points[index].time {
      part = Double(time.seconds - range.lowerBound) / Double(range.count)
    }
    return Self.left + inset + span * part
  }

  private func y(_ value: Double) -> Double {
    Self.bottom - (Self.bottom - Self.top) * value / (step * Double(steps))
  }

  private static func number(_ number: Double) -> String { Points.text(number) }

  /// Colours of at least 4.5 to 1 on both backgrounds, so that lines and words may have them.
  private static let style = """
    <style>
    svg { --back: #ffffff; --ink: #1f2328; --quiet: #59636e; --grid: #d1d9e0;
      --s0: #c11c1c; --s1: #925400; --s2: #0b5fbf; --s3: #6b3fa0; }
    @media (prefers-color-scheme: dark) {
      svg { --back: #0d1117; --ink: #f0f6fc; --quiet: #a9b4c0; --grid: #3d444d;
        --s0: #ff8a80; --s1: #f0b35a; --s2: #79b8ff; --s3: #c9a5ff; }
    }
    text { font: 13px system-ui, sans-serif; fill: var(--ink); }
    .head { font-size: 17px; font-weight: 600; }
    .axis { fill: var(--quiet); }
    .back { fill: var(--back); }
    .grid { stroke: var(--grid); }
    .line path { fill: none; stroke-width: 2; }
    .line .mark { fill: var(--back); }
    .s0 { stroke: var(--s0); }
    .s1 { stroke: var(--s1); }
    .s2 { stroke: var(--s2); }
    .s3 { stroke: var(--s3); }
    </style>
    """
}
