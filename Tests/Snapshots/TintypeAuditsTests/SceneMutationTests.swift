// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents
import TintypeImaging

@testable import TintypeAudits
@testable import TintypeScene

@Suite("Small changes to scenes")
struct SceneMutationTests {
  private typealias Scene = TintypeScene.Scene

  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  private func scene(@ComponentBuilder _ content: () -> ComponentList) throws -> Scene {
    try Scene(
      of: VStack(alignment: .leading, spacing: 7, content: content),
      in: .fixed(Size(width: 160, height: 120)), measuring: renderer)
  }

  private func form() throws -> Scene {
    try scene {
      Text("Total 19 of 20").id("total")
      HStack(spacing: 4) {
        Color.red.frame(width: 30, height: 20).opacity(0.5).id("red")
        Color(red: 0.2, green: 0.4, blue: 0.9).frame(width: 50, height: 10).id("blue")
      }
      Text("Pay").padding(4).background(Color.yellow).id("pay")
    }
  }

  private func mutations(
    of scene: Scene, _ kind: MutationKind, limit: Int = 1_000, named name: String = "form"
  ) -> [SceneMutation] {
    var found: [SceneMutation] = []
    SceneMutations(of: scene).forEach(of: [kind], limit: limit, named: name) { found.append($0) }
    return found
  }

  private func index(of path: NodePath, in scene: Scene) throws -> Int {
    try #require(scene.nodes.indices.first { scene.path(of: $0) == path })
  }

  private func isInside(_ node: Int, _ ancestor: Int, _ scene: Scene) -> Bool {
    var next: Int? = node
    while let current = next {
      if current == ancestor { return true }
      next = scene.nodes[current].parent
    }
    return false
  }

  // MARK: Kinds

  @Test("A changed color is the only difference, and only in commands of its node")
  func color() throws {
    let scene = try form()
    let all = mutations(of: scene, .color)
    #expect(all.count == SceneMutations(of: scene).count(of: .color))
    #expect(all.count >= 5)
    for mutation in all {
      let node = try index(of: mutation.node, in: scene)
      #expect(mutation.scene.nodes == scene.nodes)
      #expect(mutation.scene.commands.count == scene.commands.count)
      var changedCount = 0
      for (old, new) in zip(scene.commands, mutation.scene.commands) where old != new {
        changedCount += 1
        #expect(old.node == node)
        let pairs = zip(old.paint.colors, new.paint.colors).filter { $0 != $1 }
        #expect(pairs.count == 1)
        // With the old color again, the command is the old one.
        let (before, after) = try #require(pairs.first)
        #expect(new.paint.replacing(after, by: before) == old.paint)
        #expect(before.opacity == after.opacity)
      }
      #expect(changedCount > 0)
    }
  }

  @Test("A near color has a distance ΔE*94 of about 2, by the formula of CIE 116-1995")
  func nearColors() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let parts = (0..<3).map { _ in Double(random.below(256)) / 255 }
      let color = ResolvedColor(
        red: parts[0], green: parts[1], blue: parts[2], opacity: Double(random.below(11)) / 10)
      let near = NearColor.of(color)
      let distance = Self.distance(color, near)
      #expect(near.opacity == color.opacity)
      #expect(distance <= 2.01, "\(color), \(near)")
      #expect(distance >= 1, "\(color), \(near)")
    }
  }

  /// The distance ΔE*94 for graphic arts, with the geometric mean of both chromas.
  private static func distance(_ one: ResolvedColor, _ other: ResolvedColor) -> Double {
    let white: [Double] = [0.95047, 1, 1.08883]
    let rows: [[Double]] = [
      [0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505],
    ]
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func lab(_ color: ResolvedColor) -> (l: Double, a: Double, b: Double) {
      let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
      let parts = zip(rows, white).map { (row: [Double], white: Double) -> Double in
        let value: Double = (row[0] * red + row[1] * green + row[2] * blue) / white
        return value > 216.0 / 24389.0 ? cbrt(value) : (24389.0 / 27.0 * value + 16.0) / 116.0
      }
      return (116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2]))
    }
    let (x, y) = (lab(one), lab(other))
    let (c1, c2) = (hypot(x.a, x.b), hypot(y.a, y.b))
    let chroma = (c1 * c2).squareRoot()
    let (dl, dc): (Double, Double) = (x.l - y.l, c1 - c2)
    let square: Double = (x.a - y.a) * (x.a - y.a) + (x.b - y.b) * (x.b - y.b) - dc * dc
    let hue: Double = max(square, 0).squareRoot() / (1 + 0.015 * chroma)
    let saturation: Double = dc / (1 + 0.045 * chroma)
    return (dl * dl + saturation * saturation + hue * hue).squareRoot()
  }

  @Test("A moved node moves with its descendants by one point, and nothing else moves")
  func position() throws {
    let scene = try form()
    let all = mutations(of: scene, .position)
    #expect(Set(all.map(\.node.description)).count == all.count)
    #expect(all.contains { $0.node.description.hasSuffix("#red") })
    for mutation in all {
      let node = try index(of: mutation.node, in: scene)
      let steps: [String: Point] = [
        "1 pt to the left": Point(x: -1, y: 0), "1 pt to the right": Point(x: 1, y: 0),
        "1 pt up": Point(x: 0, y: -1), "1 pt down": Point(x: 0, y: 1),
      ]
      let step = try #require(steps[mutation.change])
      for (index, (old, new)) in zip(scene.nodes, mutation.scene.nodes).enumerated() {
        let isMoved = isInside(index, node, scene)
        #expect(new.frame == (isMoved ? old.frame.moved(by: step) : old.frame))
      }
      for (old, new) in zip(scene.commands, mutation.scene.commands) {
        let isMoved = isInside(old.node, node, scene)
        #expect(new.paint == (isMoved ? old.paint.moved(by: step) : old.paint))
      }
    }
  }

  @Test(
    "One letter or digit of a text is another one",
    arguments: ["Total 19 of 20", "zZ9", "Straße", "日本語", "مرحبا", "–", "", "aa", "éé"])
  func text(string: String) throws {
    let scene = try scene { Text(string) }
    for mutation in mutations(of: scene, .text) {
      #expect(mutation.scene.nodes == scene.nodes)
      let changed = zip(scene.commands, mutation.scene.commands).filter { $0 != $1 }
      #expect(changed.count == 1)
      guard case (let old, let new)? = changed.first, case .text(let before) = old.paint,
        case .text(var after) = new.paint
      else {
        Issue.record("No line of text is changed.")
        continue
      }
      let scalars = zip(before.string.unicodeScalars, after.string.unicodeScalars)
      #expect(before.string.unicodeScalars.count == after.string.unicodeScalars.count)
      #expect(scalars.filter { $0 != $1 }.count == 1)
      #expect(before.string.utf8.count == after.string.utf8.count)
      after.string = before.string
      #expect(after == before)
    }
    let counts = [
      "Total 19 of 20": 11, "zZ9": 3, "Straße": 5, "日本語": 3, "مرحبا": 5, "–": 0, "": 0, "aa": 2,
      "éé": 0,
    ]
    #expect(mutations(of: scene, .text).count == counts[string])
  }

  @Test("A removed node is missing with its descendants, and nothing else")
  func removal() throws {
    let scene = try form()
    let all = mutations(of: scene, .removal)
    #expect(all.contains { $0.node.description.hasSuffix("#pay") })
    for mutation in all {
      let node = try index(of: mutation.node, in: scene)
      let kept = scene.nodes.indices.filter { !isInside($0, node, scene) }
      #expect(mutation.scene.nodes.count == kept.count)
      for (index, new) in zip(kept, mutation.scene.nodes.indices) {
        #expect(mutation.scene.path(of: new) == scene.path(of: index))
        #expect(mutation.scene.nodes[new].frame == scene.nodes[index].frame)
      }
      let commands = scene.commands.filter { !isInside($0.node, node, scene) }
      #expect(mutation.scene.commands.map(\.paint) == commands.map(\.paint))
      #expect(
        mutation.scene.commands.map { mutation.scene.path(of: $0.node) }
          == commands.map { scene.path(of: $0.node) })
      #expect(mutation.scene.commands.count < scene.commands.count)
    }
  }

  @Test("Swapped siblings of a stack are painted as the layout of the other order places them")
  func order() throws {
    let one = try scene {
      Text("Mocha")
      Color.red.frame(width: 30, height: 20)
      Color.blue.frame(width: 50, height: 10)
    }
    let other = try scene {
      Color.red.frame(width: 30, height: 20)
      Text("Mocha")
      Color.blue.frame(width: 50, height: 10)
    }
    let last = try scene {
      Text("Mocha")
      Color.blue.frame(width: 50, height: 10)
      Color.red.frame(width: 30, height: 20)
    }
    let painted = try mutations(of: one, .order).map { try renderer.paint($0.scene) }
    #expect(Set(painted) == [try renderer.paint(other), try renderer.paint(last)])
  }

  @Test("Swapped siblings that overlap are painted in the other order")
  func paintingOrder() throws {
    let red = Color.red.frame(width: 30, height: 20)
    let blue = Color.blue.frame(width: 20, height: 30).cornerRadius(4)
    let one = try scene {
      ZStack {
        red; blue
      }
    }
    let other = try scene {
      ZStack {
        blue; red
      }
    }
    let swapped = mutations(of: one, .order)
    #expect(swapped.map(\.scene.nodes) == [one.nodes])
    #expect(try renderer.paint(swapped[0].scene) == renderer.paint(other))
    #expect(try renderer.paint(swapped[0].scene) != renderer.paint(one))
  }

  // MARK: Selection

  @Test("Equally many changes are made of each kind of which there are enough")
  func shares() throws {
    let scene = try form()
    let changes = SceneMutations(of: scene)
    for limit in [0, 1, 4, 5, 12, 1_000] {
      var counts: [MutationKind: Int] = [:]
      changes.forEach(of: MutationKind.allCases, limit: limit, named: "a") {
        counts[$0.kind, default: 0] += 1
      }
      let available = MutationKind.allCases.map { changes.count(of: $0) }
      #expect(counts.values.reduce(0, +) == min(limit, available.reduce(0, +)))
      let most = counts.values.max() ?? 0
      for (kind, available) in zip(MutationKind.allCases, available) {
        #expect(counts[kind, default: 0] >= min(available, most - 1))
      }
    }
  }

  @Test("The name determines the changes, and a higher limit adds some")
  func names() throws {
    let scene = try form()
    func changes(_ name: String, _ limit: Int) -> [String] {
      mutations(of: scene, .text, limit: limit, named: name).map { "\($0.node) \($0.change)" }
    }
    #expect(changes("a", 6) == changes("a", 6))
    #expect(changes("a", 6) != changes("b", 6))
    #expect(Array(changes("a", 9).prefix(6)) == changes("a", 6))
    #expect(Set(changes("a", 100)).count == changes("a", 100).count)
  }

  // MARK: Results

  @Test("A change of a covered element is equivalent, one of a visible element is killed")
  func equivalent() throws {
    let scene = try scene {
      ZStack {
        Color.red.frame(width: 30, height: 20).id("covered")
        Color.blue.frame(width: 40, height: 30).id("visible")
      }
    }
    let test = MutationTest(of: scene, try renderer.paint(scene), tolerances: [])
    let outcomes = try mutations(of: scene, .removal).reduce(into: [String: MutationTest.Outcome]())
    {
      let name = $1.node.elements.last ?? ""
      $0[name] = try test.outcome(of: $1.scene, renderer.paint($1.scene))
    }
    #expect(outcomes["Color#covered"] == .equivalent)
    #expect(outcomes["Color#visible"] == .killed)
  }
}

@Suite("Small changes to unusual scenes")
struct HostileMutationTests {
  private typealias Scene = TintypeScene.Scene
  private typealias Node = TintypeScene.Scene.Node
  private typealias Command = TintypeScene.Scene.Command

  private func count(_ nodes: [Node], _ commands: [Command]) -> Int {
    let scene = Scene(
      canvas: Scene.Canvas(size: Size(width: 10, height: 10), scale: 1), nodes: nodes,
      commands: commands)
    var count = 0
    SceneMutations(of: scene).forEach(of: MutationKind.allCases, limit: 200, named: "a") {
      #expect($0.scene.commands.count <= commands.count)
      count += 1
    }
    return count
  }

  private static let box = PaintCommand.fill(
    .box(Rect(x: 1, y: 1, width: 4, height: 4), cornerRadius: 0),
    ResolvedColor(red: 1, green: 0, blue: 0))

  @Test("An empty scene has no changes")
  func empty() { #expect(count([], []) == 0) }

  @Test("Parents that are missing, later or cyclic are no parents", arguments: [-1, 0, 1, 7, .max])
  func parents(parent: Int) {
    let nodes = (0..<3).map { Node(parent: parent, element: "A[\($0)]", frame: .zero) }
    #expect(count(nodes, (0..<3).map { Command(node: $0, paint: Self.box) }) > 0)
  }

  @Test("Commands of missing nodes are not changed")
  func commands() {
    #expect(
      count([], [Command(node: 3, paint: Self.box), Command(node: -1, paint: Self.box)]) == 0)
  }

  @Test("Nodes with parts of groups are neither moved nor removed")
  func groups() {
    let nodes = [
      Node(parent: nil, element: "R", frame: .zero), Node(parent: 0, element: "A[0]", frame: .zero),
      Node(parent: 0, element: "B[0]", frame: .zero),
    ]
    let paints: [(Int, PaintCommand)] = [
      (1, .endGroup), (1, .beginGroup(opacity: 0.5)), (1, Self.box), (2, .endGroup), (2, Self.box),
      (2, .beginGroup(opacity: 0.5)),
    ]
    let commands = paints.map { Command(node: $0, paint: $1) }
    let scene = Scene(
      canvas: Scene.Canvas(size: Size(width: 10, height: 10), scale: 1), nodes: nodes,
      commands: commands)
    let changes = SceneMutations(of: scene)
    #expect(changes.count(of: .removal) == 0)
    #expect(changes.count(of: .order) == 0)
    #expect(changes.count(of: .color) == 2)
  }

  @Test("10,000 nodes are changed", arguments: [true, false])
  func manyNodes(isNested: Bool) {
    let nodes = (0..<10_000).map { index in
      Node(
        parent: index == 0 ? nil : isNested ? index - 1 : 0, element: "A[\(index)]",
        frame: Rect(x: 0, y: Double(index), width: .infinity, height: .nan))
    }
    #expect(count(nodes, nodes.indices.map { Command(node: $0, paint: Self.box) }) == 200)
  }
}
