import Testing

/// The verdicts about common pieces of SwiftUI, right and wrong ones.
@Suite("SwiftUI: shapes") struct SwiftUIShapesTests {
  private static let all = SwiftUIShape.topics.flatMap(\.shapes)

  @Test(arguments: all) func verdictsAreTheseAndNoOthers(shape: SwiftUIShape) {
    #expect(shape.found == shape.finds, "\(shape.code)")
  }

  @Test func thereAreEnoughOfEachKind() {
    #expect(Self.all.count >= 120)
    let wrong = Self.all.count { !$0.finds.isEmpty }
    #expect(wrong * 5 > Self.all.count * 2 && wrong * 5 < Self.all.count * 3)
    #expect(Self.all.count { !$0.declarations.isEmpty } >= 40)
    for (title, shapes) in SwiftUIShape.topics {
      #expect(shapes.contains { $0.finds.isEmpty }, "\(title)")
      #expect(shapes.contains { !$0.finds.isEmpty }, "\(title)")
      #expect(Set(shapes.map(\.name)).count == shapes.count, "\(title)")
    }
  }
}
