/// The setting of the system that decides which of its values a dynamic colour has.
public enum Appearance: String, CaseIterable, Sendable {
  /// What devices come with.
  case light
  /// The dark appearance.
  case dark
  /// The light appearance with "Increase Contrast".
  case lightHighContrast
  /// The dark appearance with "Increase Contrast".
  case darkHighContrast

  /// The appearance in the words of a sentence that ends with it.
  var phrase: String {
    switch self {
    case .light: "in the light appearance"
    case .dark: "in the dark appearance"
    case .lightHighContrast: "with increased contrast"
    case .darkHighContrast: "in the dark appearance with increased contrast"
    }
  }
}
