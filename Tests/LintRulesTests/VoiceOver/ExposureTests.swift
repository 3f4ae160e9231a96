import DocumentSyntax
import Testing

@testable import ScreenModel

/// Which elements VoiceOver lands on; tables give children in YAML, and the ids in document order,
/// those of silent elements with the reason after a colon; `+a` stands for an element of id `a`.
@Suite("Exposure") struct ExposureTests {
  typealias Row = (children: String, expected: String)

  private func check(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) {
    for row in rows {
      let children = row.children.replacing(/\+(\w+)/) { "id: \($0.1), element: true" }
      let tree = TreeSample.tree(children: children)
      let found = stops(of: tree)
      #expect(found == row.expected, "\(row.children)", sourceLocation: sourceLocation)
    }
  }

  private func stops(of tree: AccessibilityTree) -> String {
    (0..<tree.count).compactMap { index in
      tree.interface.text(.id, of: index).map {
        tree.silences[index] == .none ? $0 : "\($0):\(tree.silences[index])"
      }
    }.joined(separator: " ")
  }

  // MARK: The vectors of the VoiceOver model

  @Test func elementsAreStopsAndPlainViewsAreNone() {
    check([
      ("[{+a, label: L}, {+b, label: L}]", "a b"),
      ("[{id: a, label: A}, {id: b, label: B}]", "a:notElement b:notElement"),
      ("[{+a}, {id: b}, {+c}, {id: d}]", "a b:notElement c d:notElement"),
    ])
  }

  @Test func hiddenBranchesAreSilent() {
    check([
      ("[{+a}, {+b, elementsHidden: true}]", "a b:elementsHidden"),
      ("[{+a}, {+b, hidden: true}]", "a b:hidden"),
      (
        "[{+a}, {id: c, elementsHidden: true, children: [{+b}, {id: d}]}]",
        "a c:elementsHidden b:elementsHidden d:elementsHidden"
      ),
      ("[{+a}, {id: c, hidden: true, children: [{+b}]}]", "a c:hidden b:hidden"),
      (
        "[{+a}, {id: c, groupChildren: true, elementsHidden: true, children: [{+b}]}]",
        "a c:elementsHidden b:elementsHidden"
      ),
      (
        "[{+a}, {id: c, groupChildren: true, hidden: true, children: [{+b}]}]",
        "a c:hidden b:hidden"
      ),
      ("[{+a, hidden: false, elementsHidden: false}]", "a"),
    ])
  }

  @Test func transparentBranchesAreSilent() {
    check([
      ("[{id: c, alpha: 0, children: [{+a}]}]", "c:transparent a:transparent"),
      ("[{id: a, type: button, alpha: 0.0}]", "a:transparent"),
      ("[{id: a, type: button, alpha: -1}]", "a:transparent"),
      ("[{id: a, type: button, alpha: 0.001}]", "a"),
      ("[{id: a, type: button, alpha: 1}]", "a"),
    ])
  }

  @Test func elementsWithoutSizeAreSilent() {
    check([
      (
        "[{id: c, clips: true, frame: [0, 0, 0, 0], children: [{+a, frame: [0, 0, 10, 10]}]}]",
        "c:zeroSize a:zeroSize"
      ),
      (
        "[{id: c, clips: false, frame: [0, 0, 0, 0], children: [{+a, frame: [0, 0, 10, 10]}]}]",
        "c:notElement a"
      ),
      ("[{id: c, frame: [0, 0, 0, 0], children: [{+a}]}]", "c:notElement a"),
      ("[{+a, frame: [0, 0, 0, 0]}]", "a:zeroSize"),
      ("[{+a, frame: [0, 0, 0, 10]}]", "a"),
      ("[{+a, frame: [5, 5, 10, 0]}]", "a"),
      ("[{id: a, type: text, text: A, frame: [0, 0, 0, 0]}]", "a:zeroSize"),
      ("[{id: a, type: button, frame: {x: 0, y: 0, width: 0, height: 0}}]", "a:zeroSize"),
      ("[{id: a, type: text, text: A, element: false, frame: [0, 0, 0, 0]}]", "a:notElement"),
      ("[{id: c, elements: [a], frame: [0, 0, 0, 0], children: [{+a}]}]", "c:zeroSize a:zeroSize"),
      ("[{id: c, clips: true, frame: [0, 0, 0, 10], children: [{+a}]}]", "c:notElement a"),
    ])
  }

  @Test func classesDecideWhereNobodySays() {
    check([
      ("[{id: i, type: image, image: a}, {id: t, type: text, text: A}]", "i:notElement t"),
      (
        "[{id: i, type: image, element: true}, {id: b, type: button, element: false}]",
        "i b:notElement"
      ),
      (
        "[{id: b, type: button, frame: [0, 0, 5, 5]}, {id: v, opaque: true, frame: [0, 0, 9, 9]}]",
        "b v:notElement"
      ),
      (
        "[{id: s, type: scroll, frame: [0, 0, 90, 90], children: [{id: b, type: button, "
          + "frame: [0, 5000, 50, 50]}]}]",
        "s:notElement b"
      ),
      ("[{id: g, container: semanticGroup, children: [{+a}, {+b}]}]", "g:notElement a b"),
      (
        "[{id: s, type: segmentedControl, children: [{id: a, type: segment, text: A}]}]",
        "s:notElement a"
      ),
      (
        "[{id: b, type: button, text: B, children: [{id: t, type: text, text: T}]}]",
        "b t:insideElement"
      ),
    ])
  }

  // MARK: Elements in elements, and explicit orders

  @Test func theOuterElementWins() {
    check([
      (
        "[{+o, children: [{+i, children: [{id: j, type: button}]}]}]",
        "o i:insideElement j:insideElement"
      ),
      (
        "[{+o, elements: [c, {id: p, label: P}], children: [{+c}]}]",
        "o c:insideElement p:insideElement"
      ),
      ("[{id: o, type: button, elements: [{id: p, label: P}]}]", "o p:insideElement"),
      ("[{id: o, type: button, element: false, elements: [{id: p, label: P}]}]", "o:notElement p"),
    ])
  }

  @Test func explicitOrdersDecideWhatIsReachable() {
    let a = "{+a}"
    let b = "{+b}"
    check([
      ("[{id: c, elements: [b], children: [\(a), \(b)]}]", "c:notElement a:notListed b"),
      ("[{id: c, elements: [b, a], children: [\(a), \(b)]}]", "c:notElement a b"),
      ("[{id: c, elements: b, children: [\(a), \(b)]}]", "c:notElement a:notListed b"),
      ("[{id: c, elements: [], children: [\(a)]}]", "c:notElement a:notListed"),
      ("[{id: c, elements: [{id: p, label: P}], children: [\(a)]}]", "c:notElement a:notListed p"),
      (
        "[{id: c, elements: [{id: p, element: false}, {id: q, hidden: true}]}]",
        "c:notElement p:notElement q:hidden"
      ),
      ("[{id: c, elements: [nobody, a], children: [\(a)]}]", "c:notElement a"),
      ("[{id: c, elements: [a, a], children: [\(a)]}]", "c:notElement a"),
      ("[{id: c, elements: [a], children: [{+a, hidden: true}]}]", "c:notElement a:hidden"),
      (
        "[{id: c, elements: [d], children: [{id: d, children: [\(a), \(b)]}]}]",
        "c:notElement d:notElement a b"
      ),
      (
        "[{id: c, type: cell, elements: [t], children: [{id: t, type: text, text: T}]}]",
        "c:notElement t"
      ),
    ])
  }

  @Test func listsReachAnywhereInTheScreen() {
    check([
      ("[{id: c, elements: [far]}, {+far}]", "c:notElement far"),
      (
        "[{id: c, elements: [x], children: [{+x}, {+far}]}, {id: d, elements: [far]}]",
        "c:notElement x far d:notElement"
      ),
      (
        "[{id: c, elements: [d], children: [{id: d, elements: [a], children: [{+a}, {+b}]}]}]",
        "c:notElement d:notElement a b:notListed"
      ),
    ])
  }

  @Test func listsOfOneScreenStayInIt() {
    let text = """
      screens:
        - {screen: One, children: [{id: c, elements: [far]}]}
        - {screen: Two, elements: [a], children: [
            {id: a, element: true}, {id: far, element: true}]}
      """
    #expect(stops(of: TreeSample.tree(text)) == "c:notElement a far:notListed")
  }

  @Test func cyclesOfListsEnd() {
    check([
      ("[{id: c, elements: [d]}, {id: d, elements: [c]}]", "c:notElement d:notElement"),
      ("[{id: c, elements: [c], children: [{+a}]}]", "c:notElement a:notListed"),
      (
        "[{id: c, elements: [d], children: [{id: d, elements: [c, a], children: [{+a}]}]}]",
        "c:notElement d:notElement a"
      ),
    ])
  }

  // MARK: Modal views

  @Test func aModalViewTakesItsSiblingsAway() {
    let a = "{+a}"
    check([
      (
        "[{id: m, modal: true, children: [{+i}]}, \(a), {id: b, type: button}]",
        "m:notElement i a:outsideModal b:outsideModal"
      ),
      (
        "[\(a), {id: m, modal: true, element: true, children: [{id: i, type: text, text: T}]}]",
        "a:outsideModal m i:insideElement"
      ),
      (
        "[{id: m, modal: true, children: [{+i}]}, \(a), {id: n, modal: true, children: [{+j}]}]",
        "m:outsideModal i:outsideModal a:outsideModal n:notElement j"
      ),
      ("[{id: m, modal: true}, \(a)]", "m:notElement a:outsideModal"),
      (
        "[{id: p, children: [{id: m, modal: true, children: [{+i}]}, {+s}]}, \(a)]",
        "p:notElement m:notElement i s:outsideModal a"
      ),
      ("[{id: m, modal: false, element: true}, \(a)]", "m a"),
    ])
  }

  @Test func aModalViewNobodySeesTakesNothing() {
    let a = "{+a}"
    check([
      ("[{id: m, modal: true, hidden: true}, \(a)]", "m:hidden a"),
      ("[{id: m, modal: true, alpha: 0}, \(a)]", "m:transparent a"),
      ("[{id: m, modal: true, elementsHidden: true}, \(a)]", "m:elementsHidden a"),
      (
        "[{id: m, modal: true, element: true}, {id: n, modal: true, hidden: true}, \(a)]",
        "m n:outsideModal a:outsideModal"
      ),
    ])
  }

  @Test func explicitOrdersBypassModalViews() {
    check([
      (
        "[{id: c, elements: [m, a], children: [{id: m, modal: true, children: [{+i}]}, {+a}]}]",
        "c:notElement m:notElement i a"
      )
    ])
  }

  // MARK: Rows and texts

  @Test func rowsReadTheirTextsAndLeaveTheirControls() {
    let text = "{id: t, type: text, text: T}"
    check([
      ("[{id: c, type: cell, children: [\(text), {id: b, type: button}]}]", "c t:insideElement b"),
      (
        "[{id: c, type: cell, children: [{id: v, type: stack, children: [\(text)]}]}]",
        "c v:notElement t:insideElement"
      ),
      ("[{id: c, type: cell, label: L, children: [\(text)]}]", "c t:insideElement"),
      (
        "[{id: c, type: cell, element: true, children: [\(text), {id: b, type: switch}]}]",
        "c t:insideElement b:insideElement"
      ),
      ("[{id: c, type: cell, element: false, children: [\(text)]}]", "c:notElement t"),
      (
        "[{id: c, type: cell, children: [{id: t, type: text, text: T, element: true}]}]",
        "c:notElement t"
      ),
      (
        "[{id: c, type: cell, children: [{id: s, type: text, text: S, element: true}, \(text)]}]",
        "c s t:insideElement"
      ),
      (
        "[{id: c, type: cell, children: [{id: i, type: image, image: tick}]}]",
        "c:notElement i:notElement"
      ),
      (
        "[{id: c, type: cell, children: [{id: b, type: button, children: [\(text)]}]}]",
        "c:notElement b t:insideElement"
      ),
      ("[{id: c, type: cell, onTap: open}]", "c"),
      (
        "[{id: c, type: cell, children: [{id: t, type: text, text: T, hidden: true}]}]",
        "c:notElement t:hidden"
      ),
      ("[{id: c, type: cell, children: [{id: t, type: text}]}]", "c:notElement t:insideElement"),
      ("[{id: c, type: cell, hidden: true, children: [\(text)]}]", "c:hidden t:hidden"),
    ])
  }

  @Test func cellsOfGridsLeaveTheirTextsAlone() {
    check([
      (
        "[{id: c, type: gridCell, children: [{id: s, type: text, text: S}, "
          + "{id: t, type: text, text: T}]}]",
        "c:notElement s t"
      ),
      (
        "[{id: c, type: gridCell, element: true, children: [{id: t, type: text, text: T}]}]",
        "c t:insideElement"
      ),
    ])
  }

  @Test func textsWithoutWordsAreNoStops() {
    check([
      ("[{id: t, type: text}]", "t:notElement"),
      ("[{id: t, type: text, text: ''}]", "t:notElement"),
      ("[{id: t, type: text, text: '  '}]", "t:notElement"),
      ("[{id: t, type: text, text: \"\\u200B\"}]", "t:notElement"),
      ("[{id: t, type: text, placeholder: P}]", "t:notElement"),
      ("[{id: t, type: text, text: '', element: true}]", "t"),
      ("[{id: t, type: text, label: L}, {id: u, type: text, value: V}]", "t u"),
      ("[{id: t, type: text, hint: H}, {id: u, type: text, text: 0}]", "t u"),
      ("[{id: b, type: button}, {id: f, type: textField}]", "b f"),
    ])
  }

  // MARK: Time

  private func tree(_ build: (inout UITreeBuilder, Int, SourceRange) -> Void) -> UITree {
    let range = SourceRange(start: 0, end: 0)
    var builder = UITreeBuilder(file: SourceFile(path: "x", bytes: []))
    let root = builder.beginScreen("S", anchor: range)
    build(&builder, root, range)
    builder.end(root)
    return builder.tree
  }

  @Test func thousandsOfNestedElementsAreWalkedOnce() {
    let count = 20_000
    for kind in [ElementKind.view, .button, .text, .image] {
      let tree = tree { builder, root, range in
        var open = [root]
        for _ in 0..<count {
          open.append(builder.begin(kind, parent: open[open.count - 1], position: 0, anchor: range))
        }
        for index in open.reversed() where index != root { builder.end(index) }
      }
      let silences = Exposure.silences(of: tree, VoiceOverOptions())
      #expect(silences.count == count + 1)
      #expect(silences.contains(.notListed) == false)
    }
  }

  @Test func thousandsOfListedElementsAreFoundInOneLook() {
    let count = 20_000
    let tree = tree { builder, root, range in
      let list = builder.addElementList(value: range)
      for number in 0..<count {
        let index = builder.begin(.button, parent: root, position: number, anchor: range)
        builder.add(.id, text: "b\(number)", value: range)
        builder.add(.modal, flag: true, value: range)
        builder.end(index)
        // Each is listed twice, in the wrong order.
        for id in ["b\(count - 1 - number)", "b\(number)"] {
          builder.appendElement(.reference(Located(value: id, range: range)), toList: list)
        }
      }
    }
    let silences = Exposure.silences(of: tree, VoiceOverOptions())
    #expect(silences.dropFirst().allSatisfy { $0 == .none })
  }

  @Test func thousandsOfListsShareOneLook() {
    let count = 20_000
    let tree = tree { builder, root, range in
      for number in 0..<count {
        let index = builder.begin(.view, parent: root, position: number, anchor: range)
        builder.add(.id, text: "v\(number)", value: range)
        let list = builder.addElementList(value: range)
        let id = Located(value: "v\((number + 1) % count)", range: range)
        builder.appendElement(.reference(id), toList: list)
        builder.end(index)
      }
    }
    #expect(
      Exposure.silences(of: tree, VoiceOverOptions()).dropFirst().allSatisfy { $0 == .notElement })
  }

  @Test func thousandsOfModalSiblingsLeaveTheLast() {
    let tree = tree { builder, root, range in
      for number in 0..<20_000 {
        let index = builder.begin(.button, parent: root, position: number, anchor: range)
        builder.add(.modal, flag: true, value: range)
        builder.add(
          frame: Rect(x: 0, y: 0, width: 100, height: 100), value: range)
        builder.end(index)
      }
    }
    let silences = Exposure.silences(of: tree, VoiceOverOptions())
    #expect(silences.last == Silence.none)
    #expect(silences.dropFirst().dropLast().allSatisfy { $0 == .outsideModal })
  }
}
