// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

@Suite("Hostile nodes")
struct HostileNodesTests {
  @Test("a length is a number or one of three words", arguments: ["\"wide\"", "true", "{}", "[]"])
  func length(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Length.self, from: Data(json.utf8))
    }
  }

  @Test(
    "lengths that JSON has no number for are words",
    arguments: [(Double.infinity, "infinity"), (-.infinity, "-infinity"), (.nan, "nan")])
  func lengthWords(points: Double, word: String) throws {
    let json = try JSONEncoder().encode([Length(points)])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(word)\"]")
    #expect(try throughJSON(Length(points)) == Length(points))
  }

  @Test("an endless row of modifiers is refused when it is laid out")
  func modifiers() throws {
    let node = Node(
      type: "Color",
      content: .color(ResolvedColor(red: 0, green: 0, blue: 0)),
      modifiers: Array(repeating: .opacity(0.5), count: 20_000)
    )
    #expect(throws: ComponentError.tooDeep(type: "Color")) { try lay(node) }
  }

  @Test("a hundred thousand children are laid out, each where it belongs")
  func manyChildren() throws {
    let nodes = (0..<100_000).map { _ in
      Node(type: "Color", content: .color(ResolvedColor(red: 0, green: 0, blue: 0)))
    }
    let stack = Node(
      type: "VStack", content: .stack(StackContent(axis: .vertical, spacing: 0)),
      children: nodes)
    let scene = try lay(stack, in: Size(10, 100_000))
    #expect(scene.nodes.last?.frame == Rect(x: 0, y: 99_999, width: 10, height: 1))
  }

  @Test("a component that is its own body through a class is refused")
  func cycle() {
    final class Link: Component {
      var next: Link?
      var body: some Component {
        if let next { next }
      }
    }
    let first = Link()
    let second = Link()
    (first.next, second.next) = (second, first)
    defer { first.next = nil }
    #expect(throws: ComponentError.tooDeep(type: "Link")) { try lay(first) }
  }
}
