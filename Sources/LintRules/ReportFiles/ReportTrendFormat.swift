/// The forms that a trend is printed in.
public enum ReportTrendFormat: String, CaseIterable, Sendable {
  case csv, json, svg

  /// The trend in the form.
  public func bytes(of trend: ReportTrend) -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .csv: Self.writeCSV(trend, to: &writer)
    case .json: Self.writeJSON(trend, to: &writer)
    case .svg: TrendChart(trend).write(to: &writer)
    }
    return writer.bytes
  }

  private static func writeCSV(_ trend: ReportTrend, to output: inout ByteWriter) {
    let names = ["name", "timestamp"] + TrendMeasure.allCases.map(\.rawValue)
    output.write(names.joined(separator: ",") + "\r\n")
    for point in trend.points {
      output.writeCSV(point.name, guardsFormulas: true)
      output.write("," + (point.time?.text ?? ""))
      for value in point.values { output.write("," + (value.map(JSONReporter.number) ?? "")) }
      output.write("\r\n")
    }
  }

  private static func writeJSON(_ trend: ReportTrend, to output: inout ByteWriter) {
    output.write("{\n  \"schemaVersion\": 1,\n  \"tool\": {\"name\": ")
    output.writeJSON(Tool.name)
    output.write(", \"version\": ")
    output.writeJSON(Tool.version)
    output.write("},\n  \"points\": [")
    for (index, point) in trend.points.enumerated() {
      output.write(index == 0 ? "\n    {\"name\": " : ",\n    {\"name\": ")
      output.writeJSON(point.name)
      output.write(", \"timestamp\": ")
      output.writeJSON(point.time?.text)
      for (measure, value) in zip(TrendMeasure.allCases, point.values) {
        output.write(", \"\(measure.rawValue)\": " + (value.map(JSONReporter.number) ?? "null"))
      }
      output.write("}")
    }
    if !trend.points.isEmpty { output.write("\n  ") }
    output.write("]\n}\n")
  }
}
