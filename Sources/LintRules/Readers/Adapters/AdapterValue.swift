/// Where the value of one of our keys comes from.
indirect enum AdapterValue: Sendable {
  /// The first value that a path leads to.
  case path(AdapterPath)
  /// The value of a path, turned into another one by its text.
  case mapped(AdapterPath, [String: AdapterConstant], otherwise: AdapterConstant?)
  /// Always the same.
  case constant(AdapterConstant)
  /// Texts with the values of paths between them; nothing where none of the paths leads anywhere.
  case template([AdapterTemplatePart])
  /// The texts of a list, one after the other; objects in it stand for their member `deep`.
  case joined(AdapterPath, deep: [UInt8]?, separator: String)
  /// True where a path leads to a value other than null and false.
  case present(AdapterPath)
  /// The opposite of a boolean.
  case not(AdapterPath)
  /// The parts of a structured value, such as a frame.
  case parts([(name: String, value: AdapterValue)])
  /// The first of several that gives a value.
  case first([AdapterValue])
  /// A value where a condition holds.
  case conditional(AdapterCondition, AdapterValue)
  /// No value at all: what was inherited is taken back.
  case nothing
}
