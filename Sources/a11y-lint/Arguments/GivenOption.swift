/// An option as it stands on a command line.
struct GivenOption {
  let option: OptionID
  /// Its value; empty where it takes none.
  let value: String
}
