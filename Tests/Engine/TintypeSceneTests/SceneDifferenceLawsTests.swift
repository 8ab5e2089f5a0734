// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene
import TintypeTestSupport

/// A node of a tree that is changed and then converted to a scene.
private struct Item {
  var type: String
  var id: String?
  var tag: Int
  var children: [Item] = []

  static func random(depth: Int, using generator: inout SeededGenerator) -> Item {
    let count = depth > 1 ? Int.random(in: 0...4, using: &generator) : 0
    return Item(
      type: ["Text", "VStack", "Circle"].randomElement(using: &generator) ?? "A",
      tag: Int.random(in: 0...20, using: &generator),
      children: (0..<count).map { _ in random(depth: depth - 1, using: &generator) })
  }

  /// The positions of all nodes, each as the indices of children from the root.
  var places: [[Int]] {
    [[]] + children.enumerated().flatMap { index, child in child.places.map { [index] + $0 } }
  }

  /// Changes the node at a position.
  mutating func change(_ place: some Collection<Int>, _ body: (inout Item) -> Void) {
    guard let first = place.first else { return body(&self) }
    children[first].change(place.dropFirst(), body)
  }

  subscript(place: some Collection<Int>) -> Item {
    place.first.map { children[$0][place.dropFirst()] } ?? self
  }

  /// A scene in which each node is one point below the previous one.
  var scene: Scene {
    var scene = Scene(canvas: .init(size: Size(100, 100), scale: 1))
    append(to: &scene, parent: nil, element: type)
    return scene
  }

  private func append(to scene: inout Scene, parent: Int?, element: String) {
    let index = scene.nodes.count
    let y = Double(index)
    scene.nodes.append(
      .init(
        parent: parent, element: element, frame: Rect(x: 0, y: y, width: 9, height: 1),
        attributes: [
          Attribute("type", .word(type)), Attribute("tag", .number(Length(Double(tag)))),
        ]
      ))
    var ordinals: [String: Int] = [:]
    for child in children {
      let element =
        child.id.map { "\(child.type)#\($0)" }
        ?? "\(child.type)[\(ordinals[child.type, default: 0])]"
      if child.id == nil { ordinals[child.type, default: 0] += 1 }
      child.append(to: &scene, parent: index, element: element)
    }
    scene.nodes[index].frame.size.height = Double(scene.nodes.count - index)
  }
}

@Suite("Differences of random scenes")
struct SceneDifferenceLawsTests {
  private static let seeds = Array(0..<24 as Range<UInt64>)

  /// Returns up to five random positions in a tree.
  private func places(_ item: Item, _ generator: inout SeededGenerator) -> ArraySlice<[Int]> {
    item.places.shuffled(using: &generator).prefix(5)
  }

  /// Returns the changes of a difference, without the changes of frames.
  private func changes(_ old: Item, _ new: Item) -> [String] {
    new.scene.difference(from: old.scene).changes.compactMap { change in
      if case .frame = change.kind { nil } else { change.description }
    }
  }

  @Test("A scene does not differ from itself", arguments: seeds)
  func itself(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let item = Item.random(depth: 5, using: &generator)
    #expect(item.scene.difference(from: item.scene).isEmpty)
    let scene = try lay(Node.random(depth: 4, using: &generator), in: Size(300, 200))
    #expect(scene.difference(from: scene).isEmpty)
  }

  @Test("An inserted node is the only addition, and in reverse the only removal", arguments: seeds)
  func insertion(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = Item.random(depth: 5, using: &generator)
    for place in try nonEmpty(places(old, &generator)) {
      var new = old
      let index = Int.random(in: 0...old[place].children.count, using: &generator)
      new.change(place) { item in
        let child = Item(type: "Text", tag: 98)
        item.children.insert(Item(type: "Text", tag: 99, children: [child]), at: index)
      }
      let (added, removed) = (changes(old, new), changes(new, old))
      #expect(added.count == 1 && added.first?.hasSuffix(" added") == true, "\(added)")
      #expect(removed.count == 1 && removed.first?.hasSuffix(" removed") == true, "\(removed)")
    }
  }

  // Not every tree has a node for the next two changes, so one test has all seeds.

  @Test("A removed subtree is the only change")
  func deletion() {
    var count = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let old = Item.random(depth: 5, using: &generator)
      for place in places(old, &generator) where !place.isEmpty {
        var new = old
        new.change(place.dropLast()) { $0.children.remove(at: place.last ?? 0) }
        let found = changes(old, new)
        #expect(found.count == 1, "seed \(seed): \(found)")
        #expect(found.first?.hasSuffix(" removed") == true, "seed \(seed)")
        count += 1
      }
    }
    #expect(count > Self.seeds.count)
  }

  @Test("Swapped siblings are reported as moved, without other changes")
  func swap() {
    var count = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      var old = Item.random(depth: 5, using: &generator)
      for (number, place) in old.places.enumerated() { old.change(place) { $0.tag = 100 + number } }
      for place in places(old, &generator) where old[place].children.count > 1 {
        var new = old
        let last = old[place].children.count - 1
        let first = Int.random(in: 0..<last, using: &generator)
        new.change(place) { $0.children.swapAt(first, last) }
        let found = changes(old, new)
        #expect(!found.isEmpty && found.count <= 2, "seed \(seed): \(found)")
        #expect(
          found.allSatisfy { $0.contains(" moved from position ") }, "seed \(seed): \(found)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("Changes in some of several equal siblings are found at their positions", arguments: seeds)
  func equalSiblings(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let cells = (0..<6).map { Item(type: "Color", tag: $0 % 2) }
    let row = Item(type: "HStack", tag: 0, children: cells)
    let old = Item(type: "VStack", tag: 0, children: Array(repeating: row, count: 10))
    var new = old
    let rows = (0..<10).shuffled(using: &generator).prefix(3)
    for row in rows {
      new.change([row, Int.random(in: 0..<6, using: &generator)]) { $0.tag = 99 }
    }
    let found = changes(old, new)
    #expect(found.count == 3, "\(found)")
    for row in rows {
      #expect(found.contains { $0.contains("HStack[\(row)]/") && $0.hasSuffix("→ 99") }, "\(found)")
    }
  }

  @Test("A changed attribute is the only change", arguments: seeds)
  func attribute(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = Item.random(depth: 5, using: &generator)
    for place in try nonEmpty(places(old, &generator)) {
      var new = old
      new.change(place) { $0.tag = 99 }
      let found = changes(old, new)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.hasSuffix(" · tag \(old[place].tag) → 99") == true)
    }
  }

  @Test("Every differing attribute is reported", arguments: seeds)
  func complete(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var old = Item.random(depth: 5, using: &generator)
    for (number, place) in old.places.enumerated() { old.change(place) { $0.id = "\(number)" } }
    var new = old
    var expected = 0
    for place in old.places where Bool.random(using: &generator) {
      new.change(place) { $0.tag += 1 }
      expected += 1
    }
    let found = changes(old, new)
    #expect(found.count == expected)
    #expect(found.allSatisfy { $0.contains(" · tag ") })
  }

  // Only differences without moves are compared, so one test has all seeds.
  @Test("Additions and removals add up to the difference of the node counts")
  func counts() {
    func size(_ scene: Scene, _ path: NodePath?) -> Int {
      let path = path?.description ?? ""
      return scene.paths.filter { $0 == path || $0.hasPrefix(path + "/") }.count
    }
    var count = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let old = Item.random(depth: 4, using: &generator).scene
      let new = Item.random(depth: 4, using: &generator).scene
      let difference = new.difference(from: old)
      let isMoved = difference.changes.contains { if case .moved = $0.kind { true } else { false } }
      guard !isMoved else { continue }
      let sum = difference.changes.reduce(0) { sum, change in
        switch change.kind {
        case .added: sum + size(new, change.path)
        case .removed: sum - size(old, change.path)
        default: sum
        }
      }
      #expect(sum == new.nodes.count - old.nodes.count, "seed \(seed)")
      count += 1
    }
    #expect(count > 0)
  }

  @Test("Scene differences can be encoded and decoded", arguments: seeds.prefix(10))
  func coding(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let old = try lay(Node.random(depth: 4, using: &generator), in: Size(300, 200))
    let new = try lay(Node.random(depth: 4, using: &generator), in: Size(200, 200))
    let difference = new.difference(from: old)
    #expect(try throughJSON(difference) == difference)
    #expect(difference == new.difference(from: old))
    #expect(!difference.isEmpty)
  }
}
