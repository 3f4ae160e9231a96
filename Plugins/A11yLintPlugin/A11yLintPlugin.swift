import Foundation
import PackagePlugin

/// `swift package a11y-lint ARGUMENTS`: runs the linter in the package's folder.
@main struct A11yLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let linter = Process()
    linter.executableURL = try context.tool(named: "a11y-lint").url
    linter.currentDirectoryURL = context.package.directoryURL
    linter.arguments = arguments
    try linter.run()
    linter.waitUntilExit()
    guard linter.terminationReason == .exit else {
      Diagnostics.error("a11y-lint was ended by signal \(linter.terminationStatus)")
      exit(2)
    }
    exit(linter.terminationStatus)
  }
}
