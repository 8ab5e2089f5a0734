// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// All entries of a report in their order; the lines of counted matches are read one by one.
final class EntryReader {
  private let report: Report
  private let rows: [MatchNames.Row]
  private var nextEntry = 0
  private var nextRow = 0
  /// The descriptors of open journals by their indices.
  private var journals: [UInt32: Int32] = [:]
  /// The maximum number of open journals.
  private static let openLimit = 100

  init(_ report: Report) {
    self.report = report
    rows = report.unlisted?.rows ?? []
  }

  deinit { closeJournals() }

  /// The number of entries.
  var count: Int { report.entries.count + rows.count }

  /// Returns the next entry; `nil` after the last one.
  ///
  /// - Throws: ``ReportError/unreadable(path:error:)`` if a journal was removed or changed.
  func next() throws(ReportError) -> ReportEntry? {
    let entry = nextEntry < report.entries.count ? report.entries[nextEntry] : nil
    if nextRow < rows.count, let names = report.unlisted {
      let row = rows[nextRow]
      let key = ReportEntry.Key(names.name(of: row), extension: names.pathExtension(of: row))
      // Matches are the last entries, and all counted ones are matches.
      if entry.map({ $0.record.outcome == .matched && key < ReportEntry.Key($0.record) }) ?? true {
        nextRow += 1
        return try read(row.line, names.files[Int(row.line.file)])
      }
    }
    nextEntry += 1
    return entry
  }

  private func read(
    _ line: MatchNames.Line, _ path: String
  ) throws(ReportError) -> ReportEntry {
    do throws(FileError) {
      let descriptor = try journal(line.file, path)
      // Nothing but new lines is written to a journal.
      guard let bytes = FileRange(descriptor: descriptor).bytes(Int(line.offset), Int(line.length)),
        let record = bytes.withUnsafeBytes({ PlainMatch($0)?.record })
      else { throw .system(code: EIO) }
      return ReportEntry(record)
    } catch {
      throw .unreadable(path: path, error: error)
    }
  }

  private func journal(_ file: UInt32, _ path: String) throws(FileError) -> Int32 {
    if let known = journals[file] { return known }
    if journals.count == Self.openLimit { closeJournals() }
    let descriptor = try RegularFile.open(path)
    journals[file] = descriptor
    return descriptor
  }

  private func closeJournals() {
    for descriptor in journals.values { close(descriptor) }
    journals = [:]
  }
}
