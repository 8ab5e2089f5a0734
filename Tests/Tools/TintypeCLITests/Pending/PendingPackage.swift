// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeScene

@testable import TintypeCLI
@testable import TintypeComparison
@testable import TintypeReports
@testable import TintypeSnapshots

/// A package in the temporary directory with pending changes.
final class PendingPackage: Sendable {
  private let files: TemporaryOutput
  /// The package's root.
  var path: String { files.path }
  /// The output directory of its tests.
  var output: OutputDirectory { OutputDirectory(path: path + "/.build/tintype") }
  var folder: PendingFolder { PendingFolder(output: output) }

  init() throws {
    files = try TemporaryOutput()
    try files.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try makeDirectory(".build/tintype")
  }

  /// Runs the tool in the package.
  func run(
    _ arguments: String..., in directory: String = "", progress: (@Sendable (String) -> Void)? = nil
  ) -> CommandResult {
    run(arguments, in: directory, progress: progress)
  }

  func run(
    _ arguments: [String], in directory: String = "", progress: (@Sendable (String) -> Void)? = nil
  ) -> CommandResult {
    Tool(environment: [:], currentDirectory: self.path + directory, progress: progress).run(
      arguments)
  }

  /// Returns the JSON that a command prints.
  func json(_ arguments: String...) throws -> [String: Any] {
    let result = run(arguments + ["--format", "json"])
    return try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
  }

  // MARK: Files

  func write(_ text: String, to file: String) throws { try files.write(text, to: file) }

  func write(_ bytes: [UInt8], to file: String) throws { try files.write(Data(bytes), to: file) }

  func makeDirectory(_ directory: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + directory, withIntermediateDirectories: true)
  }

  /// Returns the text of a file; `nil` if it does not exist.
  func text(_ file: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + file)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func bytes(_ file: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + file).map(Array.init)
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + file)
  }

  func link(_ file: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + file, withDestinationPath: destination)
  }

  /// Returns all files below a directory in the order of their names.
  func list(_ directory: String) -> [String] {
    let all = FileManager.default.subpaths(atPath: path + "/" + directory) ?? []
    return all.filter { !Directory.exists(at: "\(path)/\(directory)/\($0)") }.sorted()
  }

  /// The files of all pending changes.
  var waiting: [String] { list(".build/tintype/pending") }

  // MARK: Changes

  /// Writes the pending files of a changed snapshot, and its reference if there is one; `adjust`
  /// modifies the change file.
  @discardableResult
  func change(
    _ name: String = "appearance.form", in suite: String = "LoginTests", from old: [UInt8]?,
    to new: [UInt8], difference: [UInt8]? = nil, as pathExtension: String? = "txt",
    run: String = "run", pixels: JournalRecord.PixelSummary? = nil,
    causes: DifferenceCauses? = nil, adjust: (inout PendingChange) -> Void = { _ in }
  ) throws -> PendingChange {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let snapshot = SnapshotName(
      target: "FormTests", suite: suite, test: parts[0], identifier: parts[1])
    let pending = PendingFiles(output: output, name: snapshot, pathExtension: pathExtension)
    let reference =
      "__Snapshots__/FormTests/\(suite)/\(snapshot.file(pathExtension: pathExtension))"
    if let old { try write(old, to: reference) }
    let written = try pending.write(reference: old, actual: new, difference: difference)
    let record = JournalRecord(
      snapshot: snapshot,
      outcome: old == nil ? .missing : .changed,
      reference: reference,
      artifacts: pending.artifacts(written),
      digests: JournalRecord.Digests(
        reference: old.map { SHA256Digest.of($0).hexadecimal },
        actual: SHA256Digest.of(new).hexadecimal),
      location: CallSite(file: "Tests/LoginTests.swift", line: 12, column: 3),
      message: old == nil ? "Snapshot “\(name)” has no reference." : "Snapshot “\(name)” differs.",
      details: pixels == nil && causes == nil
        ? nil : ImageDetails(pixels: pixels, causes: causes?.accounted(for: pixels)))
    var change = PendingChange(run: run, record: record)
    adjust(&change)
    try pending.describe(change)
    // Tests of decisions only need the events of the journal.
    let lines = try [JournalEvent(.began), JournalEvent(.ended)].map { try line($0) + "\n" }
    try files.write(lines.joined(), to: ".build/tintype/runs/\(run)/100.jsonl")
    try files.write(run + "\n", to: ".build/tintype/latest")
    return change
  }

  @discardableResult
  func change(
    _ name: String = "appearance.form", in suite: String = "LoginTests", from old: String?,
    to new: String, difference: String? = nil, as pathExtension: String? = "txt",
    run: String = "run", causes: DifferenceCauses? = nil,
    adjust: (inout PendingChange) -> Void = { _ in }
  ) throws -> PendingChange {
    try change(
      name, in: suite, from: old.map { Array($0.utf8) }, to: Array(new.utf8),
      difference: difference.map { Array($0.utf8) }, as: pathExtension, run: run, causes: causes,
      adjust: adjust)
  }

  /// Writes the changes to the journal of their run, as a test process does.
  func journal(_ changes: [PendingChange], run: String = "run") throws {
    let records = try changes.map { try line($0.record) }
    let lines = try [line(JournalEvent(.began))] + records + [line(JournalEvent(.ended))]
    try files.write(
      lines.joined(separator: "\n") + "\n", to: ".build/tintype/runs/\(run)/200.jsonl")
  }

  /// Returns the text of a reference in the default suite of changes.
  func reference(_ file: String = "appearance.form.txt", in suite: String = "LoginTests") -> String?
  {
    text("__Snapshots__/FormTests/\(suite)/\(file)")
  }
}

/// Returns an image of one color.
func image(_ color: UInt32) throws -> [UInt8] {
  let pixels = [UInt32](repeating: 0xFF00_0000 | color, count: 16)
  return try PNG.encode(Bitmap(width: 4, height: 4, pixels: pixels)).bytes
}

/// Returns causes with a single change of an attribute.
func padding(_ old: Double, _ new: Double) -> DifferenceCauses {
  DifferenceCauses(changes: [
    DifferenceCauses.Cause(
      change: SceneDifference.Change(
        kind: .attribute(
          "padding[0].leading", old: .number(Length(old)), new: .number(Length(new))),
        path: NodePath("Form/Button[0]")))
  ])
}
