// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Descriptions of redaction errors")
struct RedactionErrorTests {
  static let errors: [(name: String, error: RedactionError)] = [
    ("invalidPattern", .invalidPattern("a(b", reason: "expected ')'")),
    ("malformedKeyPath", .malformedKeyPath("a..b", column: 3, expected: "a key")),
    ("notJSON", .notJSON(keyPath: "id", line: 2, expected: "“:”")),
  ]

  @Test("Redaction errors state what is wrong, where, and what to do") func description() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }

  @Test("A redaction error is the message of the snapshot")
  func message() throws {
    let result = try TemporaryPackage().verify(
      "text", as: .lines.redacting(.keyPath("id")))
    assertText(result.message ?? "")
  }
}
