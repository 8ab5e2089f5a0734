// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns
import TintypeSnapshots

/// A run that compares all previews in a program with their references, and can audit them.
struct PreviewTestRun {
  var run: TestRun
  var built: BuiltPreviews
  /// The absolute path of the directory that contains `__Snapshots__`.
  var root: String
  var settings: ProjectSettings
  var options: PreviewOptions
  /// The contents of the configuration with which the previews are audited; `nil` for no audits.
  var auditConfiguration: String?
  /// The variables of the processes.
  var environment: [String: String]

  /// The end of a run.
  struct Ending {
    /// A Boolean value that indicates whether a snapshot does not match.
    var hasFailures: Bool
  }

  /// Compares the previews.
  ///
  /// - Parameter progress: Receives the number of compared snapshots, and the number of all.
  /// - Returns: Whether a snapshot does not match.
  /// - Throws: The errors of ``PreviewRun``, and those of the journal.
  func run(progress: (Int, Int) -> Void) throws -> Ending {
    let images = run.output.path + "/previews"
    try Directory.create(at: images)
    var request = PreviewRequest(images: images, events: -1)
    request.variants = options.settings.request
    request.modules = built.modules
    request.excluded = settings.excluded
    request.shard = run.shard
    var verification = PreviewRequest.Verification(
      root: root, files: files, allowsPendingWork: settings.allowsPendingWork)
    verification.auditConfiguration = auditConfiguration
    request.verification = verification
    let process = PreviewProcess(
      program: built.program.path, request: request, environment: environment,
      timeout: options.timeout * 1000)
    var (total, done, hasFailures) = (0, 0, false)
    let previews = PreviewRun(process: process) { ending, interrupted in
      if interrupted != nil { hasFailures = true }
      try end(ending, interrupted)
    }
    let results = try previews.run { event in
      switch event {
      // Another shard renders the other previews.
      case .list(let items, let start):
        total = (start + items.count) / (run.shard?.total ?? 1)
      case .verified(_, let message):
        done += 1
        if message != nil { hasFailures = true }
        progress(done, total)
      case .declaring, .rendering, .rendered, .failed, .finished: break
      }
    }
    if try noteMissing(results) { hasFailures = true }
    return Ending(hasFailures: hasFailures)
  }

  /// The absolute paths of files by their file IDs.
  private var files: [String: String] {
    var files: [String: String] = [:]
    for target in built.description?.targets ?? [] {
      for source in target.sources {
        let path = target.path.isEmpty ? source : "\(target.path)/\(source)"
        files["\(target.module)/\(FilePath.name(of: path))"] = FilePath.absolute(path, in: root)
      }
    }
    return files
  }

  /// Digits that are equal for shards of the same previews.
  static func assignment(of built: BuiltPreviews, total: Int) -> String {
    let sources = (built.description?.targets ?? []).flatMap { target in
      target.sources.map { "\(target.module)/\($0)" }
    }
    return TestAssignment(of: sources, total: total, timings: TestTimings()).identity
  }

  // MARK: Journal

  /// Ends the journal of a process, which cannot do so itself if it traps.
  private func end(
    _ ending: PreviewProcess.Ending, _ interrupted: PreviewRun.Interrupted?
  ) throws {
    let path = run.output.run(run.name.description) + "/\(ending.identifier).jsonl"
    if interrupted != nil { try reopen(path) }
    switch interrupted {
    case .snapshot(let item, let message)?:
      let file = item.fileID.flatMap { files[$0] } ?? "\(root)/\(item.name).swift"
      let site = CallSite(file: file, line: UInt(max(item.line ?? 1, 1)), column: 1)
      try append(
        failure(
          of: PreviewReferenceName(item).snapshot(in: item.module),
          at: site.relative(to: root), message), to: path)
    case .declaration(let name, let message)?:
      let module = String(name.prefix { $0 != "/" && $0 != "." })
      let rest = name.dropFirst(module.count + 1).prefix { $0 != ":" }
      let suite = SnapshotName.fileName(
        String(rest.hasSuffix(".swift") ? rest.dropLast(6) : rest))
      let file = files["\(module)/\(rest)"] ?? "\(root)/\(rest)"
      let site = CallSite(file: file, line: 1, column: 1).relative(to: root)
      try append(
        failure(
          of: SnapshotName(
            target: module, suite: suite, test: "Preview", identifier: "declaration"),
          at: site, message), to: path)
    case nil: break
    }
    guard let lines = Self.lines(of: path), !Self.isEnd(lines.last) else { return }
    var event = JournalEvent(.ended)
    event.lines = max(lines.count - 1, 0)
    event.tests = event.lines
    (event.attempt, event.shard) = (run.attempt == 1 ? nil : run.attempt, run.shard)
    try JournalFile.append(event.line, to: path)
  }

  /// Removes the end of a journal, which a process that exits in a preview writes itself.
  private func reopen(_ path: String) throws {
    guard let lines = Self.lines(of: path), Self.isEnd(lines.last) else { return }
    try AtomicFile.write(
      Array(lines.dropLast().joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")],
      to: path)
  }

  private static func lines(of path: String) -> [ArraySlice<UInt8>]? {
    (try? RegularFile.bytes(of: path, limit: 1 << 30))?.split(separator: UInt8(ascii: "\n"))
  }

  private static func isEnd(_ line: ArraySlice<UInt8>?) -> Bool {
    line.map { String(decoding: $0, as: UTF8.self).contains(#""event":"ended""#) } ?? false
  }

  private func failure(
    of snapshot: SnapshotName, at site: CallSite, _ message: String
  ) -> JournalRecord {
    JournalRecord(snapshot: snapshot, outcome: .failed, location: site, message: message)
  }

  private func append(_ record: JournalRecord, to path: String) throws {
    var record = record
    (record.attempt, record.shard) = (run.attempt == 1 ? nil : run.attempt, run.shard)
    try JournalFile.append(record.line, to: path)
  }

  /// Records references of files of which something is left out, if their previews are missing.
  ///
  /// Otherwise a file that no longer compiles would take its previews out of the run unnoticed.
  ///
  /// - Returns: Whether there is such a reference.
  private func noteMissing(_ results: PreviewRun.Results) throws -> Bool {
    guard let coverage = built.coverage, !coverage.isComplete else { return false }
    let shown = Set(
      results.items.map { PreviewReferenceName($0).snapshot(in: $0.module).suitePath })
    let parts = Set(
      coverage.omissions.map { file -> String in
        let name = FilePath.name(of: file.path)
        return SnapshotName.fileName(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name)
      })
    var missing: [String] = []
    for reference in ReferenceInventory(of: root, extensions: ["png"]).references {
      let words = reference.path.split(separator: "/").map(String.init)
      guard words.count >= 4, words[0] == ReferenceLocation.directoryName,
        built.modules?.contains(words[1]) != false, parts.contains(words[2]),
        !shown.contains("\(words[1])/\(words[2])")
      else { continue }
      missing.append(reference.path)
    }
    guard !missing.isEmpty else { return false }
    let path = "\(run.output.run(run.name.description))/tintype.jsonl"
    for reference in missing {
      var event = JournalEvent(
        .testFailed, test: reference,
        message: "The preview of this reference is left out, because its file does not compile.")
      (event.attempt, event.shard) = (run.attempt == 1 ? nil : run.attempt, run.shard)
      try JournalFile.append(event.line, to: path)
    }
    return true
  }
}

extension SnapshotName {
  /// The module and the file of a preview.
  fileprivate var suitePath: String { "\(target)/\(suite)" }
}
