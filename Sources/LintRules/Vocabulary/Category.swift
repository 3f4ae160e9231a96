/// What a rule is about; also the folder that it stands in.
public enum Category: String, CaseIterable, Sendable {
  case labels, speech, traits, actions, structure, visibility, values, visual, focus
  /// Diagnostics of the file itself.
  case file

  /// The category as a heading.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
