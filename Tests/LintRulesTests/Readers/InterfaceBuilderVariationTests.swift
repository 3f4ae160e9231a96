import DocumentSyntax
import Testing

@Suite("Interface Builder size classes") struct InterfaceBuilderVariationTests {
  private typealias Sample = InterfaceBuilderSample

  private func variation(_ key: String, _ content: String) -> String {
    "<variation key=\"\(key)\"><mask key=\"subviews\">\(content)</mask></variation>"
  }

  private func outline(_ variations: String) -> [String] {
    Sample.outline(
      """
      <view id="v"><subviews><label text="A" id="a"/><button id="b"><state key="normal"
      title="B"/></button></subviews>\(variations)</view>
      """)
  }

  @Test func whatNoSizeClassHasIsLeftOut() {
    #expect(
      outline(variation("default", "<exclude reference=\"b\"/>")) == ["view", "  text text=A"])
  }

  @Test func whatSomeSizeClassHasIsNotCertain() {
    #expect(
      outline(
        variation("default", "<exclude reference=\"b\"/>")
          + variation("heightClass=regular-widthClass=regular", "<include reference=\"b\"/>"))
        == ["view", "  text text=A", "  button text=B (outlet)"])
    #expect(
      outline(variation("widthClass=compact", "<exclude reference=\"a\"/>"))
        == ["view", "  text text=A (outlet)", "  button text=B"])
  }

  @Test func viewsMayBeHiddenInSomeSizeClass() {
    let regular = { (hidden: String) in "<variation key=\"widthClass=regular\" \(hidden)/>" }
    #expect(
      Sample.outline("<label text=\"A\" hidden=\"YES\">\(regular("hidden=\"NO\""))</label>")
        == ["text text=A (outlet)"])
    #expect(
      Sample.outline("<label text=\"A\">\(regular("hidden=\"YES\""))</label>")
        == ["text text=A (outlet)"])
    #expect(
      Sample.outline("<label text=\"A\" hidden=\"YES\">\(regular("alpha=\"1\""))</label>")
        == ["text text=A hidden=true"])
  }

  @Test func aLeftOutViewTakesItsContentAlong() {
    #expect(
      Sample.outline(
        """
        <view id="v"><subviews><view id="w"><subviews><label text="A"/></subviews></view></subviews>
        \(variation("default", "<exclude reference=\"w\"/>"))</view>
        """) == ["view"])
  }
}
