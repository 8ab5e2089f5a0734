// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@Suite("The JSON reader")
struct JSONReaderTests {
  private static func text(of value: JSON) -> String {
    value.text(.init(layout: .compact, keyOrder: .given, escapes: .minimal))
  }

  @Test(
    "A valid text is read",
    arguments: [
      ("null", "null"), (" true ", "true"), ("false", "false"), ("-1.5e2", "-150.0"),
      ("9007199254740993", "9007199254740993"), ("1e400", "null"),
      ("\"\\u00E9\\ud83d\\uDE00é\"", "\"é😀é\""), ("[]", "[]"), ("{ }", "{}"),
      ("[1, [\"a\"] ,{}]", "[1,[\"a\"],{}]"), ("{\"a\":1,\n\"b\" : null}", "{\"a\":1,\"b\":null}"),
      ("{\"a\":1,\"a\":[{\"b\":2}]}", "{\"a\":1,\"a\":[{\"b\":2}]}"),
    ])
  func valid(text: String, expected: String) throws {
    #expect(Self.text(of: try JSON(reading: Array(text.utf8), depthLimit: 64)) == expected)
  }

  @Test("Each escape is replaced")
  func escapes() throws {
    let text = #""a\"\\\/\n\r\t\b\f""#
    let value = try JSON(reading: Array(text.utf8), depthLimit: 64)
    #expect(value.string == "a\"\\/\n\r\t\u{8}\u{C}")
  }

  @Test(
    "An invalid text is an error at the byte that cannot be read",
    arguments: [
      ("", 0), ("nul", 3), ("1 2", 2), ("[1,]", 3), ("[1 2]", 3), ("{\"a\"}", 4), ("{a:1}", 1),
      ("{\"a\":1,}", 7), ("\"a", 2), ("\"\\x\"", 2), ("\"\\u12G4\"", 5), ("\"\\ud800\"", 7),
      ("\"\\ud800\\u0041\"", 13), ("\"\\udc00\"", 7), ("\"\n\"", 1), ("--1", 0), ("]", 0), ("[", 1),
      ("// a\n1", 0), ("[1,/**/]", 3), ("01", 1), ("1.", 0),
    ])
  func invalid(text: String, position: Int) {
    let error = #expect(throws: JSONReader.Unexpected.self) {
      try JSON(reading: Array(text.utf8), depthLimit: 64)
    }
    #expect(error?.position == position)
  }

  @Test("Bytes that are not UTF-8 are an error")
  func invalidUTF8() {
    let error = #expect(throws: JSONReader.Unexpected.self) {
      try JSON(reading: [0x22, 0xFF, 0x22], depthLimit: 64)
    }
    #expect(error?.position == 2)
  }

  @Test("A string with an ignored name is skipped")
  func ignored() throws {
    let text = #"{"a":1,"b":"{\"b\":\"\\\"\"}","c":{"b":2}}"#
    let value = try JSON(reading: Array(text.utf8), depthLimit: 64, ignoring: "b")
    #expect(Self.text(of: value) == #"{"a":1,"c":{"b":2}}"#)
    for length in 0..<text.utf8.count {
      #expect(throws: JSONReader.Unexpected.self) {
        try JSON(reading: Array(text.utf8.prefix(length)), depthLimit: 64, ignoring: "b")
      }
    }
  }

  @Test("Nesting over the limit is an error")
  func depth() throws {
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSON(reading: nested(64), depthLimit: 64) }
    let error = #expect(throws: JSONReader.Unexpected.self) {
      try JSON(reading: nested(65), depthLimit: 64)
    }
    #expect(error?.position == 64)
    var reader = JSONReader(nested(100_000))
    #expect(throws: Never.self) { while try reader.next() != nil {} }
  }

  @Test(
    "A written string is read unchanged",
    arguments: ["", "a\"b\\c", "\u{0}\u{1F}\n\r\t", "é😀", "</script>"])
  func roundTrip(string: String) throws {
    let text = Self.text(of: .string(string))
    #expect(try JSON(reading: Array(text.utf8), depthLimit: 1).string == string)
  }

  @Test("A number that is not an integer has no integer value")
  func integers() {
    #expect(JSON.number(3).integer == 3)
    #expect(JSON.number(3.5).integer == nil)
    #expect(JSON.number(1e300).integer == nil)
    #expect(JSON.string("3").integer == nil)
  }

  @Test(
    "Comments and trailing commas are read where they are permitted",
    arguments: [
      ("[1, 2]", "[1,2]", true), ("// a\n[1 /* ] */, 2]", "[1,2]", false), ("[1,]", "[1]", false),
      ("{\"//\": \"/*\", /*b*/}", "{\"//\":\"/*\"}", false), ("1 /* a", "1", false),
    ])
  func comments(text: String, expected: String, isPlain: Bool) throws {
    var reader = JSONReader(Array(text.utf8), permitsComments: true, depthLimit: 64)
    #expect(Self.text(of: try JSON(&reader)) == expected)
    #expect(reader.isPlain == isPlain)
  }

  @Test(
    "A skipped value is found by its brackets and quotation marks",
    arguments: [
      ("{\"a\":1}", "1"), ("{\"a\": \"}\\\"\" , \"b\":2}", "\"}\\\"\""),
      ("{\"a\":[{\"b\":\"]\"}]}", "[{\"b\":\"]\"}]"), ("{\"a\":}", nil), ("{\"a\":[", nil),
      ("{\"a\":\"b", nil), ("{\"a\":1", nil), ("{\"a\":\"\\", nil),
    ])
  func skipped(text: String, value: String?) throws {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes)
    #expect(try reader.next()?.kind == .object)
    #expect(try reader.next()?.kind == .key)
    let range = try? reader.skipValue()
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == value)
  }
}
