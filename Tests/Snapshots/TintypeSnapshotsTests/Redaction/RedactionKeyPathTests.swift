// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots
import TintypeTestSupport

@Suite("Redaction by key path")
struct RedactionKeyPathTests {
  private func redacted(_ text: String, _ path: String, with word: String = "x") throws -> String {
    try TintypeSnapshotsTests.text(of: text, as: .lines.redacting(.keyPath(path, with: word)))
  }

  @Test(
    "Values at the key path are replaced, and nothing else",
    arguments: [
      ("id", #"{"id":1,"b":1}"#, #"{"id":"x","b":1}"#),
      ("id", #"{ "id" : -1.5e+3 , "b" : 1 }"#, #"{ "id" : "x" , "b" : 1 }"#),
      (
        "user.id", #"{"id":1,"user":{"id":"a","name":"b"}}"#,
        #"{"id":1,"user":{"id":"x","name":"b"}}"#
      ),
      ("user", #"{"user":{"id":[1,{}]},"b":null}"#, #"{"user":"x","b":null}"#),
      ("items[0].id", #"{"items":[{"id":1},{"id":2}]}"#, #"{"items":[{"id":"x"},{"id":2}]}"#),
      ("items[*].id", #"{"items":[{"id":1},{"id":2}]}"#, #"{"items":[{"id":"x"},{"id":"x"}]}"#),
      ("[1]", "[true, false, null]", #"[true, "x", null]"#),
      ("[*][0]", "[[1,2],[],3,[4]]", #"[["x",2],[],3,["x"]]"#),
      ("*.id", #"{"a":{"id":1},"b":[{"id":1}]}"#, #"{"a":{"id":"x"},"b":[{"id":1}]}"#),
      ("*", #"{"a":1,"b":[2]}"#, #"{"a":"x","b":"x"}"#),
      ("**.id", #"{"id":1,"a":[{"id":{"id":2}}]}"#, #"{"id":"x","a":[{"id":"x"}]}"#),
      (
        "a.**.id", #"{"id":1,"a":{"b":[[{"id":2}]],"id":3}}"#,
        #"{"id":1,"a":{"b":[[{"id":"x"}]],"id":"x"}}"#
      ),
      ("**[0]", "[[1],{\"a\":[2,3]}]", #"["x",{"a":["x",3]}]"#),
      ("**.a.**.b", #"{"a":{"a":{"b":1}},"b":2}"#, #"{"a":{"a":{"b":"x"}},"b":2}"#),
      ("**.**.b", #"{"b":1}"#, #"{"b":"x"}"#),
      (#"["a.b"]"#, #"{"a.b":1,"a":{"b":2}}"#, #"{"a.b":"x","a":{"b":2}}"#),
      (#"a["[*]"].c"#, #"{"a":{"[*]":{"c":1}}}"#, #"{"a":{"[*]":{"c":"x"}}}"#),
      (#"["\u00e9\n"]"#, #"{"é\n":1}"#, #"{"é\n":"x"}"#),
      ("é/🎉", #"{"\u00e9\/\ud83c\udf89":1}"#, #"{"\u00e9\/\ud83c\udf89":"x"}"#),
      ("a b", #"{"a b":1}"#, #"{"a b":"x"}"#),
      ("id", #"{"id":1,"id":2}"#, #"{"id":"x","id":"x"}"#),
      ("id", #"{"ID":1,"idx":2}"#, #"{"ID":1,"idx":2}"#),
      ("id", "[1]", "[1]"),
      ("[0]", #"{"0":1}"#, #"{"0":1}"#),
      ("id", "1", "1"),
      ("id", " \n\t\r{ } \n", " \n\t\r{ } \n"),
      ("id", #"{"a":"\"id\":1","id":"\\"}"#, #"{"a":"\"id\":1","id":"x"}"#),
    ])
  func values(path: String, text: String, expected: String) throws {
    #expect(try redacted(text, path) == expected)
  }

  @Test("The placeholder is written as a JSON string")
  func placeholder() throws {
    #expect(try redacted(#"{"a":1}"#, "a", with: "“a\"\\\n\u{1}") == #"{"a":"“a\"\\\n\u0001"}"#)
    let standard = Snapshotting<String, String>.lines.redacting(.keyPath("a"))
    #expect(try text(of: #"{"a":1}"#, as: standard) == #"{"a":"[redacted]"}"#)
  }

  /// Returns a text in quotation marks without invisible characters.
  private func visible(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  static let malformedPaths: [(path: String, column: Int)] = [
    ("", 1), ("a.", 3), (".a", 1), ("a..b", 3), ("a[", 3), ("a[]", 3), ("a[-1]", 3),
    ("a[99999999999999999999]", 3), ("a[1", 4), ("a[1]b", 5), ("a[\"b]", 6), (#"a["\x"]"#, 3),
    ("a]", 2), ("a*", 2), ("***", 1), ("**", 3), ("a.**", 5),
  ]

  @Test("A malformed key path is an error") func malformed() throws {
    assertTexts(
      Self.malformedPaths.map { path, column in
        let error = #expect(throws: RedactionError.self) { try redacted("{}", path) }
        guard case .malformedKeyPath(path, column: column, let expected) = error else {
          Issue.record("\(path): \(error.debugDescription)")
          return (path, "")
        }
        return ("\(visible(path)), column \(column)", expected)
      })
  }

  static let otherTexts: [(text: String, line: Int)] = [
    ("", 1), ("▿ User", 1), ("[1,\n2\n", 3), ("{\n\"a\":1", 2), ("[1,]", 1), ("{\"a\":1,}", 1),
    ("{a:1}", 1), ("{\"a\"\n1}", 2), ("{\"a\":\n}", 2), ("[1}", 1), ("[]\n\n[]", 3), ("\"a", 1),
    ("\"a\n\"", 1), (#""\x""#, 1), (#""\u00g0""#, 1), ("-", 1), ("1.", 1), ("1e+", 1), ("01", 1),
    ("nul", 1), ("NaN", 1), ("\u{FEFF}{}", 1),
  ]

  @Test("A text that is not JSON is an error") func noJSON() throws {
    assertTexts(
      Self.otherTexts.map { text, line in
        let error = #expect(throws: RedactionError.self) { try redacted(text, "id") }
        guard case .notJSON(keyPath: "id", line: line, let expected) = error else {
          Issue.record("\(text): \(error.debugDescription)")
          return (text, "")
        }
        return ("\(visible(text)), line \(line)", expected)
      })
  }

  @Test("Key paths reach any depth", arguments: [10_000, 100_000])
  func depth(depth: Int) throws {
    let opening = String(repeating: "[", count: depth)
    let closing = String(repeating: "]", count: depth)
    #expect(
      try redacted(opening + #"{"id":1}"# + closing, "**.id") == opening + #"{"id":"x"}"# + closing)
    #expect(
      throws: RedactionError.notJSON(keyPath: "id", line: 1, expected: "a value")
    ) { try redacted(opening, "id") }
  }

  @Test("Foundation's JSON is unchanged except for the values")
  func foundation() throws {
    let value: [String: Any] = [
      "id": 1, "text": "a/“b”\n\u{1}🎉", "numbers": [0.1, -1e300, 5], "empty": [[String: Int]()],
    ]
    let plain = try text(of: value, as: .json)
    #expect(try redacted(plain, "other") == plain)
    #expect(
      try redacted(plain, "id") == plain.replacing("\"id\" : 1", with: "\"id\" : \"x\""))
  }
}
