// SPDX-License-Identifier: MIT

/// The identity of a snapshot: its test, and its name or number within that test.
///
/// The parts are those of the reference's path,
/// `__Snapshots__/<target>/<suite>/<test>.<identifier>.<extension>`, already made fit for files.
package struct SnapshotName: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The test target, which is the module of the test's file.
  package var target: String
  /// The suite, with `/` between nested suites: Swift Testing's suite path or the file's name.
  package var suite: String
  /// The test function.
  package var test: String
  /// The name given to the assertion, else the ordinal of its call site in the test, from 1.
  package var identifier: String

  /// Creates a name from its four parts.
  package init(target: String, suite: String, test: String, identifier: String) {
    self.target = target
    self.suite = suite
    self.test = test
    self.identifier = identifier
  }

  /// The parts joined as in the reference's path, without extension.
  package var description: String { "\(target)/\(suite)/\(test).\(identifier)" }
}

extension SnapshotName {
  /// The name of the snapshot's file.
  func file(pathExtension: String?) -> String {
    let suffix = pathExtension.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return "\(test).\(identifier)\(suffix)"
  }

  /// A name made fit for a file: letters, digits and `_` stay, everything else becomes `-`.
  ///
  /// Hyphens at the ends are left out; what has no letter, digit or `_` gives an empty name.
  static func fileName(_ name: String) -> String {
    var fit = ""
    for character in name {
      if character.isLetter || character.isNumber || character == "_" {
        fit.append(character)
      } else if !fit.hasSuffix("-"), !fit.isEmpty {
        fit.append("-")
      }
    }
    if fit.hasSuffix("-") { fit.removeLast() }
    return fit
  }
}
