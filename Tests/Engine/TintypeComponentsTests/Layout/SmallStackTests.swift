// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

/// The result of work on a custom thread.
private enum Outcome: Equatable, Sendable {
  case nodes(Int)
  case refused(String)
}

/// The default stack of a thread is 512 KiB on Darwin; that of a main thread is 8 MiB.
@Suite("Small thread stacks")
struct SmallStackTests {
  private static let sizes = [64, 128, 256, 512].map { $0 * 1024 }

  @Test("Deeply nested components are rejected on a small stack", arguments: sizes)
  func components(stackSize: Int) async {
    let outcome = await Self.outcome(stackSize, of: Self.stacks(60))
    #expect(Self.isKnown(outcome, nil), "\(outcome)")
  }

  @Test("Shallow components are laid out on a stack of 512 KiB")
  func flat() async {
    let outcome = await Self.outcome(512 * 1024, of: Self.stacks(5))
    #expect(outcome == .nodes(11))
  }

  @Test("Components of each depth are laid out or rejected on a small stack", arguments: sizes)
  func everyDepth(stackSize: Int) async {
    for depth in 1...40 {
      let outcome = await Self.outcome(stackSize, of: Self.stacks(depth))
      #expect(Self.isKnown(outcome, 2 * depth + 1), "\(depth): \(outcome)")
    }
  }

  @Test("Nodes of each depth are laid out or rejected on a small stack", arguments: sizes)
  func nodes(stackSize: Int) async {
    for depth in [2, 10, 20, 40, 80, Node.maximumDepth] {
      let node = Self.node(depth)
      let outcome = await Self.outcome(stackSize) { try lay(node).nodes.count }
      #expect(Self.isKnown(outcome, depth), "\(depth): \(outcome)")
    }
  }

  @Test("The maximum depth is laid out on a stack of 8 MiB")
  func maximumDepthIsLaidOutOnStackOf8MiB() async {
    let outcome = await Self.outcome(8 << 20) {
      try lay(Self.node(Node.maximumDepth)).nodes.count
    }
    #expect(outcome == .nodes(Node.maximumDepth))
  }

  @Test("The texts and the difference of the deepest scene need at most 512 KiB of stack")
  func texts() async throws {
    let plain = try lay(Self.node(Node.maximumDepth))
    // Groups within groups, which the accessibility text nests.
    var grouped = plain
    for index in grouped.nodes.indices {
      grouped.nodes[index].semantics = Semantics(label: "Group", children: .contain)
    }
    let scenes = [plain, grouped]
    let outcome = await Self.outcome(512 * 1024) {
      for scene in scenes {
        var other = scene
        other.nodes[other.nodes.count - 1].frame.size.width += 1
        let coded = try JSONEncoder().encode(scene)
        let texts = [
          scene.accessibilityText, scene.outline, scene.json, "\(other.difference(from: scene))",
        ]
        #expect(texts.allSatisfy { !$0.isEmpty })
        #expect(try JSONDecoder().decode(Scene.self, from: coded).nodes == scene.nodes)
      }
      return scenes[1].accessibilityText.split(separator: "\n").count
    }
    #expect(outcome == .nodes(Node.maximumDepth))
  }

  @Test("A geometry reader that contains itself is rejected on a small stack", arguments: sizes)
  func geometry(stackSize: Int) async {
    struct Endless: Component {
      var body: some Component { GeometryReader { _ in Endless() } }
    }
    let outcome = await Self.outcome(stackSize) { try lay(Endless()).nodes.count }
    #expect(Self.isKnown(outcome, nil), "\(outcome)")
  }

  @Test("A thousand modifiers on a component are rejected", arguments: sizes + [8 << 20])
  func modifiers(stackSize: Int) async {
    var component: any Component = Color.red
    for _ in 0..<1000 { component = component.padding(1) }
    let outcome = await Self.outcome(stackSize, of: component)
    guard case .refused = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }

  /// Returns nested stacks with three modifiers each.
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

  /// Returns whether a tree was laid out with a number of nodes, or rejected because of the stack.
  private static func isKnown(_ outcome: Outcome, _ count: Int?) -> Bool {
    switch outcome {
    case .nodes(let found): found == count
    case .refused(let message):
      message.hasPrefix("The stack of the current thread is too small for ")
    }
  }

  /// Lays out a component on a thread.
  ///
  /// The caller makes and releases the component, because releasing nested values needs stack.
  private static func outcome(_ stackSize: Int, of component: any Component) async -> Outcome {
    nonisolated(unsafe) let component = component
    return await outcome(stackSize) { try lay(component).nodes.count }
  }

  /// Performs work on a thread with a stack of the given size in bytes.
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
