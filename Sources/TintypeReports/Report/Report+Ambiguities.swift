// SPDX-License-Identifier: MIT

import TintypeSnapshots

extension Report {
  /// A problem for each further picture that appeared under a name that already had one.
  ///
  /// A test process notices this within itself; only here are all processes of the run together.
  static func ambiguities(in records: [JournalRecord]) -> [JournalProblem] {
    var pictures: [SnapshotName: [(digest: String, site: JournalRecord.CallSite)]] = [:]
    for record in records {
      guard let digest = record.digests?.actual else { continue }
      let known = pictures[record.snapshot] ?? []
      guard !known.contains(where: { $0.digest == digest }) else { continue }
      pictures[record.snapshot] = known + [(digest, record.location)]
    }
    return pictures.sorted { $0.key.isBefore($1.key) }.flatMap { name, pictures in
      pictures.dropFirst().compactMap { other in
        pictures.first.map { first in
          JournalProblem(reason: .twoPictures(name, first: first.site, second: other.site))
        }
      }
    }
  }
}
