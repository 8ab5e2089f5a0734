// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditingTestSupport
import TintypeTestSupport

@testable import TintypeSourceEditing

@Suite("Refusals of the source rewriter")
struct SourceRefusalTests {
  @Test(
    "A position without a call is refused",
    arguments: [
      "let x = ‸1", "‸(1)", "// f‸(1)", "\"f‸(1)\"", "if ‸(x) {}", "func f‸() {}", "f‸[1]",
      "/* /* */ f‸(1) */", "#/ f‸(1) /#", "let a = \"\"\"\n\\(f‸(1))\n\"\"\"",
    ])
  func noCall(text: String) {
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(to: "x")) == .noCall)
  }

  @Test(
    "A position outside the file is refused",
    arguments: [(0, 1), (1, 0), (9, 1), (1, 99), (1, Int.max), (Int.min, Int.min)])
  func outside(line: Int, column: Int) throws {
    let edit = SnapshotEdit(at: SnapshotPosition(line: line, column: column), from: nil, to: "x")
    #expect(try SourceRewriter.apply([edit], to: Array("f(1)".utf8)).refusals == [0: .noCall])
  }

  @Test(
    "A call in a condition is refused",
    arguments: [
      "if f‸(1) {\n}", "guard let x = try f‸(1) else { return }", "while a, f‸(1) { }",
      "for x in f‸(1) { }", "switch f‸(1) { default: break }", "if a,\n  f‸(1) {\n}",
    ])
  func condition(text: String) {
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(to: "x")) == .condition)
  }

  @Test(
    "A call that follows a condition is not refused",
    arguments: [
      "if a { }\nf‸(1)", "if a { f‸(1) }", "x.for(1)\nf‸(1)", "if g(f‸(1)) { }", "let a = b\nf‸(1)",
      "switch a {\ncase .if: f‸(1)\n}", "while a {}; f‸(1)", "f‸(1)\nf(2)",
    ])
  func noCondition(text: String) {
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(to: "x")) == nil)
  }

  @Test func `A closure whose literal was edited is refused`() {
    let source = MarkedSource("f‸(1) { \"edited\" }")
    #expect(source.refusal(source.edit(from: "old", to: "new")) == .otherLiteral)
  }

  @Test(
    "A closure with an expression other than a literal is refused",
    arguments: [
      "f‸(1) { text }", "f‸(1) { \"a\" + \"b\" }", "f‸(1) { \"\\(x)\" }", "f‸(1) { }",
      "f‸(1) { let a = 1; return \"a\" }",
    ])
  func notALiteral(text: String) {
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(from: "old", to: "new")) == .notALiteral)
  }

  @Test func `An unexpected closure is refused`() {
    let source = MarkedSource("f‸(1) { \"a\" }")
    #expect(source.refusal(source.edit(to: "new")) == .closurePresent(label: "matches"))
    let next = MarkedSource("f‸(1)\n{ \"a\" }")
    #expect(next.refusal(next.edit(to: "new")) == .closurePresent(label: "matches"))
  }

  @Test func `A closure that is missing in the source is refused`() {
    let source = MarkedSource("f‸(1)")
    #expect(source.refusal(source.edit(from: "a", to: "b")) == .closureMissing(label: "matches"))
  }

  @Test func `An argument that is not a closure is refused`() {
    let source = MarkedSource("f‸(1, matches: text)")
    #expect(source.refusal(source.edit(from: "a", to: "b")) == .notAClosure(label: "matches"))
    #expect(source.refusal(source.edit(to: "b")) == .notAClosure(label: "matches"))
  }

  @Test func `A closure whose position depends on missing closures is refused`() {
    let source = MarkedSource("f‸(1)")
    #expect(
      source.refusal(source.edit(to: "b", label: "is", offset: 1))
        == .closureOutOfOrder(label: "is", offset: 1))
  }

  @Test func `Removing a closure that determines the label of the next one is refused`() {
    let source = MarkedSource("f‸(1) { \"a\" } b: { }")
    #expect(source.refusal(source.edit(from: "a", to: nil)) == .removalRelabels)
    let comment = MarkedSource("f‸(1) /* a */ { \"a\" }")
    #expect(comment.refusal(comment.edit(from: "a", to: nil)) == .commentInTheWay)
  }

  @Test(
    "A file with ambiguous tokens is refused",
    arguments: [
      ("f‸(1)\nlet a = \"", SourceRefusal.unterminated(.string, line: 2)),
      ("f‸(1)\n\n/* /* */", .unterminated(.comment, line: 3)),
      ("f‸(1)\n`a", .unterminated(.identifier, line: 2)),
      ("f‸(1)\n\"\"\"\n", .unterminated(.multilineString, line: 2)),
      ("f‸(1)\n#/a\n/#", .unterminated(.regex, line: 2)),
      ("f‸(1)\n\"\\(a\"", .unterminated(.string, line: 2)),
      ("f‸(1)\n\"\"\"\n\\(a\n\"\"\"", .unterminated(.multilineString, line: 4)),
      ("f‸(1) }", .unbalanced(line: 1)), ("f‸(1)\n(", .unbalanced(line: 2)),
      ("f‸(1)\n(]", .unbalanced(line: 2)), ("#if A\nf‸(1", .unbalanced(line: 2)),
      ("f‸(\n#if A\n1)\n#else\n2)\n#endif", .unbalanced(line: 4)),
      ("#if A\nf‸(1)", .unbalanced(line: 2)), ("f‸(1)\n#endif", .unbalanced(line: 2)),
      ("f‸(1)\n\0", .unexpectedCharacter(line: 2)), ("f‸(1)\ra", .carriageReturn(line: 1)),
      ("f‸(1)\n#sourceLocation(file: \"a\", line: 1)", .relocated(line: 2)),
    ])
  func unreadable(text: String, refusal: SourceRefusal) {
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(to: "x")) == refusal)
  }

  @Test func `Bytes that are not UTF-8 are refused`() {
    #expect(throws: SourceRefusal.notUTF8) {
      try SourceRewriter.apply([], to: [0x66, 0xFF])
    }
  }

  @Test func `Interpolations that are nested too deeply are refused`() {
    let depth = 2_000
    let text =
      "f‸(1)\n" + String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    let source = MarkedSource(text)
    #expect(source.refusal(source.edit(to: "x")) == .nestedTooDeeply(line: 2))
  }

  @Test func `One change is refused and the others are made`() throws {
    let source = MarkedSource("f‸(1) { \"edited\" }\nf‸(2)")
    let result = try SourceRewriter.apply(
      [source.edit(0, from: "old", to: "new"), source.edit(1, to: "b")], to: source.bytes)
    #expect(result.refusals == [0: .otherLiteral])
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == "f(1) { \"edited\" }\nf(2) {\n    \"\"\"\n    b\n    \"\"\"\n}")
  }

  @Test func `Every refusal has a message that names the remedy`() {
    let all: [(String, SourceRefusal)] = [
      ("not UTF-8", .notUTF8), ("carriage return", .carriageReturn(line: 3)),
      ("null character", .unexpectedCharacter(line: 3)),
      ("string without an end", .unterminated(.multilineString, line: 3)),
      ("regular expression without an end", .unterminated(.regex, line: 3)),
      ("bracket without a partner", .unbalanced(line: 3)),
      ("nested interpolations", .nestedTooDeeply(line: 3)),
      ("#sourceLocation", .relocated(line: 3)), ("ambiguous slash", .ambiguousSlash),
      ("no call", .noCall), ("condition", .condition),
      ("closure missing", .closureMissing(label: "is")),
      ("closure present", .closurePresent(label: "is")),
      ("no closure", .notAClosure(label: "is")), ("no literal", .notALiteral),
      ("other literal", .otherLiteral), ("order", .closureOutOfOrder(label: "is", offset: 1)),
      ("removal", .removalRelabels), ("comment", .commentInTheWay),
      ("different texts", .differentTexts), ("not verifiable", .unverifiable),
    ]
    assertTexts(all.map { (heading: $0.0, text: "\($0.1)") })
  }
}
