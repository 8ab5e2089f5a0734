// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The problems in the journals of a run, apart from its snapshots.
///
/// Every line belongs to one attempt of one shard of the run. A failure or a crash counts until a
/// later attempt of the same shard has run all tests to their end, see
/// ``AttemptEvidence/replaces(_:)``. Missing and damaged lines always count, because their contents
/// are unknown.
struct RunEvidence {
  private typealias Piece = MergeNote.Piece

  /// A problem with the attempts that it affects; none if they are unknown.
  private struct Finding {
    var problem: JournalProblem
    var pieces: Set<Piece>
  }

  private var attempts: [Piece: AttemptEvidence] = [:]
  private var findings: [Finding] = []
  /// The counts of the journal that is being examined.
  private var tallies: [Piece: Tally] = [:]
  /// The lines of that journal that state a problem.
  private var notable: [JournalContents.Line] = []
  private var isEmpty = true

  /// Creates evidence without journals.
  ///
  /// For each journal, in the order of the names, call ``count(_:at:)`` with its lines, then
  /// ``end(_:error:)``. Then call ``finish(_:)``.
  init() {}

  /// Examines the journals of a run, in the order of their names.
  init(_ files: [JournalContents]) {
    self.init()
    for file in files {
      for line in file.lines { count(line.content, at: line.number) }
      end(file.file, error: file.error)
    }
    finish(KnownIssues(files))
  }

  /// Determines the problems of the attempts, after all journals were examined.
  mutating func finish(_ issues: KnownIssues) {
    for piece in attempts.keys.sorted() {
      attempts[piece]?.resolve(issues, of: piece)
      let reasons = attempts[piece]?.problems(of: piece) ?? []
      for reason in reasons where reason.finding == .incomplete {
        attempts[piece]?.isDamaged = true
      }
      findings += reasons.map { Finding(problem: JournalProblem(reason: $0), pieces: [piece]) }
    }
  }

  /// The problems that count, in the order of files and lines, then of shards and attempts.
  var problems: [JournalProblem] {
    let replaced = findings.map { finding in
      finding.problem.reason.isReplaceable && !finding.pieces.isEmpty
        && finding.pieces.allSatisfy(isReplaced)
    }
    return zip(findings, replaced).filter { !$1 && !isConsequence($0) }.map(\.0.problem)
      + emptyRetries
  }

  /// Returns whether a problem follows from the cancellation of its attempt, which is a problem.
  private func isConsequence(_ finding: Finding) -> Bool {
    switch finding.problem.reason {
    case .notEnded, .testingUnfinished, .truncated:
      !finding.pieces.isEmpty
        && finding.pieces.allSatisfy { attempts[$0]?.cancelingSignal != nil }
    default: false
    }
  }

  /// Last attempts that compared nothing, although an earlier attempt took snapshots or has a
  /// problem.
  private var emptyRetries: [JournalProblem] {
    attempts.keys.sorted().compactMap { piece in
      guard let attempt = attempts[piece], attempt.records == 0, !attempt.ends.isEmpty,
        !attempts.keys.contains(where: { $0.shard == piece.shard && $0.attempt > piece.attempt })
      else { return nil }
      let earlier = earlier(than: piece)
      let isEmpty = earlier.contains { $0.records > 0 || $0.hasCrashed }
      return isEmpty ? JournalProblem(reason: .retryComparedNothing(piece)) : nil
    }
  }

  private func isReplaced(_ piece: Piece) -> Bool {
    attempts.contains { other, evidence in
      other.shard == piece.shard && other.attempt > piece.attempt
        && evidence.replaces(earlier(than: other))
    }
  }

  private func earlier(than piece: Piece) -> [AttemptEvidence] {
    attempts.filter { $0.key.shard == piece.shard && $0.key.attempt < piece.attempt }.map(\.value)
  }

  // MARK: Files

  /// The counts of one attempt in one file, of test processes or of `tintype test`.
  fileprivate struct Tally {
    var began = 0
    var ended = 0
    var started = 0
    var tested = 0
    /// The number of lines between the first and the last line of a process.
    var lines = 0
    /// The number of lines that the processes wrote; `nil` if one of them does not state it.
    var expected: Int? = 0
  }

  /// Counts a line of the current journal.
  mutating func count(_ line: JournalLine, at number: Int) {
    isEmpty = false
    switch line {
    case .problem: notable.append(.init(number: number, content: line))
    case .event(let event) where [.testFailed, .testingUnfinished].contains(event.event):
      notable.append(.init(number: number, content: line))
    case .event, .record: break
    }
    guard let piece = line.piece else { return }
    attempts[piece, default: AttemptEvidence()].count(line)
    tallies[piece, default: Tally()].count(line)
  }

  /// Counts a line of the current journal that records a match.
  mutating func countMatch(of piece: JournalProblem.Piece) {
    isEmpty = false
    attempts[piece, default: AttemptEvidence()].records += 1
    tallies[piece, default: Tally()].lines += 1
  }

  /// Adds the problems of the current journal, after its last line.
  ///
  /// - Parameters:
  ///   - file: The path of the journal, relative to the output directory.
  ///   - error: The reason why the journal, or the rest of it, could not be read.
  mutating func end(_ file: String, error: FileError? = nil) {
    defer { (tallies, notable, isEmpty) = ([:], [], true) }
    if let error { return add(.unreadable(error), file: file, pieces: []) }
    if isEmpty { return add(.emptyJournal, file: file, pieces: []) }
    let pieces = Set(tallies.keys)
    for line in notable {
      switch line.content {
      case .problem(let reason): add(reason, file: file, line: line.number, pieces: pieces)
      case .event(let event):
        guard let piece = line.content.piece else { continue }
        if event.event == .testFailed {
          let reason = JournalProblem.Reason.testFailed(
            event.test ?? "", message: event.message ?? "")
          add(reason, file: file, line: line.number, pieces: [piece])
        } else {
          attempts[piece]?.hasCrashed = true
          add(.testingUnfinished, file: file, line: line.number, pieces: [piece])
        }
      case .record: break
      }
    }
    for (piece, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      for reason in tally.reasons {
        if reason == .notEnded { attempts[piece]?.hasCrashed = true }
        add(reason, file: file, pieces: [piece])
      }
    }
  }

  private mutating func add(
    _ reason: JournalProblem.Reason, file: String, line: Int? = nil, pieces: Set<Piece>
  ) {
    findings.append(
      Finding(problem: JournalProblem(file: file, line: line, reason: reason), pieces: pieces))
    guard reason.finding == .incomplete else { return }
    for piece in pieces { attempts[piece]?.isDamaged = true }
  }
}

extension RunEvidence.Tally {
  fileprivate mutating func count(_ line: JournalLine) {
    switch line {
    case .record: lines += 1
    case .problem: break
    case .event(let event):
      switch event.event {
      case .began: began += 1
      case .started: started += 1
      case .ended: ended += 1
      case .tested: tested += 1
      case .testFailed, .testSkipped, .knownIssue, .testingUnfinished: lines += 1
      }
      if event.event == .ended || event.event == .tested {
        expected = expected.flatMap { sum in event.lines.map { sum &+ $0 } }
      }
    }
  }

  /// The problems that follow from the counts.
  fileprivate var reasons: [JournalProblem.Reason] {
    var reasons: [JournalProblem.Reason] = []
    if began > ended { reasons.append(.notEnded) }
    if started > tested { reasons.append(.commandNotEnded) }
    let isHeadless = ended > began || tested > started || lines > 0 && began + started == 0
    if isHeadless { reasons.append(.notBegun) }
    if reasons.isEmpty, let expected, lines < expected {
      reasons.append(.linesMissing(expected: expected, found: lines))
    }
    return reasons
  }
}

extension JournalProblem.Reason {
  /// A Boolean value that indicates whether a later attempt can resolve the problem.
  fileprivate var isReplaceable: Bool {
    switch self {
    case .notEnded, .truncated, .commandNotEnded, .testingUnfinished, .testFailed, .testsFailed,
      .testsCanceled:
      true
    default: false
    }
  }
}

extension JournalLine {
  /// The shard and the attempt of the line; `nil` if it could not be read.
  fileprivate var piece: MergeNote.Piece? {
    switch self {
    case .record(let record): MergeNote.Piece(shard: record.shard, attempt: record.attempt)
    case .event(let event): MergeNote.Piece(shard: event.shard, attempt: event.attempt)
    case .problem: nil
    }
  }
}
