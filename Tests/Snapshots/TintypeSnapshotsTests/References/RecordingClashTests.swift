// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Conflicting recordings")
struct RecordingClashTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(
    _ value: @escaping () -> String, named name: String, in session: SnapshotSession,
    line: UInt = 12
  ) -> SnapshotResult {
    session.verify(
      of: value, as: .lines, named: name, record: .missing,
      in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
      at: CallSite(file: package.sourceFile, line: line, column: 5))
  }

  @Test("Names that differ only by case are an error with both call sites")
  func caseInOneRun() {
    let session = package.session()
    #expect(verify({ "a" }, named: "Form", in: session, line: 10).outcome == "recorded")
    let file = "Tests/FormTests/LoginTests.swift"
    #expect(
      verify({ "a" }, named: "form", in: session, line: 20).error
        == .namesDifferByCase(
          "appearance.form.txt", "appearance.Form.txt",
          first: CallSite(file: file, line: 10, column: 5),
          second: CallSite(file: file, line: 20, column: 5)))
    #expect(package.files(in: "__Snapshots__").count == 1)
  }

  @Test("A reference is not recorded next to a file whose name differs only by case")
  func caseOnDisk() throws {
    try package.writeReference(Array("a".utf8), "appearance.Form.txt")
    #expect(
      package.verify("a", as: .lines, record: .missing).error
        == .caseClash(
          path: package.references + "/appearance.form.txt", neighbor: "appearance.Form.txt"))
    #expect(package.files(in: "__Snapshots__").count == 1)
  }

  /// A strategy for texts.
  ///
  /// Another process records a reference while it writes its own.
  private func interrupted(by other: String) -> Snapshotting<String, String> {
    var strategy = Snapshotting<String, String>.lines
    let calls = Mutex(0)
    strategy.diffing.toData = { [package] text in
      // The first call computes the digest, before the reference is searched for.
      if calls.withLock({ calls in
        calls += 1
        return calls == 2
      }) {
        try? package.writeReference(other)
      }
      return Data(text.utf8)
    }
    return strategy
  }

  @Test("A different reference that another process recorded meanwhile is kept and reported")
  func recordedMeanwhile() {
    #expect(
      package.verify("ours", as: interrupted(by: "theirs"), record: .missing).error
        == .recordedMeanwhile(path: package.references + "/appearance.form.txt"))
    #expect(package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt") == "theirs")
    #expect(package.files(in: "__Snapshots__").count == 1)
  }

  @Test("An equal reference that another process recorded meanwhile counts as recorded")
  func equalReferenceThatAnotherProcessRecordedMeanwhileCounts() {
    #expect(
      package.verify("same", as: interrupted(by: "same"), record: .missing).outcome == "recorded")
  }

  @Test("Concurrent recordings leave one complete file")
  func manyAtOnce() async throws {
    let outcomes = await withTaskGroup(of: String.self) { group in
      for number in 0..<32 {
        group.addTask { [package] in
          package.verify(
            String(repeating: "\(number % 2)", count: 100_000), as: .lines, record: .missing
          ).outcome
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.contains("recorded"))
    let text = try #require(
      package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt"))
    #expect(text.count == 100_000 && Set(text).count == 1)
    #expect(package.files(in: "__Snapshots__").count == 1)
  }
}
