// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Scene JSON")
struct SceneJSONTests {
  @Test("Scene JSON has nested nodes and sorted keys")
  func literal() throws {
    var scene = try lay(
      VStack(spacing: 4) { Text("\"Hi\"\n\u{1}") }.background(.white), in: Size(60, 50))
    scene.nodes[1].semantics = Semantics(
      label: "Hi", identifier: "i", traits: [.isStaticText], actions: [.tap], children: .ignore,
      sortPriority: 1.5, headingLevel: 2, isHidden: true)
    #expect(
      scene.json == #"""
        {
          "canvas": {
            "direction": "leftToRight",
            "scale": 2,
            "scheme": "light",
            "size": [60, 50]
          },
          "diagnostics": [],
          "nodes": [
            {
              "attributes": {
                "background[0].color": "#FFFFFF",
                "spacing": 4
              },
              "element": "VStack",
              "frame": [10, 5, 40, 40],
              "subnodes": [
                {
                  "attributes": {
                    "color": "primary #000000",
                    "font": "default regular 17",
                    "text": "\"Hi\"\n\u0001"
                  },
                  "element": "Text[0]",
                  "frame": [10, 5, 40, 40],
                  "semantics": {
                    "actions": ["tap"],
                    "children": "ignore",
                    "headingLevel": 2,
                    "hidden": true,
                    "identifier": "i",
                    "label": "Hi",
                    "sortPriority": 1.5,
                    "traits": ["isStaticText"]
                  }
                }
              ]
            }
          ]
        }

        """#)
  }

  @Test("Scene JSON is valid for any scene", arguments: 0..<20 as Range<UInt64>)
  func legal(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try lay(Node.random(depth: 4, using: &generator), in: Size(300, 200))
    let object = try JSONSerialization.jsonObject(with: Data(scene.json.utf8))
    #expect((object as? [String: Any])?["nodes"] is [Any])
    #expect(scene.json == scene.json)
  }

  @Test("Attributes of the same name have different keys in scene JSON")
  func duplicates() {
    let node = Scene.Node(
      parent: nil, element: "A", frame: .zero,
      attributes: [Attribute("x", .number(1)), Attribute("x", .number(Length(.infinity)))])
    let scene = Scene(canvas: .init(size: Size(1, 1), scale: 1), nodes: [node])
    #expect(scene.json.contains("\"x\": 1,\n"))
    #expect(scene.json.contains("\"x (2)\": \"infinity\"\n"))
  }
}
