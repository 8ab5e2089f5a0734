// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

@Suite("Commands of services for continuous integration in texts") struct WorkflowCommandTests {
  static let texts: [(text: String, line: String, block: String)] = [
    ("::error::a", #"\u{3A}:error::a"#, #"\u{3A}:error::a"#),
    ("  \u{A0}::a", "  \u{A0}\\u{3A}:a", "  \u{A0}\\u{3A}:a"),
    ("a\n::b\n\t::c", #"a\u{A}::b\u{A}\u{9}::c"#, "a\n\\u{3A}:b\n\t\\u{3A}:c"),
    ("a ::b", "a ::b", "a ::b"), (":a", ":a", ":a"),
    ("a ##[error]b", #"a #\u{23}[error]b"#, #"a #\u{23}[error]b"#),
    ("###vso[x]", ##"##\u{23}vso[x]"##, ##"##\u{23}vso[x]"##),
    ("## Heading [x]", "## Heading [x]", "## Heading [x]"), ("#[x]", "#[x]", "#[x]"),
    ("##", "##", "##"),
  ]

  @Test("A command is escaped where a service would execute it", arguments: texts)
  func escaping(text: String, line: String, block: String) {
    #expect(VisibleText.line(text) == line)
    #expect(VisibleText.block(text) == block)
  }
}
