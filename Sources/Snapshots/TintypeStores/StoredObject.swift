// SPDX-License-Identifier: MIT

import TintypeBase

/// A file in a store, identified by the digest of its contents.
package struct StoredObject: Hashable, Sendable {
  /// The SHA-256 of the contents.
  package let digest: SHA256Digest
  /// The size in bytes.
  package let size: Int

  /// Creates an object from a digest and a size.
  package init(digest: SHA256Digest, size: Int) { (self.digest, self.size) = (digest, size) }

  /// Creates the object that has these contents.
  package init(of bytes: [UInt8]) { self.init(digest: .of(bytes), size: bytes.count) }

  /// The file name of the object: 64 hexadecimal digits and `.png`.
  package var fileName: String { digest.hexadecimal + ".png" }

  /// The path in a store: `sha256/`, the first two digits, and the file name.
  var key: String { "sha256/\(digest.hexadecimal.prefix(2))/\(fileName)" }

  /// Checks that bytes are the contents of this object.
  ///
  /// - Throws: `StoreError.altered`.
  func check(_ bytes: [UInt8], from place: String) throws(StoreError) {
    guard bytes.count == size, SHA256Digest.of(bytes) == digest else {
      throw .altered(object: self, place: place, size: bytes.count, start: Array(bytes.prefix(9)))
    }
  }
}
