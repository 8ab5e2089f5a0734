// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import Foundation
import TintypeImaging
import TintypeSnapshots

/// The replacement of a reference with a new file, if both are unchanged since the test.
package struct Acceptance: Sendable {
  /// The change.
  package let item: PendingItem
  /// The absolute path of the reference.
  package let place: String
  /// The absolute path of the new file.
  private let actual: String

  /// The size limit, larger than any image within the limit of pixels: 1 GiB.
  static let sizeLimit = 1 << 30

  /// The outcome for the reference.
  package enum Result: Hashable, Sendable {
    /// A new reference was added.
    case added
    /// The reference was replaced.
    case replaced
    /// The reference already had the new contents, for example after an interrupted decision.
    case alreadyThere
  }

  /// Determines the paths of a change's files, and rejects paths outside of reference directories.
  package init(
    of item: PendingItem, in folder: PendingFolder, references: ReferenceGuard
  ) throws(Refusal) {
    self.item = item
    place = try references.place(of: item)
    do {
      actual = try folder.place(of: item.artifacts.stored ?? item.artifacts.actual)
    } catch .unreadable(let error) {
      throw Self.unreadable(item, error, place: place)
    } catch {
      throw .pending(error)
    }
  }

  /// Checks that the change can be applied now.
  ///
  /// - Returns: The outcome that applying the change would have.
  package func check() throws(Refusal) -> Result {
    _ = try contents()
    return try standing()
  }

  /// Replaces the reference atomically.
  ///
  /// The new file is read once, so the checked bytes are the written bytes.
  package func apply() throws(Refusal) -> Result {
    let contents = try contents()
    // Check the reference as late as possible.
    let result = try standing()
    guard result != .alreadyThere else { return result }
    let assets = ReferenceAssets(of: place)
    do {
      try assets.write(contents.assets)
    } catch {
      throw .cannotWrite(path: assets.directory, error: error)
    }
    do {
      try AtomicFile.write(contents.bytes, to: place, replacing: result == .replaced)
    } catch .exists {
      // Another process may have accepted the same change.
      if try standing() == .alreadyThere { return .alreadyThere }
      throw .referenceAppeared(path: item.reference)
    } catch {
      throw .cannotWrite(path: item.reference, error: error)
    }
    return result
  }

  /// Returns the new file, if it is unchanged since the test.
  private func contents() throws(Refusal) -> StoredReference {
    let file: [UInt8]
    do {
      file = try RegularFile.bytes(of: actual, limit: Self.sizeLimit)
    } catch {
      throw Self.unreadable(item, error, place: place)
    }
    var contents = StoredReference(bytes: file)
    if let path = item.artifacts.stored {
      guard let stored = StoredReference(packed: file), stored.hasSoundAssets else {
        throw .actualChanged(path: path)
      }
      contents = stored
    }
    guard SHA256Digest.of(contents.bytes).hexadecimal == item.digests.actual else {
      throw .actualChanged(path: item.artifacts.actual)
    }
    if item.file.pathExtension.lowercased() == "png" {
      do {
        _ = try PNGFile(contents.bytes)
      } catch {
        throw .notAImage(path: item.artifacts.actual, reason: error)
      }
    }
    return contents
  }

  /// Returns the reason why a new file cannot be read.
  ///
  /// The file is missing after another process has accepted the change.
  private static func unreadable(
    _ item: PendingItem, _ error: FileError, place: String
  ) -> Refusal {
    if error == .missing,
      let bytes = try? RegularFile.bytes(of: place, limit: sizeLimit),
      SHA256Digest.of(bytes).hexadecimal == item.digests.actual
    {
      return .acceptedMeanwhile(path: item.reference)
    }
    return .actualUnreadable(path: item.artifacts.actual, error: error)
  }

  /// Returns the outcome for the current reference, if it is unchanged since the test.
  private func standing() throws(Refusal) -> Result {
    var status = stat()
    guard lstat(place, &status) == 0 else {
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .referenceUnreadable(path: item.reference, error: .system(code: errno))
      }
      guard item.isNew else { throw .referenceGone(path: item.reference) }
      return .added
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .referenceIsNoFile(path: item.reference)
    }
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: place, limit: Self.sizeLimit)
    } catch {
      throw .referenceUnreadable(path: item.reference, error: error)
    }
    let digest = SHA256Digest.of(bytes).hexadecimal
    if digest == item.digests.actual { return .alreadyThere }
    if digest == item.digests.reference { return .replaced }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      throw .referenceIsPointer(path: item.reference)
    }
    if Self.holdsConflict(bytes) { throw .referenceConflicted(path: item.reference) }
    throw item.isNew
      ? .referenceAppeared(path: item.reference) : .referenceChanged(path: item.reference)
  }

  /// Returns whether the bytes contain the conflict markers of version control.
  private static func holdsConflict(_ bytes: [UInt8]) -> Bool {
    var marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }[...]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let mark = marks.first else { return true }
      if line.starts(with: mark) { marks.removeFirst() }
    }
    return marks.isEmpty
  }
}
