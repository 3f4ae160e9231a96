#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// Visibility, colours and fonts of a view, as far as public properties tell.
  @MainActor enum ViewLooks {
    static func describe(_ view: UIView, in node: CapturedNode) {
      node.mark("hidden", view.isHidden)
      if view.alpha < 1 { node.set("alpha", numberIn: Double(view.alpha)) }
      node.mark("clips", view.clipsToBounds)
      node.mark("ignoresInvertColors", view.accessibilityIgnoresInvertColors)
      node.set("background", color(view.backgroundColor, of: view))
      describeText(of: view, in: node)
    }

    private static func describeText(of view: UIView, in node: CapturedNode) {
      switch view {
      case let label as UILabel: describe(label, color: label.textColor, of: view, in: node)
      case let button as UIButton:
        guard let label = button.titleLabel, button.currentTitle != nil else { return }
        describe(label, color: button.currentTitleColor, of: view, in: node)
      case let field as UITextField:
        node.set("color", color(field.textColor, of: view))
        node.set("font", font(field.font))
        node.mark("adjustsFont", field.adjustsFontForContentSizeCategory)
      case let text as UITextView:
        node.set("color", color(text.textColor, of: view))
        node.set("font", font(text.font))
        node.mark("adjustsFont", text.adjustsFontForContentSizeCategory)
      default: break
      }
    }

    private static func describe(
      _ label: UILabel, color text: UIColor?, of view: UIView, in node: CapturedNode
    ) {
      node.set("color", color(text, of: view))
      node.set("font", font(label.font))
      node.set("adjustsFont", .flag(label.adjustsFontForContentSizeCategory))
      node.set("lines", .number(Double(label.numberOfLines)))
      node.mark("shrinksText", label.adjustsFontSizeToFitWidth)
    }

    /// `#RRGGBB`, with two more digits where something shows through.
    private static func color(_ color: UIColor?, of view: UIView) -> String? {
      guard let color = color?.resolvedColor(with: view.traitCollection) else { return nil }
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      // Patterns have no colour.
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      if alpha <= 0 { return "clear" }
      let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
      return "#" + parts.map(hexadecimal).joined()
    }

    private static func hexadecimal(_ part: CGFloat) -> String {
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }

    private static func font(_ font: UIFont?) -> CapturedValue? {
      guard let font else { return nil }
      var fields = [CapturedField("name", .text(font.fontName))]
      let size = Double(font.pointSize)
      if CapturedValue.isWritable(size) { fields.append(CapturedField("size", .number(size))) }
      if let style = style(of: font) { fields.append(CapturedField("style", .text(style))) }
      if font.fontDescriptor.symbolicTraits.contains(.traitBold) {
        fields.append(CapturedField("weight", .text("bold")))
      }
      return .fields(fields)
    }

    /// The text style that a font was made for.
    private static func style(of font: UIFont) -> String? {
      let prefix = "UICTFontTextStyle"
      let style = font.fontDescriptor.object(forKey: .textStyle) as? String
      guard let style, style.hasPrefix(prefix) else { return nil }
      let name = String(style.dropFirst(prefix.count))
      let others = ["Title0": "largeTitle", "Subhead": "subheadline"]
      return others[name] ?? name.prefix(1).lowercased() + name.dropFirst()
    }
  }

  extension CapturedNode {
    fileprivate func set(_ key: String, numberIn number: Double) {
      if CapturedValue.isWritable(number) { set(key, .number(max(0, number))) }
    }
  }
#endif
