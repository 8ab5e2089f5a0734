// SPDX-License-Identifier: MIT

import TintypeScene

/// A scene with the facts that several rules need, each computed once.
struct AuditedScene {
  let scene: Scene
  let options: AuditOptions
  let tree: SceneTree
  /// The type of each node, which is the first part of its element.
  let types: [String]
  /// The accessibility elements that are not groups, in reading order.
  let elements: [AccessibilityElement]
  /// The elements that are read one after another: those of the screen, and those of each group.
  let sequences: [[AccessibilityElement]]
  /// The elements that a touch activates.
  let targets: [AccessibilityElement]
  /// The lines of text that are painted, in the order of painting.
  let lines: [PaintedLine]
  /// The areas that are painted entirely, in the order of painting.
  let covers: [PaintedCover]
  /// The areas in which what is behind is blurred, in the order of painting.
  let materials: [PaintedCover]
  /// The areas in which something other than text can be painted, in the order of painting.
  let overlays: [PaintedOverlay]
  /// The area of each command; `nil` for groups and for what can be anywhere.
  let extents: [Rect?]
  /// The rows and columns of at least three siblings of one type that do not overlap.
  let siblingRows: [SiblingRow]
  /// The index of the last paint command of each node and its descendants; `nil` if there is none.
  let lastCommands: [Int?]
  /// The state of each node, including what it inherits from its ancestors.
  let states: [NodeState]

  init(_ scene: Scene, _ options: AuditOptions) {
    self.scene = scene
    self.options = options
    let tree = SceneTree(scene.nodes)
    self.tree = tree
    types = scene.nodes.map(\.type)
    let accessibility = AccessibilityTree(scene, tree)
    states = NodeState.all(of: scene, tree, types, modal: accessibility.modalNode)
    let all = accessibility.elements.flatMap(\.flattened).map(\.element)
    sequences = ([accessibility.elements] + all.map(\.elements)).filter { $0.count > 1 }
    elements = all.filter {
      $0.semantics.children != .contain && scene.nodes.indices.contains($0.place)
    }
    targets = elements.filter(\.isTarget)
    lastCommands = Self.lastCommands(of: scene, tree)
    let painted = PaintedContent(scene)
    lines = painted.lines
    covers = painted.covers
    materials = painted.materials
    overlays = painted.overlays
    extents = painted.extents
    siblingRows = SiblingRow.all(in: scene, tree, types)
  }

  private static func lastCommands(of scene: Scene, _ tree: SceneTree) -> [Int?] {
    var last = [Int?](repeating: nil, count: scene.nodes.count)
    for (index, command) in scene.commands.enumerated() where last.indices.contains(command.node) {
      last[command.node] = index
    }
    for node in last.indices.reversed() {
      guard let parent = tree.parents[node], let index = last[node] else { continue }
      last[parent] = max(last[parent] ?? index, index)
    }
    return last
  }

  /// The number of pairs that a rule compares at most, so that no scene takes minutes.
  ///
  /// Screens have some hundred pairs of overlapping areas.
  var maximumPairCount: Int { 10_000_000 / max(covers.count, 50) }

  /// The canvas.
  var canvas: Rect { Rect(origin: .zero, size: scene.canvas.size) }

  /// Returns the path of a node.
  func path(of node: Int) -> NodePath {
    var elements: [String] = []
    var next: Int? = node
    while let current = next {
      elements.append(scene.nodes[current].element)
      next = tree.parents[current]
    }
    return NodePath(elements: elements.reversed())
  }

  /// Returns whether a node is one of some nodes or their descendant.
  func isInside(_ node: Int, of nodes: Set<Int>) -> Bool {
    var next: Int? = node
    while let current = next {
      if nodes.contains(current) { return true }
      next = tree.parents[current]
    }
    return false
  }

  /// Returns whether a node is another one or its descendant.
  func isInside(_ node: Int, of other: Int) -> Bool {
    var next: Int? = node
    // A parent precedes its children.
    while let current = next, current >= other {
      if current == other { return true }
      next = tree.parents[current]
    }
    return false
  }

  /// The nodes that are one node or its descendants.
  func nodes(inside node: Int) -> [Int] {
    var found: [Int] = []
    var remaining = [node]
    while let next = remaining.popLast() {
      found.append(next)
      remaining += tree.children[next].reversed()
    }
    return found
  }

  /// Returns the first text in a node, at most 40 characters of it.
  func text(of node: Int) -> String? {
    for inner in nodes(inside: node) {
      for case .text(let text) in scene.nodes[inner].attributes.lazy.filter({ $0.name == "text" })
        .map(\.value)
      {
        return text.excerpt
      }
      if let label = scene.nodes[inner].semantics?.label?.words, !label.isEmpty {
        return label.excerpt
      }
    }
    return nil
  }

  /// Returns whether VoiceOver reads the name that the system gives a symbol in a node.
  func containsSymbol(_ node: Int) -> Bool {
    nodes(inside: node).contains { types[$0] == "Symbol" && !states[$0].isHidden }
  }

  /// Returns whether a line can be read: something of it is visible, and nothing covers it or blurs a
  /// quarter of it.
  func isLegible(_ line: PaintedLine) -> Bool {
    guard line.isReadable, line.visible.isPlace, !states[line.node].isBehindModal,
      !isCovered(line.visible, after: line.command)
    else { return false }
    let quarter = line.visible.width * line.visible.height / 4
    return !materials.contains { material in
      guard material.command > line.command else { return false }
      let blurred = material.area.intersection(line.visible)
      return blurred.width * blurred.height >= quarter
    }
  }

  /// Returns lines without those that are partly covered and have another line in front of the cover,
  /// whose pixels could count as theirs.
  func separate(_ lines: [PaintedLine]) -> [PaintedLine] {
    lines.filter { line in
      guard
        covers.contains(where: { $0.command > line.command && $0.area.intersects(line.visible) })
      else { return true }
      return !lines.contains { $0.command > line.command && $0.visible.intersects(line.visible) }
    }
  }

  /// Returns the largest rectangle of a line that nothing in front of it covers; `nil` if that is less
  /// than a quarter.
  func uncovered(_ line: PaintedLine) -> Rect? {
    var area = line.visible
    for cover in covers where cover.command > line.command {
      let (hidden, rest) = (cover.area.intersection(area), area)
      guard hidden.isPlace else { continue }
      let sides = [
        Rect(x: rest.minX, y: rest.minY, width: hidden.minX - rest.minX, height: rest.height),
        Rect(x: hidden.maxX, y: rest.minY, width: rest.maxX - hidden.maxX, height: rest.height),
        Rect(x: rest.minX, y: rest.minY, width: rest.width, height: hidden.minY - rest.minY),
        Rect(x: rest.minX, y: hidden.maxY, width: rest.width, height: rest.maxY - hidden.maxY),
      ]
      area = sides.max { $0.width * $0.height < $1.width * $1.height } ?? .zero
    }
    let isEnough = area.width * area.height * 4 >= line.visible.width * line.visible.height
    return area.isPlace && isEnough ? area : nil
  }

  /// Returns whether an area has one color behind some commands, and nothing is painted in front of
  /// them.
  func isEven(_ area: Rect, around commands: ClosedRange<Int>) -> Bool {
    for overlay in overlays.reversed() where overlay.reaches(area) {
      if overlay.command > commands.upperBound { return false }
      if commands.contains(overlay.command) { continue }
      guard overlay.even?.contains(area) == true else { return false }
      if overlay.isOpaque { break }
    }
    return true
  }

  /// Returns whether an area is covered after everything of a node has been painted.
  func isCovered(_ area: Rect, from node: Int) -> Bool {
    lastCommands[node].map { isCovered(area, after: $0) } ?? false
  }

  /// Returns whether an area that is painted before a command, or all of it, is covered by what is
  /// painted after it.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - command: The index of the command.
  ///   - isCover: Returns whether a node can cover the area.
  /// - Returns: Whether one painted area covers it.
  func isCovered(_ area: Rect, after command: Int, by isCover: (Int) -> Bool = { _ in true })
    -> Bool
  {
    covers.contains { $0.command > command && $0.area.contains(area) && isCover($0.node) }
  }
}

extension AccessibilityElement {
  /// A Boolean value that indicates whether a touch activates the element.
  fileprivate var isTarget: Bool {
    let traits = semantics.traits
    guard !traits.contains(.isDisabled) else { return false }
    return !traits.isDisjoint(with: .controls)
      || semantics.actions.contains { $0 == .tap || $0 == .enter }
  }
}

extension Semantics.Traits {
  /// The traits of elements that a touch activates.
  static let controls: Semantics.Traits = [
    .isButton, .isLink, .isAdjustable, .isSearchField, .isToggle, .isTextField, .isTab,
    .isKeyboardKey,
  ]
}

/// The state of a node, including what it inherits.
struct NodeState: Hashable {
  /// The node is hidden from accessibility.
  var isHidden = false
  /// The node is in an image with a label, and cannot be read on its own.
  var isInPicture = false
  /// The node is disabled.
  var isDisabled = false
  /// The node is in a scroll view, or in a list.
  var scrolls = false
  /// The node is in a bar, whose items the system makes as high as the bar.
  var isInBar = false
  /// The system determines the size and the color of the node: rows of a wheel, tabs that are not
  /// selected, and the dots of pages.
  var isOfSystem = false
  /// The node is behind a modal element.
  var isBehindModal = false
  /// The node is a box, or in a box, in place of content that is not shown, such as a map.
  var isStandIn = false

  static func all(
    of scene: Scene, _ tree: SceneTree, _ types: [String], modal: Int?
  ) -> [NodeState] {
    var states = Array(repeating: NodeState(), count: scene.nodes.count)
    for index in scene.nodes.indices {
      if let parent = tree.parents[index] {
        states[index] = states[parent]
        if types[parent] == "Placeholder" { states[index].isStandIn = false }
      } else {
        states[index].isBehindModal = modal != nil
      }
      let node = scene.nodes[index]
      if index == modal { states[index].isBehindModal = false }
      if let semantics = node.semantics {
        if semantics.isHidden { states[index].isHidden = true }
        if semantics.isPicture { states[index].isInPicture = true }
        if semantics.traits.contains(.isDisabled) { states[index].isDisabled = true }
        if semantics.traits.contains(.isTabBar) { states[index].isInBar = true }
      }
      let type = types[index]
      if systemTypes.contains(type) || isOtherTab(node, in: types, tree.parents[index]) {
        states[index].isOfSystem = true
      }
      states[index].isStandIn = isStandIn(index, tree, types) || states[index].isStandIn
      // A bar or a banner beside the content that scrolls.
      if node.element.hasPrefix(".safeAreaInset") { states[index].scrolls = false }
      if scrollTypes.contains(type) { states[index].scrolls = true }
      if barTypes.contains(type) { states[index].isInBar = true }
    }
    return states
  }

  /// Returns whether a node is the box or its content; what an app shows in front of it is not.
  private static func isStandIn(_ node: Int, _ tree: SceneTree, _ types: [String]) -> Bool {
    func isBox(_ node: Int) -> Bool {
      types[node] == "Placeholder" && tree.children[node].first.map { types[$0] } == "Color"
    }
    guard let parent = tree.parents[node], isBox(parent) else { return isBox(node) }
    return tree.children[parent].first == node
  }

  /// Returns whether a node is an item of a tab bar that is not selected.
  private static func isOtherTab(
    _ node: Scene.Node, in types: [String], _ parent: Int?
  ) -> Bool {
    guard let traits = node.semantics?.traits, traits.contains(.isTab) else { return false }
    return !traits.contains(.isSelected) && parent.map { types[$0] } == "TabButton"
  }

  /// The types of nodes whose content can be scrolled.
  private static let scrollTypes: Set<String> = [
    "ScrollView", "List", "Form", "Table", "TextEditor", "Wheel", "PagesContent", "PagesLayout",
  ]
  /// The types of controls whose parts have no size and no color of their own.
  private static let systemTypes: Set<String> = ["Wheel", "PageIndicator", "WalletButton"]
  /// The types of bars.
  private static let barTypes: Set<String> = [
    "NavigationBar", "TabBar", "Toolbar", "StatusBar",
  ]
}

extension Semantics {
  /// A Boolean value that indicates whether the content is an image with a label.
  fileprivate var isPicture: Bool {
    children == .ignore && traits.contains(.isImage) && !(label?.words.isEmpty ?? true)
  }
}

extension Scene.Node {
  /// The type in the element of the path.
  fileprivate var type: String {
    String(element.utf8.prefix { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "#") })
      ?? element
  }
}

extension String {
  /// The words, separated by single spaces.
  var words: String {
    split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
  }

  /// The first 40 characters, on one line.
  var excerpt: String {
    let text = words
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}

extension Rect {
  /// Returns whether another rectangle is inside; both must be finite.
  func contains(_ other: Rect) -> Bool {
    other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01
      && other.maxY <= maxY + 0.01
  }

  /// Returns whether another rectangle has an area in common with this one.
  func intersects(_ other: Rect) -> Bool { intersection(other).isPlace }

  /// A Boolean value that indicates whether all edges are finite and the area is not empty.
  var isPlace: Bool {
    let sum = minX + minY + width + height
    return sum - sum == 0 && width > 0 && height > 0
  }

  /// The size as text, in points.
  var sizeText: String { "\(width.roundedText) × \(height.roundedText) pt" }
}

extension Double {
  /// The number with at most one decimal.
  var roundedText: String { ((self * 10).rounded() / 10).pointText }

  /// The number with at most two decimals.
  var ratioText: String { ((self * 100).rounded(.down) / 100).pointText }
}
