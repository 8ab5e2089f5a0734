// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditingTestSupport

@testable import TintypeSourceEditing

@Suite("The Swift lexer")
struct SwiftLexerTests {
  @Test(
    "A call is found after other tokens",
    arguments: [
      #"let a = "f(1) \" \( g("}") ) { ""#, ##"let a = #"f( " \( "#"##, ##"let a = #"""#"##,
      "let a = \"\"\"\n f(1) \" \\\"\"\" { \\( [\"]\"] )\n \"\"\"",
      "let a = #\"\"\"\n \"\"\" \\(x \\#( \"\"\"\n\"\"\"\n ) \"\"\"#", "/* { /* \" */ ( */",
      "// { \" (", "let `a {` = `\"`", "let r = #/ \" { \\/# /#", "let r = #/\n \" {\n/#",
      "#if A\nf(0) { }\n#elseif B\n{ }()\n#else\n#endif", "let a = b as! [C<D>]?",
      "let k = \\A.b[0]", "@A(1) var a: (B) -> C = { $0 }", "#!/usr/bin/swift (",
      "let a = b ? c : d", "let a = \"\\(\"\\(\"\\(1)\")\")\"", "let a = 1/2 + b/c",
      "let a = (1) / 2 / (3)", "a.b { $0 / 2 }; let x = c / d", "let r = /\\(\"/",
      "let r = /[\"(]/",
      "let a = x / y // \"", "foo(/, /)", "reduce(1, /)", "let a = 5 /* \" */ / 2",
    ])
  func findsCall(text: String) throws {
    // `#!` is valid only on the first line.
    let source = MarkedSource("\(text)\n  f‸(1) // }\n")
    #expect(
      try source.rewritten(source.edit(to: "x")).hasSuffix(
        "\n  f(1) {\n    \"\"\"\n    x\n    \"\"\"\n  } // }\n"))
  }

  @Test func `A slash that can be read in two ways is read so that the call is found`() {
    // Two regular expressions with a quotation mark each, or operators around a string.
    let source = MarkedSource("let a = /\"/ ; f‸(1) ; /\"/\n")
    #expect(source.refusal(source.edit(to: "x")) == nil)
    let operators = MarkedSource("let a = /b + \"/ ;\" ; f‸(1)\n")
    #expect(operators.refusal(operators.edit(to: "x")) == nil)
  }

  @Test func `A slash is refused if both readings find the call and differ`() {
    let source = MarkedSource("f‸(1) { /\"/ ; \"a\" ; /\"/ }; f‸(2, /\") { } + (\"/) { } + (\"\")")
    #expect(source.refusal(source.edit(1, to: "x")) != nil)
  }

  @Test func `A string in an inactive branch is a string`() throws {
    let source = MarkedSource("#if false\nlet a = \"}\"\n#endif\nf‸(1)")
    #expect(source.refusal(source.edit(to: "x")) == nil)
  }
}
