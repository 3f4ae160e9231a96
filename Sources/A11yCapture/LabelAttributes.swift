#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// The attributes of a label that change how VoiceOver speaks it, and its level as a heading.
  ///
  /// The tree format has them for whole labels. An attribute of a part is left out, so that nothing
  /// is said of the rest.
  @MainActor struct LabelAttributes {
    private let text: NSAttributedString?

    init(of object: NSObject) {
      text = object.accessibilityAttributedLabel ?? (object as? UILabel)?.attributedText
    }

    func describe(in node: CapturedNode) {
      var fields: [CapturedField] = []
      if let spells = flag(.accessibilitySpeechSpellOut) {
        fields.append(CapturedField("spellOut", .flag(spells)))
      }
      if let notation = value(.accessibilitySpeechIPANotation) as? String {
        fields.append(CapturedField("ipa", .text(notation)))
      }
      if let speaks = flag(.accessibilitySpeechPunctuation) {
        fields.append(CapturedField("punctuation", .flag(speaks)))
      }
      if let language = value(.accessibilitySpeechLanguage) as? String {
        fields.append(CapturedField("language", .text(language)))
      }
      if !fields.isEmpty { node.set("speech", .fields(fields)) }
      if let level = (value(.accessibilityTextHeadingLevel) as? NSNumber)?.intValue,
        (1...6).contains(level)
      {
        node.set("headingLevel", .number(Double(level)))
      }
    }

    private func flag(_ key: NSAttributedString.Key) -> Bool? {
      (value(key) as? NSNumber)?.boolValue
    }

    /// The value of an attribute that the whole text has.
    private func value(_ key: NSAttributedString.Key) -> Any? {
      guard let text, text.length > 0 else { return nil }
      let whole = NSRange(location: 0, length: text.length)
      var range = NSRange(location: 0, length: 0)
      let value = text.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
      return range.length == text.length ? value : nil
    }
  }
#endif
