package import InputFormats
import LintRules
import ScreenModel

/// Says which rules an adapter keeps silent, since it maps nothing to a key that they rest on.
package enum AdapterSilence {
  /// The keys that many rules rest on.
  private static let keys: [AttributeKey] = [.label, .hint, .value, .traits]

  /// A remark about an adapter; nil where it maps label and traits.
  package static func remark(on adapter: Adapter) -> String? {
    let unsaid = adapter.unsaidKeys
    let missing = keys.filter(unsaid.contains)
    guard missing.contains(.label) || missing.contains(.traits) else { return nil }
    let silent = AllRules.infos.count { info in
      info.restsOn.contains { missing.contains($0) }
    }
    let names = missing.map { "no \($0.name)" }
    let list =
      names.count == 1
      ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return "the adapter \(Quoted.text(adapter.name)) maps \(list): \(silent) rules stay silent"
  }
}
