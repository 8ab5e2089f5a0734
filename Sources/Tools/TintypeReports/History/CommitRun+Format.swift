// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The file of a run in a history: a line with the run, a line for each snapshot, and a line with the
/// SHA-256 of the lines before it.
///
/// A line for a snapshot is an array: target, suite, test, identifier, extension, outcome, digest of
/// the reference, digest of the new file, microseconds, and the index of the program. Every run has
/// exactly one text, so a file that differs from the text of its contents is damaged.
extension CommitRun {
  /// The version of the format.
  static let version = 1
  /// The maximum number of snapshots.
  package static let snapshotLimit = 200_000
  /// The maximum size of a line in bytes.
  private static let lineLimit = 16 << 10
  /// The maximum number of test programs.
  private static let programLimit = 10_000
  private static let compact = JSON.Format(layout: .compact, keyOrder: .sorted, escapes: .minimal)

  /// The contents of the file.
  ///
  /// - Throws: ``HistoryError/tooManySnapshots(count:)``, or ``HistoryError/notStorable(_:)`` for a
  ///   name that a reader would refuse.
  package var bytes: [UInt8] {
    get throws(HistoryError) {
      guard snapshots.count <= Self.snapshotLimit else {
        throw .tooManySnapshots(count: snapshots.count)
      }
      let programs = Set(snapshots.compactMap(\.program)).sorted { left, right in
        left.utf8.lexicographicallyPrecedes(right.utf8)
      }
      let indices = Dictionary(uniqueKeysWithValues: programs.enumerated().map { ($1, $0) })
      let header: JSON = [
        "commit": .string(commit), "programs": .array(programs.map { .string($0) }),
        "run": .string(run), "snapshots": .integer(snapshots.count), "time": .integer(time),
        "verdict": .array(verdict.map { .string($0.rawValue) }), "version": .integer(Self.version),
      ]
      var bytes = header.bytes(Self.compact) + [0x0A]
      func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
      func number(_ number: Int?) -> JSON { number.map { .integer($0) } ?? .null }
      for snapshot in snapshots {
        let name = snapshot.name
        let line = JSON.array([
          .string(name.target), .string(name.suite), .string(name.test), .string(name.identifier),
          .string(snapshot.pathExtension), .string(snapshot.outcome.rawValue),
          text(snapshot.reference), text(snapshot.actual), number(snapshot.microseconds),
          number(snapshot.program.flatMap { indices[$0] }),
        ]).bytes(Self.compact)
        guard Self.snapshot(line, programs: programs) == snapshot else {
          throw .notStorable(name.description)
        }
        bytes += line + [0x0A]
      }
      return bytes + Array("\(SHA256Digest.of(bytes).hexadecimal)\n".utf8)
    }
  }

  /// The reason why a file is not used.
  package enum Damage: Error, Hashable, Sendable {
    /// The file is not a run, or not all of one.
    case damaged
    /// The file has a newer version of the format.
    case newer(Int)
    /// The file is a run of another commit.
    case otherCommit
  }

  /// Reads a file, which may have any contents.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - commit: The commit that the run must have.
  /// - Throws: The reason why it is not used.
  package init(reading bytes: [UInt8], of commit: String) throws(Damage) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, let header = Self.json(Array(first), limit: 1 << 20) else {
      throw .damaged
    }
    guard let version = header["version"]?.integer, version > 0 else { throw .damaged }
    guard version <= Self.version else { throw .newer(version) }
    guard let name = header["commit"]?.string, let run = header["run"]?.string, Self.isText(run),
      let time = header["time"]?.integer, (0...Self.timeLimit).contains(time),
      let count = header["snapshots"]?.integer, (0...Self.snapshotLimit).contains(count),
      // The last line feed is followed by nothing.
      lines.count == count + 3, lines.last?.isEmpty == true,
      let findings = header["verdict"]?.array, findings.count <= 4,
      let programs = header["programs"]?.array, programs.count <= Self.programLimit
    else { throw .damaged }
    let verdict = findings.compactMap { $0.string.flatMap(RunVerdict.Finding.init) }
    let names = programs.compactMap { $0.string.flatMap { Self.isText($0) ? $0 : nil } }
    guard verdict.count == findings.count, names.count == programs.count else { throw .damaged }
    guard name == commit else { throw .otherCommit }
    var snapshots: [Snapshot] = []
    snapshots.reserveCapacity(count)
    for line in lines.dropFirst().dropLast(2) {
      guard let snapshot = Self.snapshot(Array(line), programs: names),
        snapshots.last.map({ Snapshot.isBefore($0, snapshot) }) ?? true
      else { throw .damaged }
      snapshots.append(snapshot)
    }
    self.init(commit: name, run: run, time: time, verdict: verdict, snapshots: snapshots)
    guard (try? self.bytes) == bytes else { throw .damaged }
  }

  /// The latest time, the end of the year 9999.
  private static let timeLimit = 253_402_300_799

  private static func json(_ line: [UInt8], limit: Int) -> JSON? {
    guard line.count <= limit else { return nil }
    return try? JSON(reading: line, depthLimit: 4)
  }

  private static func snapshot(_ line: [UInt8], programs: [String]) -> Snapshot? {
    guard let fields = json(line, limit: lineLimit)?.array, fields.count == 10 else { return nil }
    let texts = fields.prefix(6).compactMap(\.string)
    guard texts.count == 6, texts.allSatisfy(isText), !texts[0].isEmpty,
      let outcome = JournalRecord.Outcome(rawValue: texts[5])
    else { return nil }
    /// Returns the value of an optional field; the outer `nil` is an invalid one.
    func optional<Value>(_ index: Int, _ read: (JSON) -> Value?) -> Value?? {
      if case .null = fields[index] { return .some(nil) }
      return read(fields[index]).map { .some($0) }
    }
    func digest(_ json: JSON) -> String? { json.string.flatMap { isDigest($0) ? $0 : nil } }
    guard let reference = optional(6, digest), let actual = optional(7, digest),
      let microseconds = optional(8, { $0.integer.flatMap { $0 >= 0 ? $0 : nil } }),
      let program = optional(
        9, { $0.integer.flatMap { programs.indices.contains($0) ? programs[$0] : nil } })
    else { return nil }
    return Snapshot(
      SnapshotName(target: texts[0], suite: texts[1], test: texts[2], identifier: texts[3]),
      pathExtension: texts[4], outcome: outcome, reference: reference, actual: actual,
      microseconds: microseconds, program: program)
  }
}
