// swift-tools-version: 6.2

import PackageDescription

/// Settings of every target: the Swift 6 language mode and the features that keep imports honest.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "a11y-lint",
  products: [
    .executable(name: "a11y-lint", targets: ["a11y-lint"]),
    .library(name: "LintRules", targets: ["LintRules"]),
  ],
  targets: [
    .target(name: "DocumentSyntax", swiftSettings: settings),
    .target(
      name: "LintRules", dependencies: ["DocumentSyntax"], swiftSettings: settings,
      // Rounding a double is a function of the C library's mathematics part.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "a11y-lint", dependencies: ["DocumentSyntax", "LintRules"], swiftSettings: settings,
      // One file to install, and no time for the dynamic linker: a run on one screen takes less than
      // half the time. Products that others depend on have no such flags.
      linkerSettings: [
        .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(
      name: "DocumentSyntaxTests", dependencies: ["DocumentSyntax"], swiftSettings: settings),
    .testTarget(
      name: "LintRulesTests", dependencies: ["DocumentSyntax", "LintRules"],
      exclude: ["Corpus/Golden", "Reporters/Golden", "Transcripts/Vectors"], swiftSettings: settings
    ),
    .testTarget(
      name: "CommandLineTests", dependencies: ["a11y-lint"], swiftSettings: settings),
  ]
)
