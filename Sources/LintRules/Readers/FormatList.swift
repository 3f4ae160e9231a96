/// Every input format, as `a11y-lint formats` and the format page list them.
public enum FormatList {
  /// The formats: our own, Interface Builder, then captures of running apps.
  public static let all: [FormatInfo] =
    [
      FormatInfo(
        .yaml, "Tree format, YAML", origin: "written by hand or by a tool of yours",
        recognition: "`*.yml`, `*.yaml`; a root with `screen`, `screens` or a known `type`"),
      FormatInfo(
        .json, "Tree format, JSON", origin: "written by a tool of yours",
        recognition: "`*.json`; a root with `screen`, `screens` or a known `type`"),
      FormatInfo(
        .jsonl, "Tree format, JSON lines", origin: "written by a tool of yours",
        recognition: "`*.jsonl`, `*.ndjson`; one document a line"),
      FormatInfo(
        .ib, "Interface Builder", origin: "Xcode",
        recognition: "`*.storyboard`, `*.xib`; XML with the root `document`",
        lacks: "what code does: outlets, custom classes, texts that are looked up"),
    ] + CaptureList.all.map { $0.info }
}
