// SPDX-License-Identifier: MIT

import TintypeImaging

extension SnapshotSession {
  /// Writes the files of a difference and the journal, and finds the words.
  ///
  /// - Parameters:
  ///   - verdict: The verdict.
  ///   - attempt: What is known of the snapshot.
  ///   - microseconds: How long it took to come to the verdict.
  /// - Returns: The verdict with what the test has to tell.
  func conclude(
    _ verdict: Verdict, _ attempt: SnapshotAttempt, microseconds: Int
  ) -> Verification {
    let output = OutputDirectory(
      environment: environment, packageRoot: attempt.place.packageRoot,
      scratch: scratch)
    let pending = PendingFiles(
      output: output, name: attempt.name, pathExtension: attempt.pathExtension)
    var message = FailureMessage(attempt)
    switch verdict {
    case .changed, .missing:
      message.commands = SuggestedCommands(scratch: namedScratch(of: attempt.place, output))
    case .failed:
      if !FilePath.isOccupied(attempt.path) { message.reference = nil }
    case .matched, .recorded: break
    }
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
    var record = JournalRecord(verdict, attempt, artifacts, message: message.text(for: verdict))
    record.microseconds = microseconds
    do throws(SnapshotError) {
      let journal = try journal(in: output, packageRoot: attempt.place.packageRoot)
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

extension SnapshotSession {
  /// The directory to build in that commands have to name; `nil` where they find the output without.
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
      causes: verdict.difference.flatMap(Self.causes),
      fingerprint: verdict.difference?.fingerprint,
      notes: attempt.notes
    )
  }

  /// The causes with their regions as the pixels' summary counts them.
  private static func causes(of difference: Difference) -> DifferenceCauses? {
    guard var causes = difference.causes?.prefix(50) else { return nil }
    let order = difference.analysis?.regionsBySize ?? []
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    func mapped(_ regions: [Int]) -> [Int] {
      regions.compactMap { places[$0] }.filter { $0 < PixelSummary.regionLimit }.sorted()
    }
    for index in causes.changes.indices {
      causes.changes[index].regions = mapped(causes.changes[index].regions)
    }
    let isExplained = causes.unexplainedRegions.isEmpty
    causes.unexplainedRegions = mapped(causes.unexplainedRegions)
    // A region that is too small to be listed is not explained all the same.
    if !isExplained, causes.unexplainedRegions.isEmpty {
      causes.unexplainedRegions = [PixelSummary.regionLimit]
    }
    return causes
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
      actualSize: pixels.actualSize,
      regions: difference.analysis.map { analysis in
        analysis.regionsBySize.prefix(Self.regionLimit).map { index in
          let region = analysis.regions[index]
          return JournalRecord.Region(
            bounds: region.bounds, differing: region.differingPixels,
            largest: region.largestDistance, movedFrom: region.movedFrom)
        }
      }
    )
  }
}

extension Difference {
  /// How it looks, for the journal.
  fileprivate var fingerprint: [Int]? {
    if case .text(let text) = kind { text.portrait } else { portrait }
  }
}

extension BitmapAnalysis {
  /// The indices of the regions, those with most pixels first.
  fileprivate var regionsBySize: [Int] {
    regions.indices.sorted { left, right in
      let counts = (regions[left].differingPixels, regions[right].differingPixels)
      return counts.0 == counts.1 ? left < right : counts.0 > counts.1
    }
  }
}
