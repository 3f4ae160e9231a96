import DocumentSyntax

/// Equations for the views that stack views arrange.
extension InterfaceBuilderEquations {
  /// Adds what a stack view does to the views that it arranges.
  mutating func add(stack: Int, _ item: Int) {
    guard let subviews = reader.child("subviews", of: stack) else { return }
    let isDown = reader.key("axis", of: stack, equals: "vertical")
    var arranged: [Int] = []
    var isSettled = !reader.key("baselineRelativeArrangement", of: stack, equals: "YES")
    reader.forEachChild(of: subviews) { view in
      guard let number = views[view] else {
        isSettled = false
        return
      }
      arranged.append(number)
      isSettled = isSettled && !mayBeHidden(view)
    }
    for view in arranged { align(view, in: stack, item, isAcross: isDown) }
    if isSettled { arrange(arranged, in: stack, item, isAcross: !isDown) }
  }

  /// Whether a view leaves the stack view at times, or always.
  private func mayBeHidden(_ view: Int) -> Bool {
    if reader.key("hidden", of: view, equals: "YES") { return true }
    guard let id = reader.attribute("id", of: view) else { return false }
    return reader.isMentioned(id, in: reader.outlets)
      || unsettled.contains(reader.xml.value(of: id))
  }

  /// Adds where views follow one another along the axis.
  private mutating func arrange(
    _ views: [Int], in stack: Int, _ item: Int, isAcross: Bool
  ) {
    guard let first = views.first, let last = views.last else { return }
    let term = { Term(item: $0, isAcross: isAcross, part: $1) }
    equate(term(first, .start), term(item, .start))
    equate(term(last, .end), term(item, .end))
    let distribution = reader.text("distribution", of: stack) ?? "fill"
    guard ["fill", "fillEqually", "fillProportionally"].contains(distribution),
      reader.attribute("spacingType", of: stack) == nil
    else { return }
    let spacing = reader.number("spacing", of: stack) ?? 0
    for (view, following) in zip(views, views.dropFirst()) {
      equate(term(following, .start), term(view, .end), constant: spacing)
    }
    guard distribution == "fillEqually" else { return }
    let count = Double(views.count)
    for view in views {
      add(
        Equation(
          first: term(view, .length), second: term(item, .length), multiplier: 1 / count,
          constant: -spacing * (count - 1) / count))
    }
  }

  /// Adds where a view is on the other axis.
  private mutating func align(_ view: Int, in stack: Int, _ item: Int, isAcross: Bool) {
    let parts: [InterfaceBuilderExtent.Part]
    switch reader.text("alignment", of: stack) ?? "fill" {
    case "fill": parts = [.start, .end]
    case "leading", "top": parts = [.start]
    case "trailing", "bottom": parts = [.end]
    case "center": parts = [.center]
    default: parts = []
    }
    for part in parts {
      equate(
        Term(item: view, isAcross: isAcross, part: part),
        Term(item: item, isAcross: isAcross, part: part))
    }
  }

  private mutating func equate(_ first: Term, _ second: Term, constant: Double = 0) {
    add(Equation(first: first, second: second, constant: constant))
  }
}
