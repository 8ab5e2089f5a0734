// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

extension JournalReader {
  /// The records that a reader keeps in memory.
  package enum Keeping: Sendable {
    /// All records.
    case all
    /// The records of snapshots that did not match, or have several records; the others are counted
    /// in ``RunJournal/matches``.
    ///
    /// Each counted record takes 24 bytes, at most 24 MiB in total.
    case notable
    /// The same records, and the names and places of the counted ones, about 80 bytes each.
    case named
    /// No records; those that are not known issues are counted in ``RunJournal/matches``, whatever
    /// their outcome.
    case none
  }
}

/// A scan of the journals of one run, which reads each file once and keeps only some records.
struct JournalScan {
  private let output: OutputDirectory
  private let keeping: JournalReader.Keeping
  private let findsReferences: Bool
  private var evidence = RunEvidence()
  private var issues = KnownIssues()
  private var events: [JournalEvent] = []
  /// The records in memory, in the order of their places.
  private var kept: [JournalRecord] = []
  /// The place of each record in memory.
  private var places: [KeptPlace] = []
  private var matches = CountedMatches()
  private var repeated = RepeatedRecords()
  private var used = UsedReferences()
  /// The paths of the files, absolute and relative to the output directory.
  private var files: [(path: String, name: String)] = []
  /// The number of bytes that were read of each file, by its name; without files that cannot be read.
  private(set) var sizes: [String: Int] = [:]

  /// A file, and the position of a line in it.
  private struct KeptPlace {
    var file: Int
    var offset: Int
  }

  /// Creates a scan without files.
  init(of output: OutputDirectory, keeping: JournalReader.Keeping, findingReferences: Bool) {
    (self.output, self.keeping, findsReferences) = (output, keeping, findingReferences)
    if keeping == .named { matches.names = MatchNames() }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - name: The path relative to the output directory.
  mutating func read(_ path: String, named name: String) {
    let file = files.count
    files.append((path, name))
    var failure: FileError?
    do throws(FileError) {
      sizes[name] = try JournalStream.read(path, in: output.path) { line in
        if keeping == .all || !add(line, file) {
          add(JournalLine(line), line, file)
        }
      }
    } catch {
      failure = error
    }
    evidence.end(name, error: failure)
  }

  /// Adds a match that is counted; returns `false` if the line is none, or has to be kept.
  private mutating func add(_ line: JournalStream.Line, _ file: Int) -> Bool {
    guard let match = PlainMatch(line.bytes) else { return false }
    let hash = keeping == .none ? 0 : match.hash
    if keeping == .named {
      let place = MatchNames.Line(
        file: UInt32(clamping: file), length: UInt32(clamping: line.bytes.count),
        offset: UInt64(line.offset))
      guard matches.names?.add(match, hash: hash, line: place) == true else { return false }
    }
    let piece = match.piece
    evidence.countMatch(of: piece)
    matches.count += 1
    matches.pieces.insert(piece)
    if findsReferences, let path = match.referencePath {
      used.add(path, test: match.text(.test), identifier: match.text(.identifier))
    }
    guard keeping != .none else { return true }
    repeated.add(Self.place(hash, file, line, length: line.bytes.count))
    return true
  }

  private mutating func add(_ content: JournalLine, _ line: JournalStream.Line, _ file: Int) {
    evidence.count(content, at: line.number)
    switch content {
    case .problem: break
    case .event(let event):
      issues.add(event)
      events.append(event)
    case .record(let record):
      if findsReferences { used.add(record) }
      let isKept =
        switch keeping {
        case .all, .named: true
        case .notable: record.isNotable
        case .none: false
        }
      if isKept {
        keep(record, KeptPlace(file: file, offset: line.offset))
        guard keeping != .all else { return }
        repeated.add(Self.place(SnapshotHash.value(of: record), file, line, length: 0))
        return
      }
      matches.count += 1
      matches.pieces.insert(
        JournalProblem.Piece(shard: record.shard, attempt: record.attempt))
      guard keeping == .notable else { return }
      repeated.add(
        Self.place(SnapshotHash.value(of: record), file, line, length: line.bytes.count))
    }
  }

  private mutating func keep(_ record: JournalRecord, _ place: KeptPlace) {
    kept.append(record)
    places.append(place)
  }

  private static func place(
    _ hash: UInt64, _ file: Int, _ line: JournalStream.Line, length: Int
  ) -> RepeatedRecords.Place {
    RepeatedRecords.Place(
      hash: hash, file: UInt32(clamping: file), length: UInt32(clamping: length),
      offset: UInt64(line.offset))
  }

  /// The result of a scan.
  struct Result {
    var journal: RunJournal
    /// The name of the file that contains each record.
    var sources: [String]
    /// The references of all records; empty unless they were requested.
    var used: UsedReferences
  }

  /// Returns the run, after all files were read.
  ///
  /// - Throws: The reason why the records of a snapshot could not be found.
  mutating func finish(_ run: RunName) throws(FileError) -> Result {
    if keeping == .notable || keeping == .named { try readRepeated() }
    matches.names?.sort()
    matches.names?.files = files.map(\.path)
    evidence.finish(issues)
    var result = Result(
      journal: RunJournal(
        run: run, records: [], events: events, problems: evidence.problems), sources: [],
      used: used)
    result.journal.matches = matches
    let isKnown = kept.map(issues.contains)
    result.sources = zip(places, isKnown).filter { !$1 }.map { files[$0.0.file].name }
    if isKnown.contains(true) {
      result.journal.known = zip(kept, isKnown).filter { $1 }.map(\.0)
      result.journal.records = zip(kept, isKnown).filter { !$1 }.map(\.0)
    } else {
      // Without a copy, because there may be many records.
      swap(&result.journal.records, &kept)
    }
    return result
  }

  /// Reads the counted records of snapshots that have several records.
  private mutating func readRepeated() throws(FileError) {
    let counted = try repeated.repeated().filter { $0.length > 0 }
    guard !counted.isEmpty else { return }
    matches.names?.remove(Set(counted.map(\.hash)))
    var next = counted.startIndex
    while next < counted.endIndex {
      let file = Int(counted[next].file)
      let end = counted[next...].firstIndex { Int($0.file) != file } ?? counted.endIndex
      let descriptor = try RegularFile.open(files[file].path)
      defer { close(descriptor) }
      for place in counted[next..<end] {
        // Nothing but new lines is written to a journal, so the line is still there.
        guard
          let bytes = FileRange(descriptor: descriptor).bytes(
            Int(place.offset), Int(place.length)),
          case .record(let record) = bytes.withUnsafeBytes({ bytes in
            JournalLine(
              .init(bytes: bytes, number: 0, offset: Int(place.offset), isTerminated: true))
          })
        else { throw .system(code: EIO) }
        matches.count -= 1
        keep(record, KeptPlace(file: file, offset: Int(place.offset)))
      }
      next = end
    }
    let order = kept.indices.sorted {
      (places[$0].file, places[$0].offset) < (places[$1].file, places[$1].offset)
    }
    (kept, places) = (order.map { kept[$0] }, order.map { places[$0] })
  }
}

extension JournalRecord {
  /// A Boolean value that indicates whether a record is kept even if its snapshot has no other one.
  fileprivate var isNotable: Bool {
    fields.outcome != .matched || fields.failure != nil || fields.digests != nil
  }
}
