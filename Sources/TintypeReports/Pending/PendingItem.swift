// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeSnapshots

/// A change that waits, with what its file tells of it.
package struct PendingItem: Hashable, Sendable {
  /// The file that tells of it.
  package let file: PendingFile
  /// The run that found it.
  package let run: RunName
  /// What the run's journal says of it.
  package let record: JournalRecord
  /// The reference that it would become, relative to the package's root.
  package let reference: String
  /// The files of the change, relative to the output directory.
  package let artifacts: JournalRecord.Artifacts
  /// The digests of the reference, `nil` where there was none, and of the new file.
  package let digests: JournalRecord.Digests
  /// The whole of the file, for noticing that another one has taken its place.
  let bytes: [UInt8]

  /// The snapshot's name.
  package var name: String { record.snapshot.description }

  /// The name and the extension, which together no other change has.
  package var fullName: String {
    file.pathExtension.isEmpty ? name : name + "." + file.pathExtension
  }

  /// The change as a report has it.
  package var entry: ReportEntry { ReportEntry(record) }

  /// Whether the change is a new snapshot.
  package var isNew: Bool { digests.reference == nil }

  /// Checks what a file tells.
  ///
  /// - Throws: ``PendingTrouble`` for what contradicts itself or leaves something out. Where the
  ///   reference lies is not asked here; see ``ReferenceGuard``.
  init(file: PendingFile, change: PendingChange, bytes: [UInt8]) throws(PendingTrouble) {
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

  /// Whether a file is called as that of a snapshot is: who names a change decides on no other.
  private static func isOf(_ snapshot: SnapshotName, _ file: PendingFile) -> Bool {
    if snapshot.description == file.name { return true }
    guard file.mayBeShortened else { return false }
    return "pending/\(snapshot.target)/\(snapshot.suite)" == file.directory
      && snapshot.description.utf8.count >= file.name.utf8.count
  }
}

/// Why the file of a change that waits tells nothing that could be decided on.
package enum PendingTrouble: Error, Hashable, Sendable {
  /// It cannot be read.
  case unreadable(FileTrouble)
  /// It is no JSON, or not of a change; `field` is what is missing or wrong, where that is known.
  case notAChange(field: String?)
  /// It has a format that is newer than this library.
  case newerVersion(Int)
  /// A field is missing without which nothing can be decided.
  case incomplete(field: String)
  /// It tells of something that is no change.
  case nothingToDecide(JournalRecord.Outcome)
  /// It tells of another snapshot than its name.
  case otherSnapshot(String)
  /// It names a file in another folder than its own.
  case otherFolder(String)
  /// It names a file outside of the output directory, or itself lies there by a link.
  case leavesOutputDirectory(String)

  /// Decodes the file of a change.
  static func decoded(_ bytes: Data) throws(PendingTrouble) -> PendingChange {
    do {
      let change = try JSONDecoder.journal.decode(Versioned.self, from: bytes)
      guard let change = change.change else { throw PendingTrouble.newerVersion(change.version) }
      return change
    } catch let trouble as PendingTrouble {
      throw trouble
    } catch let error as DecodingError {
      throw .notAChange(field: error.field)
    } catch {
      throw .notAChange(field: nil)
    }
  }

  /// A change, or the version that makes it unreadable: nothing else in it can be relied on.
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
  /// The field that is missing or wrong, such as `record.snapshot`; `nil` for what is no JSON.
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

/// A file that tells of a change which waits, as far as its path tells: nothing of it was read yet.
package struct PendingFile: Hashable, Sendable {
  /// The file's path, relative to the output directory.
  package var path: String
  /// The snapshot's name, `target/suite/test.identifier`.
  package var name: String
  /// The extension of the snapshot's file, such as `png`; empty where it has none.
  package var pathExtension: String
  /// Whether the file's name is so long that it may be a shortened one; then only the file tells.
  package var mayBeShortened: Bool

  /// Reads a path below the output directory; `nil` where no such file is called so.
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
    // Endings differ in length, so that those which are shortened are a little shorter, too.
    mayBeShortened = file.utf8.count > FilePath.maximumNameLength - 32
  }

  /// Which part says that the file tells of a change.
  ///
  /// A snapshot's name has one dot in it; one that was shortened to end in a digest may have lost it.
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

  /// The name and the extension, which together no other change has.
  package var fullName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }

  /// The files beside this one that belong to it, relative to the output directory, by their names.
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
  /// Whether a change comes first: by name, then by extension.
  package static func < (first: Self, second: Self) -> Bool {
    (first.name, first.pathExtension) < (second.name, second.pathExtension)
  }
}
