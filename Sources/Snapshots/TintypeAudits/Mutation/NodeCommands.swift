// SPDX-License-Identifier: MIT

import TintypeScene

/// The nodes of a scene with the paint commands of each node and its descendants.
struct NodeCommands {
  let scene: Scene
  let tree: SceneTree
  /// The nodes in the order in which a tree is read, parents first.
  private let order: [Int]
  /// The place of each node in ``order``.
  private let places: [Int]
  /// The number of each node and its descendants.
  private let sizes: [Int]
  /// The commands of each node and its descendants; `nil` if others are between them, if groups begin
  /// or end outside, or if nothing is painted.
  let ranges: [Range<Int>?]
  private let groups: CommandGroups

  init(_ scene: Scene) {
    self.scene = scene
    tree = SceneTree(scene.nodes)
    groups = CommandGroups(scene.commands)
    (order, places, sizes) = Self.order(of: tree)
    ranges = Self.ranges(of: scene, tree, groups)
  }

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

  /// Returns whether the commands of two nodes are separate parts of the same group.
  func areBesideEachOther(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    !one.overlaps(other) && groups.areInOneGroup(one, other)
  }

  /// A node and its descendants.
  func subtree(of node: Int) -> ArraySlice<Int> {
    order[places[node]..<(places[node] + sizes[node])]
  }

  /// The nodes that can be moved or removed.
  ///
  /// They are not roots. Of nodes with the same commands, which are nested, only the innermost one
  /// counts.
  var movable: [Int] {
    ranges.indices.filter { node in
      guard let range = ranges[node], tree.parents[node] != nil else { return false }
      return !tree.children[node].contains { ranges[$0] == range }
    }
  }

  private static func order(
    of tree: SceneTree
  ) -> (order: [Int], places: [Int], sizes: [Int]) {
    let count = tree.parents.count
    var sizes = Array(repeating: 1, count: count)
    for node in (0..<count).reversed() {
      if let parent = tree.parents[node] { sizes[parent] += sizes[node] }
    }
    var (order, places) = ([Int](), Array(repeating: 0, count: count))
    order.reserveCapacity(count)
    var remaining = Array(tree.roots.reversed())
    while let node = remaining.popLast() {
      places[node] = order.count
      order.append(node)
      remaining += tree.children[node].reversed()
    }
    return (order, places, sizes)
  }

  private static func ranges(
    of scene: Scene, _ tree: SceneTree, _ groups: CommandGroups
  ) -> [Range<Int>?] {
    var extents = [Range<Int>?](repeating: nil, count: scene.nodes.count)
    var counts = Array(repeating: 0, count: scene.nodes.count)
    for (index, command) in scene.commands.enumerated() where counts.indices.contains(command.node)
    {
      counts[command.node] += 1
      let first = extents[command.node]?.lowerBound ?? index
      extents[command.node] = first..<(index + 1)
    }
    for node in extents.indices.reversed() {
      guard let parent = tree.parents[node], let own = extents[node] else { continue }
      counts[parent] += counts[node]
      let outer = extents[parent] ?? own
      extents[parent] =
        min(outer.lowerBound, own.lowerBound)..<max(outer.upperBound, own.upperBound)
    }
    return extents.indices.map { node in
      guard let range = extents[node], counts[node] == range.count, groups.areWhole(in: range)
      else {
        return nil
      }
      return range
    }
  }
}

/// The groups of commands, and the number of commands that paint something.
private struct CommandGroups {
  /// The group that contains each command, and the end; a group has the index of its beginning.
  private var enclosing: [Int] = []
  /// The number of commands before each one that paint something.
  private var painted = [0]

  init(_ commands: [Scene.Command]) {
    var open: [Int] = []
    for (index, command) in commands.enumerated() {
      enclosing.append(open.last ?? -1)
      var isPainting = 0
      switch command.paint {
      case .beginGroup: open.append(index)
      case .endGroup: _ = open.popLast()
      case .fill, .stroke, .text, .image: isPainting = 1
      }
      painted.append((painted.last ?? 0) + isPainting)
    }
    enclosing.append(open.last ?? -1)
  }

  /// Returns whether a range paints something, and contains groups only as wholes.
  func areWhole(in range: Range<Int>) -> Bool {
    // A group that began before the range can end and another one begin inside of it.
    guard painted[range.upperBound] > painted[range.lowerBound],
      enclosing[range.lowerBound] == enclosing[range.upperBound]
    else { return false }
    let outer = enclosing[range.lowerBound]
    return range.allSatisfy { enclosing[$0] >= range.lowerBound || enclosing[$0] == outer }
  }

  /// Returns whether two ranges that contain groups only as wholes are in the same group.
  func areInOneGroup(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    enclosing[one.lowerBound] == enclosing[other.lowerBound]
  }
}
