/// Numbers as people write them: no trailing zeros, at most two decimals.
package enum Points {
  /// A number, such as a length in points.
  package static func text(_ number: Double) -> String {
    // Beyond this a double has no hundredths to speak of.
    guard number.magnitude < 1e12 else {
      return number.magnitude < 1e18 ? "\(Int64(number))" : "\(number)"
    }
    let hundredths = Int64((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let whole = hundredths.magnitude / 100
    let rest = hundredths.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return rest < 10 ? "\(sign)\(whole).0\(rest)" : "\(sign)\(whole).\(rest)"
  }

  /// A size, such as `24 × 20 pt`.
  package static func size(_ rect: Rect) -> String {
    "\(text(rect.width)) × \(text(rect.height)) pt"
  }
}
