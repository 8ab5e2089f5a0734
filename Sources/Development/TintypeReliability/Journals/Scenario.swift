// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeRuns

/// A test run as it happened: shards, attempts, processes, and the snapshots that they took.
///
/// Its journals are generated from it, and so is the expected verdict: the journals by
/// ``journals()``, the verdict by ``VerdictOracle``, which never reads a journal.
package struct Scenario: Hashable, Sendable {
  /// The attempts at each shard, by shard and attempt; an attempt that did not happen is `nil`.
  package var parts: [[Attempt?]]
  /// The part of the journals that was lost afterward.
  package var loss: Loss = .nothing

  /// Creates a scenario.
  package init(parts: [[Attempt?]], loss: Loss = .nothing) {
    (self.parts, self.loss) = (parts, loss)
  }

  /// One attempt at one shard.
  package struct Attempt: Hashable, Sendable {
    package var processes: [Process]
    /// A Boolean value that indicates whether no filter excluded a test.
    package var isWhole = true

    /// Creates an attempt.
    package init(processes: [Process], isWhole: Bool = true) {
      (self.processes, self.isWhole) = (processes, isWhole)
    }
  }

  /// One test process.
  package struct Process: Hashable, Sendable {
    /// The outcomes of the snapshots that the process took, by the number of the snapshot.
    package var snapshots: [Int: JournalRecord.Outcome]
    /// The end of the process.
    package var end = End.normal
    /// A Boolean value that indicates whether a test failed for a reason that is not a snapshot.
    package var hasOtherFailure = false

    /// Creates a process.
    package init(
      snapshots: [Int: JournalRecord.Outcome], end: End = .normal, hasOtherFailure: Bool = false
    ) {
      (self.snapshots, self.end, self.hasOtherFailure) = (snapshots, end, hasOtherFailure)
    }
  }

  /// The end of a process.
  package enum End: Hashable, Sendable, CaseIterable {
    /// All tests ran.
    case normal
    /// The process was killed, so that `swift test` failed.
    case killed
    /// A test called `exit(0)`, which `swift test` reports as success.
    case exitedInTest
  }

  /// A part of the journals that is lost.
  package enum Loss: Hashable, Sendable {
    case nothing
    /// A line of a file, by the file's and the line's index.
    case line(file: Int, line: Int)
    /// A whole file, by its index.
    case file(Int)
    /// The contents of a file, which remains empty.
    case contents(Int)
  }
}

extension Scenario.Attempt {
  /// The exit code of `swift test`.
  var status: Int {
    let hasFailed = processes.contains { process in
      process.hasOtherFailure || process.end == .killed
        || process.snapshots.values.contains { $0 != .matched }
    }
    return hasFailed ? 1 : 0
  }
}

extension Scenario {
  /// A line of a journal before it is written.
  package enum Line: Hashable, Sendable {
    case record(JournalRecord)
    case event(JournalEvent)
  }

  /// Returns the journals as the processes and `tintype test` write them, without the loss.
  package func journals() -> [(name: String, lines: [Line])] {
    var files: [(name: String, lines: [Line])] = []
    for (part, attempts) in parts.enumerated() {
      let shard = parts.count > 1 ? Shard(index: part + 1, total: parts.count) : nil
      for (index, attempt) in attempts.enumerated() {
        guard let attempt else { continue }
        let number = index == 0 ? nil : index + 1
        for (process, value) in attempt.processes.enumerated() {
          files.append(
            (
              "\(part + 1)-\(index + 1)-\(process + 1).jsonl",
              Self.lines(value, shard: shard, attempt: number)
            ))
        }
        var tested = JournalEvent(
          .tested, attempt: number, shard: shard, status: attempt.status,
          isWhole: attempt.isWhole)
        tested.processes = attempt.processes.count
        tested.lines = 0
        tested.tests = attempt.processes.reduce(0) { $0 + $1.snapshots.count }
        files.append(
          (
            "\(part + 1)-\(index + 1)-tintype.jsonl",
            [
              .event(JournalEvent(.started, attempt: number, shard: shard)), .event(tested),
            ]
          ))
      }
    }
    return files
  }

  private static func lines(_ process: Process, shard: Shard?, attempt: Int?) -> [Line] {
    func event(_ kind: JournalEvent.Kind) -> JournalEvent {
      JournalEvent(kind, attempt: attempt, shard: shard)
    }
    var began = event(.began)
    began.isSupervised = true
    var lines: [Line] = [.event(began)]
    for (number, outcome) in process.snapshots.sorted(by: { $0.key < $1.key }) {
      var record = JournalRecord(
        snapshot: SnapshotName(
          target: "T", suite: "S", test: "test\(number)", identifier: "1"),
        outcome: outcome,
        location: CallSite(file: "Tests/S.swift", line: 1, column: 1))
      (record.attempt, record.shard) = (attempt, shard)
      lines.append(.record(record))
    }
    if process.hasOtherFailure {
      var failed = event(.testFailed)
      (failed.test, failed.message) = ("T.S/other()", "Expectation failed: 1 == 2")
      lines.append(.event(failed))
    }
    if process.end == .normal {
      var ended = event(.ended)
      ended.lines = lines.count - 1
      lines.append(.event(ended))
    }
    return lines
  }

  /// Returns the journals with the loss, as a reader finds them.
  package func found() -> [JournalContents] {
    var files = journals()
    switch loss {
    case .nothing: break
    case .line(let file, let line):
      if files.indices.contains(file), files[file].lines.indices.contains(line) {
        files[file].lines.remove(at: line)
      }
    case .file(let file): if files.indices.contains(file) { files.remove(at: file) }
    case .contents(let file): if files.indices.contains(file) { files[file].lines = [] }
    }
    return files.map { name, lines in
      JournalContents(
        file: name,
        lines: lines.enumerated().map { index, line in
          switch line {
          case .record(let record): .init(number: index + 1, content: .record(record))
          case .event(let event): .init(number: index + 1, content: .event(event))
          }
        })
    }
  }

  /// Returns all losses of one line, or of one file or its contents.
  package func losses() -> [Loss] {
    journals().enumerated().flatMap { file, journal in
      journal.lines.indices.map { Loss.line(file: file, line: $0) } + [
        .file(file), .contents(file),
      ]
    }
  }
}
