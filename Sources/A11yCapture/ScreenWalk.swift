#if canImport(UIKit) && os(iOS)
  import Foundation
  import UIKit
#elseif A11Y_CAPTURE_STAND_IN
  import Foundation
#endif

#if canImport(UIKit) && os(iOS) || A11Y_CAPTURE_STAND_IN
  /// The way through a view and all that is in it, in drawing order.
  ///
  /// Objects still to be visited are kept in an array, so that depth costs no stack. Each object is
  /// visited once, so that containers may name one another.
  @MainActor struct ScreenWalk {
    /// The nodes of all objects that were met.
    private(set) var nodes: [ObjectIdentifier: CapturedNode] = [:]
    /// How many views and elements were left out since there are too many, or they are too deep.
    private(set) var omitted = 0

    /// The deepest level that is captured; readers of JSON allow a thousand, two for each node.
    static let maximumDepth = 400
    /// The most views and elements of a screen.
    static let maximumNodes = 100_000
    /// The most items of one explicit order.
    static let maximumItems = 10_000

    private let description: NodeDescription
    /// Objects that are met, kept so that no other one gets the address of one of them.
    private var met: [NSObject] = []
    private var pending: [Visit] = []

    private struct Visit {
      let object: NSObject
      let node: CapturedNode
      let depth: Int
    }

    /// Walks over a view and gives its node.
    init(_ root: UIView) {
      description = NodeDescription(root)
      _ = add(root, depth: 1)
      while let visit = pending.popLast() { self.visit(visit) }
      nameOrders()
    }

    /// A node for an object that is met for the first time.
    private mutating func add(_ object: NSObject, depth: Int) -> CapturedNode? {
      guard nodes[ObjectIdentifier(object)] == nil else { return nil }
      guard depth <= Self.maximumDepth, nodes.count < Self.maximumNodes else {
        omitted += 1
        return nil
      }
      let node = CapturedNode()
      nodes[ObjectIdentifier(object)] = node
      met.append(object)
      pending.append(Visit(object: object, node: node, depth: depth))
      return node
    }

    private mutating func visit(_ visit: Visit) {
      let (node, depth) = (visit.node, visit.depth)
      // Visits are taken from the end, so what was added first is turned round.
      let start = pending.count
      guard let view = visit.object as? UIView else {
        description.describe(visit.object, in: node)
        addOrder(ContainedElements.explicit(in: visit.object), to: node, depth)
        pending[start...].reverse()
        return
      }
      description.describe(view, in: node)
      node.children = ControlParts.nodes(in: view)
      let own = ControlParts.views(in: view).compactMap { add($0, depth: depth + 1) }
      node.children += own
      addOrder(ContainedElements.explicit(in: view), to: node, depth)
      pending[start...].reverse()
    }

    private mutating func addOrder(_ items: [NSObject]?, to node: CapturedNode, _ depth: Int) {
      guard let items else { return }
      omitted += max(0, items.count - Self.maximumItems)
      node.order = items.prefix(Self.maximumItems).compactMap { item in
        if item is UIView, !isOutside(item) { return .view(ObjectIdentifier(item)) }
        guard let element = add(item, depth: depth + 1) else {
          return nodes[ObjectIdentifier(item)] == nil ? nil : .view(ObjectIdentifier(item))
        }
        return .element(element)
      }
    }

    /// Whether a view is not below the one that is captured.
    private func isOutside(_ item: NSObject) -> Bool {
      guard let view = item as? UIView else { return false }
      return !view.isDescendant(of: description.root)
    }

    /// Gives every view that an explicit order names an identifier of its own, and drops the items
    /// that were left out.
    private func nameOrders() {
      var uses: [String: Int] = [:]
      for node in nodes.values { if let id = node.id { uses[id, default: 0] += 1 } }
      var number = 0
      for object in met {
        guard let node = nodes[ObjectIdentifier(object)], let order = node.order else { continue }
        node.order = order.filter { item in
          guard case .view(let view) = item else { return true }
          guard let target = nodes[view] else { return false }
          if let id = target.id, !id.isEmpty, uses[id] == 1 { return true }
          repeat { number += 1 } while uses["element-\(number)"] != nil
          target.id = "element-\(number)"
          uses["element-\(number)"] = 1
          return true
        }
      }
    }
  }

  /// The elements that a container names.
  @MainActor enum ContainedElements {
    /// The items of `accessibilityElements` or of the container protocol, in their order; nil where
    /// the class leaves the order to the system.
    static func explicit(in object: NSObject) -> [NSObject]? {
      if let elements = object.accessibilityElements {
        return elements.compactMap { $0 as? NSObject }
      }
      // Lists and controls of UIKit answer for elements that are made when they are asked for.
      guard !(object is UIScrollView), !(object is UIControl), !ClassName(of: object).isSystem
      else {
        return nil
      }
      let count = object.accessibilityElementCount()
      guard count > 0, count != NSNotFound, count <= ScreenWalk.maximumNodes else { return nil }
      return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
    }
  }

  /// The name of an object's class, without its module.
  struct ClassName {
    let text: String

    init(of object: NSObject) {
      text = String(describing: type(of: object))
    }

    /// Whether the class belongs to UIKit.
    var isSystem: Bool { text.hasPrefix("UI") || text.hasPrefix("_UI") }
  }
#endif
