// SPDX-License-Identifier: MIT

extension Scene {
  /// Creates a scene by laying out a component.
  ///
  /// - Parameters:
  ///   - component: The component.
  ///   - viewport: The viewport.
  ///   - traits: The traits of the component's environment, which override the device's traits.
  ///   - measuring: The text measuring.
  /// - Throws: `ComponentError`, `TraitsError`, or an error of `measuring`.
  public init(
    of component: some Component,
    in viewport: Viewport,
    traits: Traits = Traits(),
    measuring: any TextMeasuring
  ) throws {
    self = try LaidOutComponent(
      of: component, in: viewport, traits: traits, measuring: measuring
    ).scene
  }
}

/// The order of a scene's nodes: parents before children, without omitted nodes.
///
/// The content of a geometry reader is built last and sorted into its position.
struct SceneOrder {
  /// The old indices in the new order; `nil` for the order in which the nodes were built.
  private let order: [Int]?
  /// The new indices by old index.
  private let newIndexes: [Int: Int]

  /// The order in which the nodes were built.
  static let asBuilt = SceneOrder()

  private init() {
    order = nil
    newIndexes = [:]
  }

  init(nodes: [Scene.Node], isOmitted: (Int) -> Bool) {
    var children: [Int: [Int]] = [:]
    var pending: [Int] = []
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent {
        children[parent, default: []].append(index)
      } else {
        pending.append(index)
      }
    }
    var order: [Int] = []
    pending.reverse()
    while let index = pending.popLast() {
      guard !isOmitted(index) else { continue }
      order.append(index)
      pending += (children[index] ?? []).reversed()
    }
    self.order = order
    newIndexes = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
  }

  /// Returns the nodes in order, with updated parent indices.
  func sorted(_ nodes: [Scene.Node]) -> [Scene.Node] {
    guard let order else { return nodes }
    return order.map { index in
      var node = nodes[index]
      node.parent = node.parent.flatMap { newIndexes[$0] }
      return node
    }
  }

  /// Returns the paint commands with updated node indices.
  func renamed(_ commands: [Scene.Command]) -> [Scene.Command] {
    guard order != nil else { return commands }
    return commands.map { Scene.Command(node: newIndex(of: $0.node), paint: $0.paint) }
  }

  /// Returns the new index of a node; `nil` for an omitted node.
  func remainingIndex(of index: Int) -> Int? { order == nil ? index : newIndexes[index] }

  /// Returns the new index of a node, or that of the root for an omitted node.
  func newIndex(of index: Int) -> Int { remainingIndex(of: index) ?? 0 }
}

extension LayoutTreeBuilder {
  /// The order of the nodes in the scene.
  var sceneOrder: SceneOrder {
    func isOmitted(_ index: Int) -> Bool {
      let elements = outermost[index]
      var place = 0
      while place < elements.count {
        guard tree.elements[elements[place]].frame == nil else { return false }
        place += 1
      }
      return place > 0
    }
    var index = hasBuiltLate ? nodes.count : 0
    while index < nodes.count, !isOmitted(index) { index += 1 }
    if !hasBuiltLate, index == nodes.count { return .asBuilt }
    return SceneOrder(nodes: nodes, isOmitted: isOmitted)
  }
}
