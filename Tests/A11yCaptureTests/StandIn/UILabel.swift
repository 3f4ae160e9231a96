import Foundation

class UILabel: UIView {
  var text: String? {
    didSet {
      guard UIAccessibility.answersForClasses else { return }
      accessibilityLabel = text
      isAccessibilityElement = true
      accessibilityTraits = .staticText
    }
  }
  var attributedText: NSAttributedString? {
    didSet { text = attributedText?.string }
  }
  var textColor: UIColor! = UIColor(red: 0, green: 0, blue: 0)
  var font: UIFont! = UIFont(style: "Body", size: 17)
  var adjustsFontForContentSizeCategory = true
  var numberOfLines = 1
  var adjustsFontSizeToFitWidth = false

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

class UIImageView: UIView {
  var image: UIImage?
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

@MainActor class UIImage: NSObject, UIAccessibilityIdentification {
  var accessibilityIdentifier: String?
  var isSymbolImage = false
  init(named name: String) { accessibilityIdentifier = name }
  init(systemName: String) {
    accessibilityIdentifier = systemName
    isSymbolImage = true
  }
}

@MainActor class UIColor {
  private let parts: [CGFloat]
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    parts = [red, green, blue, alpha]
  }

  func resolvedColor(with traits: UITraitCollection) -> UIColor { self }

  func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }
}

struct UIFontDescriptor {
  struct AttributeName { static let textStyle = AttributeName() }
  struct SymbolicTraits: OptionSet {
    let rawValue: UInt32
    static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  var style: String?
  var symbolicTraits: SymbolicTraits = []
  func object(forKey name: AttributeName) -> Any? { style }
}

@MainActor class UIFont {
  let fontName: String
  let pointSize: CGFloat
  let fontDescriptor: UIFontDescriptor
  init(style: String?, size: CGFloat, name: String = ".SFUI-Regular", isBold: Bool = false) {
    fontName = name
    pointSize = size
    fontDescriptor = UIFontDescriptor(
      style: style.map { "UICTFontTextStyle" + $0 }, symbolicTraits: isBold ? .traitBold : [])
  }
}
