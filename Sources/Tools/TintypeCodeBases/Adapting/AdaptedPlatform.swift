// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The version of iOS and the modules whose conditions hold in adapted sources.
package struct AdaptedPlatform: Hashable, Sendable {
  /// The major version of iOS.
  package var major: Int
  /// The minor version of iOS.
  package var minor: Int
  /// The value of `canImport` for Apple's modules; other modules are tested by the compiler.
  ///
  /// Imports of modules with the value `false` are removed.
  package var modules: [String: Bool]

  package init(iOS major: Int, _ minor: Int, modules: [String: Bool]) {
    (self.major, self.minor, self.modules) = (major, minor, modules)
  }

  /// Returns the value of a condition such as `os(iOS)` from its function and the first identifier
  /// of its argument; `nil` if the compiler evaluates it.
  func value(of function: String, _ argument: String) -> Bool? {
    switch function {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "canImport": modules[argument]
    default: nil
    }
  }

  /// Returns the value of `#available` with a list such as `iOS 17, *`.
  func isAvailable(_ list: String) -> Bool {
    var versions: [Substring: [Int]] = [:]
    for item in list.split(separator: ",") {
      let words = item.split(whereSeparator: \.isWhitespace)
      guard let name = words.first, words.count > 1 else { continue }
      versions[name] = words[1].split(separator: ".").map { Int($0) ?? 0 }
    }
    guard let wanted = versions["iOS"] ?? versions["anyAppleOS"] else { return true }
    return !([major, minor] + [0]).lexicographicallyPrecedes(wanted)
  }
}
