package import ScreenModel

/// The description of an input format for users.
package struct FormatInfo: Sendable {
  /// The format; its raw value is what `--input` takes.
  package let format: InputFormat
  /// The name of the format.
  package let title: String
  /// The tools that write such files.
  package let origin: String
  /// How a file is known to be of this format.
  package let recognition: String
  /// Facts that the format cannot express, so that no rule concludes anything from their absence.
  package let lacks: String
  /// The keys that no file of the format can give.
  package let unsaid: [AttributeKey]
  /// The facts about how elements lie that files of the format tell.
  package let shows: ScreenEvidence
  /// Whether a file of it may list elements without telling which holds which.
  package let mayBeFlat: Bool
  /// Whether a file of it need not have anything for the linter; in a folder, such a file is left
  /// out.
  let mayHoldNothing: Bool
  /// Whether files of it are read with the declarations and string tables of their project.
  package let isIndexed: Bool
  /// Whether code of the project may say more about what is in a file of it.
  package let asksCode: Bool
  /// Whether translations may be in tables beside a file of it.
  package let hasTranslations: Bool
  /// The words for files that a project has of it; nil where they are trees or captures to people.
  package let files: FileNoun?
  /// The endings that tell the format, in lower case.
  let endings: [String]
  /// The endings that tell it for certain, so that files found with them are always linted.
  let certainEndings: [String]

  init(
    _ format: InputFormat, _ title: String, origin: String, recognition: String,
    lacks: String = "", unsaid: [AttributeKey] = [], shows: ScreenEvidence = .all,
    mayBeFlat: Bool = false,
    mayHoldNothing: Bool = false, isIndexed: Bool = false, asksCode: Bool = false,
    hasTranslations: Bool = false,
    files: FileNoun? = nil, endings: [String] = [], certainEndings: [String] = []
  ) {
    self.format = format
    self.title = title
    self.origin = origin
    self.recognition = recognition
    self.lacks = lacks
    self.unsaid = unsaid
    self.shows = shows
    self.mayBeFlat = mayBeFlat
    self.mayHoldNothing = mayHoldNothing
    self.isIndexed = isIndexed
    self.asksCode = asksCode
    self.hasTranslations = hasTranslations
    self.files = files
    self.endings = endings
    self.certainEndings = certainEndings
  }

  /// Whether files of it are captures of running apps, or of views.
  package var isCapture: Bool { FormatList.captures.contains { $0.info.format == format } }

  /// The keys that a format cannot give which gives these alone; types, trees and languages come
  /// from elsewhere.
  static func all(but said: [AttributeKey]) -> [AttributeKey] {
    let others: [AttributeKey] = [.type, .children, .disable, .screen, .size, .frames, .language]
    return AttributeKey.allCases.filter { !said.contains($0) && !others.contains($0) }
  }
}

/// The words for a file of a format.
package struct FileNoun: Sendable {
  /// The word for one file, as people say it.
  package let one: String
  /// The word for several.
  package let many: String
  /// The format with the word "file".
  package let formal: String

  /// The words for files of a format, or of several.
  package init(one: String, many: String, formal: String) {
    self.one = one
    self.many = many
    self.formal = formal
  }
}
