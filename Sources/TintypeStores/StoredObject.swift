// SPDX-License-Identifier: MIT

import TintypeBase

/// A file in a store, named by its contents.
package struct StoredObject: Hashable, Sendable {
  /// The SHA-256 of the contents.
  package let digest: SHA256Digest
  /// The size in bytes.
  package let size: Int

  /// Names an object.
  package init(digest: SHA256Digest, size: Int) {
    self.digest = digest
    self.size = size
  }

  /// Names the object with some contents.
  package init(of bytes: [UInt8]) {
    self.init(digest: .of(bytes), size: bytes.count)
  }

  /// The name of the object's file: 64 hexadecimal digits and `.png`.
  package var fileName: String { digest.hexadecimal + ".png" }

  /// The path in a store: `sha256/`, the first two digits, and the name of the file.
  var key: String { "sha256/\(digest.hexadecimal.prefix(2))/\(fileName)" }

  /// Checks that some bytes are this object's.
  ///
  /// - Throws: `StoreError.altered`.
  func check(_ bytes: [UInt8], from place: String) throws(StoreError) {
    guard bytes.count == size, SHA256Digest.of(bytes) == digest else {
      throw .altered(object: self, place: place, size: bytes.count, start: Array(bytes.prefix(9)))
    }
  }
}
