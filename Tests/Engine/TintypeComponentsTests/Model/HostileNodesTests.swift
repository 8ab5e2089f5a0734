// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Hostile nodes")
struct HostileNodesTests {
  @Test(
    "A length is decoded from a number or one of three strings",
    arguments: ["\"wide\"", "true", "{}", "[]"])
  func length(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Length.self, from: Data(json.utf8))
    }
  }

  @Test(
    "Lengths that JSON has no number for are encoded as strings",
    arguments: [(Double.infinity, "infinity"), (-.infinity, "-infinity"), (.nan, "nan")])
  func lengthsThatJSONHasNoNumberForAreEncodedAsStrings(points: Double, word: String) throws {
    let json = try JSONEncoder().encode([Length(points)])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(word)\"]")
    #expect(try throughJSON(Length(points)) == Length(points))
  }

  @Test("Too many modifiers of a node are rejected by the layout")
  func modifiers() throws {
    let node = Node(
      type: "Color",
      content: .color(ResolvedColor(red: 0, green: 0, blue: 0)),
      modifiers: Array(repeating: .opacity(0.5), count: 20_000)
    )
    #expect(throws: ComponentError.tooDeep(type: "Color")) { try lay(node) }
  }

  @Test("A node with 100,000 children can be laid out")
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

  @Test("A class component that contains itself through another instance is rejected")
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
