// SPDX-License-Identifier: MIT

import Foundation

/// The form in which a reference file stores an image.
package enum ReferenceForm: Hashable, Sendable {
  /// The pixels and the scene.
  case full
  /// The scene and a preview.
  case compact
  /// The digest of a file in a store, and a small preview.
  case pointer
}

/// The bytes of a reference file, and the other files that it needs.
package struct StoredReference: Sendable {
  /// The bytes of the reference file.
  package var bytes: [UInt8]
  /// The images of a compact reference and the object of a pointer, by their names.
  package var assets: [String: [UInt8]]

  /// Creates a reference.
  package init(bytes: [UInt8], assets: [String: [UInt8]] = [:]) {
    (self.bytes, self.assets) = (bytes, assets)
  }
}

extension StoredReference {
  /// The reference and its shared files as one file, which awaits a decision.
  ///
  /// It contains a line of JSON with the lengths in bytes, then the bytes.
  package var packed: [UInt8] {
    get throws {
      let names = assets.keys.sorted()
      let contents = Contents(
        reference: bytes.count, names: names, lengths: names.map { assets[$0]?.count ?? 0 })
      let head = try JSONEncoder().encode(contents) + Data("\n".utf8)
      return names.reduce(Array(head) + bytes) { $0 + (assets[$1] ?? []) }
    }
  }

  /// Parses the format of `packed`.
  ///
  /// It is `nil` for any other contents, and for a name that is neither the name of a shared image
  /// nor of an object.
  package init?(packed: [UInt8]) {
    guard let end = packed.firstIndex(of: 0x0A),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(packed[..<end])),
      contents.names.count == contents.lengths.count
    else { return nil }
    var rest = packed[(end + 1)...]
    func take(_ length: Int) -> [UInt8]? {
      guard length >= 0, length <= rest.count else { return nil }
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }
    guard let bytes = take(contents.reference) else { return nil }
    self.init(bytes: bytes)
    for (name, length) in zip(contents.names, contents.lengths) {
      guard ReferenceAssets.isName(name) || ReferenceAssets.isObjectName(name),
        let asset = take(length)
      else { return nil }
      assets[name] = asset
    }
    guard rest.isEmpty else { return nil }
  }

  private struct Contents: Codable {
    var reference: Int
    var names: [String]
    var lengths: [Int]
  }
}
