// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension Report {
  /// A problem for each snapshot that ended in different ways within an attempt that counts.
  static func contradictions(
    _ resolutions: [SnapshotResolution], in records: [JournalRecord]
  ) -> [JournalProblem] {
    resolutions.flatMap { resolution in
      resolution.contradictions.map { attempt, outcomes in
        let name = records[resolution.index].snapshot
        return JournalProblem(reason: .outcomesDiffer(name, attempt: attempt, outcomes))
      }
    }
  }

  /// A problem for each further picture that appeared under a name that already had one.
  ///
  /// A test process notices this within itself; only here are all processes of the run together.
  /// Another attempt may show another picture: it is not the same run of the test.
  static func ambiguities(in records: [JournalRecord]) -> [JournalProblem] {
    typealias Picture = (digest: String, site: JournalRecord.CallSite)
    var pictures: [ReportEntry.Key: [Int: [Picture]]] = [:]
    for record in records {
      guard let digest = record.digests?.actual else { continue }
      let (key, attempt) = (ReportEntry.Key(record), record.attempt ?? 1)
      let known = pictures[key]?[attempt] ?? []
      guard !known.contains(where: { $0.digest == digest }) else { continue }
      pictures[key, default: [:]][attempt] = known + [(digest, record.location)]
    }
    let sorted = pictures.sorted { $0.key < $1.key }.flatMap { key, attempts in
      attempts.sorted { $0.key < $1.key }.map { (key, $0.value) }
    }
    return sorted.flatMap { key, pictures in
      pictures.dropFirst().compactMap { other in
        pictures.first.map { first in
          JournalProblem(reason: .twoPictures(key.snapshot, first: first.site, second: other.site))
        }
      }
    }
  }
}
