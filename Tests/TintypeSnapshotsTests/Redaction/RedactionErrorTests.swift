// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots

@Suite("The words of an error about a redaction")
struct RedactionErrorTests {
  @Test(
    "say what is wrong, where, and what to do",
    arguments: [
      (
        .invalidPattern("a(b", reason: "expected ')'"),
        """
        The pattern “a(b” of a redaction is no regular expression: expected ')'. Correct it, or \
        pass a regex literal, which is checked when it is compiled.
        """
      ),
      (
        .malformedKeyPath("a..b", column: 3, expected: "a key"),
        """
        The key path “a..b” of a redaction is malformed at character 3: expected a key. Write it \
        like user.id, items[0].id, items[*].id, **.id or ["a.b"].
        """
      ),
      (
        .notJSON(keyPath: "id", line: 2, expected: "“:”"),
        """
        The text is no JSON, so the key path “id” cannot be found in it: in line 2, expected “:”. \
        Redact it with a pattern, or after what makes it JSON.
        """
      ),
    ] as [(RedactionError, String)])
  func description(error: RedactionError, text: String) {
    #expect(error.description == text)
  }

  @Test("reach the one who takes the snapshot")
  func message() throws {
    let verification = try TemporaryPackage().verify(
      "text", as: .lines.redacting(.keyPath("id")))
    #expect(
      verification.message?.hasPrefix(
        """
        Snapshot “appearance.form” could not be compared. The text is no JSON, so the key path “id” \
        cannot be found in it: in line 1, expected true, false or null.
        """) == true)
  }
}
