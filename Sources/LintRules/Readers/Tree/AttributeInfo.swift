/// What there is to know about one key of the tree format: the source of its reference and checks.
struct AttributeInfo: Sendable {
  /// Where a key may stand.
  enum Owner: Sendable {
    case node
    case screen
    case both
  }

  let key: AttributeKey
  let aliases: [String]
  let form: AttributeForm
  let owner: Owner
  let meaning: String

  /// The key as it is written.
  var name: String { key.name }

  init(
    _ key: AttributeKey, _ form: AttributeForm, _ meaning: String, aliases: [String] = [],
    owner: Owner = .node
  ) {
    self.key = key
    self.aliases = aliases
    self.form = form
    self.owner = owner
    self.meaning = meaning
  }
}
