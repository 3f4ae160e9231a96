// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: the Swift 6 language mode, and the features that keep imports honest.
///
/// There are no special flags here. Flags of the released program are in `Scripts/release`.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules that read, model and lint screens, from the ground up; `InputFormats` and `LintRules`
/// do not depend on each other.
let modules: [Target.Dependency] = [
  "DocumentSyntax", "ScreenModel", "InputFormats", "LintRules", "Linting",
]

let package = Package(
  name: "a11y-lint",
  // The first versions whose Swift library searches a text for another text.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "a11y-lint", targets: ["a11y-lint"]),
    .library(name: "Linting", targets: ["Linting"]),
    .library(name: "LintReports", targets: ["LintReports"]),
    .library(name: "A11yCapture", targets: ["A11yCapture"]),
    .plugin(name: "A11yLintPlugin", targets: ["A11yLintPlugin"]),
  ],
  targets: [
    .target(name: "DocumentSyntax", swiftSettings: settings),
    .target(
      name: "ScreenModel", dependencies: ["DocumentSyntax"], swiftSettings: settings,
      // On Linux the functions that round a number are in a library of their own.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(
      name: "InputFormats", dependencies: ["DocumentSyntax", "ScreenModel"],
      swiftSettings: settings),
    .target(
      name: "LintRules", dependencies: ["DocumentSyntax", "ScreenModel"], swiftSettings: settings),
    .target(
      name: "Linting",
      dependencies: ["DocumentSyntax", "ScreenModel", "InputFormats", "LintRules"],
      swiftSettings: settings),
    .target(name: "LintReports", dependencies: modules, swiftSettings: settings),
    .target(name: "A11yCapture", swiftSettings: settings),
    .executableTarget(
      name: "a11y-lint", dependencies: modules + ["LintReports"],
      swiftSettings: settings),
    .plugin(
      name: "A11yLintPlugin",
      capability: .command(
        intent: .custom(
          verb: "a11y-lint", description: "Audits UI trees, storyboards and xibs for accessibility"
        )),
      dependencies: ["a11y-lint"]),
    .testTarget(
      name: "DocumentSyntaxTests", dependencies: ["DocumentSyntax"], swiftSettings: settings),
    .testTarget(
      name: "LintRulesTests", dependencies: modules + ["LintReports"],
      exclude: ["Corpus/Golden", "Reporters/Golden", "Transcripts/Vectors"], swiftSettings: settings
    ),
    .testTarget(
      // The sources of A11yCapture, by links, with a stand-in for the part of UIKit that they ask.
      name: "A11yCaptureTests", dependencies: modules + ["LintReports"],
      swiftSettings: settings + [.define("A11Y_CAPTURE_STAND_IN")]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["a11y-lint"], swiftSettings: settings),
  ]
)

// The program that `Scripts/fuzz` builds. It needs the sanitizers of a toolchain of swift.org.
if Context.environment["A11Y_LINT_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "a11y-fuzz", dependencies: modules + ["LintReports"], path: "Fuzz",
      swiftSettings: settings))
}
