import Foundation
import Testing

/// Launch storyboards that only `Info.plist` names.
@Suite("Launch storyboards")
struct LaunchScreensTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects><viewController id="c">\
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>\
    <button id="b"><rect key="frame" x="10" y="100" width="40" height="44"/></button>\
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  private func plist(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleName</key><string>Shop</string>
    <key>UILaunchStoryboardName</key><string>\(name)</string></dict></plist>
    """
  }

  private func findings(_ path: String) throws -> Int {
    let run = try folder.program.run(["lint", "--format", "json", path])
    return try #require(try report(run.output)["findings"] as? [Any]).count
  }

  @Test(arguments: ["App/Start.storyboard", "App/Base.lproj/Start.storyboard"])
  func theOneThatThePropertyListNamesIsSeenForAMoment(path: String) throws {
    try folder.write(path, Self.storyboard)
    #expect(try findings(path) > 0)
    try folder.write("App/Info.plist", plist("Main"))
    #expect(try findings(path) > 0)
    try folder.write("App/Info.plist", plist("Start"))
    #expect(try findings(path) == 0)
  }

  @Test func aPropertyListThatIsNotXMLNamesNone() throws {
    try folder.write("App/Start.storyboard", Self.storyboard)
    try folder.write("App/Info.plist", "bplist00 UILaunchStoryboardName Start")
    #expect(try findings("App/Start.storyboard") > 0)
  }
}
