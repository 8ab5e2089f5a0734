// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeScene

/// The small changes that can be made to a scene.
package struct SceneMutations {
  private let nodes: NodeCommands
  private let movable: [Int]
  private let pairs: [SwappedSiblings]
  /// The colors of each node, in the order of painting.
  private let colors: [(node: Int, color: ResolvedColor)]
  /// The commands with text, and the number of changes to those before each.
  private let lines: [(command: Int, start: Int)]
  private let letterCount: Int
  private var scene: Scene { nodes.scene }

  /// Finds the changes that can be made to a scene.
  package init(of scene: Scene) {
    nodes = NodeCommands(scene)
    movable = nodes.movable
    pairs = SwappedSiblings.all(in: nodes)
    colors = Self.colors(of: scene)
    var (lines, count) = ([(command: Int, start: Int)](), 0)
    for (index, command) in scene.commands.enumerated() {
      guard case .text(let line) = command.paint, scene.nodes.indices.contains(command.node) else {
        continue
      }
      lines.append((index, count))
      count += ChangedLetter(line.string).places.count
    }
    (self.lines, letterCount) = (lines, count)
  }

  private static func colors(of scene: Scene) -> [(node: Int, color: ResolvedColor)] {
    struct Entry: Hashable {
      var node: Int
      var color: ResolvedColor
    }
    var known: Set<Entry> = []
    return scene.commands.flatMap { command in
      guard scene.nodes.indices.contains(command.node) else { return [Entry]() }
      return command.paint.colors.map { Entry(node: command.node, color: $0) }
        .filter { known.insert($0).inserted }
    }.map { ($0.node, $0.color) }
  }

  /// The number of changes of a kind.
  package func count(of kind: MutationKind) -> Int {
    switch kind {
    case .color: colors.count
    case .position, .removal: movable.count
    case .text: letterCount
    case .order: pairs.count
    }
  }

  /// Returns the mutations of a scene that a name selects.
  ///
  /// Each kind that has enough changes contributes the same number. The name and the kind determine
  /// the order in which they are taken.
  ///
  /// - Parameters:
  ///   - kinds: The kinds.
  ///   - limit: The greatest number of mutations.
  ///   - name: The name.
  ///   - body: A function that is called with each mutation.
  /// - Throws: The error of the function.
  package func forEach(
    of kinds: [MutationKind], limit: Int, named name: String,
    _ body: (SceneMutation) throws -> Void
  ) rethrows {
    for (kind, count) in shares(of: kinds, limit: limit) {
      var random = SeededGenerator(seed: Self.seed(name, kind))
      var order = RandomOrder(count: self.count(of: kind))
      for _ in 0..<count {
        guard let index = order.next(using: &random) else { break }
        try body(mutation(of: kind, at: index, using: &random))
      }
    }
  }

  /// Returns the number of mutations of each kind.
  private func shares(of kinds: [MutationKind], limit: Int) -> [(MutationKind, Int)] {
    let kinds = MutationKind.allCases.filter(kinds.contains)
    var shares = kinds.map { _ in 0 }
    var remaining = limit
    // In each round, one more of each kind; a round without any is the last one.
    var isGrowing = true
    while isGrowing, remaining > 0 {
      isGrowing = false
      for index in kinds.indices where remaining > 0 && shares[index] < count(of: kinds[index]) {
        shares[index] += 1
        remaining -= 1
        isGrowing = true
      }
    }
    return Array(zip(kinds, shares))
  }

  private static func seed(_ name: String, _ kind: MutationKind) -> UInt64 {
    let digest = SHA256Digest.of(Array("\(name)\0\(kind.rawValue)".utf8))
    return digest.bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  private func mutation(
    of kind: MutationKind, at index: Int, using random: inout SeededGenerator
  ) -> SceneMutation {
    switch kind {
    case .color: return recolored(colors[index].node, colors[index].color)
    case .position: return moved(movable[index], Direction(random.below(4)))
    case .text: return rewritten(index)
    case .removal: return removed(movable[index])
    case .order: return swapped(pairs[index])
    }
  }
}

/// The directions in which nodes are moved.
private enum Direction: Int {
  case left, right, up, down

  init(_ number: Int) { self = Direction(rawValue: number) ?? .right }

  var distance: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }

  var text: String {
    switch self {
    case .left: "1 pt to the left"
    case .right: "1 pt to the right"
    case .up: "1 pt up"
    case .down: "1 pt down"
    }
  }
}

/// The numbers from 0 in a random order, each computed when it is needed.
private struct RandomOrder {
  private let count: Int
  private var taken = 0
  /// The numbers that are not at their own place.
  private var moved: [Int: Int] = [:]

  init(count: Int) { self.count = count }

  /// Returns the next number, by the algorithm of Fisher and Yates; `nil` after the last one.
  mutating func next(using random: inout SeededGenerator) -> Int? {
    guard taken < count else { return nil }
    let place = taken + random.below(count - taken)
    let number = moved[place] ?? place
    moved[place] = moved[taken] ?? taken
    taken += 1
    return number
  }
}

// The changes.
extension SceneMutations {
  private func recolored(_ node: Int, _ color: ResolvedColor) -> SceneMutation {
    let new = NearColor.of(color)
    var scene = scene
    for index in scene.commands.indices where scene.commands[index].node == node {
      scene.commands[index].paint = scene.commands[index].paint.replacing(color, by: new)
    }
    return mutation(.color, node, "\(color) to \(new)", scene)
  }

  private func moved(_ node: Int, _ direction: Direction) -> SceneMutation {
    var scene = scene
    move(node, by: direction.distance, in: &scene)
    return mutation(.position, node, direction.text, scene)
  }

  private func move(_ node: Int, by distance: Point, in scene: inout Scene) {
    for inner in nodes.subtree(of: node) {
      scene.nodes[inner].frame = scene.nodes[inner].frame.moved(by: distance)
    }
    for index in nodes.ranges[node] ?? 0..<0 {
      scene.commands[index].paint = scene.commands[index].paint.moved(by: distance)
    }
  }

  private func rewritten(_ index: Int) -> SceneMutation {
    let place = lines.partition { $0.start > index } - 1
    let (command, start) = lines[place]
    var scene = scene
    let node = scene.commands[command].node
    guard case .text(var line) = scene.commands[command].paint else {
      return mutation(.text, node, "nothing", scene)
    }
    let letters = ChangedLetter(line.string)
    let old = line.string
    line.string = letters.text(at: letters.places[index - start])
    scene.commands[command].paint = .text(line)
    return mutation(.text, node, Self.excerpt(old, line.string), scene)
  }

  /// Returns the two texts, or the parts around the different letter of long ones.
  private static func excerpt(_ old: String, _ new: String) -> String {
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let place = zip(before, after).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
    func part(_ scalars: [Unicode.Scalar]) -> String {
      let range = max(0, place - 12)..<min(scalars.count, place + 13)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[range])
      return (range.lowerBound > 0 ? "…" : "") + String(text)
        + (range.upperBound < scalars.count ? "…" : "")
    }
    return "“\(part(before))” to “\(part(after))”"
  }

  private func removed(_ node: Int) -> SceneMutation {
    var scene = scene
    if let range = nodes.ranges[node] { scene.commands.removeSubrange(range) }
    let gone = Set(nodes.subtree(of: node))
    var places = Array(repeating: 0, count: scene.nodes.count)
    var kept: [Scene.Node] = []
    for (index, var old) in scene.nodes.enumerated() where !gone.contains(index) {
      places[index] = kept.count
      // A parent that does not precede its node is none.
      old.parent = nodes.tree.parents[index].map { places[$0] }
      kept.append(old)
    }
    scene.nodes = kept
    for index in scene.commands.indices where places.indices.contains(scene.commands[index].node) {
      scene.commands[index].node = places[scene.commands[index].node]
    }
    return mutation(.removal, node, "removed", scene)
  }

  private func swapped(_ pair: SwappedSiblings) -> SceneMutation {
    var scene = scene
    let other = scene.nodes[pair.second].element
    if let distances = pair.distances {
      move(pair.first, by: distances.first, in: &scene)
      move(pair.second, by: distances.second, in: &scene)
      return mutation(.order, pair.first, "swapped with \(other)", scene)
    }
    if let one = nodes.ranges[pair.first], let two = nodes.ranges[pair.second] {
      let (front, back) = one.lowerBound < two.lowerBound ? (one, two) : (two, one)
      let commands = scene.commands
      scene.commands.replaceSubrange(
        front.lowerBound..<back.upperBound,
        with: commands[back] + commands[front.upperBound..<back.lowerBound] + commands[front])
    }
    return mutation(.order, pair.first, "painted in the other order than \(other)", scene)
  }

  private func mutation(
    _ kind: MutationKind, _ node: Int, _ change: String, _ changed: Scene
  ) -> SceneMutation {
    SceneMutation(
      kind: kind, node: nodes.path(of: node), change: change, scene: changed)
  }
}

extension [(command: Int, start: Int)] {
  /// Returns the number of elements at the beginning for which a condition is false; it is true for all
  /// others.
  fileprivate func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
