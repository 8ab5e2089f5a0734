// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Limits of encoded scenes")
struct SceneLimitTests {
  /// Returns the encoded form of a scene with one node and one command, with extensible lists.
  private static func coded() throws -> [String: Any] {
    var scene = Scene(canvas: .init(size: Size(10, 10), scale: 1))
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    scene.nodes = [
      .init(
        parent: nil, element: "Box", frame: frame, attributes: [Attribute("width", .number(10))])
    ]
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    scene.commands = [
      .init(node: 0, paint: .fill(.box(frame, cornerRadius: 0), .color(black)))
    ]
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(scene))
    return try #require(object as? [String: Any])
  }

  /// Returns the error description of decoding a coded form, or `nil` if it is decoded.
  private static func refusal(_ object: [String: Any]) throws -> String? {
    let data = try JSONSerialization.data(withJSONObject: object)
    do {
      _ = try JSONDecoder().decode(Scene.self, from: data)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    }
  }

  private static func repeated(_ list: Any?, _ count: Int) throws -> [Any] {
    let list = try #require(list as? [Any])
    return (0..<count).flatMap { _ in list }
  }

  @Test("A scene with more commands than the limit is not decoded")
  func commands() throws {
    var object = try Self.coded()
    #expect(try Self.refusal(object) == nil)
    object["commands"] = try Self.repeated(object["commands"], Scene.maximumCommandCount + 1)
    #expect(try Self.refusal(object) == "The scene has 20001 commands; the limit is 20000.")
  }

  @Test("A scene with more nodes than the limit is not decoded")
  func nodes() throws {
    var object = try Self.coded()
    var nodes = try #require(object["nodes"] as? [String: Any])
    for column in ["p", "e", "f", "a"] {
      nodes[column] = try Self.repeated(nodes[column], Scene.maximumNodeCount + 1)
    }
    object["nodes"] = nodes
    #expect(try Self.refusal(object) == "The scene has 20001 nodes; the limit is 20000.")
  }

  @Test("A scene whose nodes have too many attributes is not decoded")
  func attributes() throws {
    var object = try Self.coded()
    var nodes = try #require(object["nodes"] as? [String: Any])
    nodes["a"] = [[Int](repeating: 0, count: 80_001)]
    object["nodes"] = nodes
    #expect(
      try Self.refusal(object)
        == "The scene has more than 80000 attributes, which is the limit.")
  }

  @Test(
    "A scene with a table over the limit is not decoded",
    arguments: ["colors", "attributes", "paints"])
  func tables(name: String) throws {
    var object = try Self.coded()
    var tables = try #require(object["tables"] as? [String: Any])
    tables[name] = try Self.repeated(tables[name], 80_001)
    object["tables"] = tables
    #expect(
      try Self.refusal(object)
        == "The scene has 80001 entries of a table; the limit is 80000.")
  }

  @Test("A scene over a limit is not encoded")
  func encoding() throws {
    var scene = Scene(canvas: .init(size: Size(10, 10), scale: 1))
    let node = Scene.Node(parent: nil, element: "Box", frame: Rect(x: 0, y: 0, width: 1, height: 1))
    scene.nodes = Array(repeating: node, count: Scene.maximumNodeCount + 1)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(scene) }
    scene.nodes = [node]
    let black = ResolvedColor(red: 0, green: 0, blue: 0)
    let command = Scene.Command(
      node: 0, paint: .fill(.box(node.frame, cornerRadius: 0), .color(black)))
    scene.commands = Array(repeating: command, count: Scene.maximumCommandCount + 1)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(scene) }
  }
}
