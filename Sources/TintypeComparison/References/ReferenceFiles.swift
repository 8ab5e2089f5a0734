// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

/// Finding references by a path that somebody names.
package enum ReferenceFiles {
  /// The PNG files at a path: the file itself, or all below a directory, in the order of their names.
  ///
  /// Symbolic links below the directory are not followed, so that none leads out of it or round in
  /// a circle.
  package static func all(at path: String) throws(ReferenceTrouble) -> [String] {
    guard Directory.exists(at: path) else { return [path] }
    let found = try pictures(below: path)
    guard !found.isEmpty else { throw .noPictures(directory: path) }
    return found
  }

  private static func pictures(below directory: String) throws(ReferenceTrouble) -> [String] {
    let names: [String]
    do {
      names = try Directory.names(in: directory)
    } catch {
      throw .unreadable(path: directory, trouble: error)
    }
    var found: [String] = []
    for name in names {
      let path = directory + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        found += try pictures(below: path)
      } else if name.lowercased().hasSuffix(".png") {
        found.append(path)
      }
    }
    return found
  }
}
