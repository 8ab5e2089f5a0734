// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The files below `pending` of one snapshot that differs and awaits a decision.
struct PendingFiles {
  let output: OutputDirectory
  let name: SnapshotName
  let pathExtension: String?

  /// The contents of a file.
  enum Kind: String, CaseIterable {
    case reference, actual, difference
    /// The new file in the form in which it is stored, if that is not the full form.
    case stored
  }

  /// The path of the file that describes the change.
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
    // An outline and a JSON text may share one name, so the names contain the extension. Packed
    // references have none, because only the tool can read them.
    if kind != .stored, let pathExtension, !pathExtension.isEmpty { ending += "." + pathExtension }
    // Differences of images are images; all others are patches.
    if kind == .difference, pathExtension != "png" { ending += ".patch" }
    return directory + "/" + Self.fitting(name.file(pathExtension: nil), ending)
  }

  /// Returns a name with an ending; if both are too long for a file name, a digest replaces the end
  /// of the name.
  private static func fitting(_ name: String, _ ending: String) -> String {
    let room = FilePath.maximumNameLength - ending.utf8.count
    guard name.utf8.count > room else { return name + ending }
    // A hyphen and 32 digits follow.
    var start = name
    while start.utf8.count > room - 33 { start.removeLast() }
    return start + "-" + SHA256Digest.of(Array(name.utf8)).hexadecimal.prefix(32) + ending
  }

  /// Writes the description of the change, after all its other files.
  func describe(_ change: PendingChange) throws(SnapshotError) {
    let path = changePath
    do {
      try AtomicFile.write(change.line, to: path)
    } catch let error as FileError {
      throw .unwritableOutput(path: path, error: error)
    } catch {
      // A change contains strings and integers, which always encode.
      throw .unwritableOutput(path: path, error: .notARegularFile)
    }
  }

  /// Writes the given files, and removes the remaining files of an earlier run.
  func write(
    reference: [UInt8]?,
    actual: [UInt8],
    difference: [UInt8]?,
    stored: [UInt8]? = nil
  ) throws(SnapshotError) -> [File] {
    var written: [File] = []
    // While its files are being replaced, the change must not be offered for a decision.
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
        throw .unwritableOutput(path: path, error: error)
      }
      written.append(File(kind: kind, path: path, bytes: bytes))
    }
    return written
  }

  /// Removes the files of an earlier run.
  func clear() throws(SnapshotError) {
    // Most tests have no pending change, and hence no directory.
    guard Directory.exists(at: directory) else { return }
    try remove(changePath)
    for kind in Kind.allCases { try remove(path(kind)) }
  }

  private func remove(_ path: String) throws(SnapshotError) {
    // ENAMETOOLONG means that the file cannot exist.
    guard unlink(path) != 0, ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) else { return }
    throw .unwritableOutput(path: path, error: .system(code: errno))
  }

  /// Returns the paths of the written files for the journal.
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
