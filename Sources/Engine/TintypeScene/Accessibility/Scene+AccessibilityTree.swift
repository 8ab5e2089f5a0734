// SPDX-License-Identifier: MIT

/// The accessibility elements of a scene, in reading order.
package struct AccessibilityTree: Sendable {
  private let nodes: [Scene.Node]
  private let semantics: [Semantics?]
  private let tree: SceneTree
  private let direction: LayoutDirection
  /// The elements in reading order.
  package private(set) var elements: [AccessibilityElement] = []

  /// The last modal node that is not hidden, in scene order.
  package let modalNode: Int?

  /// Finds the accessibility elements of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - tree: The tree of its nodes, if it is known.
  package init(_ scene: Scene, _ tree: SceneTree? = nil) {
    nodes = scene.nodes
    semantics = scene.nodes.map(\.semantics)
    self.tree = tree ?? SceneTree(scene.nodes)
    direction = scene.canvas.layoutDirection
    modalNode = Self.modalNode(in: semantics, self.tree)
    let tops = modalNode.map { [$0] } ?? self.tree.roots
    elements = ordered(elements(at: tops))
  }

  private static func modalNode(in semantics: [Semantics?], _ tree: SceneTree) -> Int? {
    var hidden = Array(repeating: false, count: semantics.count)
    var last: Int?
    for index in semantics.indices {
      if let parent = tree.parents[index] { hidden[index] = hidden[parent] }
      guard let semantics = semantics[index] else { continue }
      if semantics.isHidden { hidden[index] = true }
      if !hidden[index], semantics.traits.contains(.isModal) { last = index }
    }
    return last
  }

  /// Returns the elements of the given nodes, which inherit no priority, and of all their
  /// descendants.
  ///
  /// Loops over the nodes instead of recursing, so that the depth of a scene does not consume
  /// stack.
  private func elements(at tops: [Int]) -> [AccessibilityElement] {
    let behaviors = semantics.map { $0.flatMap(behavior) }
    var priorities = Array(repeating: 0.0, count: nodes.count)
    let topNodes = Set(tops)
    for index in nodes.indices {
      let own = semantics[index]?.sortPriority ?? 0
      // Elements inside a group or a combined element do not inherit its priority.
      let inherited = tree.parents[index].flatMap { behaviors[$0] == nil ? priorities[$0] : nil }
      priorities[index] =
        own == 0 || own.isNaN ? (topNodes.contains(index) ? 0 : inherited ?? 0) : own
    }
    // Children have greater indices than their parents.
    var found = Array(repeating: [AccessibilityElement](), count: nodes.count)
    for index in nodes.indices.reversed() {
      var inside: [AccessibilityElement] = []
      for child in tree.children[index] {
        inside += found[child]
        if !topNodes.contains(child) { found[child] = [] }
      }
      found[index] = elements(at: index, behaviors[index], priorities[index], inside: inside)
    }
    return tops.flatMap { found[$0] }
  }

  /// Returns the element of a node, or the elements of its descendants if the node is not an
  /// element.
  private func elements(
    at index: Int, _ behavior: Semantics.ChildBehavior?, _ priority: Double,
    inside: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    guard let semantics = semantics[index] else { return inside }
    guard !semantics.isHidden else { return [] }
    guard let behavior else { return inside }
    var element = AccessibilityElement(
      semantics: semantics, frame: nodes[index].frame, place: index, priority: priority)
    element.semantics.children = behavior
    switch behavior {
    case .ignore: break
    case .contain:
      element.elements = ordered(inside)
      if semantics.traits.contains(.isTabBar) { element.countTabs() }
      if element.elements.isEmpty, semantics.label.nonEmptyText == nil { return [] }
    case .combine:
      let inside = inside.byPriority
      if semantics.children == nil, inside.count == 1, let only = inside.first,
        only.elements.isEmpty
      {
        element.adopt(only)
      } else {
        element.combine(inside)
      }
      if !element.isWorthReading { return [] }
    }
    return [element]
  }

  /// Returns how the descendants are treated; `nil` for a node that is not an element.
  ///
  /// A node without an explicit behavior is an element if it has a label, a value, an action, or a
  /// trait that makes it an element. If it has a label, it ignores its descendants; otherwise it
  /// combines them, or adopts the only element inside. Tab bars and modal nodes are groups. If the
  /// label is empty, only interactive traits count.
  private func behavior(of semantics: Semantics) -> Semantics.ChildBehavior? {
    if let children = semantics.children { return children }
    if !semantics.traits.isDisjoint(with: [.isModal, .isTabBar]) { return .contain }
    if semantics.label.nonEmptyText != nil { return .ignore }
    let isElement =
      semantics.value.nonEmptyText != nil || !semantics.actions.isEmpty
      || !semantics.traits.isDisjoint(with: semantics.label == nil ? .making : .interactive)
    guard isElement else { return nil }
    return semantics.label == nil ? .combine : .ignore
  }

  /// Returns the elements in reading order.
  private func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    func number(_ value: Double) -> Double { value.isNaN ? 0 : value }
    let places = elements.indices.sorted { left, right in
      let (a, b) = (elements[left], elements[right])
      if a.priority != b.priority { return a.priority > b.priority }
      let (top, other) = (number(a.frame.minY), number(b.frame.minY))
      return top == other ? left < right : top < other
    }
    // A row is found from its first element and not by comparing pairs of elements, so that the
    // order is well-defined for all frames.
    var rows: [[Int]] = []
    for place in places {
      if let first = rows.last?.first, elements[first].priority == elements[place].priority,
        number(elements[place].frame.minY) - number(elements[first].frame.minY) < Self.rowHeight
      {
        rows[rows.endIndex - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in
      row.sorted { left, right in
        let edges = [left, right].map { place in
          let frame = elements[place].frame
          return direction == .leftToRight ? number(frame.minX) : -number(frame.maxX)
        }
        return edges[0] == edges[1] ? left < right : edges[0] < edges[1]
      }.map { elements[$0] }
    }
  }

  /// The vertical distance of tops that separates rows, in points, as in VoiceOver on phones.
  private static let rowHeight = 8.0
}

extension Semantics.Traits {
  /// The traits that make a node an element on their own; the others are states.
  fileprivate static let making: Semantics.Traits = [
    .isButton, .isLink, .isHeader, .isImage, .isStaticText, .isAdjustable, .isSearchField,
    .isToggle, .isTextField, .isSecure, .isTab, .isKeyboardKey,
  ]

  /// The traits of interactive elements.
  fileprivate static let interactive: Semantics.Traits = [
    .isButton, .isLink, .isAdjustable, .isSearchField, .isToggle, .isTextField, .isSecure, .isTab,
    .isKeyboardKey,
  ]
}

extension AccessibilityElement {
  /// A Boolean value that indicates whether the element has text to speak or needs a label.
  fileprivate var isWorthReading: Bool {
    semantics.label.nonEmptyText != nil || semantics.value.nonEmptyText != nil
      || semantics.hint.nonEmptyText != nil || !semantics.actions.isEmpty
      || !semantics.traits.isDisjoint(with: Semantics.Traits.interactive.union(.isImage))
  }

  /// Merges the only element inside into this one and keeps the traits and actions of both.
  fileprivate mutating func adopt(_ only: AccessibilityElement) {
    semantics.label = semantics.label ?? only.semantics.label
    semantics.value = semantics.value ?? only.semantics.value
    semantics.hint = semantics.hint ?? only.semantics.hint
    semantics.identifier = semantics.identifier ?? only.semantics.identifier
    semantics.headingLevel = semantics.headingLevel ?? only.semantics.headingLevel
    semantics.traits.formUnion(only.semantics.traits)
    semantics.actions += only.semantics.actions.filter { !semantics.actions.contains($0) }
  }

  /// Merges the labels, actions and traits of the elements inside into this one.
  fileprivate mutating func combine(_ inside: [AccessibilityElement]) {
    let all = inside.flatMap(\.flattenedByPriority)
    if semantics.label == nil {
      let words = all.compactMap(\.combinedText)
      semantics.label = words.isEmpty ? nil : words.joined(separator: ", ")
    }
    for kind in all.flatMap(\.semantics.actions) where !semantics.actions.contains(kind) {
      semantics.actions.append(kind)
    }
    let traits = all.reduce(into: Semantics.Traits()) { $0.formUnion($1.semantics.traits) }
    semantics.traits.formUnion(traits.intersection(.interactive))
  }

  /// The element and those inside it, in the order in which their texts are combined.
  private var flattenedByPriority: [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    var remaining = [self]
    while let next = remaining.popLast() {
      result.append(next)
      remaining += next.elements.byPriority.reversed()
    }
    return result
  }

  private var combinedText: String? {
    let parts = [semantics.label.nonEmptyText, semantics.value.nonEmptyText].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  /// Assigns the tabs of a bar their positions.
  fileprivate mutating func countTabs() {
    let tabs = elements.indices.filter { elements[$0].semantics.traits.contains(.isTab) }
    for (place, index) in tabs.enumerated() {
      elements[index].ordinal = (place + 1, tabs.count)
    }
  }
}

extension [AccessibilityElement] {
  /// The elements in the order in which an element combines their texts: by priority, then in the
  /// order of the scene, wherever they are placed.
  fileprivate var byPriority: [AccessibilityElement] {
    sorted { $0.priority == $1.priority ? $0.place < $1.place : $0.priority > $1.priority }
  }
}
