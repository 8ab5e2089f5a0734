// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeScheduling
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Snapshots with pending work")
struct PendingWorkTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  /// Verifies a value while the test has pending work.
  private func verify<Value, Format>(
    _ value: Value,
    as strategy: Snapshotting<Value, Format>,
    record: SnapshotTestingConfiguration.Record? = nil,
    pending: [PendingWork] = [PendingWork(.load, name: "avatar.png", owner: "ProfileView")],
    allowPending: String? = nil
  ) -> SnapshotResult {
    WorkTracker.withScope(WorkTracker.Scope(package.root)) {
      let tokens = pending.map { WorkTracker.begin($0) }
      return withExtendedLifetime(tokens) {
        package.session().verify(
          of: { value }, as: strategy,
          SnapshotRequest(
            SnapshotOptions(named: "form", record: record, allowPending: allowPending),
            in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
            at: CallSite(file: package.sourceFile, line: 12, column: 5)))
      }
    }
  }

  @Test("Pending work fails the snapshot with a list, and nothing is recorded")
  func fails() throws {
    let result = verify("a", as: .lines, record: .all)
    let load = "a load “avatar.png”, for ProfileView"
    #expect(result.error == .pending([load]))
    #expect(result.message?.contains("\(load)\n") == true)
    #expect(package.files(in: "__Snapshots__").isEmpty)
  }

  @Test("Pending work fails a snapshot even if the reference matches")
  func failsOnAMatch() throws {
    try package.writeReference("a")
    #expect(verify("a", as: .lines).outcome == "failed")
    #expect(verify("a", as: .lines, pending: []).outcome == "matched")
  }

  @Test("Pending work is allowed with a reason, which is noted in the journal")
  func allowed() throws {
    try package.writeReference("a")
    let result = verify("a", as: .lines, allowPending: "The skeleton is what is tested.")
    #expect(result.outcome == "matched")
    assertText(try #require(package.journal().last).notes.joined(separator: "\n"))
  }

  @Test("Pending work is allowed with a reason in the configuration")
  func configured() throws {
    try package.writeReference("a")
    let result = withSnapshotTesting(allowPending: "Skeletons.") {
      withSnapshotTesting(record: .never) { verify("a", as: .lines) }
    }
    #expect(result.outcome == "matched")
  }

  @Test("An empty reason is rejected", arguments: ["", " \n"])
  func noReason(reason: String) {
    #expect(verify("a", as: .lines, allowPending: reason).error == .noReasonForPending)
    #expect(
      verify("a", as: .lines, pending: [], allowPending: reason).error == .noReasonForPending)
  }

  @Test("The manifest of the image contains the reason and the list")
  func manifest() throws {
    let image = try SnapshotImage.filled(0x336699)
    _ = verify(image, as: .image, record: .all, allowPending: "Skeleton.")
    let bytes = try #require(
      package.bytes(of: "__Snapshots__/FormTests/LoginTests/appearance.form.png"))
    let json = try Zlib.decompress(try #require(PNGFile(bytes).data(of: "tySN")), limit: 1 << 20)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(json))
    #expect(manifest.settled?.reason == "Skeleton.")
    #expect(manifest.settled?.pending == ["a load “avatar.png”, for ProfileView"])
  }

  @Test("The manifest does not mention pending work if there was none")
  func manifestDoesNotMentionPendingWorkIfThereWasNone() throws {
    let image = try SnapshotImage.filled(0x336699)
    _ = verify(image, as: .image, record: .all, pending: [], allowPending: "Skeleton.")
    let bytes = try #require(
      package.bytes(of: "__Snapshots__/FormTests/LoginTests/appearance.form.png"))
    let json = try Zlib.decompress(try #require(PNGFile(bytes).data(of: "tySN")), limit: 1 << 20)
    #expect(try JSONDecoder().decode(Manifest.self, from: Data(json)).settled == nil)
  }

  private struct Manifest: Decodable {
    struct Settled: Decodable {
      var reason: String
      var pending: [String]
    }

    var settled: Settled?
  }

  @Test("The message lists at most ten items")
  func many() {
    let work = (1...12).map { PendingWork(.load, name: "\($0).png") }
    let message = verify("a", as: .lines, pending: work).message ?? ""
    #expect(message.contains("10.png"))
    assertText(message, in: package.root)
    #expect(!message.contains("11.png"))
  }
}
