public import ScreenModel

/// Options for reading files.
public struct ReadingOptions: Sendable {
  /// The format of the files; nil where their names and contents tell.
  public var format: InputFormat?
  /// The language of the texts, as a BCP 47 tag, where a format does not tell it.
  public var language: String?
  /// The language in which storyboards and xibs are written whose folders do not tell it.
  public var developmentLanguage: String?
  /// The key paths of runtime attributes that code of the project turns into one of our keys.
  public var runtimeAttributes: [String: AttributeKey] = [:]

  /// The adapters of the configuration, in its order.
  public var adapters: [Adapter] = []
  /// The name of the adapter that reads the files; nil where names and contents tell.
  public var adapter: String?
  /// The name of the adapter whose globs fit a path.
  public var adapterForPath: @Sendable (_ path: String) -> String? = { _ in nil }

  /// Whether the user asks for a path, so that whatever looks like a tree there counts as one.
  package var isWanted: @Sendable (_ path: String) -> Bool = { _ in false }
  /// Whether the project names the storyboard of a path as its launch screen.
  package var isLaunchScreen: @Sendable (_ path: String) -> Bool = { _ in false }

  /// The declarations of the project that SwiftUI source is a part of; nil where only the file
  /// itself is known.
  public var sourceIndex: SwiftUIIndex?

  /// The meaning of views that the source of the project does not show, by their names.
  public var components: [String: SwiftUIComponent] = [:]

  /// The modifiers and views of SwiftUI.
  var vocabulary = SwiftUIVocabulary.framework

  /// Whether previews of SwiftUI source are screens as well.
  public var readsPreviews = false

  /// The most views that are read for a screen of source.
  public var mostViews = views.lowerBound
  /// The numbers that `mostViews` may be.
  package static let views = 200_000...10_000_000

  /// Whether what is read is JSON of which the contents alone tell the format: a path says whose it
  /// is, and not what.
  package var areRecords = false

  /// Files tell their format themselves.
  public init(format: InputFormat? = nil) {
    self.format = format
  }
}
