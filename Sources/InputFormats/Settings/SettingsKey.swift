/// One key of a configuration file: the source of its reader, its reference and its schema.
package struct SettingsKey: Sendable {
  /// The form that a value must have.
  package enum Form: Sendable, Equatable {
    case flag
    case text
    /// A path, relative to the file that says so.
    case path
    /// A list of texts; one may stand alone.
    case texts
    /// One of those words.
    case choice([String])
    /// A list of those words; one may stand alone.
    case choices([String])
    /// A whole number in that range.
    case count(ClosedRange<Int>)
    /// A day such as 2027-01-31.
    case date
    /// A list of globs as in .gitignore; one may stand alone.
    case globs
    /// A list of rules by id, category, tag or preset; one may stand alone.
    case ruleWords
    /// An object of rules by id, category, tag or preset, each with a level, or with an object of
    /// `severity` and the rule's options.
    case rules
    /// An object with the keys of this one's `keys`.
    case object
    /// Such an object, or one of those words for the first of its keys.
    case choiceOrObject([String])
    /// A list of such objects; one may stand alone.
    case objects
    /// An object whose keys are names of the user's own.
    case names
    /// An object of views by name, each with a type or with an object of its keys.
    case components
    /// A form for which a schema has no word; in words.
    case words(String)

    /// The form in words, as in "takes …".
    package var description: String {
      switch self {
      case .flag: "true or false"
      case .text: "a text"
      case .path: "a path"
      case .texts: "a list of texts"
      case .choice(let words): "one of " + words.joined(separator: ", ")
      case .choices(let words): "a list of " + words.joined(separator: ", ")
      case .count(let bounds):
        bounds.upperBound == .max
          ? "a whole number from \(bounds.lowerBound)"
          : "a whole number from \(bounds.lowerBound) to \(bounds.upperBound)"
      case .date: "a day such as 2027-01-31"
      case .globs: "a list of globs"
      case .ruleWords: "a list of rules, categories, tags or presets"
      case .rules: "an object of rules with their levels or options"
      case .object, .names: "an object"
      case .choiceOrObject(let words):
        "one of " + words.joined(separator: ", ") + ", or an object"
      case .components: "an object of views, each a type or an object"
      case .objects: "a list of objects"
      case .words(let words): words
      }
    }
  }

  /// The name in the file.
  package let name: String
  /// The form of its value.
  package let form: Form
  /// Its effect, as a sentence without a final full stop.
  package let meaning: String
  /// The value where nobody gives one, as YAML writes it; nil where there is none then.
  package let standard: String?
  /// The option of the command line that says the same, without dashes; it counts more.
  package let option: String?
  /// The keys of the objects that it takes.
  package let keys: [SettingsKey]

  package init(
    _ name: String, _ form: Form, _ meaning: String, standard: String? = nil,
    option: String? = nil, keys: [SettingsKey] = []
  ) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.standard = standard
    self.option = option
    self.keys = keys
  }
}
