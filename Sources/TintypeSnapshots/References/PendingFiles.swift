// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The files of one snapshot that differs and waits for a decision, below `pending`.
struct PendingFiles {
  let output: OutputDirectory
  let name: SnapshotName
  let pathExtension: String?

  /// What a file shows.
  enum Kind: String, CaseIterable {
    case reference, actual, difference
    /// The new file in the form in which it is kept, if that is not the full one.
    case stored
  }

  /// The file that tells what the change is.
  var changePath: String {
    directory + "/" + Self.fitting(name.file(pathExtension: nil), changeEnding)
  }

  private var changeEnding: String {
    let middle = pathExtension.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return PendingChange.marker + middle + ".json"
  }

  /// A file that was written.
  struct File {
    var kind: Kind
    var path: String
    var bytes: [UInt8]
    /// The file's name without its directory.
    var name: String { FilePath.name(of: path) }
  }

  private var directory: String { "\(output.pending)/\(name.target)/\(name.suite)" }

  private func path(_ kind: Kind) -> String {
    var ending = "." + kind.rawValue
    // One name may stand for an outline and for JSON, so the extension stays part of all of them.
    // Of a packed reference only the tool knows how to read it.
    if kind != .stored, let pathExtension, !pathExtension.isEmpty { ending += "." + pathExtension }
    // Only pictures differ by a picture; of all else a patch tells.
    if kind == .difference, pathExtension != "png" { ending += ".patch" }
    return directory + "/" + Self.fitting(name.file(pathExtension: nil), ending)
  }

  /// A name with an ending; where both are too long for a file, the name's middle gives way to its
  /// digest.
  private static func fitting(_ name: String, _ ending: String) -> String {
    let room = FilePath.maximumNameLength - ending.utf8.count
    guard name.utf8.count > room else { return name + ending }
    // A hyphen and 32 digits follow.
    var start = name
    while start.utf8.count > room - 33 { start.removeLast() }
    return start + "-" + SHA256Digest.of(Array(name.utf8)).hexadecimal.prefix(32) + ending
  }

  /// Tells what the change is, once all its files are there.
  func describe(_ change: PendingChange) throws(SnapshotError) {
    let path = changePath
    do {
      try AtomicFile.write(change.line, to: path)
    } catch let trouble as FileTrouble {
      throw .unwritableOutput(path: path, trouble: trouble)
    } catch {
      // A change holds strings and integers, which always encode.
      throw .unwritableOutput(path: path, trouble: .notARegularFile)
    }
  }

  /// Writes what there is, and removes what an earlier run left of the rest.
  func write(
    reference: [UInt8]?,
    actual: [UInt8],
    difference: [UInt8]?,
    stored: [UInt8]? = nil
  ) throws(SnapshotError) -> [File] {
    var written: [File] = []
    // Files that are being replaced are no change that could be decided on.
    try remove(changePath)
    for (kind, bytes) in [
      (Kind.reference, reference), (.actual, actual), (.difference, difference), (.stored, stored),
    ] {
      let path = path(kind)
      guard let bytes else {
        try remove(path)
        continue
      }
      do {
        try AtomicFile.write(bytes, to: path)
      } catch {
        throw .unwritableOutput(path: path, trouble: error)
      }
      written.append(File(kind: kind, path: path, bytes: bytes))
    }
    return written
  }

  /// Removes the files of an earlier run.
  func clear() throws(SnapshotError) {
    // After most tests nothing waits, and so there is no directory for it.
    guard Directory.exists(at: directory) else { return }
    try remove(changePath)
    for kind in Kind.allCases { try remove(path(kind)) }
  }

  private func remove(_ path: String) throws(SnapshotError) {
    // Under a name that is too long there is no file either.
    guard unlink(path) != 0, ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) else { return }
    throw .unwritableOutput(path: path, trouble: .system(code: errno))
  }

  /// The written files as the journal names them.
  func artifacts(_ files: [File]) -> JournalRecord.Artifacts? {
    func relative(_ kind: Kind) -> String? {
      files.first { $0.kind == kind }.map { String($0.path.dropFirst(output.path.count + 1)) }
    }
    return relative(.actual).map { actual in
      JournalRecord.Artifacts(
        reference: relative(.reference), actual: actual, difference: relative(.difference),
        stored: relative(.stored))
    }
  }
}

/// A change that waits for a decision, as a file beside its pictures or texts tells it.
///
/// `pending/<target>/<suite>/<test>.<identifier>.change.<extension>.json` holds it on one line. Who
/// decides needs no journal, which may be large, and gone.
package struct PendingChange: Codable, Hashable, Sendable {
  /// The version of the file's format, that of ``JournalRecord/currentVersion``.
  package var version: Int
  /// The run that found the change.
  package var run: String
  /// What the run's journal says of it.
  package var record: JournalRecord

  /// Creates a change in the current version of the format.
  package init(run: String, record: JournalRecord) {
    version = JournalRecord.currentVersion
    self.run = run
    self.record = record
  }

  /// What the names of such files have between the snapshot's name and its extension.
  package static let marker = ".change"

  /// The change as the file holds it, with a line feed.
  package var line: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try Array(encoder.encode(self)) + [0x0A]
    }
  }
}
