/// A token of Swift source: a record of fixed size over the file's bytes.
struct SwiftToken {
  enum Kind: UInt8 {
    /// An identifier or keyword, with its backquotes; also `$0` and `$name`.
    case word
    case number
    /// An operator; `?` and `!` directly behind an operand stand alone.
    case sign
    /// A comma, colon, semicolon, dot or backslash, or a byte that begins no token.
    case mark
    /// `(`, `[` or `{`; its `partner` closes it.
    case open
    /// `)`, `]` or `}`.
    case close
    /// A name with `@` in front.
    case attribute
    /// A name with `#` in front.
    case hash
    /// The opening quotes of a string; its `partner` is the closing quotes.
    case string
    /// Text of a string between interpolations.
    case text
    /// `\(` in a string; its `partner` is the parenthesis that closes it.
    case interpolation
    case interpolationEnd
    case stringEnd
    case regex
    /// The end of the file.
    case end
  }

  let kind: Kind
  /// Whether a line break stands before it.
  let beginsLine: Bool
  /// Whether white space, a comment or the beginning of the file stands before it.
  let isSpaced: Bool
  let start: Int32
  var end: Int32
  /// The index of the token that ends what this one begins.
  var partner: Int32 = -1
}

/// Comments and tokens of a file; brackets and quotes know their partners.
struct SwiftTokens {
  var tokens: [SwiftToken] = []
  /// The comments, in the order of the file.
  var comments: [SourceRange] = []
}
