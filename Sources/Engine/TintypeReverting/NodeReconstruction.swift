// SPDX-License-Identifier: MIT

import TintypeComponents

/// The reconstruction of nodes from an older scene, whose components are unknown.
///
/// Contents and modifiers with the same attributes are copied from the newer tree. Other texts,
/// symbols, images, shapes and stacks are created from their attributes, and a canvas from its
/// drawing. All other nodes, and those that would be painted differently in the older environment,
/// are replaced by their drawing, at its size.
struct NodeReconstruction {
  /// The values of another environment.
  private(set) var environment: SceneRevision.Environment
  private var adapted: AdaptedValues
  private let restored: AdaptedValues
  private let parts: ReconstructedParts
  private let checks: FragmentChecks

  /// The maximum number of attributes of a node that is reconstructed.
  ///
  /// The time is proportional to the square of the number.
  private static let attributeLimit = 200
  /// The number of positions that are tried for a modifier without attributes.
  private static let placeLimit = 6

  /// Creates a reconstruction.
  ///
  /// - Parameters:
  ///   - environment: The values of another environment.
  ///   - values: The newer environment.
  ///   - parts: The parts of the newer tree.
  ///   - checks: The comparisons with the older drawings.
  init(
    _ environment: SceneRevision.Environment, in values: EnvironmentValues,
    _ parts: ReconstructedParts, _ checks: FragmentChecks
  ) {
    (self.environment, self.parts, self.checks) = (environment, parts, checks)
    adapted = AdaptedValues(environment, values, fixedSymbolSizes: parts.symbolSizes)
    restored = AdaptedValues(SceneRevision.Environment(), values)
  }

  /// Returns the node for a fragment.
  func node(for fragment: SceneFragment, in direction: LayoutDirection) -> Node {
    child(fragment, direction, 1)
  }

  private func child(_ fragment: SceneFragment, _ direction: LayoutDirection, _ depth: Int) -> Node
  {
    let choice = checks.choice(for: fragment) { choose(fragment, depth) }
    let node = choice.flatMap { rebuilt(fragment, direction, depth, $0) }
    return node ?? Node(drawing: fragment, in: direction)
  }

  /// Returns the indices at which the modifiers without attributes are added so that the node is
  /// painted like the fragment in the older environment; `nil` if there are none.
  private func choose(_ fragment: SceneFragment, _ depth: Int) -> [Int]? {
    var older = self
    older.environment.restored.formUnion(environment.newer.keys)
    older.adapted = restored
    let direction = LayoutDirection(rawValue: fragment.direction) ?? .leftToRight
    for indices in Self.slotIndices(of: fragment) {
      if checks.isExhausted { return nil }
      guard let node = older.rebuilt(fragment, direction, depth, indices) else {
        if fragment.children.contains(where: \.isSlot) { continue }
        return nil
      }
      if node.isLaidOutByParent || checks.isPainted(node, like: fragment) { return indices }
    }
    return nil
  }

  /// Returns the possible indices of the modifiers without attributes, the most frequent first.
  ///
  /// Their positions are unknown. Most follow all others.
  private static func slotIndices(of fragment: SceneFragment) -> [[Int]] {
    let slots = fragment.children.count(where: \.isSlot)
    guard slots > 0 else { return [[]] }
    let owners = Set(fragment.attributes.compactMap { AttributeReversion.owner(of: $0.name) })
    let places = [Int.max] + Array(0...min(owners.count, placeLimit))
    guard slots == 2 else { return places.map { Array(repeating: $0, count: slots) } }
    let pairs = places.flatMap { first in places.map { [first, $0] } }
    return pairs.filter { $0[0] == $0[1] } + pairs.filter { $0[0] != $0[1] }
  }

  /// Returns the node for a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - outer: The direction of the parent.
  ///   - depth: The nesting.
  ///   - indices: The indices of added modifiers without attributes, limited to the number of
  ///     modifiers.
  /// - Returns: The node; `nil` if its attributes do not describe it completely.
  private func rebuilt(
    _ fragment: SceneFragment, _ outer: LayoutDirection, _ depth: Int, _ indices: [Int]
  ) -> Node? {
    guard depth < Node.maximumDepth, fragment.attributes.count <= Self.attributeLimit else {
      return nil
    }
    let direction =
      fragment.hasDirectionOfParent
      ? outer : LayoutDirection(rawValue: fragment.direction) ?? outer
    let older = fragment.attributes.filter { $0.name != "layoutDirection" }
    let (type, id) = Self.name(fragment.element)
    let newer = older.map { Attribute($0.name, adapted.value(of: $0, type)) }
    let owned = newer.map { ($0, AttributeReversion.owner(of: $0.name)) }
    let own = owned.filter { $0.1 == nil && $0.0.name != "accessibilityIdentifier" }.map(\.0)
    let isGeometryReader = type == "GeometryReader"
    guard
      let content = isGeometryReader
        ? geometry(fragment, direction, depth)
        : parts.content(type, own, of: fragment) ?? canvas(type, fragment, direction)
    else { return nil }
    var node = Node(type: type, id: id, content: content, layoutDirection: direction)
    var names: [String] = []
    for case (_, let owner?) in owned where names.last != owner { names.append(owner) }
    for name in names {
      guard let modifier = parts.modifier(name, among: newer, fragment.commands) else {
        return nil
      }
      node.modifiers.append(modifier)
    }
    for (old, new) in zip(older, newer)
    where old != new && !environment.keeps(old.value) {
      let reversion = AttributeReversion(name: old.name, value: old.value, attributes: older)
      guard let reverted = reversion.applied(to: node) else { return nil }
      node = reverted
    }
    let children = isGeometryReader ? fragment.children.filter(\.isSlot) : fragment.children
    guard add(children, to: &node, depth, indices) else { return nil }
    return node
  }

  /// Returns the content of a geometry reader, whose closure is unknown: the same children at any
  /// size.
  private func geometry(
    _ fragment: SceneFragment, _ direction: LayoutDirection, _ depth: Int
  ) -> Node.Content {
    let nodes = fragment.children.filter { !$0.isSlot }.map { child($0, direction, depth + 1) }
    return .geometry(GeometryContent(nodes))
  }

  /// Returns the recorded drawing of a canvas, whose closure is unknown; `nil` for other nodes.
  private func canvas(
    _ type: String, _ fragment: SceneFragment, _ direction: LayoutDirection
  ) -> Node.Content? {
    guard type == "Canvas", fragment.children.isEmpty else { return nil }
    var origin = fragment.frame.origin
    for attribute in fragment.attributes where attribute.name.hasPrefix("padding[") {
      guard case .number(let inset) = attribute.value else { continue }
      let edge = attribute.name.split(separator: ".").last
      if edge == (direction == .rightToLeft ? "trailing" : "leading") { origin.x += inset.points }
      if edge == "top" { origin.y += inset.points }
    }
    return .canvas(
      CanvasContent(recorded: fragment.commands, at: origin, images: fragment.images))
  }

  /// Returns the index of the modifier with a slot, which is added to a node that does not have it;
  /// `nil` for modifiers without a template.
  private static func place(ofSlot element: String, in node: inout Node, _ index: Int) -> Int? {
    let name = String(element.dropFirst())
    if let place = node.modifierNames.firstIndex(of: name) { return place }
    guard let modifier = ModifierTemplate(name, attributes: []).modifier else { return nil }
    // A second modifier of the same name follows the first one.
    let base = name.prefix { $0 != "[" } + "["
    let ordinal = Int(name.dropFirst(base.count).prefix { $0 != "]" }) ?? 0
    let equal = node.modifierNames.indices.filter { node.modifierNames[$0].hasPrefix(base) }
    let first = ordinal > 0 && ordinal <= equal.count ? equal[ordinal - 1] + 1 : 0
    let place = max(first, min(index, node.modifiers.count))
    node.modifiers.insert(modifier, at: place)
    for other in node.attachments.indices where node.attachments[other].modifier >= place {
      node.attachments[other].modifier += 1
    }
    return node.modifierNames[place] == name ? place : nil
  }

  /// Attaches the children of a modifier's slot to the modifier.
  func attach(_ slot: SceneFragment, to node: inout Node) {
    // Most modifiers without attributes follow all others.
    guard let place = Self.place(ofSlot: slot.element, in: &node, .max),
      // A component without children has no slots in the scene, but the tree has the nodes.
      node.nodes(attachedTo: place).isEmpty
    else { return }
    let direction = node.layoutDirection
    node.attachments.append(
      Node.Attachment(modifier: place, nodes: slot.children.map { child($0, direction, 1) }))
  }

  /// Adds the children and the attached nodes of a fragment; returns whether this was possible.
  private func add(
    _ children: [SceneFragment], to node: inout Node, _ depth: Int, _ indices: [Int]
  ) -> Bool {
    var indices = indices[...]
    for child in children {
      guard child.isSlot else {
        node.children.append(self.child(child, node.layoutDirection, depth + 1))
        continue
      }
      guard let index = indices.popFirst(),
        let place = Self.place(ofSlot: child.element, in: &node, index)
      else { return false }
      node.attachments.append(
        Node.Attachment(
          modifier: place,
          nodes: child.children.map { self.child($0, node.layoutDirection, depth + 1) }))
    }
    return true
  }

  /// Returns the type and the identifier of a path element such as `Text[0]` or `Row#total`.
  private static func name(_ element: String) -> (type: String, id: String?) {
    if let mark = element.firstIndex(of: "#") {
      return (String(element[..<mark]), String(element[element.index(after: mark)...]))
    }
    return (String(element.prefix { $0 != "[" }), nil)
  }
}

extension SceneFragment {
  /// A Boolean value that indicates whether the fragment is the slot of a modifier, whose children
  /// are attached to the modifier.
  var isSlot: Bool { element.hasPrefix(".") }
}

extension Node {
  /// A Boolean value that indicates whether the parent determines the layout of the node, which has
  /// another drawing without the parent.
  fileprivate var isLaidOutByParent: Bool {
    switch content {
    case .gridRow, .spacer, .divider: true
    case .component: children.count != 1
    default: false
    }
  }
}
