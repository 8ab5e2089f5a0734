// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
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

  @Test("The message for a custom assertion names the snapshot, also if it is short")
  func returned() throws {
    let session = SnapshotSession(
      environment: ["TINTYPE_OUTPUT": package.output, "TINTYPE_RUN": "run"], waiting: .blocking,
      hasMessageLimit: true)
    for number in 0..<10 {
      let name = SnapshotName(
        target: "FormTests", suite: "LoginTests", test: "appearance",
        identifier: "form\(number)")
      try package.writeReference(Array("old\n".utf8), "appearance.form\(number).txt")
      var request = SnapshotRequest(
        SnapshotOptions(named: name.identifier),
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
      request.source = FailureSource(
        test: "FormTests.LoginTests/appearance", fileID: "FormTests/LoginTests.swift",
        isReturned: true)
      let message = try #require(session.verify(of: { "new\n" }, as: .lines, request).message)
      #expect(name.isNamed(in: message))
      #expect(message.contains("\nsnapshot:   FormTests/LoginTests/appearance.form\(number)\n"))
      let another = SnapshotName(
        target: "FormTests", suite: "LoginTests", test: "appearance", identifier: "form")
      #expect(!another.isNamed(in: message))
    }
    let failures = try package.journal().compactMap(\.failure)
    #expect(Set(failures.map(\.id)).count == 10)
    #expect(failures.allSatisfy { $0.isReturned == true })
  }

  @Test("A known issue of a test is in the journal, and no change awaits a decision")
  func knownIssue() throws {
    let session = package.session()
    try package.writeReference(Array("old\n".utf8), "appearance.form.txt")
    var request = SnapshotRequest(
      SnapshotOptions(named: "form", record: .never),
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
      at: CallSite(file: package.sourceFile, line: 12, column: 5))
    request.source = FailureSource(
      test: nil, fileID: "FormTests/LoginTests.swift", isReturned: false)
    let result = session.verify(of: { "new\n" }, as: .lines, request)
    #expect(!package.files(in: "output/pending").isEmpty)
    session.noteKnownIssue(try #require(result.failure))
    #expect(package.files(in: "output/pending").isEmpty)
    let id = try #require(try package.journal().first?.failure?.id)
    #expect(
      package.lines().contains { line in
        line.contains(#""event":"knownIssue""#) && line.contains(#""failure":"\#(id)""#)
      })
  }

  @Test("The journal has the complete message of each snapshot")
  func journal() throws {
    _ = try messages(10)
    let records = try package.journal()
    #expect(records.count == 10)
    #expect(records.allSatisfy { ($0.message ?? "").split(separator: "\n").count > 2 })
  }
}
