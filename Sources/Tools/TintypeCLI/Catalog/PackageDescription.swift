// SPDX-License-Identifier: MIT

import Foundation

/// The output of `swift package describe --type json`, as far as it is needed.
struct PackageDescription: Decodable {
  /// The name of the package.
  var name: String
  var targets: [Target]
  /// The packages that the package depends on; `nil` if they are not described.
  var dependencies: [Dependency]?

  /// A target of the package.
  struct Target: Decodable {
    /// The name of the module.
    var module: String
    /// The path of its folder, relative to the package or absolute.
    var path: String
    /// The paths of its sources, relative to its folder.
    var sources: [String]

    enum CodingKeys: String, CodingKey {
      case module = "c99name"
      case path, sources
    }
  }

  /// A package that the package depends on.
  struct Dependency: Decodable {
    /// The kind, which is `fileSystem` for a local package.
    var type: String
    /// The absolute path of a local package.
    var path: String?
  }

  /// Reads a description; `nil` if the text is not one.
  init?(_ output: [UInt8]) {
    // Plugins and other tools may print lines before the description.
    guard let start = output.firstIndex(of: UInt8(ascii: "{")),
      let description = try? JSONDecoder().decode(Self.self, from: Data(output[start...]))
    else { return nil }
    self = description
  }
}
