import ScreenModel

/// Finds fields for the user's own data that do not say what is typed there.
struct InputPurposeMissing: Rule {
  static let info = RuleInfo(
    id: "input-purpose-missing",
    title: "Fields for personal data say what they are for",
    category: .visual,
    severity: .note,
    criteria: [.wcag("1.3.5")],
    restsOn: [.contentType],
    why: """
      With a content type, the system offers the user's own address, password or code above the \
      keyboard. Without it, people with tremor or dyslexia type all of it, letter by letter.
      """,
    how: "Set the content type of each field that asks for something about the user.",
    uiKit: #"""
      emailField.textContentType = .emailAddress
      """#,
    swiftUI: #"""
      TextField("E-mail", text: $email).textContentType(.emailAddress)
      """#,
    traps: [
      "Fields about somebody else: a contact, a guest, the recipient.",
      "Names and places that need not be the user's, such as the name of a list, where no other "
        + "field of the screen asks for personal data.",
      "Search fields, pickers, and languages without a word list.",
      "Files that never say a content type, and fields that an outlet leads to: a person has to "
        + "look.",
    ],
    examples: [
      .fails(
        """
        screen: Sign up
        children:
          - {⟪type: textField⟫, label: E-mail}
          - {type: secureField, label: Password, contentType: newPassword}
          - {type: textField, label: Phone, ⟪contentType: phone⟫}
        """, "One lacks its content type, and one has a type that does not exist."),
      .passes(
        """
        screen: Sign up
        children:
          - {type: textField, label: E-mail, contentType: emailAddress}
          - {type: secureField, label: Password, contentType: new-password}
        """),
      .needsReview(
        """
        screen: Sign in
        children:
          - {⟪type: textField⟫, label: Your e-mail address}
        """, "The file may just not tell."),
      .passes(
        """
        screens:
          - screen: New contact
            children:
              - {type: textField, label: E-mail}
              - {type: textField, label: Phone, contentType: tel}
          - screen: New list
            children:
              - {type: textField, label: Name}
          - screen: Weather
            children:
              - {type: searchField, label: City}
              - {type: textField, label: City, inputView: picker, traits: adjustable,
                 implements: [increment, decrement]}
              - {type: textField, label: E-mail of a friend}
              - {type: textField, label: Telefon, language: nl}
        """, "Another person's data, a list's name, a search, a picker, another language.",
        documented: false),
      .fails(
        """
        screen: Order
        children:
          - {⟪type: textField⟫, label: Account name}
          - {⟪type: textField⟫, label: E-mail for the bill}
          - {type: textField, label: Phone, contentType: tel}
        """,
        options: ["strict": .flag(true), "pack": .texts(["account name=username"])],
        documented: false),
    ])

  let options: Options

  struct Options: RuleOptions {
    var pack: [String] = []
    var strict = false

    static let fields: [OptionField<Options>] = [
      .texts(
        "pack", \.pack, "more captions, each with its content type, as in account=username"),
      .flag("strict", \.strict, "takes any caption in which one of the known ones stands"),
    ]
  }

  func findings(in tree: AccessibilityTree) -> [Finding] {
    guard tree.hasAny([.exposed, .interactive]) else { return [] }
    let fields = tree.nodes([.exposed, .interactive]).filter { isField($0, in: tree) }
    guard !fields.isEmpty else { return [] }
    let extra = extraCaptions
    let purposes = fields.map { purpose(of: $0, extra, in: tree) }
    var personal: Set<Int32> = []
    var typed: Set<Int32> = []
    for (field, purpose) in zip(fields, purposes) {
      if let purpose, !purpose.isVague { personal.insert(tree.element(field).screen) }
      if tree.element(field).has(.contentType) { typed.insert(tree.element(field).screen) }
    }
    var suggestions = Suggestions()
    return zip(fields, purposes).compactMap { field, purpose in
      let element = tree.element(field)
      if element.has(.contentType) { return unknownType(field, in: tree, &suggestions) }
      guard let purpose, !purpose.isVague || personal.contains(element.screen) else { return nil }
      return missing(purpose, field, isTold: typed.contains(element.screen), in: tree)
    }
  }

  private var extraCaptions: [String: String] {
    var captions: [String: String] = [:]
    for entry in options.pack {
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        captions[Words.normalized(parts[0]).joined(separator: " ")] = parts[1]
      }
    }
    return captions
  }

  private func isField(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.element(index)
    guard element.kind == .textField || element.kind == .secureField else { return false }
    return element.flag(.enabled) != false && tree.interface.text(.inputView, of: index) == nil
  }

  // MARK: What is typed

  private func purpose(
    of field: Int, _ extra: [String: String], in tree: AccessibilityTree
  ) -> InputPurpose? {
    let language = tree.language(of: field)
    var captions: [String] = []
    if let name = tree.name(of: field).value { captions.append(name.text) }
    if let placeholder = tree.interface.text(.placeholder, of: field) {
      captions.append(placeholder)
    }
    if captions.isEmpty, let before = Caption.textBefore(field, in: tree) {
      captions.append(before)
    }
    let purpose = captions.lazy.compactMap {
      InputPurpose.of(
        caption: $0, language: language, isLoose: options.strict, extra: extra)
    }.first
    guard let purpose else { return nil }
    let screen = tree.screen(of: field)
    let title = tree.interface.text(.title, of: screen.root) ?? ""
    let context = captions + [screen.name ?? "", title]
    return context.contains { InputPurpose.isAboutOthers($0, language: language) } ? nil : purpose
  }

  // MARK: Findings

  private func missing(
    _ purpose: InputPurpose, _ field: Int, isTold: Bool, in tree: AccessibilityTree
  ) -> Finding {
    let element = tree.element(field)
    let noun = Wording.noun(element.kind)
    let isSure =
      tree.screen(of: field).has(.writtenDefaults) ? !element.mayChangeInCode : isTold
    let type = Quoted.bare(purpose.name)
    let remedy = tree.words(for: field).set(.contentType, to: .text(type))
    let help = Wording.sentence(remedy) + "."
    let fixes = [Fix.set(.contentType, of: field, to: purpose.name, .unsafe)]
    guard isSure else {
      return review(
        "unless code sets a content type, the system cannot fill in this \(noun), which asks for "
          + "something of the user's own", help: help, of: field, in: tree, fixes: fixes)
    }
    return violation(
      "this \(noun) asks for something of the user's own and has no content type, so the system "
        + "cannot fill it in", help: help, of: field, in: tree, fixes: fixes)
  }

  private func unknownType(
    _ field: Int, in tree: AccessibilityTree, _ suggestions: inout Suggestions
  ) -> Finding? {
    guard let type = tree.interface.text(.contentType, of: field), !type.isEmpty,
      !InputPurpose.isKnown(type)
    else { return nil }
    let suggestion =
      InputPurpose.meaning(of: type) ?? suggestions.closest(to: type, among: InputPurpose.names)
    return violation(
      "there is no content type \(Quoted.text(type)), so the system cannot fill in this field",
      help: suggestion.map { "Did you mean `\($0)`?" } ?? "Choose one of UIKit's content types.",
      of: field, in: tree, at: .contentType, severity: .warning,
      fixes: suggestion.map { [Fix.set(.contentType, of: field, to: $0, .unsafe)] } ?? [])
  }
}

/// A purpose of a field for data about the user: the text content types of UIKit.
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

  /// The purpose of a caption; in a part of it as well, where it is read loosely.
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

/// The captions of fields in one language, and what is typed under each.
struct Captions: Sendable {
  private var purposes: [String: String] = [:]
  /// Words around a caption that change nothing about what is typed.
  let fillers: WordList?

  /// A list has a purpose, a colon and captions without punctuation in each line.
  init(_ list: String, fillers: WordList?) {
    self.fillers = fillers
    for line in list.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for caption in parts[1].split(separator: ",") {
        let caption = String(caption.drop { $0 == " " })
        if purposes[caption] == nil { purposes[caption] = String(parts[0]) }
      }
    }
  }

  /// The purpose of the input under a caption, however its accents are composed.
  func purpose(of caption: String) -> String? { purposes[caption] }
}
