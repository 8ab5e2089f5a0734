// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeRuns

/// The contents of all journals of one run, in the order of files and lines.
package struct RunJournal: Hashable, Sendable {
  /// The run.
  package var run: RunName
  /// The records that could be read, without ``known``.
  package var records: [JournalRecord]
  /// The records of snapshots whose failures are known issues of their tests.
  package var known: [JournalRecord] = []
  /// The records of matches that were counted but not kept; see ``JournalReader/Keeping``.
  package var matches = CountedMatches()
  /// The events of the run's processes.
  package var events: [JournalEvent]
  /// The problems, without those that a later attempt resolved.
  package var problems: [JournalProblem]
  /// The inputs of a merged run; `nil` for other runs.
  package var merge: MergeNote?

  /// Creates a journal from its parts.
  package init(
    run: RunName, records: [JournalRecord], events: [JournalEvent] = [],
    problems: [JournalProblem] = []
  ) {
    self.run = run
    self.records = records
    self.events = events
    self.problems = problems
  }

  /// Creates a journal from the files of a run, in the order of their names.
  package init(run: RunName, files: [JournalContents]) {
    self.init(run: run, records: [], problems: RunEvidence(files).problems)
    let issues = KnownIssues(files)
    for line in files.flatMap(\.lines) {
      switch line.content {
      case .record(let record) where issues.contains(record): known.append(record)
      case .record(let record): records.append(record)
      case .event(let event): events.append(event)
      case .problem: break
      }
    }
  }
}

/// Records of matches that a reader counts without keeping them in memory.
package struct CountedMatches: Hashable, Sendable {
  /// The number of records, each of another snapshot.
  package var count = 0
  /// Their shards and attempts.
  package var pieces: Set<JournalProblem.Piece> = []
  /// Their names, sorted; `nil` if only their number is known.
  package var names: MatchNames?

  /// Creates a count of 0.
  package init() {}
}

/// The failures of snapshots that are known issues of their tests.
struct KnownIssues {
  private var failures: Set<Failure> = []

  private struct Failure: Hashable {
    var piece: JournalProblem.Piece
    var id: String
  }

  init() {}

  /// Collects the known issues in the journals of a run.
  init(_ files: [JournalContents]) {
    for case .event(let event) in files.lazy.flatMap(\.lines).map(\.content) { add(event) }
  }

  /// Adds the issue that an event states, if it states one.
  mutating func add(_ event: JournalEvent) {
    guard event.event == .knownIssue, let id = event.failure else { return }
    let piece = JournalProblem.Piece(shard: event.shard, attempt: event.attempt)
    failures.insert(Failure(piece: piece, id: id))
  }

  /// Returns whether the failure of a snapshot is a known issue.
  func contains(_ record: JournalRecord) -> Bool {
    guard !failures.isEmpty, let failure = record.failure else { return false }
    return contains(
      failure.id, in: JournalProblem.Piece(shard: record.shard, attempt: record.attempt))
  }

  /// Returns whether a failure in an attempt is a known issue.
  func contains(_ id: String, in piece: JournalProblem.Piece) -> Bool {
    failures.contains(Failure(piece: piece, id: id))
  }
}

/// The name of a test run, which is valid as a directory name.
package struct RunName: Hashable, Sendable, CustomStringConvertible {
  /// The text of the name.
  package let description: String

  /// Returns the name for a comparison with a commit, which is not a test run.
  ///
  /// - Parameter commit: Hexadecimal digits.
  /// - Returns: The name.
  package static func comparison(with commit: String) -> RunName {
    RunName(unchecked: "since-" + commit)
  }

  private init(unchecked name: String) { description = name }

  /// The origin of a name, for messages.
  package enum Source: Hashable, Sendable {
    /// A user specified it.
    case option
    /// It was read from this file.
    case file(String)
  }

  /// Checks a name, which must stay inside the directory of runs.
  ///
  /// - Parameters:
  ///   - name: A path component: not empty, not `.`, without `/`, `..` or control characters.
  ///   - source: The origin of the name; a user by default.
  /// - Throws: ``ReportError/runNameRefused(name:source:)`` for every other name.
  package init(_ name: String, from source: Source = .option) throws(ReportError) {
    let isControl = name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    let leaves = name == "." || name.contains("..") || name.unicodeScalars.contains("/")
    guard !name.isEmpty, !isControl, !leaves else {
      throw .runNameRefused(name: name, source: source)
    }
    description = name
  }
}

/// The lines of one journal file.
package struct JournalContents: Hashable, Sendable {
  /// The file's path relative to the output directory.
  package var file: String
  /// The lines that are not blank, in their order.
  package var lines: [Line]
  /// The reason why the file could not be read; `nil` if it was.
  package var error: FileError?

  /// A line with its number, counted from 1.
  package struct Line: Hashable, Sendable {
    package var number: Int
    package var content: JournalLine

    /// Creates a line.
    package init(number: Int, content: JournalLine) {
      (self.number, self.content) = (number, content)
    }
  }

  /// Creates contents from lines that were read, or created by a test.
  package init(file: String, lines: [Line], error: FileError? = nil) {
    (self.file, self.lines, self.error) = (file, lines, error)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - output: The output directory, which links must not leave.
  ///   - file: The path relative to the output directory, for messages.
  ///   - decoder: The decoder of the lines; by default with the details of comparisons.
  init(path: String, in output: OutputDirectory, file: String, decoder: JSONDecoder = .journal) {
    self.init(file: file, lines: [])
    do {
      try JournalStream.read(path, in: output.path) { line in
        let content = JournalLine(line, decoder: decoder)
        lines.append(Line(number: line.number, content: content))
      }
    } catch {
      self.error = error
    }
  }
}

/// The parsed contents of one line of a journal.
package enum JournalLine: Hashable, Sendable {
  case record(JournalRecord)
  case event(JournalEvent)
  case problem(JournalProblem.Reason)

  /// Parses one line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - decoder: The decoder; by default with the details of comparisons.
  init(_ line: JournalStream.Line, decoder: JSONDecoder = .journal) {
    if let match = PlainMatch(line.bytes) {
      self = .record(match.record)
    } else {
      self.init(Data(line.bytes), isTerminated: line.isTerminated, decoder: decoder)
    }
  }

  /// Parses one line with a decoder.
  ///
  /// - Parameters:
  ///   - bytes: The line without its newline.
  ///   - isTerminated: A Boolean value that indicates whether a newline follows; it is missing only
  ///     if a process crashed.
  ///   - decoder: The decoder; by default with the details of comparisons.
  init(_ bytes: Data, isTerminated: Bool, decoder: JSONDecoder = .journal) {
    do {
      switch try decoder.decode(Versioned.self, from: bytes) {
      case .record(let record): self = .record(record)
      case .event(let event): self = .event(event)
      case .newer(let version): self = .problem(.newerVersion(version))
      }
    } catch let error as DecodingError {
      let reason = Self.reason(for: error)
      self = .problem(reason == .notJSON && !isTerminated ? .truncated : reason)
    } catch {
      self = .problem(.notJSON)
    }
  }

  /// A record, or only its version if that is newer: the other fields may have changed.
  private enum Versioned: Decodable {
    case record(JournalRecord)
    case event(JournalEvent)
    case newer(Int)

    private enum Key: CodingKey { case version, event }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      let version = try container.decode(Int.self, forKey: .version)
      if version > JournalRecord.currentVersion {
        self = .newer(version)
      } else if version == JournalRecord.currentVersion {
        self =
          container.contains(.event)
          ? .event(try JournalEvent(from: decoder)) : .record(try JournalRecord(from: decoder))
      } else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "There is no such version.")
      }
    }
  }

  private static func reason(for error: DecodingError) -> JournalProblem.Reason {
    switch error {
    case .keyNotFound(let key, let context):
      return .notARecord(field: field(context.codingPath + [key]))
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return .notARecord(field: field(context.codingPath))
    case .dataCorrupted(let context):
      // Invalid JSON has no coding path; a value of the wrong type has one.
      let name = field(context.codingPath)
      return name == nil ? .notJSON : .notARecord(field: name)
    @unknown default:
      return .notARecord(field: nil)
    }
  }

  private static func field(_ path: [any CodingKey]) -> String? {
    path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
  }
}
