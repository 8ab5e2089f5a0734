// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeTestSupport

@Suite("Descriptions of value errors")
struct ValueErrorTests {
  static let errors: [(name: String, error: ValueError)] = [
    ("notJSON, the value", .notJSON(path: "", type: "User")),
    ("notJSON, a part", .notJSON(path: "a[1]", type: "Double")),
    ("nestedTooDeep", .nestedTooDeep(limit: 512)),
    ("notEncodable", .notEncodable(type: "User", format: "JSON", reason: "It has no name")),
    ("notText", .notText(type: "User", format: "a property list")),
    ("dumpTooLarge", .dumpTooLarge(type: "User", limit: 1 << 30)),
    ("requestWithoutURL", .requestWithoutURL),
  ]

  @Test("Value errors state what is wrong, where, and what to do") func description() {
    assertTexts(Self.errors.map { ($0.name, $0.error.description) })
  }
}
