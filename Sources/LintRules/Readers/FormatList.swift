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
    ] + CaptureList.all.map { $0.info } + adapted

  /// The schemas that adapters come for with the program.
  private static let adapted = [
    FormatInfo(
      .reactNative, "React Native", origin: "`toJSON()` of React's test renderer",
      recognition: "JSON; a root, or a list of roots, with `type`, `props` and `children`",
      lacks: "layout, functions such as `onPress`, and what native code adds"),
    FormatInfo(
      .adaptiveCards, "Adaptive Cards", origin: "Microsoft's schema for cards",
      recognition: "JSON; a root with `\"type\": \"AdaptiveCard\"`",
      lacks: "layout, colours and fonts, which are the host's"),
  ]
}
