/// A colour that may have another value in each appearance, as far as the values are known.
public struct DynamicColor: Hashable, Sendable {
  private let light: Color
  private let dark: Color?
  private let lightHighContrast: Color?
  private let darkHighContrast: Color?

  /// A colour that is the same everywhere.
  init(_ color: Color) {
    self.init(light: color, dark: color, lightHighContrast: color, darkHighContrast: color)
  }

  /// A colour of those values; what is nil is not known.
  package init(
    light: Color, dark: Color?, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// Whether it has another value in the dark, or none that is known.
  package var varies: Bool { dark != light }

  /// Whether nothing shows through.
  var isOpaque: Bool { [light, dark].allSatisfy { $0?.isOpaque != false } }

  /// The colour with its opacity scaled by a share.
  func faded(to share: Double) -> DynamicColor {
    DynamicColor(
      light: light.faded(to: share), dark: dark?.faded(to: share),
      lightHighContrast: lightHighContrast?.faded(to: share),
      darkHighContrast: darkHighContrast?.faded(to: share))
  }

  /// The value in an appearance, where it is known.
  public subscript(appearance: Appearance) -> Color? {
    switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}

/// The setting of the system that decides which of its values a dynamic colour has.
public enum Appearance: String, CaseIterable, Sendable {
  /// The default of devices.
  case light
  /// The dark appearance.
  case dark
  /// The light appearance with "Increase Contrast".
  case lightHighContrast
  /// The dark appearance with "Increase Contrast".
  case darkHighContrast

  /// The appearance in the words of a sentence that ends with it.
  package var phrase: String {
    switch self {
    case .light: "in the light appearance"
    case .dark: "in the dark appearance"
    case .lightHighContrast: "with increased contrast"
    case .darkHighContrast: "in the dark appearance with increased contrast"
    }
  }
}
