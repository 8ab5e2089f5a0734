// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@testable import TintypeReports

@Suite("Values in data scripts")
struct PageScriptTests {
  private func script(_ value: JSON) -> String {
    String(decoding: PageScript.call("f", [value]), as: UTF8.self)
  }

  static let values: [(JSON, String)] = [
    (.null, "null"), (.integer(-12), "-12"), (.integer(Int?.none), "null"), (.bool(true), "true"),
    (.array([.integer(1), .string("a")]), #"[1,"a"]"#), (.line(String?.none), "null"),
    (["b": .integer(1), "a": .array([])], #"{"b":1,"a":[]}"#),
  ]

  @Test("A value is written as JSON with its fields in order", arguments: values)
  func json(value: JSON, text: String) {
    #expect(script(value) == "tintype.f(\(text));\n")
  }

  static let texts = [
    ("</script>", #"\u003c/script\u003e"#), ("&lt;", #"\u0026lt;"#), ("\"\\", #"\u0022\u005c"#),
    ("a\u{0}\n\u{7F}", #"a\u0000\u000a\u007f"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
    ("ä 日本 👩‍👧", "ä 日本 👩‍👧"),
  ]

  @Test("Characters that would end a script, a string or a line are escaped", arguments: texts)
  func escapes(text: String, escaped: String) {
    #expect(script(.string(text)) == "tintype.f(\"\(escaped)\");\n")
  }

  @Test("A raw text is escaped completely")
  func raw() {
    #expect(script(.raw("a\u{202E}😀")) == #"tintype.f("\u0061\u202e\ud83d\ude00");"# + "\n")
  }

  @Test("Hidden characters are made visible, and only blocks keep line breaks")
  func visible() {
    #expect(script(.line("a\u{202E}\n")) == #"tintype.f("a\u005cu{202E}\u005cu{A}");"# + "\n")
    #expect(script(.block("a\u{1B}\n")) == #"tintype.f("a\u005cu{1B}\u000a");"# + "\n")
  }
}
