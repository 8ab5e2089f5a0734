// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Missing write permission")
struct RefusedWritingTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    // The user without permissions may write only to these directories.
    try package.makeDirectory("output")
    for directory in ["", "/output"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: package.root + directory)
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777], ofItemAtPath: package.output)
  }

  /// Compares the message of a failure with its reference, except for the process identifier.
  private func check(
    _ result: SnapshotResult, testName: String = #function, line: UInt = #line,
    column: UInt = #column
  ) {
    let process = Redaction.replacing("/\(getpid()).jsonl", with: "/[process].jsonl")
    assertText(
      result.message ?? "", named: "message", in: package.root, redacting: [process],
      testName: testName, line: line, column: column)
  }

  @Test("A recording without permission fails and keeps the old reference")
  func reference() throws {
    try package.writeReference("old")
    let result = withoutRights(on: package, below: "__Snapshots__") {
      package.verify("new", as: .lines, record: .all)
    }
    check(result)
    #expect(package.files(in: "__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
    #expect(package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt") == "old")
  }

  @Test("A match needs no write permission for references")
  func readOnlyMatch() throws {
    try package.writeReference("old")
    let result = withoutRights(on: package, below: "__Snapshots__") {
      package.verify("old", as: .lines)
    }
    #expect(result.outcome == "matched")
    #expect(result.message == nil)
  }

  @Test("A difference without write permission for its files is reported")
  func pending() throws {
    try package.writeReference("old")
    let result = withoutRights(on: package, below: "output") {
      package.verify("new", as: .lines, record: .never)
    }
    #expect(result.outcome == "changed")
    check(result)
  }

  @Test("A match without a requested output prints one warning if the journal cannot be written")
  func unrequestedJournal() throws {
    try package.writeReference("old")
    try package.write("", to: ".build")
    let warnings = Mutex<[String]>([])
    let session = SnapshotSession(
      environment: ["TINTYPE_RUN": "run"], waiting: .blocking,
      warn: { text in warnings.withLock { $0.append(text) } })
    func verify(_ value: String) -> SnapshotResult {
      session.verify(
        of: { value }, as: .lines, named: "form", record: .never,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 12, column: 5))
    }
    for _ in 0..<2 {
      let result = verify("old")
      #expect(result.outcome == "matched")
      #expect(result.message == nil)
    }
    let printed = warnings.withLock(\.self)
    #expect(printed.count == 1)
    let process = Redaction.replacing("/\(getpid()).jsonl", with: "/[process].jsonl")
    assertText(printed.first ?? "", in: package.root, redacting: [process])
    #expect(verify("new").message?.contains("Not a directory") == true)
  }

  @Test("A match fails if the requested journal cannot be written, since reports would miss it")
  func journal() throws {
    try package.writeReference("old")
    let result = withoutRights(on: package, below: "output") {
      package.verify("old", as: .lines, record: .never)
    }
    check(result)
  }

  @Test("An output directory that is a file is an error")
  func fileInTheWay() throws {
    try package.writeReference("old")
    try package.write("", to: "taken")
    let result = package.verify(
      "old", as: .lines, variables: ["TINTYPE_OUTPUT": package.root + "/taken"])
    #expect(result.message?.contains("Not a directory") == true)
  }

  @Test("An unreadable reference is not a missing one")
  func unreadable() throws {
    try package.writeReference("old")
    let path = package.references + "/appearance.form.txt"
    let result = withoutRights(on: package, below: "__Snapshots__", readable: false) {
      package.verify("old", as: .lines, record: .missing)
    }
    #expect(result.error == .unreadableReference(path: path, error: .system(code: EACCES)))
  }
}
