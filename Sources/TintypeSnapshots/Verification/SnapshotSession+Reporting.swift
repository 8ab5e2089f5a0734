// SPDX-License-Identifier: MIT

import TintypeBase

extension SnapshotSession {
  /// Reports an outcome: writes the files of a difference and a line of the journal, and composes the
  /// failure message.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - context: The facts about the snapshot.
  ///   - microseconds: How long the snapshot took.
  /// - Returns: The verdict with everything that the test reports.
  func report(
    _ outcome: SnapshotOutcome, _ context: SnapshotContext, microseconds: Int
  ) -> Verification {
    let verdict = outcome.verdict
    let output = OutputDirectory(
      environment: environment, packageRoot: context.place.packageRoot, scratch: scratch)
    let pending = PendingFiles(
      output: output, name: context.name, pathExtension: context.pathExtension)
    var message = FailureMessage(context, outcome)
    switch verdict {
    case .changed, .missing:
      message.commands = SuggestedCommands(scratch: namedScratch(of: context.place, output))
    case .failed:
      if !FilePath.isOccupied(context.path) { message.reference = nil }
    case .matched, .recorded: break
    }
    var artifacts: JournalRecord.Artifacts?
    var written: [PendingFiles.File] = []
    do throws(SnapshotError) {
      switch verdict {
      case .changed, .missing:
        written = try pending.write(
          reference: outcome.old,
          actual: outcome.new ?? [],
          difference: verdict.difference?.artifact
        )
        artifacts = pending.artifacts(written)
        message.files = written.filter { $0.kind != .reference }
          .map { ($0.kind.rawValue, $0.path) }
      case .matched, .recorded: try pending.clear()
      case .failed: break
      }
    } catch {
      message.troubles.append("\(error)")
    }
    var record = JournalRecord(outcome, context, artifacts, message: message.text(for: verdict))
    record.microseconds = microseconds
    do throws(SnapshotError) {
      let journal = try journal(in: output, packageRoot: context.place.packageRoot)
      try journal.append(record)
      if let message = record.message { expectFailure(message) }
      if artifacts != nil {
        try pending.describe(PendingChange(run: journal.run, record: record))
      }
    } catch {
      message.troubles.append("\(error)")
    }
    return Verification(
      verdict: verdict,
      name: context.name,
      message: message.text(for: verdict),
      attachments: written.map { Verification.Attachment(name: $0.name, bytes: $0.bytes) }
        + (verdict.difference?.attachments ?? []).map { attachment in
          let (data, name) = attachment.file
          return Verification.Attachment(
            name: "\(context.name.file(pathExtension: nil)).\(name)", bytes: Array(data))
        }
    )
  }

  /// The directory to build in that commands have to name; `nil` if they find the output without it.
  private func namedScratch(
    of place: ReferencePlace, _ output: OutputDirectory
  ) -> ScratchDirectory? {
    guard let scratch, let root = place.packageRoot, !scratch.isUsual(for: root),
      output.path == scratch.output
    else { return nil }
    return scratch
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
      reference: context.place.relative(context.path),
      artifacts: artifacts,
      digests: outcome.new.map { new in
        Digests(
          reference: outcome.old.map { SHA256Digest.of($0).hexadecimal },
          actual: SHA256Digest.of(new).hexadecimal
        )
      },
      location: context.callSite,
      message: message,
      details: outcome.verdict.difference?.details,
      fingerprint: outcome.verdict.difference?.portrait,
      notes: outcome.notes
    )
  }
}
