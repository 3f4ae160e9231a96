/// One key of a configuration file: the source of its reader, its reference and its schema.
public struct SettingsKey: Sendable {
  /// What a value has to look like.
  public enum Form: Sendable, Equatable {
    case flag
    case text
    /// A list of texts; one may stand alone.
    case texts
    /// An object with the keys of this one's `keys`.
    case object
    /// A list of such objects; one may stand alone.
    case objects
    /// An object whose keys are names of the user's own.
    case names
    /// What no word of a schema says; in words.
    case words(String)

    /// The form in words, as in "takes …".
    public var description: String {
      switch self {
      case .flag: "true or false"
      case .text: "a text"
      case .texts: "a list of texts"
      case .object, .names: "an object"
      case .objects: "a list of objects"
      case .words(let words): words
      }
    }
  }

  /// The name in the file.
  public let name: String
  /// What its value has to look like.
  public let form: Form
  /// What it does, as a sentence without a final full stop.
  public let meaning: String
  /// The keys of the objects that it takes.
  public let keys: [SettingsKey]
  /// Whether this version has it; what is planned is refused by name rather than ignored.
  public let isAvailable: Bool

  init(_ name: String, _ form: Form, _ meaning: String, keys: [SettingsKey] = []) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.keys = keys
    isAvailable = true
  }

  /// A key of a later version.
  init(planned name: String) {
    self.name = name
    form = .words("nothing yet")
    meaning = "not available in this version"
    keys = []
    isAvailable = false
  }
}
