/// The ways in which a screen's file can be taken at its word, beside its `evidence` and the keys
/// that it leaves `unsaid`.
///
/// Rules and the model ask for these and not for a format, so that a new format says once what
/// holds for it. Each is named after its meaning for what a file shows or a person hears. Those
/// that hold for one format alone say why no other has them.
@usableFromInline package struct ScreenCapabilities: OptionSet, Hashable, Sendable {
  /// The capabilities as bits.
  @usableFromInline package let rawValue: UInt8

  /// The capabilities that these bits stand for.
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Texts are those that are shown, and what is hidden is hidden. Otherwise a text may be the key
  /// of a translation, and code decides when the app runs.
  @inlinable package static var settled: Self { Self(rawValue: 1 << 0) }
  /// It shows a screen as a whole and in one state, so that what it leaves out is not there.
  /// Otherwise it may be a part, or one state of many.
  @inlinable package static var wholeScreens: Self { Self(rawValue: 1 << 1) }
  /// An author gave every label, trait and view. Otherwise the system may have: when an app runs,
  /// it joins labels from what is drawn, adds traits, and puts its own bars and keys on the screen.
  @inlinable package static var authored: Self { Self(rawValue: 1 << 2) }

  /// Views are composed: what is set on a container that is not an element, such as a label, an
  /// identifier, a tap or a limit, is handed on to each view inside, and an element takes over the
  /// texts and controls inside it.
  ///
  /// For SwiftUI source alone: a property of UIKit belongs to the one view that it is set on.
  @inlinable package static var composition: Self { Self(rawValue: 1 << 3) }
  /// Controls are made with a title, which names them, and images have their own name for a label,
  /// so that VoiceOver speaks both unless somebody takes it away.
  ///
  /// For SwiftUI source alone: in UIKit a text beside a control is another view, and an image is
  /// not an element.
  @inlinable package static var namesItself: Self { Self(rawValue: 1 << 4) }

  /// Texts, rows and actions stand in for those of the running app: code fills and replaces them,
  /// adds others, and a document is localized as a whole.
  ///
  /// For Interface Builder alone: source has its code beside it, and other files show the result.
  @inlinable package static var completedElsewhere: Self { Self(rawValue: 1 << 5) }
  /// Places and sizes are those of a canvas: the layout replaces what it arranges, and what is not
  /// arranged stays as it was drawn.
  ///
  /// For Interface Builder alone: it draws its screens for one device; other files have the places
  /// of the device at hand or none.
  @inlinable package static var canvasPlaces: Self { Self(rawValue: 1 << 6) }
  /// A property that is not written has the default of its class, and one that is written may be no
  /// more than that default.
  ///
  /// For Interface Builder alone: Xcode writes its files; authors of other files leave out what is
  /// of no interest to them, and tools what they cannot see.
  @inlinable package static var writtenDefaults: Self { Self(rawValue: 1 << 7) }

  /// Those of a tree of a screen that somebody describes as it is.
  static let described: Self = [.settled, .wholeScreens, .authored]
}

extension Screen {
  /// Whether it has all of these capabilities.
  package func has(_ wanted: ScreenCapabilities) -> Bool { capabilities.isSuperset(of: wanted) }
}

extension UITree {
  /// Whether some screen has a capability; rules about others have nothing to do.
  package func anyScreen(has wanted: ScreenCapabilities) -> Bool {
    screens.contains { $0.has(wanted) }
  }
}
