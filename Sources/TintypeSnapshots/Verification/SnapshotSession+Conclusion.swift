// SPDX-License-Identifier: MIT

import TintypeImaging

extension SnapshotSession {
  /// Writes the files of a difference and the journal, and finds the words.
  func conclude(_ verdict: Verdict, _ attempt: SnapshotAttempt) -> Verification {
    let output = OutputDirectory(
      environment: environment, packageRoot: attempt.place.packageRoot)
    let pending = PendingFiles(
      output: output, name: attempt.name, pathExtension: attempt.pathExtension)
    var message = FailureMessage(attempt)
    var artifacts: JournalRecord.Artifacts?
    var written: [PendingFiles.File] = []
    do throws(SnapshotError) {
      switch verdict {
      case .changed, .missing:
        written = try pending.write(
          reference: attempt.old,
          actual: attempt.new ?? [],
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
    let text = message.text(for: verdict)
    do throws(SnapshotError) {
      try journal(in: output).append(JournalRecord(verdict, attempt, artifacts, message: text))
    } catch {
      message.troubles.append("\(error)")
    }
    return Verification(
      verdict: verdict,
      name: attempt.name,
      message: message.text(for: verdict),
      attachments: written.map { Verification.Attachment(name: $0.name, bytes: $0.bytes) }
        + (verdict.difference?.attachments ?? []).map { attachment in
          let (data, name) = attachment.file
          return Verification.Attachment(
            name: "\(attempt.name.file(pathExtension: nil)).\(name)", bytes: Array(data))
        }
    )
  }
}

extension JournalRecord {
  fileprivate init(
    _ verdict: Verdict, _ attempt: SnapshotAttempt, _ artifacts: Artifacts?, message: String?
  ) {
    self.init(
      snapshot: attempt.name,
      outcome: verdict.outcome,
      reference: attempt.place.relative(attempt.path),
      artifacts: artifacts,
      digests: attempt.new.map { new in
        Digests(
          reference: attempt.old.map { SHA256Digest.of($0).hexadecimal },
          actual: SHA256Digest.of(new).hexadecimal
        )
      },
      location: attempt.callSite,
      message: message,
      pixels: verdict.difference.flatMap(PixelSummary.init),
      causes: verdict.difference?.causes?.prefix(50),
      notes: attempt.notes
    )
  }
}

extension JournalRecord.PixelSummary {
  /// The numbers of a difference between pictures; `nil` for other differences.
  fileprivate init?(_ difference: Difference) {
    guard case .picture(let pixels) = difference.kind else { return nil }
    self.init(
      differing: pixels.differingPixels,
      total: pixels.totalPixels,
      referenceSize: pixels.referenceSize,
      actualSize: pixels.actualSize
    )
  }
}
