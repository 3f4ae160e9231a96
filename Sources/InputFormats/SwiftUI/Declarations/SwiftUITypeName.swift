import DocumentSyntax

/// The name of a type that source declares, and from where that name leads to it.
struct SwiftUITypeName: Sendable {
  /// The places from which a name leads to a type.
  enum Reach: Int, Comparable {
    /// None: the type is not compiled for iOS.
    case nowhere
    /// A block of code.
    case block
    /// The file, since it is private.
    case file
    /// All files of the project.
    case project

    static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  /// The name with those of the types around it, such as `Kit.Icon`.
  let path: String
  /// Its own name.
  let last: String
  let reach: Reach

  /// The file around all types.
  static let outermost = SwiftUITypeName(path: "", last: "", reach: .project)

  /// Whether it lies in no other type.
  var isOutermost: Bool { path == last }

  /// The name of a type inside of this one.
  func inner(_ type: SwiftSyntax) -> SwiftUITypeName {
    let isPrivate = type.all(.modifier).contains {
      $0.isNamed("private") || $0.isNamed("fileprivate")
    }
    let own: Reach = isPrivate ? .file : .project
    return SwiftUITypeName(
      path: path.isEmpty ? type.name : path + "." + type.name, last: type.name,
      reach: min(reach, own))
  }

  /// The same surroundings, as seen from fewer places.
  func reached(from other: Reach) -> SwiftUITypeName {
    SwiftUITypeName(path: path, last: last, reach: min(reach, other))
  }

  /// Whether its last name alone means this type: one that SwiftUI has means SwiftUI's, but where
  /// a type of the file or project hides that.
  func isMeant(in vocabulary: SwiftUIVocabulary) -> Bool {
    reach > .nowhere
      && (reach > .block && isOutermost || !vocabulary.reads(view: last))
  }
}
