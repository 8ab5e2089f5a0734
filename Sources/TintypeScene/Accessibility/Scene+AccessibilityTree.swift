// SPDX-License-Identifier: MIT

/// The elements of a scene for those who listen, in the order of reading.
struct AccessibilityTree {
  private let nodes: [Scene.Node]
  private let tree: SceneTree
  private let direction: LayoutDirection
  private(set) var elements: [AccessibilityElement] = []

  init(_ scene: Scene) {
    nodes = scene.nodes
    tree = SceneTree(scene.nodes)
    direction = scene.canvas.layoutDirection
    let tops = modalNode.map { [$0] } ?? tree.roots
    elements = ordered(elements(at: tops))
  }

  /// The last modal node that is not hidden, in the order of the scene.
  private var modalNode: Int? {
    var hidden = Array(repeating: false, count: nodes.count)
    var last: Int?
    for (index, node) in nodes.enumerated() {
      hidden[index] =
        node.semantics?.isHidden == true || tree.parents[index].map { hidden[$0] } == true
      if !hidden[index], node.semantics?.traits.contains(.isModal) == true { last = index }
    }
    return last
  }

  /// The elements of nodes that inherit no priority, with all nodes below them.
  ///
  /// Loops over the nodes instead of descending, so that the depth of a scene needs no stack.
  private func elements(at tops: [Int]) -> [AccessibilityElement] {
    let behaviors = nodes.map { behavior(of: $0.semantics ?? Semantics()) }
    var priorities = Array(repeating: 0.0, count: nodes.count)
    let topNodes = Set(tops)
    for index in nodes.indices {
      let own = nodes[index].semantics?.sortPriority ?? 0
      // An element starts anew for what it groups or combines.
      let inherited = tree.parents[index].flatMap { behaviors[$0] == nil ? priorities[$0] : nil }
      priorities[index] =
        own == 0 || own.isNaN ? (topNodes.contains(index) ? 0 : inherited ?? 0) : own
    }
    // Children have greater indices than their parents.
    var found = Array(repeating: [AccessibilityElement](), count: nodes.count)
    for index in nodes.indices.reversed() {
      let inside = tree.children[index].flatMap { found[$0] }
      for child in tree.children[index] where !topNodes.contains(child) { found[child] = [] }
      found[index] = elements(at: index, behaviors[index], priorities[index], inside: inside)
    }
    return tops.flatMap { found[$0] }
  }

  /// The element of a node, or the elements inside of a node that has none.
  private func elements(
    at index: Int, _ behavior: Semantics.ChildBehavior?, _ priority: Double,
    inside: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    let semantics = nodes[index].semantics ?? Semantics()
    guard !semantics.isHidden else { return [] }
    guard let behavior else { return inside }
    var element = AccessibilityElement(
      semantics: semantics, frame: nodes[index].frame, priority: priority)
    element.semantics.children = behavior
    switch behavior {
    case .ignore: break
    case .contain:
      element.elements = ordered(inside)
      if semantics.traits.contains(.isTabBar) { element.countTabs() }
      if element.elements.isEmpty, semantics.label.spokenPart == nil { return [] }
    case .combine:
      let inside = ordered(inside)
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

  /// What becomes of the nodes inside; `nil` for a node that is no element.
  ///
  /// A node that says nothing about that is an element when there is something to speak or to do:
  /// with a label of its own without what is inside, else combined from it, or what the only element
  /// inside is. A bar of tabs and what is modal are groups. An empty label hides what cannot be used.
  private func behavior(of semantics: Semantics) -> Semantics.ChildBehavior? {
    if let children = semantics.children { return children }
    if !semantics.traits.isDisjoint(with: [.isModal, .isTabBar]) { return .contain }
    if semantics.label.spokenPart != nil { return .ignore }
    let isElement =
      semantics.value.spokenPart != nil || !semantics.actions.isEmpty
      || !semantics.traits.isDisjoint(with: semantics.label == nil ? .making : .interactive)
    guard isElement else { return nil }
    return semantics.label == nil ? .combine : .ignore
  }

  /// Puts elements into the order of reading.
  private func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    func number(_ value: Double) -> Double { value.isNaN ? 0 : value }
    let places = elements.indices.sorted { left, right in
      let (a, b) = (elements[left], elements[right])
      if a.priority != b.priority { return a.priority > b.priority }
      let (top, other) = (number(a.frame.minY), number(b.frame.minY))
      return top == other ? left < right : top < other
    }
    // A row is found from its first element, and not by comparing any two, so that the order is
    // one whatever the frames are.
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

  /// How far apart tops lie in different rows, in points, as VoiceOver has it on phones.
  private static let rowHeight = 8.0
}

extension Semantics.Traits {
  /// The traits that make a node an element by themselves; the others are states.
  fileprivate static let making: Semantics.Traits = [
    .isButton, .isLink, .isHeader, .isImage, .isStaticText, .isAdjustable, .isSearchField,
    .isToggle, .isTextField, .isSecure, .isTab, .isKeyboardKey,
  ]

  /// The traits of what a user can do something with.
  fileprivate static let interactive: Semantics.Traits = [
    .isButton, .isLink, .isAdjustable, .isSearchField, .isToggle, .isTextField, .isSecure, .isTab,
    .isKeyboardKey,
  ]
}

extension AccessibilityElement {
  /// Whether there is something to speak, or something that lacks words.
  fileprivate var isWorthReading: Bool {
    semantics.label.spokenPart != nil || semantics.value.spokenPart != nil
      || semantics.hint.spokenPart != nil || !semantics.actions.isEmpty
      || !semantics.traits.isDisjoint(with: Semantics.Traits.interactive.union(.isImage))
  }

  /// Becomes the only element inside: what was given an action is still what it was.
  fileprivate mutating func adopt(_ only: AccessibilityElement) {
    semantics.label = semantics.label ?? only.semantics.label
    semantics.value = semantics.value ?? only.semantics.value
    semantics.hint = semantics.hint ?? only.semantics.hint
    semantics.identifier = semantics.identifier ?? only.semantics.identifier
    semantics.traits.formUnion(only.semantics.traits)
    semantics.actions += only.semantics.actions.filter { !semantics.actions.contains($0) }
  }

  /// Takes over what the elements inside say and can do.
  fileprivate mutating func combine(_ inside: [AccessibilityElement]) {
    let all = inside.flatMap(\.flattened).map(\.element)
    if semantics.label == nil {
      let words = all.compactMap(\.combinedWords)
      semantics.label = words.isEmpty ? nil : words.joined(separator: ", ")
    }
    for kind in all.flatMap(\.semantics.actions) where !semantics.actions.contains(kind) {
      semantics.actions.append(kind)
    }
    let traits = all.reduce(into: Semantics.Traits()) { $0.formUnion($1.semantics.traits) }
    semantics.traits.formUnion(traits.intersection(.interactive))
  }

  private var combinedWords: String? {
    let parts = [semantics.label.spokenPart, semantics.value.spokenPart].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  /// Gives the tabs of a bar their places.
  fileprivate mutating func countTabs() {
    let tabs = elements.indices.filter { elements[$0].semantics.traits.contains(.isTab) }
    for (place, index) in tabs.enumerated() {
      elements[index].ordinal = (place + 1, tabs.count)
    }
  }
}
