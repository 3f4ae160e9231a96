// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// How often each part of the program is executed: a release for Linux is optimised for that, which
/// takes about a tenth of the time off. `A11Y_LINT_PROFILE=1` makes a program that counts instead
/// (Scripts/hot-paths). What has changed since is compiled as if nothing were known of it. Compilers
/// read the counts of their own version.
let profiling: [String] = {
  if Context.environment["A11Y_LINT_PROFILE"] == "1" {
    return ["-Xfrontend", "-ir-profile-generate"]
  }
  #if compiler(>=6.3) && !compiler(>=6.4)
    let counts = "\(Context.packageDirectory)/Linking/hot-paths.profdata"
    return ["-Xfrontend", "-ir-profile-use=\(counts)"]
  #else
    return []
  #endif
}()

/// Settings of every target: the Swift 6 language mode, and the features that keep imports honest.
///
/// Where a type is first used, a release asks for it by a call: looking it up by its name, which takes
/// less code, is a third of what a run on one screen executes. The linker may place each function where
/// it likes (Scripts/link-order), and room for conformances that are made at run time is made then, not
/// kept between the variables that every run touches. Swift's library of tasks is not used, and need
/// not be loaded.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(
    [
      "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      "-Xfrontend", "-function-sections",
      "-Xfrontend", "-disable-preallocated-instantiation-caches",
      "-Xfrontend", "-disable-implicit-concurrency-module-import",
    ] + profiling,
    .when(platforms: [.linux], configuration: .release)),
]

/// Those of what is shipped: without Swift's library for regular expressions, which is a tenth of
/// the start of a program that is linked dynamically (`StringProtocol+Search.swift`).
let shipped =
  settings + [
    .unsafeFlags(
      ["-Xfrontend", "-disable-implicit-string-processing-module-import"],
      .when(platforms: [.linux]))
  ]

/// How the release program for Linux is linked: whole, where the C library and the compiler have the
/// parts for that, so that it is one file for any Linux, and a run on one screen takes half the
/// time, since there is nothing for a dynamic linker to do. Otherwise with Swift's library inside, as
/// toolchains of swift.org have it beside the compiler; those of some distributions do not. Since
/// tools version 6.2 a package may carry such flags and be depended upon. `A11Y_LINT_DYNAMIC=1`
/// links it like any program, which `Scripts/bench` measures as well.
let linking: [LinkerSetting] = {
  let files = FileManager.default
  #if arch(arm64)
    let machine = "aarch64"
  #else
    let machine = "x86_64"
  #endif
  if Context.environment["A11Y_LINT_DYNAMIC"] == "1" { return [] }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
    guard files.isExecutableFile(atPath: compiler.path) else { continue }
    let programs = compiler.deletingLastPathComponent()
    func has(_ path: String) -> Bool {
      files.fileExists(atPath: programs.appendingPathComponent(path).path)
    }
    guard has("../lib/swift_static/linux/libswiftCore.a") else { return [] }
    // The linker of the toolchain says nothing about a `dlopen` that Swift's library never reaches.
    let isWhole =
      has("ld.lld") && has("../lib/swift_static/linux/static-executable-args.lnk")
      && ["/usr/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib"].contains {
        files.fileExists(atPath: "\($0)/libc.a")
      }
    let flags =
      isWhole
      ? [
        // What every run calls and touches stands side by side (Scripts/link-order), and so does
        // what is executed often, by the counts.
        "-static-executable", "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering",
        "-Xlinker", "-z", "-Xlinker", "keep-text-section-prefix",
        "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Linking/start.order",
      ] : ["-static-stdlib"]
    let counting =
      Context.environment["A11Y_LINT_PROFILE"] == "1" ? ["-profile-generate"] : []
    return [
      .unsafeFlags(flags + counting, .when(platforms: [.linux], configuration: .release))
    ]
  }
  return []
}()

let package = Package(
  name: "a11y-lint",
  // Where Swift's own library searches texts for texts, as tests ask it to.
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "a11y-lint", targets: ["a11y-lint"]),
    .library(name: "LintRules", targets: ["LintRules"]),
    .plugin(name: "A11yLintPlugin", targets: ["A11yLintPlugin"]),
  ],
  targets: [
    .target(name: "DocumentSyntax", swiftSettings: shipped),
    .target(
      name: "LintRules", dependencies: ["DocumentSyntax"], swiftSettings: shipped,
      // Rounding a double is a function of the C library's mathematics part.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "a11y-lint", dependencies: ["DocumentSyntax", "LintRules"], swiftSettings: shipped,
      linkerSettings: linking),
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
      name: "LintRulesTests", dependencies: ["DocumentSyntax", "LintRules"],
      exclude: ["Corpus/Golden", "Reporters/Golden", "Transcripts/Vectors"], swiftSettings: settings
    ),
    .testTarget(
      name: "CommandLineTests", dependencies: ["a11y-lint"], swiftSettings: settings),
  ]
)

// The program that `Scripts/fuzz` builds; it needs the sanitizers of a toolchain of swift.org.
if Context.environment["A11Y_LINT_FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "a11y-fuzz", dependencies: ["DocumentSyntax", "LintRules"], path: "Fuzz",
      swiftSettings: settings))
}
