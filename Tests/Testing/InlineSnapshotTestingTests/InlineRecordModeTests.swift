// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeTestSupport

@testable import InlineSnapshotTesting

@Suite("Record modes of inline snapshots")
struct InlineRecordModeTests {
  /// A row of the table: the mode, the texts of the closure and of the value, and the result.
  struct Row: Sendable, CustomTestStringConvertible {
    var mode: SnapshotTestingConfiguration.Record
    var word: String
    var expected: String?
    var actual: String?
    var outcome: String
    /// The text of the closure after the process, or `nil` for no closure.
    var result: String?

    var testDescription: String {
      "\(word): \(expected ?? "no closure"), \(actual ?? "nil") is \(outcome)"
    }
  }

  static let rows: [Row] = [
    ("missing", nil, "a", "recorded", "a"), ("missing", "a", "a", "matched", "a"),
    ("missing", "a", "b", "changed", "a"), ("missing", "a", nil, "changed", "a"),
    ("missing", nil, nil, "matched", nil), ("missing", "", nil, "changed", ""),
    ("missing", nil, "", "recorded", ""),
    ("failed", nil, "a", "recorded", "a"), ("failed", "a", "a", "matched", "a"),
    ("failed", "a", "b", "recorded", "b"), ("failed", "a", nil, "recorded", nil),
    ("failed", nil, nil, "matched", nil),
    ("all", nil, "a", "recorded", "a"), ("all", "a", "a", "recorded", "a"),
    ("all", "a", "b", "recorded", "b"), ("all", "a", nil, "recorded", nil),
    ("all", nil, nil, "recorded", nil),
    ("never", nil, "a", "missing", nil), ("never", "a", "a", "matched", "a"),
    ("never", "a", "b", "changed", "a"), ("never", "a", nil, "changed", "a"),
    ("never", nil, nil, "matched", nil),
  ].compactMap { word, expected, actual, outcome, result in
    SnapshotTestingConfiguration.Record(rawValue: word).map {
      Row(
        mode: $0, word: word, expected: expected, actual: actual, outcome: outcome, result: result)
    }
  }

  private static func call(_ text: String?) -> String {
    guard let text else { return "f(1)\n" }
    return "f(1) {\n  \"\"\"\n" + (text.isEmpty ? "" : "  \(text)\n") + "  \"\"\"\n}\n"
  }

  @Test("The record mode decides what is written", arguments: try nonEmpty(rows))
  func written(row: Row) throws {
    let source = try TemporarySource(
      "struct A {\n  var a = 1\n}\n" + Self.call(row.expected).replacing("f(", with: "f‸("))
    let session = source.session()
    let snapshotResult = source.verify(
      row.actual, matches: row.expected, record: row.mode, in: session)
    #expect(snapshotResult.outcome == row.outcome)
    #expect((snapshotResult.message == nil) == (row.outcome == "matched"))
    #expect(source.end(session).failed == false)
    #expect(source.text == "struct A {\n  var a = 1\n}\n" + Self.call(row.result))
  }

  @Test func `Under continuous integration nothing is recorded`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let session = source.session(["CI": "true"])
    #expect(source.verify("a", in: session).outcome == "missing")
    #expect(source.end(session).text == "")
    #expect(source.text == "f(1)\n")
  }

  @Test
  func `The environment, the configuration and the argument are resolved in that order`() throws {
    let source = try TemporarySource("f‸(1) { \"a\" }\n")
    let session = source.session(["TINTYPE_RECORD": "never"])
    #expect(source.verify("b", matches: "a", in: session).outcome == "changed")
    withSnapshotTesting(record: .failed) {
      #expect(source.verify("b", matches: "a", in: session).outcome == "recorded")
      #expect(source.verify("b", matches: "a", record: .missing, in: session).outcome == "changed")
    }
  }

  @Test func `An invalid mode in the environment fails the test`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let session = source.session(["TINTYPE_RECORD": "sometimes"])
    #expect(source.verify("a", in: session).outcome == "failed")
    #expect(source.end(session).text == "")
  }

  @Test func `One call with the same text several times is written once`() throws {
    let source = try TemporarySource("f‸(1)\n")
    let session = source.session()
    for _ in 0..<3 { #expect(source.verify("a", in: session).outcome == "recorded") }
    #expect(
      source.end(session).text
        == "note: recorded 1 inline snapshot in Tests/FormTests/LoginTests.swift")
  }

  @Test(
    "One call with different texts is not written",
    arguments: [
      (SnapshotTestingConfiguration.Record.missing, String?.none, ["a", "b", "a"]),
      (.failed, "a", ["a", "b"]), (.failed, "a", ["b", "a"]), (.all, "x", ["a", nil]),
    ])
  func differentTexts(
    mode: SnapshotTestingConfiguration.Record, expected: String?, values: [String?]
  ) throws {
    let source = try TemporarySource("f‸(1)" + (expected.map { " { \"\($0)\" }" } ?? "") + "\n")
    let before = source.text
    let session = source.session()
    let results = values.map {
      source.verify($0, matches: expected, record: mode, in: session)
    }
    #expect(results.contains { $0.outcome == "failed" })
    _ = source.end(session)
    #expect(source.text == before)
  }

  @Test func `Each outcome has a message`() throws {
    let source = try TemporarySource("f‸(1) { \"a\\nb\\nc\" }\nf‸(2)\nf‸(3)\n")
    let session = source.session()
    let head = InlineSnapshot(label: "head", offset: 1, message: "The head differs.")
    let different = [
      source.verify("one\ntwo", 2, in: session), source.verify("one\n2", 2, in: session),
    ]
    assertTexts([
      ("new", source.verify("a", 1, in: session).message ?? ""),
      ("record mode all", source.verify("a", 1, record: .all, in: session).message ?? ""),
      ("no closure", source.verify("a", 1, record: .never, in: session).message ?? ""),
      ("changed", source.verify("a\nx\nc", matches: "a\nb\nc", in: session).message ?? ""),
      ("nil", source.verify(nil, matches: "a\nb\nc", in: session).message ?? ""),
      ("nil and an empty text", source.verify(nil, matches: "", in: session).message ?? ""),
      (
        "replaced",
        source.verify("a\nx\nc", matches: "a\nb\nc", record: .failed, in: session).message ?? ""
      ),
      (
        "a message of the caller",
        source.verify("x", matches: "a", in: session, head).message ?? ""
      ),
      (
        "a label",
        source.verify("x", in: session, InlineSnapshot(label: "body", offset: 2)).message ?? ""
      ),
      ("different texts", different[1].message ?? ""),
    ])
  }

  @Test func `A difference is attached to the test`() throws {
    let source = try TemporarySource("f‸(1) { \"a\" }\n")
    let snapshotResult = source.verify("b", matches: "a", in: source.session())
    #expect(
      snapshotResult.attachments.map(\.name) == [
        "form.inline-1-2.reference.txt", "form.inline-1-2.actual.txt",
        "form.inline-1-2.difference.txt.patch",
      ])
    #expect(snapshotResult.attachments[1].bytes == Array("b".utf8))
  }

  @Test func `The journal counts inline snapshots, without a reference file`() throws {
    let source = try TemporarySource("f‸(1) { \"a\" }\nf‸(2) { \"b\" }\n")
    let session = source.session()
    _ = source.verify("a", matches: "a", in: session)
    _ = source.verify("x", 1, matches: "b", in: session)
    let records = try source.records
    #expect(records.map(\.outcome) == [.matched, .changed])
    #expect(records.allSatisfy { $0.reference == nil && $0.artifacts == nil })
    #expect(
      records.map(\.snapshot.description) == [
        "FormTests/LoginTests/form.inline-1-2", "FormTests/LoginTests/form.inline-2-2",
      ])
    #expect(records[1].location.file == "Tests/FormTests/LoginTests.swift")
    #expect(records[1].fingerprint != nil && records[1].digests?.reference != nil)
  }
}
