// SPDX-License-Identifier: MIT

import TintypeBase

/// A file that differs between a commit and the working tree.
package struct GitChange: Hashable, Sendable {
  /// The file in the commit; `nil` for a file that was added.
  package var old: File?
  /// The path in the working tree, from its root; `nil` for a file that was deleted.
  package var newPath: GitPath?
  /// The file in the index, if the working tree does not contain it because of a sparse checkout;
  /// else `nil`.
  package var index: File?

  /// Creates a change.
  package init(old: File?, newPath: GitPath?, index: File? = nil) {
    (self.old, self.newPath, self.index) = (old, newPath, index)
  }

  /// A file in a commit or in the index.
  package struct File: Hashable, Sendable {
    /// The path from the root of the working tree.
    package var path: GitPath
    /// The name of the object with the file's contents.
    package var object: String
    /// A Boolean value that indicates whether the object is a file, not a link or a submodule.
    package var isRegular: Bool

    /// Creates a file.
    package init(path: GitPath, object: String, isRegular: Bool) {
      (self.path, self.object, self.isRegular) = (path, object, isRegular)
    }
  }

  /// A Boolean value that indicates whether the path differs from the path in the commit.
  package var isRenamed: Bool {
    guard let old, let newPath else { return false }
    return old.path != newPath
  }
}

/// The path of a file as the bytes that Git stores.
///
/// Names need not be UTF-8. Two names that are equal as `String` values may name two files.
package struct GitPath: Hashable, Sendable, Comparable {
  /// The bytes.
  package var bytes: [UInt8]

  /// Creates a path from bytes.
  package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Creates a path from text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// The path as text; `nil` if it is not UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path as text, with replacement characters for bytes that are not UTF-8.
  package var lossyText: String { String(decoding: bytes, as: UTF8.self) }

  /// A Boolean value that indicates whether the path stays below the root.
  ///
  /// Such a path is relative, and none of its components is empty, `.` or `..`, or begins with a
  /// combining mark.
  package var isConfined: Bool {
    !bytes.contains(0) && !FilePath.hidesSlash(lossyText)
      && bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
      }
  }

  /// Compares the bytes, so that the order does not depend on a locale.
  package static func < (one: GitPath, other: GitPath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}
