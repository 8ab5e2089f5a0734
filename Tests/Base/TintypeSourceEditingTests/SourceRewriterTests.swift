// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditingTestSupport

@testable import TintypeSourceEditing

@Suite("The source rewriter")
struct SourceRewriterTests {
  // MARK: New closures

  @Test func `A missing closure is added after the parentheses`() throws {
    let source = MarkedSource(
      """
      func test() {
        assertInlineSnapshot‸(of: 1, as: .dump) // one
      }
      """)
    #expect(
      try source.rewritten(source.edit(to: "- 1\n")) == #"""
        func test() {
          assertInlineSnapshot(of: 1, as: .dump) {
            """
            - 1

            """
          } // one
        }
        """#)
  }

  @Test func `An empty text has no line`() throws {
    let source = MarkedSource("f‸(1)\n")
    #expect(try source.rewritten(source.edit(to: "")) == "f(1) {\n    \"\"\"\n    \"\"\"\n}\n")
  }

  @Test func `Empty parentheses are removed`() throws {
    let source = MarkedSource("  f‸()\n  g ‸( )\n")
    #expect(
      try source.rewritten(source.edit(0, to: "a"), source.edit(1, to: "b")) == #"""
          f {
            """
            a
            """
          }
          g {
            """
            b
            """
          }

        """#)
  }

  @Test func `Several calls on one line get a closure each`() throws {
    let source = MarkedSource("  f‸(1); f‸(2)")
    #expect(
      try source.rewritten(source.edit(1, to: "b"), source.edit(0, to: "a")) == #"""
          f(1) {
            """
            a
            """
          }; f(2) {
            """
            b
            """
          }
        """#)
  }

  @Test func `A call of several lines is indented like its first line`() throws {
    let source = MarkedSource(
      """
      struct A {
        func test() async throws {
          try await assertInlineSnapshot‸(
            of: value(a < b, c: [1, 2]),
            as: .dump
          )
        }
      }
      """)
    #expect(
      try source.rewritten(source.edit(to: "x\n\n  y")) == #"""
        struct A {
          func test() async throws {
            try await assertInlineSnapshot(
              of: value(a < b, c: [1, 2]),
              as: .dump
            ) {
              """
              x

                y
              """
            }
          }
        }
        """#)
  }

  @Test func `Tabs and CRLF line ends are kept`() throws {
    let source = MarkedSource("func a() {\r\n\tf‸(1)\r\n}\r\n")
    #expect(
      try Array(source.rewritten(source.edit(to: "x\ny\r\nz")).utf8)
        == Array(
          "func a() {\r\n\tf(1) {\r\n\t\t\"\"\"\r\n\t\tx\r\n\t\ty\\r\r\n\t\tz\r\n\t\t\"\"\"\r\n\t}\r\n}\r\n"
            .utf8))
  }

  @Test func `A byte order mark and emoji before the call count as bytes`() throws {
    let source = MarkedSource("\u{FEFF}f‸(1)\n/* 🎉é */ f‸(2)\n")
    let text = try source.rewritten(source.edit(0, to: "a"), source.edit(1, to: "b"))
    #expect(
      Array(text.utf8)
        == Array(
          "\u{FEFF}f(1) {\n    \"\"\"\n    a\n    \"\"\"\n}\n/* 🎉é */ f(2) {\n    \"\"\"\n    b\n    \"\"\"\n}\n"
            .utf8))
  }

  @Test func `Labeled closures follow the closure before them`() throws {
    let source = MarkedSource(
      """
        assertResponse ‸{
          url
        }
      """)
    #expect(
      try source.rewritten(
        source.edit(to: "<body>", label: "body", offset: 2),
        source.edit(to: "200", label: "head", offset: 1)) == #"""
            assertResponse {
              url
            } head: {
              """
              200
              """
            } body: {
              """
              <body>
              """
            }
          """#)
  }

  @Test func `A labeled closure is inserted before a later one`() throws {
    let source = MarkedSource("f‸(1) { a } body: { \"b\" }")
    #expect(
      try source.rewritten(source.edit(to: "h", label: "head", offset: 1))
        == "f(1) { a } head: {\n    \"\"\"\n    h\n    \"\"\"\n} body: { \"b\" }")
  }

  @Test func `A closure in the parentheses counts as a closure before`() throws {
    let source = MarkedSource("f‸(of: { 1 })")
    #expect(
      try source.rewritten(source.edit(to: "h", label: "is", offset: 1))
        == "f(of: { 1 }) {\n    \"\"\"\n    h\n    \"\"\"\n}")
  }

  // MARK: Existing closures

  @Test func `Only the literal of a closure is replaced`() throws {
    let source = MarkedSource(
      #"""
        f‸(1)   { // why
            """
            old
            """
          /* here */ }
      """#)
    #expect(
      try source.rewritten(source.edit(from: "old", to: "new\nlines")) == #"""
          f(1)   { // why
              """
              new
              lines
              """
            /* here */ }
        """#)
  }

  @Test func `A literal of one line becomes one of several lines`() throws {
    let source = MarkedSource("  f‸(1, matches: { \"old\" })")
    #expect(
      try source.rewritten(source.edit(from: "old", to: "new"))
        == "  f(1, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })")
  }

  @Test func `A deprecated label is renamed`() throws {
    let source = MarkedSource("f‸(1) { a } was: { \"old\" }")
    #expect(
      try source.rewritten(
        source.edit(from: "old", to: "new", label: "is", deprecated: ["was"], offset: 1))
        == "f(1) { a } is: {\n    \"\"\"\n    new\n    \"\"\"\n}")
    #expect(
      try source.rewritten(
        source.edit(from: "old", to: "old", label: "is", deprecated: ["was"], offset: 1))
        == "f(1) { a } is: { \"old\" }")
  }

  @Test(
    "A value that is nil removes the closure",
    arguments: [
      ("f‸(1) { \"old\" }\nx", "f(1)\nx", 0),
      ("f‸ { \"old\" }\nx", "f()\nx", 0),
      ("f ‸{ \"old\" }\nx", "f()\nx", 0),
      ("f‸(1) { a } matches: { \"old\" } b: { c }", "f(1) { a } b: { c }", 1),
      ("f‸(1, matches: { \"old\" }, b: 2)", "f(1, b: 2)", 0),
      ("f‸(matches: { \"old\" }, b: 2)", "f(b: 2)", 0),
      ("f‸(matches: { \"old\" })", "f()", 0),
    ])
  func removal(before: String, after: String, offset: Int) throws {
    let text = before.replacing("f‸ {", with: "f ‸{")
    let source = MarkedSource(text)
    #expect(try source.rewritten(source.edit(from: "old", to: nil, offset: offset)) == after)
  }

  // MARK: Literals

  @Test(
    "A literal has as many number signs as its text needs",
    arguments: [
      ("plain \"quoted\" \"\"", 0), ("\\", 1), ("\\(x)", 1), ("\\#(x)", 2), ("a\\##n", 3),
      ("\"\"\"", 1), ("a\"\"\"#", 2), ("\"\"\"\"#", 2), ("\"\"\"##", 3), ("# ## \"# \"\"#", 0),
      ("\\\"\"\"#", 2),
    ])
  func numberSigns(text: String, count: Int) throws {
    #expect(StringLiteral.hashCount(for: text) == count, "\(text)")
    let literal = StringLiteral.multiline(text, indentation: [0x20], lineEnd: [0x0A])
    #expect(StringLiteral.value(of: literal[...]) == text)
  }

  @Test func `Invisible characters are escaped, others are written as they are`() throws {
    let text = "\0\r\t\u{1}\u{7F}\u{85}\u{2028}\u{202E}\u{FEFF}é🎉e\u{301}\\"
    let literal = StringLiteral.multiline(text, indentation: [], lineEnd: [0x0A])
    #expect(
      String(decoding: literal, as: UTF8.self) == ##"""
        #"""
        \#0\#r	\#u{1}\#u{7F}\#u{85}\#u{2028}\#u{202E}\#u{FEFF}é🎉é\
        """#
        """##)
    let value = try #require(StringLiteral.value(of: literal[...]))
    #expect(Array(value.utf8) == Array(text.utf8))
  }

  @Test(
    "The value of a literal is the compiler's value",
    arguments: [
      (#""""#, ""), (#""a\tb\"\u{e9}\\""#, "a\tb\"é\\"), (##"#"a\n\#n"#"##, "a\\n\n"),
      (##"#"""#"##, "\""), ("\"\"\"\n  a\n\n   b\n  \"\"\"", "a\n\n b"),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), ("\"\"\"\r\n a\r\n b\r\n \"\"\"", "a\nb"),
      ("\"\"\"\n\"\"\"", ""), ("\"\"\"\n\n\"\"\"", ""),
    ])
  func values(literal: String, value: String) {
    #expect(StringLiteral.value(of: Array(literal.utf8)[...]) == value)
  }

  @Test(
    "A literal with an interpolation or an invalid escape has no value",
    arguments: [#""\(x)""#, #""\x""#, #""\u{D800}""#, #""\u{}""#, "\"\"\"\n  a\n b\n  \"\"\""])
  func noValues(literal: String) {
    #expect(StringLiteral.value(of: Array(literal.utf8)[...]) == nil)
  }
}
