/// Says numbers as a profile asks.
struct NumberSpeller: Sendable {
  /// The way in which an integer is read.
  enum Way { case quantity, digits, zeros }

  let profile: SpeechProfile

  /// The way in which an integer without separators is read.
  func way(of digits: ArraySlice<UInt8>) -> Way {
    if profile.numberMode == .digits { return .digits }
    if profile.leadingZero == .speak, digits.count > 1, digits.first == 0x30 { return .zeros }
    let digits = digits.drop { $0 == 0x30 }
    if digits.count > NumberWords.mostDigits { return .digits }
    guard profile.numberMode == .auto else { return .quantity }
    return digits.count >= profile.digitByDigitFrom ? .digits : .quantity
  }

  /// An integer without separators.
  func integer(_ digits: ArraySlice<UInt8>) -> String {
    switch way(of: digits) {
    case .digits:
      return NumberWords.digits(spoken(digits))
    case .zeros:
      // The article that hears "zero six" hears a single "zero" for 00.
      return digits.elementsEqual([0x30, 0x30]) ? "zero" : NumberWords.digits(digits)
    case .quantity:
      return NumberWords.cardinal(digits) ?? NumberWords.digits(digits)
    }
  }

  /// An integer whose groups were separated, which shows that it is a quantity.
  func grouped(_ digits: ArraySlice<UInt8>) -> String {
    guard profile.numberMode != .digits else { return NumberWords.digits(digits) }
    return NumberWords.cardinal(digits) ?? NumberWords.digits(digits)
  }

  /// The fraction behind the decimal point, with the word for the point.
  func fraction(_ digits: ArraySlice<UInt8>) -> String {
    profile.decimalWord + " " + NumberWords.digits(digits)
  }

  /// The digits without leading zeros, if those are dropped.
  private func spoken(_ digits: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard profile.leadingZero == .drop else { return digits }
    let rest = digits.drop { $0 == 0x30 }
    return rest.isEmpty ? digits.suffix(1) : rest
  }
}
