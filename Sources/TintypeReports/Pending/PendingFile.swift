// SPDX-License-Identifier: MIT

import TintypeSnapshots

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
