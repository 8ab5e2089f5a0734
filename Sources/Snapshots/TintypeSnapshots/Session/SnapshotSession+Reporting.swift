// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

extension SnapshotSession {
  /// Reports an outcome: writes the files of a difference and a line of the journal, and composes
  /// the failure message.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - context: The facts about the snapshot.
  ///   - microseconds: The duration of the snapshot in microseconds.
  /// - Returns: The verdict with everything that the test reports.
  func report(
    _ outcome: SnapshotOutcome, _ context: SnapshotContext, microseconds: Int
  ) -> SnapshotResult {
    let verdict = outcome.verdict
    let output = OutputDirectory(
      environment: environment, packageRoot: context.place.packageRoot, scratch: scratch)
    let pending = PendingFiles(
      output: output, name: context.name, pathExtension: context.pathExtension)
    var message = FailureMessage(context, outcome)
    switch verdict {
    case .changed, .missing:
      message.scratch = namedScratch(of: context.place, output)
    case .failed:
      if !FilePath.isOccupied(context.path) { message.reference = nil }
    case .matched, .recorded: break
    }
    var artifacts: JournalRecord.Artifacts?
    var written: [PendingFiles.File] = []
    do throws(SnapshotError) {
      switch verdict {
      case _ where context.inline != nil: written = outcome.inlineFiles(context)
      case .changed, .missing:
        written = try pending.write(
          reference: verdict.difference?.fullReference ?? outcome.old,
          actual: outcome.new ?? [],
          difference: verdict.difference?.artifact,
          // Lengths and names always encode.
          stored: try? outcome.stored?.packed
        )
        artifacts = pending.artifacts(written)
        message.files = written.filter { ![.reference, .stored].contains($0.kind) }
          .map { ($0.kind.rawValue, $0.path) }
      case .matched, .recorded: try pending.clear()
      case .failed: break
      }
    } catch {
      note(error, verdict, &message)
    }
    // The journal has the whole message, so that the report shows it.
    var record = JournalRecord(outcome, context, artifacts, message: message.text(for: verdict))
    record.microseconds = microseconds
    if record.outcome != .matched, let source = context.source {
      let number = failures.add(1, ordering: .relaxed).newValue
      record.failure = JournalRecord.Failure("\(getpid())-\(number)", source)
    }
    var failure: RecordedFailure?
    let shortMessage = isBrief(verdict) ? message.shortText(for: verdict) : nil
    do throws(SnapshotError) {
      let journal = try journal(in: output, packageRoot: context.place.packageRoot)
      do { try journal.append(record) } catch { throw SnapshotError(error) }
      failure = record.failure.map {
        RecordedFailure(id: $0.id, journal: journal, pending: artifacts == nil ? nil : pending)
      }
      if record.failure?.isReturned == true {
        journals.withLock {
          $0.returned.append(ReturnedFailure(name: record.snapshot, location: record.location))
        }
      }
      if artifacts != nil {
        try pending.describe(PendingChange(run: journal.run, record: record))
      }
    } catch {
      note(error, verdict, &message)
    }
    return SnapshotResult(
      verdict: verdict,
      name: context.name,
      message: (message.errors.isEmpty ? shortMessage : nil) ?? message.text(for: verdict),
      failure: failure,
      attachments: written.filter { $0.kind != .stored }.map {
        SnapshotResult.Attachment(name: $0.name, bytes: $0.bytes)
      }
        + (verdict.difference?.attachments ?? []).map { attachment in
          let (data, name) = attachment.file
          return SnapshotResult.Attachment(
            name: "\(context.name.file(pathExtension: nil)).\(name)", bytes: Array(data))
        }
    )
  }

  /// Adds an error of writing to the message, or prints a warning if the snapshot matched and no
  /// variable requests the output.
  private func note(_ error: SnapshotError, _ verdict: Verdict, _ message: inout FailureMessage) {
    guard case .matched = verdict, case .unwritableOutput = error,
      OutputDirectory.named(by: environment) == nil
    else {
      message.errors.append("\(error)")
      return
    }
    let isFirst = journals.withLock { journals in
      defer { journals.hasWarned = true }
      return !journals.hasWarned
    }
    if isFirst { warn("tintype: Snapshots are compared, but not listed in a report. \(error)\n") }
  }

  /// The number of changed snapshots in a process whose messages are complete: 8.
  ///
  /// With complete messages of at most 12 lines and short ones of 2, 27 changed snapshots print at
  /// most 134 lines.
  package static let completeMessageLimit = 8

  /// Counts a changed snapshot, and returns whether its message is short.
  private func isBrief(_ verdict: Verdict) -> Bool {
    guard case .changed = verdict, hasMessageLimit else { return false }
    return journals.withLock { journals in
      journals.changedSnapshots += 1
      return journals.changedSnapshots > Self.completeMessageLimit
    }
  }

  /// Returns the build directory that commands must contain; `nil` if they find the output without
  /// it.
  private func namedScratch(
    of place: ReferenceLocation, _ output: OutputDirectory
  ) -> ScratchDirectory? {
    guard let scratch, let root = place.packageRoot, !scratch.isUsual(for: root),
      output.path == scratch.output
    else { return nil }
    return scratch
  }
}

extension SnapshotOutcome {
  /// Returns the files that show the difference of an inline snapshot; they are only attached to
  /// the test.
  fileprivate func inlineFiles(_ context: SnapshotContext) -> [PendingFiles.File] {
    var difference: (any SnapshotDifference)?
    switch verdict {
    case .changed(let found): difference = found
    case .missing: break
    case .matched, .recorded, .failed: return []
    }
    let name = context.name.file(pathExtension: nil)
    let files: [(PendingFiles.Kind, String, [UInt8]?)] = [
      (.reference, ".reference.txt", old), (.actual, ".actual.txt", new),
      (.difference, ".difference.txt.patch", difference?.artifact),
    ]
    return files.compactMap { kind, ending, bytes in
      bytes.map { PendingFiles.File(kind: kind, path: name + ending, bytes: $0) }
    }
  }
}

extension JournalRecord {
  fileprivate init(
    _ outcome: SnapshotOutcome, _ context: SnapshotContext, _ artifacts: Artifacts?,
    message: String?
  ) {
    self.init(
      snapshot: context.name,
      outcome: outcome.verdict.outcome,
      reference: context.inline == nil ? context.place.relative(context.path) : nil,
      artifacts: artifacts,
      digests: (outcome.stored?.bytes ?? outcome.new).map { new in
        Digests(
          reference: outcome.old.map { SHA256Digest.of($0).hexadecimal },
          actual: SHA256Digest.of(new).hexadecimal
        )
      },
      matchedDigest: outcome.verdict.outcome == .matched
        ? outcome.old.map { SHA256Digest.of($0).hexadecimal } : nil,
      location: context.callSite,
      message: message,
      textChanges: outcome.verdict.difference?.textChanges,
      details: outcome.details ?? outcome.verdict.difference?.details,
      fingerprint: outcome.verdict.difference?.features,
      notes: outcome.notes
    )
  }
}

/// The journals of a session, and the events that tests reported in addition to snapshots.
struct Journals {
  /// The journals by the path of their output directory.
  var byOutput: [String: Journal] = [:]
  /// The events about tests so far, for journals that begin later.
  var events: [JournalEvent] = []
  /// The failures whose messages were returned to custom assertions of the current XCTest test.
  var returned: [ReturnedFailure] = []
  /// The number of changed snapshots so far.
  var changedSnapshots = 0
  /// A Boolean value that indicates whether the warning of an output that cannot be written was printed.
  var hasWarned = false
}

/// A failure of a snapshot whose message was returned to a custom assertion.
struct ReturnedFailure {
  var name: SnapshotName
  var location: CallSite

  /// Returns whether a failure at a location of XCTest is at the location of the snapshot.
  func isAt(file: String, line: Int) -> Bool {
    Int(location.line) == line && (file == location.file || file.hasSuffix("/" + location.file))
  }
}

extension SnapshotSession {
  /// Returns the journal that this process writes in an output directory, with the events so far.
  func journal(in output: OutputDirectory, packageRoot: String?) throws(SnapshotError) -> Journal {
    let labels = try labels.get()
    let result = journals.withLock { journals -> Result<Journal, SnapshotError> in
      if let journal = journals.byOutput[output.path] { return .success(journal) }
      let journal = Journal(
        output: output, run: RunIdentity.name(environment: environment), labels: labels,
        isSupervised: environment[RunLabels.supervisedVariable] == "1", process: process)
      do throws(JournalError) {
        for event in journals.events { try journal.append(event) }
      } catch {
        return .failure(SnapshotError(error))
      }
      journals.byOutput[output.path] = journal
      if let scratch, let packageRoot,
        output.path == scratch.output && !scratch.isUsual(for: packageRoot)
          || output.isForeign(to: packageRoot)
      {
        // Writing the journal's first line fails for the same reason, and reports it.
        try? scratch.claim(for: packageRoot)
      }
      return .success(journal)
    }
    return try result.get()
  }

  /// Begins the journal of a snapshot before its value is made, because making it may crash.
  ///
  /// An error is ignored here: appending the record fails with the same error, and fails the test.
  func beginJournal(packageRoot root: String?) {
    let output = OutputDirectory(environment: environment, packageRoot: root, scratch: scratch)
    try? journal(in: output, packageRoot: root).begin()
  }

  /// Begins the journal before the first test, if `tintype test` started this process.
  ///
  /// Other processes begin theirs with the first snapshot, so a run without snapshots has no
  /// journal.
  package func beginSupervisedJournal() {
    guard environment[RunLabels.supervisedVariable] == "1",
      let path = environment["TINTYPE_OUTPUT"], path.hasPrefix("/")
    else { return }
    let output = OutputDirectory(environment: environment, packageRoot: nil)
    try? journal(in: output, packageRoot: nil).begin()
  }

  /// Records that a test failed, unless the failure is that of a snapshot whose message was
  /// returned to a custom assertion.
  ///
  /// Each snapshot accounts for one failure: the one that names the snapshot, else one at the
  /// location of the snapshot. Failures that an assertion reports itself are not noted at all.
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - message: The test framework's description of the failure.
  ///   - file: The path of the failure's file; `nil` if unknown.
  ///   - line: The line of the failure.
  package func noteFailure(of test: String, message: String, file: String?, line: Int) {
    let isSnapshot = journals.withLock { journals in
      let index =
        journals.returned.firstIndex { $0.name.isNamed(in: message) }
        ?? journals.returned.firstIndex { $0.isAt(file: file ?? "", line: line) }
      if let index { journals.returned.remove(at: index) }
      return index != nil
    }
    if !isSnapshot { note(JournalEvent(.testFailed, test: test, message: message)) }
  }

  /// Records that the failure of a snapshot is a known issue of its test, so that nothing awaits a
  /// decision.
  package func noteKnownIssue(_ failure: RecordedFailure) {
    var event = JournalEvent(.knownIssue)
    event.failure = failure.id
    // The failure was reported; an error such as a full disk leaves a change that awaits a decision.
    try? failure.journal.append(event)
    try? failure.pending?.clear()
  }

  /// Records that a test was skipped.
  package func noteSkip(of test: String) { note(JournalEvent(.testSkipped, test: test)) }

  private func note(_ event: JournalEvent) {
    let begun = journals.withLock { journals in
      journals.events.append(event)
      return Array(journals.byOutput.values)
    }
    // The test has already failed or was skipped; an error such as a full disk cannot be reported.
    for journal in begun { try? journal.append(event) }
  }

  /// Resets the numbers of unnamed snapshots for tests without a trait, and the failures of the
  /// test.
  package func finishTest() {
    counter.reset()
    journals.withLock { $0.returned.removeAll() }
  }
}
