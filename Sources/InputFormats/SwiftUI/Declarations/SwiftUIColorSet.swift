public import DocumentSyntax
import ScreenModel

/// A colour of an asset catalogue, in all its appearances.
public struct SwiftUIColorSet: Hashable, Sendable {
  /// The name, without the folders of the catalogue.
  let name: String
  let color: DynamicColor

  /// The colour of a file `Name.colorset/Contents.json`; nil where it is not one, or is spelled in
  /// a way that is not read.
  public init?(_ file: SourceFile) {
    let folders = file.path.split(separator: "/").dropLast()
    guard let folder = folders.last, folder.hasSuffix(".colorset"),
      let syntax = JSONParser.parse(file).tree, let root = syntax.roots.first,
      let colors = CaptureValue(syntax, root).present("colors")
    else { return nil }
    name = String(folder.dropLast(".colorset".count))
    var values: [Appearance: Color] = [:]
    for item in colors.items {
      // A phone shows the colour for all devices, or its own.
      guard ["universal", "iphone"].contains(item.present("idiom")?.string ?? "universal"),
        let appearance = Self.appearance(of: item)
      else { continue }
      guard let color = item.present("color").flatMap(Self.color) else {
        if appearance == .light { return nil }
        continue
      }
      values[appearance] = color
    }
    guard let light = values[.light] else { return nil }
    let dark = values[.dark] ?? light
    color = DynamicColor(
      light: light, dark: dark, lightHighContrast: values[.lightHighContrast] ?? light,
      darkHighContrast: values[.darkHighContrast] ?? dark)
  }

  /// The appearance that a colour of the set is for; nil for one that iOS does not have.
  private static func appearance(of item: CaptureValue) -> Appearance? {
    var (isDark, isStrong) = (false, false)
    for appearance in item.present("appearances")?.items ?? [] {
      switch (appearance.present("appearance")?.string, appearance.present("value")?.string) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): isStrong = true
      default: return nil
      }
    }
    return isStrong ? isDark ? .darkHighContrast : .lightHighContrast : isDark ? .dark : .light
  }

  /// The colour that is written; nil in a colour space that is not one of red, green and blue.
  private static func color(_ value: CaptureValue) -> Color? {
    guard let parts = value.present("components") else {
      return value.present("reference")?.string.flatMap { SystemColors.named($0)?[.light] }
    }
    let alpha = parts.present("alpha")?.number ?? 1
    if let white = parts.present("white").flatMap(share) {
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = parts.present("red").flatMap(share),
      let green = parts.present("green").flatMap(share),
      let blue = parts.present("blue").flatMap(share)
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component, which Xcode writes as `0xFF`, as `255` or as `1.000`.
  private static func share(_ value: CaptureValue) -> Double? {
    guard let text = value.text else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number >= 0 else { return nil }
    return text.contains(".") ? min(number, 1) : min(number / 255, 1)
  }
}
