// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@Suite struct JSONTests {
  private static let nested = JSON.Format(layout: .nested, keyOrder: .sorted, escapes: .minimal)
  private static let outer = JSON.Format(
    layout: .outerLevels, keyOrder: .given, escapes: .terminal)
  private static let compact = JSON.Format(layout: .compact, keyOrder: .given, escapes: .script)

  private static let value: JSON = [
    "b": .array([.integer(1), .array([.bool(true), .null]), ["x": .number(0.5)]]),
    "a": ["d": .array([]), "c": [:]],
    "e": .array([.encoded("1e2"), .string("a string of 25 characters")]),
  ]

  @Test("The compact JSON layout has no line breaks and no spaces")
  func compactLayout() {
    #expect(
      Self.value.text(Self.compact)
        == #"{"b":[1,[true,null],{"x":0.5}],"a":{"d":[],"c":{}},"#
        + #""e":[1e2,"a string of 25 characters"]}"#)
  }

  @Test("The layout of outer levels puts members and the elements of their arrays on lines")
  func outerLayout() {
    #expect(
      Self.value.text(Self.outer) == """
        {
          "b": [
            1,
            [true, null],
            {"x": 0.5}
          ],
          "a": {"d": [], "c": {}},
          "e": [
            1e2,
            "a string of 25 characters"
          ]
        }
        """)
  }

  @Test("The nested layout puts all values on lines, except arrays of short scalars")
  func nestedLayout() {
    #expect(
      Self.value.text(Self.nested) == """
        {
          "a": {
            "c": {},
            "d": []
          },
          "b": [
            1,
            [true, null],
            {
              "x": 0.5
            }
          ],
          "e": [
            1e2,
            "a string of 25 characters"
          ]
        }
        """)
  }

  @Test("Sorted names are in the order of their Unicode scalars, and equal names keep their order")
  func sortedNames() {
    let value: JSON = ["é": .null, "z": .integer(1), "e\u{301}": .null, "z": .integer(2)]
    let format = JSON.Format(layout: .compact, keyOrder: .sorted, escapes: .minimal)
    #expect(
      value.text(format).utf8.elementsEqual(
        "{\"e\u{301}\":null,\"z\":1,\"z\":2,\"é\":null}".utf8))
  }

  @Test(
    "A number that is not finite is written as null",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func notFinite(number: Double) {
    #expect(JSON.number(number).text(Self.compact) == "null")
  }

  static let escapes: [(text: String, minimal: String, terminal: String, script: String)] = [
    ("\"\\", #"\"\\"#, #"\"\\"#, #"\u0022\u005c"#),
    ("\n\r\t", #"\n\r\t"#, #"\n\u000d\u0009"#, #"\u000a\u000d\u0009"#),
    ("\r\n", #"\r\n"#, #"\u000d\n"#, #"\u000d\u000a"#),
    ("\u{0}\u{1F}\u{7F}", #"\u0000\u001f\u007f"#, #"\u0000\u001f\u007f"#, #"\u0000\u001f\u007f"#),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#, #"\u2028\u2029"#, #"\u2028\u2029"#),
    ("\u{80}\u{9F}", "\u{80}\u{9F}", #"\u0080\u009f"#, "\u{80}\u{9F}"),
    ("\u{202E}\u{1FFFF}", "\u{202E}\u{1FFFF}", #"\u202e\ud83f\udfff"#, "\u{202E}\u{1FFFF}"),
    ("##[a]###vso[b]", "##[a]###vso[b]", #"#\u0023[a]#\u0023#vso[b]"#, "##[a]###vso[b]"),
    ("</a>&", "</a>&", "</a>&", #"\u003c/a\u003e\u0026"#),
    ("/ é 日本 🙂\u{A0}", "/ é 日本 🙂\u{A0}", "/ é 日本 🙂\u{A0}", "/ é 日本 🙂\u{A0}"),
  ]

  @Test("Strings and names are escaped by the rules of the format", arguments: escapes)
  func escaping(text: String, minimal: String, terminal: String, script: String) {
    let expected: [(JSON.Format.Escapes, String)] = [
      (.minimal, minimal), (.terminal, terminal), (.script, script),
    ]
    for (escapes, escaped) in expected {
      let format = JSON.Format(layout: .compact, keyOrder: .given, escapes: escapes)
      #expect(JSON.string(text).text(format) == "\"\(escaped)\"")
      #expect(JSON.object([(text, .null)]).text(format) == "{\"\(escaped)\":null}")
    }
  }

  @Test("Deeply nested values are written without recursion", arguments: [nested, outer, compact])
  func deep(format: JSON.Format) {
    let depth = 2_000
    var value = JSON.integer(1)
    for _ in 0..<depth { value = .array([["a": value]]) }
    let text = value.text(format)
    #expect(text.utf8.count { $0 == UInt8(ascii: "[") } == depth)
    #expect(text.utf8.count { $0 == UInt8(ascii: "}") } == depth)
  }
}
