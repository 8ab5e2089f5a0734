// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@Suite("A key path's redaction")
struct RedactionKeyPathTests {
  private func redacted(_ text: String, _ path: String, with word: String = "x") throws -> String {
    try TintypeSnapshotsTests.text(of: text, as: .lines.redacting(.keyPath(path, with: word)))
  }

  @Test(
    "replaces the values at the path, and nothing else",
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

  @Test("writes what stands in the place as a string of JSON")
  func placeholder() throws {
    #expect(try redacted(#"{"a":1}"#, "a", with: "“a\"\\\n\u{1}") == #"{"a":"“a\"\\\n\u0001"}"#)
    let standard = Snapshotting<String, String>.lines.redacting(.keyPath("a"))
    #expect(try text(of: #"{"a":1}"#, as: standard) == #"{"a":"[redacted]"}"#)
  }

  @Test(
    "is an error where the path is malformed",
    arguments: [
      ("", 1, "a key"),
      ("a.", 3, "a key"),
      (".a", 1, "a key"),
      ("a..b", 3, "a key"),
      ("a[", 3, "an index, * or a key in quotation marks"),
      ("a[]", 3, "an index, * or a key in quotation marks"),
      ("a[-1]", 3, "an index, * or a key in quotation marks"),
      ("a[99999999999999999999]", 3, "an index, * or a key in quotation marks"),
      ("a[1", 4, "“]”"),
      ("a[1]b", 5, "“.” or “[”"),
      ("a[\"b]", 6, "a quotation mark"),
      (#"a["\x"]"#, 3, "a string of JSON"),
      ("a]", 2, "“.” or “[”"),
      ("a*", 2, "* alone, or a key with it in brackets and quotation marks"),
      ("***", 1, "* alone, or a key with it in brackets and quotation marks"),
      ("**", 3, "a key or an index after **"),
      ("a.**", 5, "a key or an index after **"),
    ])
  func malformed(path: String, column: Int, expected: String) throws {
    #expect(
      throws: RedactionError.malformedKeyPath(path, column: column, expected: expected)
    ) { try redacted("{}", path) }
  }

  @Test(
    "is an error where the text is no JSON",
    arguments: [
      ("", 1, "a value"),
      ("▿ User", 1, "a value"),
      ("[1,\n2\n", 3, "“,” or “]”"),
      ("{\n\"a\":1", 2, "“,” or “}”"),
      ("[1,]", 1, "a value"),
      ("{\"a\":1,}", 1, "a key in quotation marks"),
      ("{a:1}", 1, "a key in quotation marks"),
      ("{\"a\"\n1}", 2, "“:”"),
      ("{\"a\":\n}", 2, "a value"),
      ("[1}", 1, "“,” or “]”"),
      ("[]\n\n[]", 3, "the end of the text"),
      ("\"a", 1, "a quotation mark at the end of a string"),
      ("\"a\n\"", 1, "“\\n” or the like in place of a control character"),
      (#""\x""#, 1, "an escape after “\\”"),
      (#""\u00g0""#, 1, "four hexadecimal digits after “\\u”"),
      ("-", 1, "a digit"),
      ("1.", 1, "a digit"),
      ("1e+", 1, "a digit"),
      ("01", 1, "the end of the text"),
      ("nul", 1, "true, false or null"),
      ("NaN", 1, "a value"),
      ("\u{FEFF}{}", 1, "a value"),
    ])
  func noJSON(text: String, line: Int, expected: String) throws {
    #expect(throws: RedactionError.notJSON(keyPath: "id", line: line, expected: expected)) {
      try redacted(text, "id")
    }
  }

  @Test("goes to any depth", arguments: [10_000, 100_000])
  func depth(depth: Int) throws {
    let opening = String(repeating: "[", count: depth)
    let closing = String(repeating: "]", count: depth)
    #expect(
      try redacted(opening + #"{"id":1}"# + closing, "**.id") == opening + #"{"id":"x"}"# + closing)
    #expect(
      throws: RedactionError.notJSON(keyPath: "id", line: 1, expected: "a value")
    ) { try redacted(opening, "id") }
  }

  @Test("leaves a text that Foundation writes as it was, but for the values")
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
