// SPDX-License-Identifier: MIT

import Foundation

/// The bytes of a reference file, and the files that it shares with other references.
package struct StoredReference: Sendable {
  /// The bytes of the reference file.
  package var bytes: [UInt8]
  /// The shared files, by their names.
  package var assets: [String: [UInt8]]

  /// Creates a reference.
  package init(bytes: [UInt8], assets: [String: [UInt8]] = [:]) {
    self.bytes = bytes
    self.assets = assets
  }
}

extension StoredReference {
  /// The reference and its shared files as one file, which waits for a decision: a line of JSON with
  /// their lengths in bytes, then their bytes.
  package var packed: [UInt8] {
    get throws {
      let names = assets.keys.sorted()
      let contents = Contents(
        reference: bytes.count, names: names, lengths: names.map { assets[$0]?.count ?? 0 })
      let head = try JSONEncoder().encode(contents) + Data("\n".utf8)
      return names.reduce(Array(head) + bytes) { $0 + (assets[$1] ?? []) }
    }
  }

  /// Reads the file that `packed` makes; `nil` for anything else, and for a shared file whose name is
  /// not 32 hexadecimal digits and `.png`.
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
      guard ReferenceAssets.isName(name), let asset = take(length) else { return nil }
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

/// The directory of the files that references share.
package struct ReferenceAssets: Hashable, Sendable {
  /// The absolute path of the directory.
  package let directory: String

  /// Creates a directory of shared files.
  package init(directory: String) { self.directory = directory }

  /// The directory for a reference: `assets` in the nearest directory `__Snapshots__` above it, else
  /// `assets` beside it.
  ///
  /// - Parameter reference: The absolute path of the reference.
  package init(of reference: String) {
    var parent = FilePath.parent(of: reference)
    let beside = parent
    while FilePath.name(of: parent) != ReferencePlace.directoryName {
      let next = FilePath.parent(of: parent)
      guard next != parent, !next.isEmpty else {
        directory = beside + "/" + Self.name
        return
      }
      parent = next
    }
    directory = parent + "/" + Self.name
  }

  /// The name of the directory.
  package static let name = "assets"

  /// Whether a text is the name of a shared file: 32 hexadecimal digits in lower case, and `.png`.
  package static func isName(_ text: String) -> Bool {
    text.hasSuffix(".png") && text.utf8.count == 36
      && text.utf8.dropLast(4).allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// The path of a file.
  package func path(of name: String) -> String { directory + "/" + name }

  /// Reads a file.
  package func bytes(of name: String) throws(FileTrouble) -> [UInt8] {
    try RegularFile.bytes(of: path(of: name), limit: ReferenceFile.sizeLimit)
  }

  /// Writes files that are not there yet; a file's name stands for its contents.
  package func write(_ assets: [String: [UInt8]]) throws(FileTrouble) {
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      if let old = try? self.bytes(of: name), old == bytes { continue }
      try AtomicFile.write(bytes, to: path(of: name))
    }
  }
}
