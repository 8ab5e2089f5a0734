// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Components")
struct ComponentTests {
  struct Choice: Component {
    var isFirst: Bool
    var count: Int

    var body: some Component {
      VStack {
        if isFirst { Text("first") } else { Circle() }
        if count > 2 { Capsule() }
        for index in 0..<count { Rectangle().id(index) }
      }
    }
  }

  @Test("Conditions and loops add components as siblings")
  func builder() throws {
    #expect(
      try Node(resolving: Choice(isFirst: true, count: 1)).paths == [
        "Choice", "Choice/VStack[0]", "Choice/VStack[0]/Text[0]", "Choice/VStack[0]/Rectangle#0",
      ])
    #expect(
      try Node(resolving: Choice(isFirst: false, count: 3)).children[0].children.map(\.type)
        == ["Circle", "Capsule", "Rectangle", "Rectangle", "Rectangle"])
  }

  @Test("The components of a list are siblings in a block")
  func lists() {
    func list(@ComponentBuilder _ content: () -> ComponentList) -> ComponentList { content() }
    let texts = ComponentList([Text("a"), Text("b")])
    #expect(list { texts }.elements.count == 2)
    #expect(
      list {
        ComponentList([])
        Text("c")
        texts
      }.elements.count == 3)
    #expect(list { ComponentList([]) }.elements.isEmpty)
  }

  @Test("An empty component and the body of a primitive component have no node")
  func nothing() throws {
    #expect(try Node(resolving: VStack { EmptyComponent() }).children.isEmpty)
    #expect(try Node(resolving: VStack { Text("a").body }).children.isEmpty)
  }

  @Test("Several components at the root are wrapped in a vertical stack")
  func severalAtRoot() throws {
    let node = try Node(
      resolving: Group {
        Text("a"); Text("b")
      })
    #expect(node.paths == ["VStack", "VStack/Text[0]", "VStack/Text[1]"])
    #expect(try Node(resolving: EmptyComponent()).paths == ["VStack"])
  }

  @Test("A node made as data can be used as a component")
  func data() throws {
    let node = Node(type: "Own", id: "x", content: .spacer(SpacerContent()))
    #expect(try Node(resolving: node) == node)
    #expect(try Node(resolving: HStack { node }).children == [node])
  }

  final class Counter: Component {
    private(set) var bodies = 0

    var body: some Component {
      bodies += 1
      return Text("body \(bodies)")
    }
  }

  @Test("A class can be a component, and its body is evaluated once per resolution")
  func classComponent() throws {
    let counter = Counter()
    let nodes = try [Node(resolving: counter), Node(resolving: counter)]
    #expect(counter.bodies == 2)
    #expect(nodes[0].paths == ["Counter", "Counter/Text[0]"])
    #expect(nodes[0] != nodes[1])
  }

  struct Loop: Component {
    var body: some Component {
      VStack { Loop() }.padding().background(.black)
    }
  }

  @Test("A component that contains itself is rejected")
  func loop() {
    #expect(throws: ComponentError.self) { try Node(resolving: Loop()) }
    #expect(throws: ComponentError.self) { try lay(Loop()) }
  }

  @Test("A component that contains itself is rejected in a task and on a custom thread")
  func loopElsewhere() async {
    let inTask = await Task.detached { Self.isRefused() }.value
    #expect(inTask)
    let onThread = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.isRefused()) }
      thread.start()
    }
    #expect(onThread)
  }

  @Test("A tree of the maximum depth can be laid out in a task and on a custom thread")
  func treeOfMaximumDepthCanBeLaidOutInTaskAndOnCustomThread() async {
    let inTask = await Task.detached { Self.nodeCountOfMaximumDepth() }.value
    #expect(inTask == Node.maximumDepth)
    let onThread = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: Self.nodeCountOfMaximumDepth()) }
      thread.start()
    }
    #expect(onThread == Node.maximumDepth)
  }

  private static func isRefused() -> Bool {
    do {
      _ = try Node(resolving: Loop())
      return false
    } catch {
      return if case .tooDeep = error { true } else { false }
    }
  }

  private static func nodeCountOfMaximumDepth() -> Int? {
    let stack = Node.Content.stack(StackContent(axis: .vertical))
    let leaf = Node(type: "Color", content: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
    let tree = (1..<Node.maximumDepth).reduce(leaf) { inner, _ in
      Node(
        type: "VStack",
        content: stack,
        modifiers: [.padding(EdgeInsets(top: 1)), .opacity(0.5), .layoutPriority(1)],
        children: [inner]
      )
    }
    return try? lay(tree).nodes.count
  }
}
