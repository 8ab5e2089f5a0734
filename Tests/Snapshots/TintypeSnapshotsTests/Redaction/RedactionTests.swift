// SPDX-License-Identifier: MIT

import RegexBuilder
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Redactions")
struct RedactionTests {
  private func redacted(_ text: String, _ redactions: Redaction...) throws -> String {
    try TintypeSnapshotsTests.text(of: text, as: .lines.redacting(redactions))
  }

  static let first = "0F8FAD5B-D9CB-469F-A165-70867728950E"
  static let second = "7c9e6679-7425-40de-944b-e07fc1f90ae7"

  @Test(
    "UUIDs are numbered in order of appearance",
    arguments: [
      ("\(first)", "[uuid 1]"),
      ("a \(first), \(second), \(first.lowercased()).", "a [uuid 1], [uuid 2], [uuid 1]."),
      ("{\"id\":\"\(second)\"}", "{\"id\":\"[uuid 1]\"}"),
      ("\(first)-\(second)", "[uuid 1]-[uuid 2]"),
      ("-\(first)-", "-[uuid 1]-"),
      ("é\(first)é", "é[uuid 1]é"),
      ("", ""),
      ("-", "-"),
      ("x\(first)", "x\(first)"),
      ("\(first)0", "\(first)0"),
      ("\(first.dropLast())", "\(first.dropLast())"),
      ("\(first.dropLast())G", "\(first.dropLast())G"),
      ("0F8FAD5BxD9CB-469F-A165-70867728950E", "0F8FAD5BxD9CB-469F-A165-70867728950E"),
    ])
  func uuids(text: String, expected: String) throws {
    #expect(try redacted(text, .uuids) == expected)
  }

  @Test(
    "Addresses are numbered in order of appearance",
    arguments: [
      ("<Foo: 0x600001234abc>", "<Foo: [address 1]>"),
      ("0x123456 0x654321 0x00123456", "[address 1] [address 2] [address 1]"),
      ("0xABCDEF 0xabcdef", "[address 1] [address 1]"),
      ("0x12345", "0x12345"),
      ("00x123456", "00x123456"),
      ("0x123456g", "0x123456g"),
      ("x 0x", "x 0x"),
      ("x", "x"),
      ("0x0x123456", "0x0x123456"),
    ])
  func addresses(text: String, expected: String) throws {
    #expect(try redacted(text, .addresses) == expected)
  }

  @Test(
    "ISO 8601 dates are redacted",
    arguments: [
      "2001-01-01T00:00:00Z", "2001-01-01T00:00:00", "2001-01-01T00:00", "2001-01-01T00:00Z",
      "2001-12-31T23:59:60.123456789Z", "2001-01-01T00:00:00,5+01:00",
      "2001-01-01T00:00:00-0330", "2001-01-01T00:00:00+01", "12001-01-01T00:00:00Z",
      "2001-01-01 00:00:00 +0000", "2001-01-01 00:00:00", "2001-01-01T24:00:00.000Z",
    ])
  func dates(date: String) throws {
    #expect(try redacted("a \(date), b", .dates) == "a [date], b")
    #expect(try redacted("\(date)\n\(date)", .dates) == "[date]\n[date]")
    #expect(try redacted("“\(date)”", .dates) == "“[date]”")
  }

  @Test(
    "Texts that are not dates are kept",
    arguments: [
      "2001-01-01", "12:30:00", ":", "2001-13-01T00:00:00Z", "2001-01-32T00:00:00Z",
      "2001-01-00T00:00", "2001-01-01T25:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:61Z",
      "201-01-01T00:00:00Z", "2001-01-01x00:00:00Z", "2001-01-01T00:00:000", "2001-01-01T00:000",
      "2001/01/01T00:00:00Z",
    ])
  func noDates(text: String) throws {
    #expect(try redacted(text, .dates) == text)
  }

  @Test("A date ends before an invalid time zone")
  func zones() throws {
    #expect(try redacted("2001-01-01T00:00:00+1", .dates) == "[date]+1")
    #expect(try redacted("2001-01-01T00:00:00+99:00", .dates) == "[date]+99:00")
    #expect(try redacted("2001-01-01T00:00:00 +0000", .dates) == "[date] +0000")
    #expect(try redacted("2001-01-01T00:00:00.", .dates) == "[date].")
  }

  @Test("Matches of a regex are replaced by literal text")
  func regex() throws {
    #expect(try redacted("order 17, order 18", .matching(/order \d+/, with: "$0")) == "$0, $0")
    #expect(
      try redacted("a11", .matching(OneOrMore(.digit), with: "[number]")) == "a[number]")
  }

  @Test("Matches of a pattern are replaced by literal text")
  func pattern() throws {
    #expect(try redacted("order 17", .pattern(#"(\d)\d"#, with: #"\1$1"#)) == #"order \1$1"#)
  }

  @Test("An invalid pattern is an error")
  func invalidPattern() throws {
    #expect(throws: RedactionError.invalidPattern("a(b", reason: "expected ')'")) {
      try redacted("", .pattern("a(b", with: ""))
    }
  }

  @Test("Redactions are applied in order")
  func order() throws {
    let text = "id \(Self.first)"
    #expect(try redacted(text, .uuids, .pattern(#"uuid \d"#, with: "x")) == "id [x]")
    #expect(try redacted(text, .pattern(#"uuid \d"#, with: "x"), .uuids) == "id [uuid 1]")
    #expect(try redacted(text) == text)
  }

  struct Order: Encodable {
    var id: String
    var date = "2001-01-01T00:00:00Z"
  }

  @Test("Redactions work with every text strategy, before and after a pullback")
  func strategies() throws {
    let order = Order(id: Self.first)
    #expect(
      try text(of: order, as: .dump.redacting(.uuids, .dates)) == """
        ▿ Order
          - date: "[date]"
          - id: "[uuid 1]"

        """)
    let json = Snapshotting<Order, String>.json.redacting(.uuids, .dates)
    #expect(
      try text(of: order, as: json)
        == "{\n  \"date\" : \"[date]\",\n  \"id\" : \"[uuid 1]\"\n}")
    #expect(json.pathExtension == "json")
    let ids = Snapshotting<String, String>.lines.redacting(.uuids)
      .pullback { (order: Order) in order.id }
    #expect(try text(of: order, as: ids) == "[uuid 1]")
    #expect(ids.pathExtension == "txt")
  }

  @Test("Texts that differ only in redacted parts are equal")
  func comparison() throws {
    let package = try TemporaryPackage()
    let strategy = Snapshotting<String, String>.lines.redacting(.uuids)
    #expect(package.verify("a \(Self.first)", as: strategy).outcome == "recorded")
    #expect(package.verify("a \(Self.second)", as: strategy).outcome == "matched")
    let changed = package.verify("b \(Self.second)", as: strategy)
    #expect(changed.message?.contains("\u{2212}a [uuid 1]\n+b [uuid 1]") == true)
  }

  @Test("Values that differ only in redacted parts may share a name")
  func oneName() throws {
    let package = try TemporaryPackage()
    let session = package.session()
    for id in [Self.first, Self.second] {
      let result = session.verify(
        of: { id }, as: .lines.redacting(.uuids), named: "form", record: .all,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
      #expect(result.outcome == "recorded")
    }
  }
}
