// SPDX-License-Identifier: MIT

import TintypeSnapshots

/// The package of Tintype, as a manifest names it.
struct TintypePackage: Hashable, Sendable {
  /// The place that a manifest names.
  enum Location: Hashable, Sendable {
    /// A directory.
    case path(String)
    /// A repository, with the labeled argument for its version.
    case url(String, requirement: String)
  }

  var location: Location

  /// The products with the modules of swift-snapshot-testing.
  static let products: Set<String> = [
    "SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]

  /// The name by which SwiftPM knows the package: the last part of its path or URL.
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

  /// The dependency on a product in a manifest.
  func product(_ name: String) -> String {
    ".product(name: \(Self.literal(name)), package: \(Self.literal(identity)))"
  }

  /// The name by which SwiftPM knows the package at a path or URL.
  static func identity(of location: String) -> String {
    var name = location[...]
    while name.hasSuffix("/") { name = name.dropLast() }
    // A registry's identifier has a scope before the name, and SSH's short form a colon.
    let last = name.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)).lowercased()
  }

  /// A string literal of Swift.
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
