// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Recording in each mode")
struct RecordingTests {
  typealias Record = SnapshotTestingConfiguration.Record

  /// A mode, the old reference, the outcome of the snapshot of “new”, and the new reference.
  struct Case: Sendable {
    var mode: Record
    var before: String?
    var outcome: String
    var after: String?
  }

  static let cases = [
    Case(mode: .all, before: nil, outcome: "recorded", after: "new"),
    Case(mode: .all, before: "new", outcome: "recorded", after: "new"),
    Case(mode: .all, before: "old", outcome: "recorded", after: "new"),
    Case(mode: .missing, before: nil, outcome: "recorded", after: "new"),
    Case(mode: .missing, before: "new", outcome: "matched", after: "new"),
    Case(mode: .missing, before: "old", outcome: "changed", after: "old"),
    Case(mode: .failed, before: nil, outcome: "recorded", after: "new"),
    Case(mode: .failed, before: "new", outcome: "matched", after: "new"),
    Case(mode: .failed, before: "old", outcome: "recorded", after: "new"),
    Case(mode: .never, before: nil, outcome: "missing", after: nil),
    Case(mode: .never, before: "new", outcome: "matched", after: "new"),
    Case(mode: .never, before: "old", outcome: "changed", after: "old"),
  ]

  @Test("The mode decides whether a reference is written, kept or replaced", arguments: cases)
  func reference(example: Case) throws {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    if let before = example.before { try package.writeReference(before) }
    let result = package.verify("new", as: .lines, record: example.mode)
    #expect(result.outcome == example.outcome)
    let after = package.text(of: "__Snapshots__/FormTests/LoginTests/appearance.form.txt")
    #expect(after == example.after)
  }

  @Test("A snapshot fails unless it matches", arguments: cases)
  func message(example: Case) throws {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    if let before = example.before { try package.writeReference(before) }
    let result = package.verify("new", as: .lines, record: example.mode)
    #expect((result.message == nil) == (example.outcome == "matched"))
  }

  @Test("Recording leaves no other files", arguments: cases)
  func temporaryFiles(example: Case) throws {
    let package = try TemporaryPackage()
    if let before = example.before { try package.writeReference(before) }
    _ = package.verify("new", as: .lines, record: example.mode)
    let expected = example.after == nil ? [] : ["FormTests/LoginTests/appearance.form.txt"]
    #expect(package.files(in: "__Snapshots__") == expected)
  }

  @Test("The mode failed reports the difference that it replaced")
  func replacedReference() throws {
    let package = try TemporaryPackage()
    try package.writeReference("old")
    let result = package.verify("new", as: .lines, record: .failed)
    guard case .recorded(let difference?) = result.verdict else {
      Issue.record("The verdict is \(result.verdict).")
      return
    }
    let expected = try #require(TextDifference(from: "old", to: "new"))
    #expect(difference as? TextDifference == expected)
  }

  @Test("A recorded reference matches in the next run")
  func secondRun() throws {
    let package = try TemporaryPackage()
    let image = try SnapshotImage.filled(0x336699)
    #expect(package.verify(image, as: .image).outcome == "recorded")
    #expect(package.verify(image, as: .image).outcome == "matched")
  }

  @Test("A value that cannot be created fails and writes no reference", arguments: cases)
  func throwingValue(example: Case) throws {
    let package = try TemporaryPackage()
    let failing = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      throw Mishap()
    }
    let result = package.verify("new", as: failing, record: example.mode)
    #expect(result.outcome == "failed")
    #expect(package.files(in: "__Snapshots__").isEmpty)
  }
}
