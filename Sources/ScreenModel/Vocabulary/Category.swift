/// The subject of a rule; also the folder that contains it.
public enum Category: String, CaseIterable, Sendable {
  case labels, speech, traits, actions, structure, visibility, values, visual, focus
  /// Diagnostics of the file itself.
  case file

  /// The category as a heading.
  public var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
