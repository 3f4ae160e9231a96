/// Names and units that are written with a small first letter.
enum LowercaseNames {
  /// Brands and products, in lower case.
  static let brands: Set<String> = Set(
    """
    iphone ipad ipados ipod ios imac macos watchos tvos visionos icloud imessage itunes \
    ibooks iwork imovie iphoto airpods homepod facetime youtube github gitlab linkedin \
    paypal ebay whatsapp tiktok onedrive onenote sharepoint powerpoint javascript typescript \
    wordpress openstreetmap esim efax ebook ebooks ecard eid etoro easyjet adidas airbnb \
    lastpass dropbox nvidia vmware xbox playstation bbc evernote duckduckgo soundcloud \
    mastercard docusign mcdonalds fedex postnl kpn ing ifttt npm irobot mytaxi mcommerce
    """.split(separator: " ").map(String.init))

  /// Units and functions that begin with a small letter.
  static let units: Set<String> = Set(
    """
    kg g mg km m cm mm ml l dl lb lbs oz ft in mi px pt em rem dB Hz kHz kB kb bps kbps mph \
    kph kmh km/h h hr hrs min mins s sec secs ms am pm sin cos tan log ln exp abs mod asin \
    acos atan sinh cosh tanh sqrt pi x y z e n i kcal kJ kWh hPa mmHg bpm rpm fps dpi ppi \
    mAh m² km² m³
    """.split(separator: " ").map(String.init))

  /// Whether a text begins with a name or unit that keeps its small letter.
  static func begins(_ text: String) -> Bool {
    let word = String(text.prefix { !$0.isWhitespace && $0 != "," && $0 != ":" })
    return brands.contains(word.lowercased()) || units.contains(word)
      || word.dropFirst().contains { $0.isUppercase }
  }
}
