// SPDX-License-Identifier: MIT

import Testing
import TintypeSnapshots
import TintypeTestSupport

@Suite("Messages of many changed snapshots") struct ShortMessageTests {
  private let package: TemporaryPackage

  init() throws { package = try TemporaryPackage() }

  /// Returns the messages of changed texts in one process.
  private func messages(_ count: Int, _ variables: [String: String] = [:]) throws -> [String] {
    let fixed = ["TINTYPE_OUTPUT": package.output, "TINTYPE_RUN": "run"]
    let session = SnapshotSession(
      environment: fixed.merging(variables) { $1 }, waiting: .blocking, hasMessageLimit: true)
    return try (0..<count).map { number in
      try package.writeReference(Array("old\n".utf8), "appearance.form\(number).txt")
      let result = session.verify(
        of: { "new\n" }, as: .lines, named: "form\(number)",
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
      return try #require(result.message)
    }
  }

  @Test("After eight changed snapshots in a process, a message has two lines")
  func short() throws {
    let lines = try messages(10).map { $0.split(separator: "\n").count }
    #expect(lines.prefix(8).allSatisfy { $0 > 2 })
    #expect(lines.suffix(2) == [2, 2])
    let last = try #require(try messages(9).last)
    assertText(last)
  }

  @Test("The messages of 27 changed snapshots have at most 150 lines")
  func run() throws {
    let lines = try messages(27).map { $0.split(separator: "\n").count }
    #expect(lines.reduce(0, +) <= 150)
  }

  @Test("TINTYPE_MESSAGES=complete prints all messages completely")
  func complete() throws {
    let all = try messages(10, ["TINTYPE_MESSAGES": "complete"])
    #expect(all.allSatisfy { $0.split(separator: "\n").count > 2 })
  }

  @Test("The journal has the complete message of each snapshot")
  func journal() throws {
    _ = try messages(10)
    let records = try package.journal()
    #expect(records.count == 10)
    #expect(records.allSatisfy { ($0.message ?? "").split(separator: "\n").count > 2 })
  }
}
