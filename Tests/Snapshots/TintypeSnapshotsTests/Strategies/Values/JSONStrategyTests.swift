// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeSnapshots
import TintypeSnapshotsTestSupport

/// A substitute for the strategy for components, which is in the module with the renderer.
extension Snapshotting where Value: Component, Format == String {
  fileprivate static var json: Self {
    SimplySnapshotting.lines.pullback { (_: Value) in "of a component" }
  }
}

@Suite("The JSON strategy")
struct JSONStrategyTests {
  struct User: Encodable {
    var name = "Blobby"
    var id = 1
    var site = "https://a.b/c"
  }

  struct Both: Component, Encodable {
    var body: some Component { Spacer() }
    func encode(to encoder: any Encoder) throws {}
  }

  struct Neither {}

  @Test("JSON of an encodable value has sorted keys and a line for each value")
  func encodable() throws {
    #expect(
      try text(of: User(), as: .json) == """
        {
          "id" : 1,
          "name" : "Blobby",
          "site" : "https:\\/\\/a.b\\/c"
        }
        """)
    #expect(try text(of: 42, as: .json) == "42")
    #expect(try text(of: ["b": 1, "a": 2], as: .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(Snapshotting<User, String>.json.pathExtension == "json")
  }

  @Test("JSON is written by the given encoder")
  func encoder() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let strategy = Snapshotting<User, String>.json(encoder)
    #expect(
      try text(of: User(), as: strategy)
        == #"{"id":1,"name":"Blobby","site":"https://a.b/c"}"#)
    #expect(strategy.pathExtension == "json")
  }

  @Test("JSON of a dictionary has sorted keys and a line for each value")
  func dictionary() throws {
    let value: [String: Any] = ["b": [1, true, NSNull()] as [Any], "a": ["c": "d"]]
    #expect(
      try text(of: value, as: .json) == """
        {
          "a" : {
            "c" : "d"
          },
          "b" : [
            1,
            true,
            null
          ]
        }
        """)
    #expect(try text(of: 1.5 as Any, as: .json) == "1.5")
    #expect(Snapshotting<[String: Any], String>.json.pathExtension == "json")
  }

  @Test("Components use their own JSON strategy, even if they are encodable")
  func components() throws {
    #expect(try text(of: Spacer(), as: .json) == "of a component")
    #expect(try text(of: Both(), as: .json) == "of a component")
  }

  @Test("The error names the part that JSON cannot represent")
  func invalid() throws {
    #expect(throws: ValueError.notJSON(path: "", type: "Neither")) {
      try text(of: Neither(), as: .json)
    }
    #expect(throws: ValueError.notJSON(path: "a.b[1]", type: "Double")) {
      try text(of: ["a": ["b": [1, Double.nan] as [Any]]] as [String: Any], as: .json)
    }
    #expect(throws: ValueError.notJSON(path: "[0]", type: "Dictionary<Int, Int>")) {
      try text(of: [[1: 2]] as [Any], as: .json)
    }
    #expect(throws: ValueError.notJSON(path: "a", type: "Neither")) {
      try text(of: ["b": Neither(), "a": Neither()] as [String: Any], as: .json)
    }
  }

  @Test("JSON that is nested too deeply is an error")
  func deep() throws {
    var value: [Any] = []
    for _ in 0..<1_000 { value = [value] }
    #expect(throws: ValueError.nestedTooDeep(limit: 512)) {
      try text(of: value as Any, as: .json)
    }
  }

  struct Unclear: Encodable {
    var part = [Double.nan]
    struct Failing: Encodable {
      func encode(to encoder: any Encoder) throws { throw Mishap() }
    }
  }

  @Test("The error of an encoder is passed on with its path")
  func refused() throws {
    let strategy = Snapshotting<Unclear, String>.json
    let error = #expect(throws: ValueError.self) { try text(of: Unclear(), as: strategy) }
    guard case .notEncodable("Unclear", "JSON", let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("part"))
    #expect(reason.contains("Unable to encode Double.nan"))
    #expect(
      throws: ValueError.notEncodable(
        type: "Failing", format: "JSON", reason: "The form has no fields.")
    ) { try text(of: Unclear.Failing(), as: .json) }
  }
}
