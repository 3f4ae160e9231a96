/// What of the user's own is typed into a field: the text content types of UIKit.
struct InputPurpose: Equatable {
  /// The name in Swift, such as `emailAddress`.
  let name: String
  /// Whether captions of it also stand for other things, as "Name" does.
  let isVague: Bool

  /// The names in Swift with the values that Interface Builder writes.
  private static let values: [(name: String, value: String)] = [
    ("name", "name"), ("namePrefix", "name-prefix"), ("givenName", "given-name"),
    ("middleName", "middle-name"), ("familyName", "family-name"), ("nameSuffix", "name-suffix"),
    ("nickname", "nickname"), ("jobTitle", "job-title"), ("organizationName", "organization-name"),
    ("location", "location"), ("fullStreetAddress", "full-street-address"),
    ("streetAddressLine1", "street-address-line1"), ("streetAddressLine1", "address-line1"),
    ("streetAddressLine2", "street-address-line2"), ("streetAddressLine2", "address-line2"),
    ("addressCity", "address-city"), ("addressCity", "address-level2"),
    ("addressState", "address-state"), ("addressState", "address-level1"),
    ("addressCityAndState", "address-city-and-state"),
    ("addressCityAndState", "address-level1+2"), ("sublocality", "sublocality"),
    ("sublocality", "address-level3"), ("countryName", "country-name"), ("countryName", "country"),
    ("postalCode", "postal-code"), ("telephoneNumber", "tel"), ("emailAddress", "email"),
    ("URL", "url"), ("creditCardNumber", "cc-number"), ("creditCardName", "cc-name"),
    ("creditCardGivenName", "cc-given-name"), ("creditCardMiddleName", "cc-middle-name"),
    ("creditCardFamilyName", "cc-family-name"), ("creditCardSecurityCode", "cc-csc"),
    ("creditCardExpiration", "cc-exp"), ("creditCardExpirationMonth", "cc-exp-month"),
    ("creditCardExpirationYear", "cc-exp-year"), ("creditCardType", "cc-type"),
    ("username", "username"), ("password", "password"), ("newPassword", "new-password"),
    ("oneTimeCode", "one-time-code"), ("shipmentTrackingNumber", "shipment-tracking-number"),
    ("flightNumber", "flight-number"), ("dateTime", "date-time"), ("birthdate", "bday"),
    ("birthdateDay", "bday-day"), ("birthdateMonth", "bday-month"), ("birthdateYear", "bday-year"),
    ("cellularEID", "cellular-eid"), ("cellularIMEI", "cellular-imei"),
  ]

  private static let known = Set(values.flatMap { [$0.name.lowercased(), $0.value] })

  /// Whether a content type is one of UIKit's, by its name in Swift or its value.
  static func isKnown(_ contentType: String) -> Bool {
    let name = contentType.hasPrefix(".") ? String(contentType.dropFirst()) : contentType
    return known.contains(name.lowercased())
  }

  /// The content type that is meant by a word that is none and does not look like it.
  static func meaning(of word: String) -> String? {
    let meanings = [
      "phone": "telephoneNumber", "mail": "emailAddress", "zip": "postalCode",
      "creditcard": "creditCardNumber", "code": "oneTimeCode",
    ]
    return meanings[word.lowercased()]
  }

  /// Everything that a content type may be called.
  static var names: [String] { values.flatMap { [$0.name, $0.value] } }

  // MARK: Captions

  private static let vague: Set = ["name", "addressCity", "fullStreetAddress", "postalCode"]

  /// The captions of a language, made when somebody first asks for it.
  private static func captions(in language: String) -> Captions? {
    switch WordPack.primary(language) {
    case "en": english
    case "de": german
    case "ru": russian
    default: nil
    }
  }

  private static let english = Captions(
    """
    name: name, full name, first and last name
    givenName: first name, given name, forename
    familyName: last name, family name, surname
    username: username, user name
    emailAddress: email, e mail, mail address, email address, e mail address
    telephoneNumber: phone, telephone, mobile, phone number, telephone number, mobile number
    telephoneNumber: mobile phone, cell phone, cell phone number
    fullStreetAddress: address, home address, street address, postal address
    streetAddressLine1: address line 1
    streetAddressLine2: address line 2
    addressCity: city, town
    postalCode: zip, zip code, postcode, postal code
    password: password, current password
    newPassword: new password, confirm password, repeat password, password again
    oneTimeCode: verification code, one time code, one time password, sms code, otp
    creditCardNumber: credit card number, card number
    """,
    fillers: fillers["en"])
  private static let german = Captions(
    """
    name: name, vor und nachname
    givenName: vorname
    familyName: nachname, familienname
    username: benutzername, nutzername
    emailAddress: email, e mail, e mail adresse, email adresse, mailadresse
    telephoneNumber: telefon, telefonnummer, handynummer, mobilnummer
    fullStreetAddress: adresse, anschrift, straße und hausnummer
    addressCity: ort, stadt, wohnort
    postalCode: plz, postleitzahl
    password: passwort, kennwort
    newPassword: neues passwort, neues kennwort, passwort wiederholen, passwort bestätigen
    oneTimeCode: bestätigungscode, sms code
    creditCardNumber: kartennummer, kreditkartennummer
    """,
    fillers: fillers["de"])
  private static let russian = Captions(
    """
    name: имя и фамилия, фио
    givenName: имя
    familyName: фамилия
    username: имя пользователя, логин
    emailAddress: email, e mail, почта, электронная почта, эл почта
    telephoneNumber: телефон, номер телефона, мобильный телефон
    fullStreetAddress: адрес
    addressCity: город
    postalCode: индекс, почтовый индекс
    password: пароль
    newPassword: новый пароль, повторите пароль, подтвердите пароль
    oneTimeCode: код из sms, код из смс, код подтверждения
    creditCardNumber: номер карты
    """,
    fillers: fillers["ru"])

  /// Words around a caption that change nothing about what is typed.
  private static let fillers = WordPack([
    "en": "your my enter please type the a required optional",
    "de": "ihr ihre dein deine bitte eingeben erforderlich optional",
    "ru": "ваш ваша ваше введите пожалуйста обязательно",
  ])

  /// Words that make a field, or a screen, one about somebody else, or about something to find.
  private static let others = WordPack([
    "en": """
    contact contacts friend friends invite guest guests recipient passenger patient customer \
    client student child member emergency search find filter rename
    """,
    "de": """
    kontakt kontakte freund freunde einladen gast gäste empfänger fahrgast patient kunde kind \
    mitglied notfall suche suchen filter umbenennen
    """,
    "ru": """
    контакт контакты друг друга друзья гость гости получатель пассажир пациент клиент ребёнок \
    участник поиск найти фильтр
    """,
  ])

  /// Tells by the bytes of a text in a language whether it may be a caption.
  static func filter(_ language: String) -> CaptionFilter {
    CaptionFilter(words: captions(in: language)?.words)
  }

  /// What a caption asks the user for; in a part of it as well, where it is read loosely.
  static func of(
    caption: String, language: String, isLoose: Bool, extra: [String: String]
  ) -> InputPurpose? {
    guard caption.utf8.count <= 100, let known = captions(in: language) else { return nil }
    let words = Words.normalized(caption).filter { known.fillers?.contains($0) != true }
    let name = match(words, isLoose: isLoose) { extra[$0] ?? known.purpose(of: $0) }
    guard let name else { return nil }
    return InputPurpose(name: name, isVague: vague.contains(name))
  }

  private static func match(
    _ words: [String], isLoose: Bool, _ lookup: (String) -> String?
  ) -> String? {
    if let name = lookup(words.joined(separator: " ")) { return name }
    guard isLoose, words.count <= 12 else { return nil }
    for length in stride(from: min(4, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        if let name = lookup(words[start..<start + length].joined(separator: " ")) { return name }
      }
    }
    return nil
  }

  /// Whether a text says that it is about somebody else.
  static func isAboutOthers(_ text: String, language: String) -> Bool {
    guard let others = others[language], text.utf8.count <= 200 else { return false }
    return Words.normalized(text).contains(where: others.contains)
  }
}

/// Tells by the bytes of a text whether it may be the caption of something of the user's own: most
/// texts have a word that is in none, and are passed over without a look at their characters.
struct CaptionFilter {
  /// The words of all captions in a language; nil where there are no captions.
  let words: WordMarks?

  /// Whether the text may be one; of texts with other letters than those of ASCII only a closer
  /// look can tell.
  @inline(__always) func mayMatch(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let words else { return false }
    var cursor = 0
    while let word = Words.nextWord(in: bytes, from: &cursor) {
      let hash = WordHash.whole(UnsafeBufferPointer(rebasing: bytes[word]))
      if !words.mayContain(hash) { return bytes.contains { $0 >= 0x80 } }
    }
    return true
  }
}
