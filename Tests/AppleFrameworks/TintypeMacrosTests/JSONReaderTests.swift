// SPDX-License-Identifier: MIT

import Testing

@testable import TintypeMacroExpansion

@Suite("The JSON reader")
struct JSONReaderTests {
  @Test(
    "A valid text is read",
    arguments: [
      ("null", .null), (" true ", .boolean(true)), ("false", .boolean(false)),
      ("-1.5e2", .number(-150)),
      ("\"a\\\"\\\\\\/\\n\\r\\t\\b\\f\"", .string("a\"\\/\n\r\t\u{8}\u{C}")),
      ("\"\\u00E9\\ud83d\\uDE00é\"", .string("é😀é")), ("[]", .array([])), ("{ }", .object([:])),
      ("[1, [\"a\"] ,{}]", .array([.number(1), .array([.string("a")]), .object([:])])),
      ("{\"a\":1,\n\"b\" : null}", .object(["a": .number(1), "b": .null])),
    ] as [(String, JSONValue)])
  func valid(text: String, value: JSONValue) throws {
    #expect(try JSONReader.value(of: Array(text.utf8)) == value)
  }

  @Test(
    "An invalid text is an error at the byte that cannot be read",
    arguments: [
      ("", 0), ("nul", 3), ("1 2", 2), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1),
      ("{\"a\":1,}", 7), ("\"a", 2), ("\"\\x\"", 2), ("\"\\u12G4\"", 5), ("\"\\ud800\"", 7),
      ("\"\\ud800\\u0041\"", 13), ("\"\\udc00\"", 7), ("\"\n\"", 1), ("--1", 0), ("]", 0), ("[", 1),
    ])
  func invalid(text: String, offset: Int) {
    #expect(throws: JSONReader.Failure(offset: offset)) {
      try JSONReader.value(of: Array(text.utf8))
    }
  }

  @Test("The build configuration is skipped")
  func ignoredField() throws {
    let text = #"{"a":1,"staticBuildConfiguration":"{\"b\":\"\\\"\"}","c":2}"#
    #expect(
      try JSONReader.value(of: Array(text.utf8))
        == .object(["a": .number(1), "c": .number(2)]))
    for length in 0..<text.utf8.count {
      #expect(throws: JSONReader.Failure.self) {
        try JSONReader.value(of: Array(text.utf8.prefix(length)))
      }
    }
  }

  @Test("Nesting over the limit is an error")
  func depth() throws {
    let limit = JSONReader.depthLimit
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONReader.value(of: nested(limit)) }
    #expect(throws: JSONReader.Failure(offset: limit)) {
      try JSONReader.value(of: nested(limit + 1))
    }
  }

  @Test(
    "A written string is read unchanged",
    arguments: ["", "a\"b\\c", "\u{0}\u{1F}\n\r\t", "é😀", "</script>"])
  func roundTrip(string: String) throws {
    #expect(try JSONReader.value(of: Array(string.json.utf8)) == .string(string))
  }

  @Test("A number that is not an integer has no integer value")
  func integers() {
    #expect(JSONValue.number(3).integer == 3)
    #expect(JSONValue.number(3.5).integer == nil)
    #expect(JSONValue.number(1e300).integer == nil)
    #expect(JSONValue.string("3").integer == nil)
  }
}
