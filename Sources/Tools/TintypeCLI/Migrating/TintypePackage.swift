// SPDX-License-Identifier: MIT

import TintypeBase

/// The package of Tintype, as a dependency in a manifest.
struct TintypePackage: Hashable, Sendable {
  /// The location in the manifest.
  enum Location: Hashable, Sendable {
    /// A directory.
    case path(String)
    /// A repository, with the labeled argument for its version.
    case url(String, requirement: String)
  }

  var location: Location

  /// The products that contain the modules of swift-snapshot-testing.
  static let products: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]

  /// The identity of the package in SwiftPM: the last component of its path or URL.
  var identity: String {
    switch location {
    case .path(let path): Self.identity(of: path)
    case .url(let url, _): Self.identity(of: url)
    }
  }

  /// The arguments of the dependency in a manifest.
  var arguments: String {
    switch location {
    case .path(let path): "path: " + Self.literal(path)
    case .url(let url, let requirement): "url: \(Self.literal(url)), \(requirement)"
    }
  }

  /// Returns the product dependency in the syntax of a manifest.
  func product(_ name: String) -> String {
    ".product(name: \(Self.literal(name)), package: \(Self.literal(identity)))"
  }

  /// Returns the identity in SwiftPM of the package at a path or URL.
  static func identity(of location: String) -> String {
    var name = location[...]
    while name.hasSuffix("/") { name = name.dropLast() }
    // A registry identifier has a scope before the name, and an scp-like SSH address has a colon.
    let last = name.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)).lowercased()
  }

  /// Returns a Swift string literal.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns whether a directory contains the package of Tintype.
  static func isTintype(at directory: String) -> Bool {
    let bytes = try? RegularFile.bytes(of: directory + "/Package.swift", limit: 1 << 20)
    return bytes.map { String(decoding: $0, as: UTF8.self).contains("name: \"Tintype\"") } ?? false
  }
}
