// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns

/// A pending change, with the contents of its description file.
package struct PendingItem: Hashable, Sendable {
  /// The description file.
  package let file: PendingFile
  /// The run that found the change.
  package let run: RunName
  /// The journal record of the change.
  package let record: JournalRecord
  /// The path of the reference, relative to the package's root.
  package let reference: String
  /// The files of the change, relative to the output directory.
  package let artifacts: JournalRecord.Artifacts
  /// The digests of the reference, `nil` if there was none, and of the new file.
  package let digests: JournalRecord.Digests
  /// The bytes of the description file, to detect that it was replaced.
  let bytes: [UInt8]

  /// The name of the snapshot.
  package var name: String { record.snapshot.description }

  /// The name and the extension, which together are unique.
  package var fullName: String {
    file.pathExtension.isEmpty ? name : name + "." + file.pathExtension
  }

  /// The change as an entry of a report.
  package var entry: ReportEntry { ReportEntry(record) }

  /// A Boolean value that indicates whether the change is a new snapshot.
  package var isNew: Bool { digests.reference == nil }

  /// Checks the contents of a description file.
  ///
  /// The location of the reference is checked by ``ReferenceGuard``.
  ///
  /// - Throws: ``PendingError`` for contradictory or missing contents.
  init(file: PendingFile, change: PendingChange, bytes: [UInt8]) throws(PendingError) {
    let record = change.record
    guard record.outcome == .changed || record.outcome == .missing else {
      throw .nothingToDecide(record.outcome)
    }
    guard let run = try? RunName(change.run) else { throw .incomplete(field: "run") }
    guard let reference = record.reference else { throw .incomplete(field: "reference") }
    guard let digests = record.digests else { throw .incomplete(field: "digests") }
    guard let artifacts = record.artifacts else { throw .incomplete(field: "artifacts") }
    for digest in [digests.reference, digests.actual].compactMap(\.self)
    where SHA256Digest(hexadecimal: digest) == nil { throw .incomplete(field: "digests") }
    guard Self.isOf(record.snapshot, file) else {
      throw .otherSnapshot(record.snapshot.description)
    }
    for path in artifacts.paths
    where FilePath.parent(of: path) != file.directory { throw .otherFolder(path) }
    self.file = file
    self.run = run
    self.record = record
    self.reference = reference
    self.artifacts = artifacts
    self.digests = JournalRecord.Digests(
      reference: digests.reference?.lowercased(), actual: digests.actual.lowercased())
    self.bytes = bytes
  }

  /// Returns whether a file's name is that of a snapshot.
  ///
  /// Otherwise, a decision on one name would apply to another snapshot.
  private static func isOf(_ snapshot: SnapshotName, _ file: PendingFile) -> Bool {
    if snapshot.description == file.name { return true }
    guard file.mayBeShortened else { return false }
    return "pending/\(snapshot.target)/\(snapshot.suite)" == file.directory
      && snapshot.description.utf8.count >= file.name.utf8.count
  }
}

/// The reason why the description file of a pending change is not valid.
package enum PendingError: Error, Hashable, Sendable {
  /// The file cannot be read.
  case unreadable(FileError)
  /// The file is not JSON, or describes no change; `field` is missing or wrong, if it is known.
  case notAChange(field: String?)
  /// The file has a newer format than this library supports.
  case newerVersion(Int)
  /// A required field is missing.
  case incomplete(field: String)
  /// The file describes an outcome that is not a change.
  case nothingToDecide(JournalRecord.Outcome)
  /// The file describes another snapshot than its name.
  case otherSnapshot(String)
  /// The file contains a path in another folder than its own.
  case otherFolder(String)
  /// The file contains a path outside of the output directory, or is outside of it through a link.
  case leavesOutputDirectory(String)

  /// Decodes a description file.
  static func decoded(_ bytes: Data) throws(PendingError) -> PendingChange {
    do {
      let change = try JSONDecoder.journal.decode(Versioned.self, from: bytes)
      guard let change = change.change else { throw PendingError.newerVersion(change.version) }
      return change
    } catch let error as PendingError {
      throw error
    } catch let error as DecodingError {
      throw .notAChange(field: error.field)
    } catch {
      throw .notAChange(field: nil)
    }
  }

  /// A change, or only its version if that is newer: the other fields may have changed.
  private struct Versioned: Decodable {
    var version: Int
    var change: PendingChange?

    private enum Key: CodingKey { case version }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      version = try container.decode(Int.self, forKey: .version)
      guard version <= JournalRecord.currentVersion else { return }
      guard version == JournalRecord.currentVersion else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "There is no such version.")
      }
      change = try PendingChange(from: decoder)
    }
  }
}

extension DecodingError {
  /// The field that is missing or wrong, such as `record.snapshot`; `nil` if the data are not JSON.
  var field: String? {
    let path: [any CodingKey] =
      switch self {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context.codingPath
      case .dataCorrupted(let context): context.codingPath
      @unknown default: []
      }
    return path.isEmpty ? nil : path.map(\.stringValue).joined(separator: ".")
  }
}

/// A description file of a pending change, known only by its path.
package struct PendingFile: Hashable, Sendable {
  /// The path of the file, relative to the output directory.
  package var path: String
  /// The name of the snapshot, `target/suite/test.identifier`.
  package var name: String
  /// The extension of the snapshot's file, such as `png`; empty if it has none.
  package var pathExtension: String
  /// A Boolean value that indicates whether the file's name is long enough to be a shortened one.
  ///
  /// In that case, only the file contains the full name.
  package var mayBeShortened: Bool

  /// Parses a path below the output directory; `nil` if it is not the path of a description file.
  ///
  /// - Parameter path: A path such as `pending/FormTests/LoginTests/appearance.1.change.png.json`.
  package init?(path: String) {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    guard folders.count >= 4, folders.first == "pending", let file = folders.last else {
      return nil
    }
    let parts = file.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.last == "json", let mark = Self.mark(in: parts) else { return nil }
    let base = parts[..<mark].joined(separator: ".")
    self.path = path
    name = folders[1..<(folders.count - 1)].joined(separator: "/") + "/" + base
    pathExtension = parts[(mark + 1)..<(parts.count - 1)].joined(separator: ".")
    // Suffixes differ in length, so shortened names may be slightly shorter than the maximum.
    mayBeShortened = file.utf8.count > FilePath.maximumNameLength - 32
  }

  /// Returns the index of the part that marks the file as the description of a change.
  ///
  /// A snapshot's name contains one dot; a name that was shortened to end in a digest may have lost
  /// it.
  private static func mark(in parts: [Substring]) -> Int? {
    func isMark(_ index: Int) -> Bool {
      index < parts.count - 1 && "." + parts[index] == PendingChange.marker
    }
    if isMark(2), !parts[0].isEmpty || !parts[1].isEmpty { return 2 }
    let digest = parts[0].utf8.suffix(33)
    return isMark(1) && digest.count == 33 && digest.first == UInt8(ascii: "-") ? 1 : nil
  }

  /// The directory of the change's files, relative to the output directory.
  var directory: String { FilePath.parent(of: path) }

  /// The name and the extension, which together are unique.
  package var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }

  /// The other files of the change, relative to the output directory, determined by their names.
  var siblings: [String] {
    let base = directory + "/" + FilePath.name(of: name)
    let ending = pathExtension.isEmpty ? "" : "." + pathExtension
    return [
      base + ".reference" + ending, base + ".actual" + ending, base + ".difference" + ending,
      base + ".difference" + ending + ".patch",
    ]
  }
}

extension PendingFile: Comparable {
  /// Compares names, then extensions.
  package static func < (first: Self, second: Self) -> Bool {
    (first.name, first.pathExtension) < (second.name, second.pathExtension)
  }
}
