// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

/// The result of work on a thread of its own.
private enum Outcome: Equatable, Sendable {
  case nodes(Int)
  case refused(String)
}

/// The default stack of a thread on Darwin is 512 KiB; that of a main thread is 8 MiB.
@Suite("Small stacks")
struct SmallStackTests {
  private static let sizes = [64, 128, 256, 512].map { $0 * 1024 }

  @Test("Deep stacks of components are refused on a small stack", arguments: sizes)
  func components(stackSize: Int) async {
    let outcome = await Self.outcome(stackSize) { try lay(Self.stacks(60)).nodes.count }
    #expect(outcome == .refused(Self.message("the component")))
  }

  @Test("Flat components are laid out on a stack of 512 KiB")
  func flat() async {
    let outcome = await Self.outcome(512 * 1024) { try lay(Self.stacks(5)).nodes.count }
    #expect(outcome == .nodes(11))
  }

  @Test("Each depth is laid out or refused on a small stack", arguments: sizes)
  func everyDepth(stackSize: Int) async {
    for depth in 1...40 {
      let outcome = await Self.outcome(stackSize) { try lay(Self.stacks(depth)).nodes.count }
      #expect(Self.isKnown(outcome, 2 * depth + 1, "VStack"), "\(depth): \(outcome)")
    }
  }

  @Test("Nodes of every depth are laid out or refused on a small stack", arguments: sizes)
  func nodes(stackSize: Int) async {
    for depth in [2, 10, 20, 40, 80, Node.maximumDepth] {
      let node = Self.node(depth)
      let outcome = await Self.outcome(stackSize) { try lay(node).nodes.count }
      #expect(Self.isKnown(outcome, depth, "VStack"), "\(depth): \(outcome)")
    }
  }

  @Test("Nodes of the greatest depth are coded, traversed and changed on a stack of 512 KiB")
  func deepNodes() async {
    let node = Self.node(Node.maximumDepth)
    let outcome = await Self.outcome(512 * 1024) {
      let changed = node.mapNodes { $0 }
      guard changed == node, try throughJSON(node) == node else { return 0 }
      return node.located.count
    }
    #expect(outcome == .nodes(Node.maximumDepth))
  }

  @Test("A scene of the greatest depth is coded, written and compared on a stack of 512 KiB")
  func deepScene() async {
    let scene = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: try? lay(Self.node(Node.maximumDepth)))
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    guard let scene else {
      Issue.record("There is no scene.")
      return
    }
    let outcome = await Self.outcome(512 * 1024) {
      var other = scene
      other.nodes[0].frame.size.width += 1
      let texts = [scene.outline, scene.accessibilityText, scene.json]
      guard try throughJSON(scene) == scene, !texts.contains("") else { return 0 }
      return scene.difference(from: other).changes.isEmpty ? 0 : scene.nodes.count
    }
    #expect(outcome == .nodes(Node.maximumDepth))
  }

  @Test("The greatest depth is laid out on a stack of 8 MiB")
  func greatestDepth() async {
    let outcome = await Self.outcome(8 << 20) {
      try lay(Self.node(Node.maximumDepth)).nodes.count
    }
    #expect(outcome == .nodes(Node.maximumDepth))
  }

  @Test("A geometry reader that contains itself is refused on a small stack", arguments: sizes)
  func geometry(stackSize: Int) async {
    struct Endless: Component {
      var body: some Component { GeometryReader { _ in Endless() } }
    }
    let outcome = await Self.outcome(stackSize) { try lay(Endless()).nodes.count }
    #expect(Self.isKnown(outcome, nil, "Endless"), "\(outcome)")
  }

  @Test("The error names the component whose body is too deep")
  func name() async {
    struct Form: Component {
      var body: some Component { ComponentList([SmallStackTests.stacks(60)]) }
    }
    let outcome = await Self.outcome(256 * 1024) { try lay(Form()).nodes.count }
    #expect(outcome == .refused(Self.message("Form")))
  }

  @Test(
    "Thousands of modifiers on a component are refused", arguments: [1000, 10_000])
  func modifiers(count: Int) async {
    for stackSize in Self.sizes + [8 << 20] {
      let outcome = await Self.outcome(stackSize) {
        var component: any Component = Color.red
        for _ in 0..<count { component = component.padding(1) }
        return try lay(ComponentList([component])).nodes.count
      }
      guard case .refused = outcome else {
        Issue.record("\(stackSize): \(outcome)")
        continue
      }
    }
  }

  /// Stacks within each other, each with three modifiers.
  private static func stacks(_ depth: Int) -> any Component {
    var component: any Component = Color.red
    for _ in 0..<depth {
      let inner = ComponentList([component])
      component = VStack {
        Boundary { inner }.padding(1).frame(maxWidth: 100).background(.black)
      }
    }
    return component
  }

  private static func node(_ depth: Int) -> Node {
    let leaf = Node(type: "Color", content: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
    return (1..<depth).reduce(leaf) { inner, _ in
      Node(
        type: "VStack", content: .stack(StackContent(axis: .vertical)),
        modifiers: [.padding(EdgeInsets(top: 1)), .opacity(0.5), .layoutPriority(1)],
        children: [inner])
    }
  }

  /// Whether a tree was laid out with a number of nodes, or refused: while it was resolved, or with
  /// the type of its root while it was laid out.
  private static func isKnown(_ outcome: Outcome, _ count: Int?, _ type: String) -> Bool {
    outcome == count.map(Outcome.nodes) || outcome == .refused(message(type))
      || outcome == .refused(message("the component"))
  }

  private static func message(_ type: String) -> String {
    ComponentError.stackTooSmall(type: type).description
  }

  /// Does work on a thread with a stack of a size in bytes.
  private static func outcome(
    _ stackSize: Int, _ work: @escaping @Sendable () throws -> Int
  ) async -> Outcome {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        do {
          continuation.resume(returning: .nodes(try work()))
        } catch {
          continuation.resume(returning: .refused("\(error)"))
        }
      }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}
