/// A way to resolve a finding, as reports show it: plain data.
public struct LocatedFix: Sendable {
  /// A change to an element.
  public struct Change: Sendable {
    /// The JSON Pointer from the screen to the element.
    public let nodePath: String
    /// The name of the attribute in the tree format.
    public let key: String
    /// Its new value; nil where the attribute goes away.
    public let value: Fix.Value?
  }

  /// What it does.
  public let title: String
  /// Whether it may be applied without anybody looking.
  public let safety: Fix.Safety
  /// What changes.
  public let changes: [Change]
}
