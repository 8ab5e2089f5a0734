// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Node paths")
struct NodePathTests {
  @Test(
    "Ids are escaped in paths if they contain reserved or invisible characters",
    arguments: [
      ("save", "save"), ("a/b", "a%2Fb"), ("#1", "%231"), ("[0]", "%5B0%5D"), ("50%", "50%25"),
      (".hidden", "%2Ehidden"), ("a.b", "a.b"), ("", "%"), ("%", "%25"), ("a b", "a b"),
      (" a ", "%20a%20"), ("two\nlines", "two%0Alines"), ("tab\t", "tab%09"), ("🙂", "🙂"),
      ("Grüße", "Grüße"), ("👩\u{200D}💻", "👩%E2%80%8D💻"), ("\u{A0}", "%C2%A0"),
      ("\u{2028}", "%E2%80%A8"), ("\u{202E}", "%E2%80%AE"), ("\0", "%00"),
    ])
  func escaping(id: String, element: String) throws {
    let node = Node(type: "A", children: [Node(type: "B", id: id)])
    #expect(node.paths == ["A", "A/B#\(element)"])
  }

  @Test("Type names are escaped in paths")
  func type() {
    let node = Node(type: "A/B", children: [Node(type: ".C#d"), Node(type: "")])
    #expect(node.paths == ["A%2FB", "A%2FB/%2EC%23d[0]", "A%2FB/%[0]"])
  }

  @Test("Different ids never have the same path")
  func injective() {
    let parts = ["", "/", "#", "[", "0", "]", "%", ".", "2F", " ", "\n", "a", "\u{D4E}", "🙂"]
    let ids = Set(parts.flatMap { first in parts.map { first + $0 } })
    let node = Node(
      type: "A", children: ids.map { Node(type: "B", id: $0) } + [Node(type: "B")])
    #expect(Set(node.paths).count == node.paths.count)
  }

  @Test(
    "A path can be parsed from its description",
    arguments: ["", "/", "%", ".", "a\u{D4E}", "\u{301}x", "\r\n", "🙂", " "])
  func roundTrip(name: String) throws {
    let node = Node(
      type: "A", children: [Node(type: name, id: name, children: [Node(type: name)])])
    #expect(node.located.count == 3)
    for located in node.located {
      #expect(NodePath(located.path.description) == located.path)
      #expect(try throughJSON([located.path]) == [located.path])
      #expect(node.node(at: located.path) == located.node)
    }
  }

  @Test("A text with an empty element is not a path", arguments: ["", "/", "A/", "/A", "A//B"])
  func noPath(text: String) {
    #expect(NodePath(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([NodePath].self, from: JSONEncoder().encode([text]))
    }
  }

  @Test("A path that is not in the tree has no node")
  func missing() throws {
    let path = try #require(NodePath("A/B[1]"))
    #expect(Node(type: "A", children: [Node(type: "B")]).node(at: path) == nil)
  }

  @Test("The path of an attached component contains an element that begins with a dot")
  func attachments() throws {
    let component = VStack {
      Text("a").background {
        Rectangle(); Circle().id("dot")
      }.padding().background(Capsule())
        .overlay(Text("b"))
    }
    #expect(
      try Node(resolving: component).paths == [
        "VStack", "VStack/Text[0]",
        "VStack/Text[0]/.background[0]/Rectangle[0]",
        "VStack/Text[0]/.background[0]/Circle#dot",
        "VStack/Text[0]/.background[1]/Capsule[0]",
        "VStack/Text[0]/.overlay[0]/Text[0]",
      ])
  }

  @Test("Modifiers are numbered by name")
  func modifiers() throws {
    let component = Text("a").padding(1).frame(width: 9).padding(.leading, 2).frame(minWidth: 3)
    let node = try Node(resolving: component)
    #expect(
      node.modifiers.indices.map(node.modifierName(at:))
        == ["padding[0]", "frame[0]", "padding[1]", "frame[1]"])
    #expect(node.modifierName(at: 4) == "modifier[4]")
    #expect(node.modifierName(at: -1) == "modifier[-1]")
    let names = try lay(component).nodes[0].attributes.map(\.description)
    #expect(names.contains("padding[1].leading: 2"))
    #expect(names.contains("frame[1].minWidth: 3"))
  }
}
