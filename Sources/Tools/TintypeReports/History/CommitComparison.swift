// SPDX-License-Identifier: MIT

import TintypeRuns

/// The differences between the results of a run and those of a base commit.
///
/// The verdict of a run does not depend on them.
package struct CommitComparison: Hashable, Sendable {
  /// The commit that was compared with.
  package var commit: String
  /// The number of commits between the requested base and ``commit``; 0 if they are the same.
  package var distance: Int
  /// The number of runs of the commit.
  package var runs: Int
  /// A Boolean value that indicates whether the runs of the commit lack snapshots.
  package var isIncomplete: Bool
  /// The differences, by kind, then by name.
  package var changes: [Change]

  /// A difference in the results of one snapshot.
  package struct Change: Hashable, Sendable {
    package var kind: Kind
    package var name: SnapshotName
    package var pathExtension: String
    /// The evidence or the values, as a clause; empty if the kind says all.
    package var detail = ""
  }

  /// The kinds of differences, in the order of their importance.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The snapshot does not match, and it matched at the base or did not exist there.
    case new
    /// The snapshot does not match, and it did not match at the base in another way.
    case differently
    /// The snapshot does not match, as at the base.
    case still
    /// The snapshot matches, and did not match at the base.
    case fixed
    /// Equal inputs had different results.
    case flaky
    /// The snapshot took much longer than at the base.
    case slower
  }

  /// Compares a run with the runs of a commit.
  ///
  /// - Parameters:
  ///   - current: The run.
  ///   - base: The runs of the base commit, at least one.
  ///   - distance: The number of commits between the requested base and that commit.
  package init(_ current: CommitRun, since base: [CommitRun], distance: Int = 0) {
    // The latest run that took a snapshot counts.
    let latestFirst = base.sorted { ($0.time, $0.run) > ($1.time, $1.run) }
    commit = latestFirst.first?.commit ?? ""
    (runs, self.distance) = (base.count, distance)
    isIncomplete = latestFirst.first.map(\.isIncomplete) ?? true
    var earlier: [CommitRun.Snapshot.Key: [Earlier]] = [:]
    for run in latestFirst {
      for snapshot in run.snapshots {
        earlier[snapshot.key, default: []].append(Earlier(run: run, snapshot: snapshot))
      }
    }
    let ratio = Self.ratio(current, earlier)
    changes = []
    for snapshot in current.snapshots {
      let known = earlier[snapshot.key] ?? []
      func add(_ kind: Kind, _ detail: String = "") {
        changes.append(
          Change(
            kind: kind, name: snapshot.name, pathExtension: snapshot.pathExtension, detail: detail))
      }
      if let kind = Self.kind(snapshot, known.first?.snapshot, isIncomplete) { add(kind) }
      if let evidence = Self.evidence(snapshot, in: current, known) { add(.flaky, evidence) }
      if let detail = Self.slowdown(snapshot, known, ratio) { add(.slower, detail) }
    }
    changes.sort { $0.kind.rank < $1.kind.rank }
  }

  /// A result of a snapshot at the base.
  private struct Earlier {
    var run: CommitRun
    var snapshot: CommitRun.Snapshot
  }

  private static func kind(
    _ now: CommitRun.Snapshot, _ before: CommitRun.Snapshot?, _ isIncomplete: Bool
  ) -> Kind? {
    switch (now.outcome, before) {
    case (.matched, nil): nil
    // The base may have taken the snapshot in the part that is missing.
    case (_, nil): isIncomplete ? nil : .new
    case (.matched, let before?): before.outcome == .matched ? nil : .fixed
    case (_, let before?) where before.outcome == .matched: .new
    case (_, let before?):
      now.outcome == before.outcome && now.actual == before.actual ? .still : .differently
    }
  }

  // MARK: Evidence

  /// Returns a clause that proves that a snapshot is flaky; `nil` without a proof.
  ///
  /// The same test program, or tests of the same commit, had different results.
  private static func evidence(
    _ snapshot: CommitRun.Snapshot, in current: CommitRun, _ earlier: [Earlier]
  ) -> String? {
    let all = [Earlier(run: current, snapshot: snapshot)] + earlier
    func history(_ program: (Earlier) -> String?) -> SnapshotHistory {
      SnapshotHistory(
        all.map {
          SnapshotHistory.Result(
            run: $0.run.run, program: program($0), outcome: $0.snapshot.outcome,
            reference: $0.snapshot.reference, actual: $0.snapshot.actual)
        })
    }
    if let (later, earlier) = history({ $0.snapshot.program }).contradiction {
      return "the same test program \(results(later, earlier))"
    }
    if let (later, earlier) = history({ $0.run.commit }).contradiction {
      return "the same commit \(results(later, earlier))"
    }
    return nil
  }

  private static func results(
    _ later: SnapshotHistory.Result, _ earlier: SnapshotHistory.Result
  ) -> String {
    if later.outcome == earlier.outcome { return "created two different files" }
    return "\(later.outcome.rawValue), and \(earlier.outcome.rawValue) before"
  }

  // MARK: Durations

  /// The smallest increase that is reported, in microseconds.
  private static let leastIncrease = 100_000
  /// The smallest number of snapshots whose durations tell how fast a machine is.
  private static let leastCount = 5

  /// Returns the factor by which the machine is slower: the median ratio of durations, at least 1.
  private static func ratio(
    _ current: CommitRun, _ earlier: [CommitRun.Snapshot.Key: [Earlier]]
  ) -> Double {
    let ratios = current.snapshots.compactMap { snapshot -> Double? in
      guard let now = snapshot.microseconds, let before = longest(earlier[snapshot.key] ?? []),
        before > 0
      else { return nil }
      return Double(now) / Double(before)
    }.sorted()
    guard ratios.count >= leastCount else { return 1 }
    return max(1, ratios[ratios.count / 2])
  }

  private static func longest(_ earlier: [Earlier]) -> Int? {
    earlier.compactMap(\.snapshot.microseconds).max()
  }

  /// Returns the durations of a snapshot that takes more than twice as long as in all runs of the
  /// base, after the speed of the machine is taken into account.
  private static func slowdown(
    _ snapshot: CommitRun.Snapshot, _ earlier: [Earlier], _ ratio: Double
  ) -> String? {
    guard let now = snapshot.microseconds, let before = longest(earlier),
      Double(now) > 2 * ratio * Double(before),
      Double(now) > ratio * Double(before) + Double(leastIncrease)
    else { return nil }
    return "\(before / 1_000) ms → \(now / 1_000) ms"
  }
}

extension CommitComparison.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The kind in texts, after a number.
  package var title: String {
    switch self {
    case .new: "new"
    case .differently: "changed in another way"
    case .still: "still changed"
    case .fixed: "fixed"
    case .flaky: "flaky"
    case .slower: "slower"
    }
  }
}
