/// Units behind numbers.
enum SpeechUnits {
  /// A unit, one and several.
  struct Name: Sendable {
    let one: String
    let many: String
  }

  /// The most letters of a unit.
  static let longest = 5

  /// The unit of that sign.
  static func name(_ sign: String) -> Name? {
    if let one = regular[sign] { return Name(one: one, many: one + "s") }
    return irregular[sign].map { Name(one: $0.0, many: $0.1) }
  }

  /// Units of bytes, which were heard by their letters between parentheses.
  static let bytes: Set = ["KB", "MB", "GB", "TB"]

  /// Units of time and others that only stand behind "per".
  static let rates: [String: String] = ["h": "hour", "s": "second", "min": "minute", "day": "day"]

  private static let regular: [String: String] = [
    "m": "meter", "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "kg": "kilogram",
    "g": "gram", "mg": "milligram", "lb": "pound", "lbs": "pound", "oz": "ounce", "mi": "mile",
    "yd": "yard", "kcal": "kilocalorie", "cal": "calorie", "kB": "kilobyte", "KB": "kilobyte",
    "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "V": "volt", "W": "watt",
    "kW": "kilowatt", "kWh": "kilowatt hour", "mAh": "milliamp hour", "L": "liter", "l": "liter",
    "ml": "milliliter", "mL": "milliliter", "dl": "deciliter", "dL": "deciliter", "dB": "decibel",
    "h": "hour", "hr": "hour", "hrs": "hour", "min": "minute", "mins": "minute", "s": "second",
    "sec": "second", "secs": "second", "ms": "millisecond", "d": "day", "yr": "year",
    "yrs": "year",
  ]
  private static let irregular: [String: (String, String)] = [
    "ft": ("foot", "feet"), "Hz": ("hertz", "hertz"), "kHz": ("kilohertz", "kilohertz"),
    "MHz": ("megahertz", "megahertz"), "GHz": ("gigahertz", "gigahertz"),
    "mph": ("mile per hour", "miles per hour"),
    "bpm": ("beat per minute", "beats per minute"),
  ]
}
