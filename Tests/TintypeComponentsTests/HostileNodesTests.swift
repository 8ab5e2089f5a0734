// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents

@Suite("Decoding hostile nodes")
struct HostileNodesTests {
  private static let plain = #""type":"A","content":{"kind":"component"}"#

  @Test(
    "a list that is no tree is refused",
    arguments: [
      "", "null", "[]", "{}", #"{"format":1}"#, #"{"nodes":[]}"#,
      #"{"format":1,"nodes":[]}"#,
      #"{"format":1,"nodes":{}}"#,
      "{\"format\":1,\"nodes\":[{\"parent\":0,\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\"parent\":1,\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\"parent\":2,\(plain)},{\"parent\":0,\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\"parent\":-1,\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\"parent\":9223372036854775807,\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\(plain)},{\"parent\":1e99,\(plain)}]}",
      #"{"format":1,"nodes":[{"type":"A"}]}"#,
      #"{"format":1,"nodes":[{"type":"A","content":{"kind":"hologram"}}]}"#,
      #"{"format":1,"nodes":[{"type":"A","content":{"kind":"text"}}]}"#,
      "{\"format\":1,\"nodes\":[{\"modifiers\":[{\"explode\":{}}],\(plain)}]}",
      "{\"format\":1,\"nodes\":[{\"direction\":\"up\",\(plain)}]}",
      "{\"format\":\"1\",\"nodes\":[{\(plain)}]}",
    ])
  func noTree(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    }
  }

  @Test("a list of another format is refused by its number", arguments: [0, 2, -1, .max])
  func otherFormat(format: Int) {
    let json = "{\"format\":\(format),\"nodes\":[{\(Self.plain)}]}"
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("The error is another one.")
      return
    }
    #expect(
      context.debugDescription == "The nodes are in format \(format); this version reads 1.")
  }

  @Test("a list that is too deep is refused", arguments: [Node.maximumDepth + 1, 20_000])
  func tooDeep(depth: Int) {
    let entries = (0..<depth).map { index in
      index == 0 ? "{\(Self.plain)}" : "{\"parent\":\(index - 1),\(Self.plain)}"
    }
    let json = "{\"format\":1,\"nodes\":[\(entries.joined(separator: ","))]}"
    #expect(throws: ComponentError.tooDeep(type: "A")) {
      try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    }
  }

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
    let decoded = try throughJSON(node)
    #expect(throws: ComponentError.tooDeep(type: "Color")) { try lay(decoded) }
  }

  @Test(
    "a field that belongs nowhere is refused by its name",
    arguments: [
      #"{"format":1,"nodes":[{"type":"A","colour":1,"content":{"kind":"component"}}]}"#,
      #"{"format":1,"nodes":[{"type":"A","content":{"kind":"component","colour":1}}]}"#,
    ])
  func unknownField(json: String) {
    #expect {
      _ = try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    } throws: { error in
      "\(error)".contains("No field “colour” belongs here")
    }
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
