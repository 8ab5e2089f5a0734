// SPDX-License-Identifier: MIT

import TintypeRuns

/// The expected verdict of a run, derived from what happened, without a journal.
///
/// It is written independently of the readers' rules: as conditions on the whole scenario, each a
/// plain search.
package struct VerdictOracle {
  private let scenario: Scenario

  /// Creates an oracle for a scenario.
  package init(_ scenario: Scenario) { self.scenario = scenario }

  /// The correct exit codes.
  package var codes: Set<Int32> {
    if scenario.loss != .nothing, !isLossHarmless {
      // The loss itself is always detected.
      return [2, 3]
    }
    if hasError { return [2] }
    if isIncomplete { return [3] }
    if hasNoSnapshot { return [4] }
    return hasDifference ? [1] : [0]
  }

  // MARK: Snapshots

  /// The outcomes in ascending order of severity.
  private static let order: [JournalRecord.Outcome] = [
    .matched, .recorded, .missing, .changed, .failed,
  ]

  /// Returns the outcomes of a snapshot in one attempt, as indices in ``order``.
  private func outcomes(_ snapshot: Int, _ attempt: Scenario.Attempt?) -> [Int] {
    (attempt?.processes ?? []).compactMap { process in
      process.snapshots[snapshot].flatMap { Self.order.firstIndex(of: $0) }
    }
  }

  private var snapshots: [Int] { [0, 1] }

  /// Returns the last attempt at a shard that took the snapshot.
  private func deciding(_ snapshot: Int, part: Int) -> Int? {
    scenario.parts[part].indices.last { !outcomes(snapshot, scenario.parts[part][$0]).isEmpty }
  }

  private func final(_ snapshot: Int) -> JournalRecord.Outcome? {
    let worst = scenario.parts.indices.compactMap { part in
      deciding(snapshot, part: part).flatMap { outcomes(snapshot, scenario.parts[part][$0]).max() }
    }.max()
    return worst.map { Self.order[$0] }
  }

  private var hasNoSnapshot: Bool { snapshots.allSatisfy { final($0) == nil } }

  private var hasDifference: Bool {
    snapshots.contains { [.changed, .missing, .recorded].contains(final($0)) }
  }

  /// A Boolean value that indicates whether a snapshot had contradictory outcomes in a deciding
  /// attempt.
  private var hasContradiction: Bool {
    snapshots.contains { snapshot in
      let numbers = Set(scenario.parts.indices.compactMap { deciding(snapshot, part: $0) })
      return numbers.contains { number in
        let all = Set(
          scenario.parts.indices.flatMap { part in
            scenario.parts[part].indices.contains(number)
              ? outcomes(snapshot, scenario.parts[part][number]) : []
          }.map { Self.order[$0] }.filter { $0 != .failed })
        let isRecordedAndMatched = all.isSubset(of: [.recorded, .matched])
        return all.count > 1 && !isRecordedAndMatched
      }
    }
  }

  // MARK: Attempts

  private func takesSnapshots(_ attempt: Scenario.Attempt) -> Bool {
    attempt.processes.contains { !$0.snapshots.isEmpty }
  }

  /// Returns whether all tests of an attempt ran, in processes that ended normally.
  private func isComplete(_ attempt: Scenario.Attempt) -> Bool {
    attempt.isWhole && takesSnapshots(attempt)
      && attempt.processes.allSatisfy { $0.end == .normal }
  }

  /// The attempts whose failures and crashes count: no later attempt at the same shard is complete.
  private var standing: [Scenario.Attempt] {
    scenario.parts.flatMap { attempts in
      attempts.indices.compactMap { index in
        let isReplaced = attempts[(index + 1)...].contains { $0.map(isComplete) ?? false }
        return isReplaced ? nil : attempts[index]
      }
    }
  }

  private var hasError: Bool {
    if snapshots.contains(where: { final($0) == .failed }) { return true }
    return standing.contains { attempt in
      attempt.processes.contains { $0.hasOtherFailure }
        || attempt.processes.contains { $0.end == .killed }
        // “swift test” reports a test that exits with 0 as success, unless another test failed.
        || attempt.status != 0 && attempt.processes.contains { $0.end == .exitedInTest }
    }
  }

  private var isIncomplete: Bool {
    let hasCrash = standing.contains { attempt in
      attempt.processes.contains { $0.end != .normal }
    }
    return hasCrash || hasContradiction || hasEmptyRetry
  }

  /// A Boolean value that indicates whether the last attempt at a shard took no snapshot, and an
  /// earlier one did, or crashed.
  private var hasEmptyRetry: Bool {
    scenario.parts.contains { attempts in
      let happened = attempts.compactMap(\.self)
      guard let last = happened.last, happened.count > 1, !takesSnapshots(last) else {
        return false
      }
      return happened.dropLast().contains { attempt in
        takesSnapshots(attempt) || attempt.processes.contains { $0.end != .normal }
      }
    }
  }

  // MARK: Loss

  /// A Boolean value that indicates whether a lost line has no effect on the verdict.
  ///
  /// The line belongs to an attempt that a later one replaces. It was the last line of its file,
  /// which looks like a crash, or belongs to a process that did crash.
  private var isLossHarmless: Bool {
    guard case .line(let file, let line) = scenario.loss, line > 0 else { return false }
    let journals = scenario.journals()
    guard journals.indices.contains(file), journals[file].lines.indices.contains(line),
      case .event(let first) = journals[file].lines[0]
    else { return false }
    let hasCrashed = !journals[file].lines.contains { Self.isEnd($0) }
    guard hasCrashed || Self.isEnd(journals[file].lines[line]) else { return false }
    let part = (first.shard?.index ?? 1) - 1
    return scenario.parts[part][(first.attempt ?? 1)...].contains { $0.map(isComplete) ?? false }
  }

  private static func isEnd(_ line: Scenario.Line) -> Bool {
    guard case .event(let event) = line else { return false }
    return event.event == .ended || event.event == .tested
  }
}
