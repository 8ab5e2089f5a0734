// SPDX-License-Identifier: MIT

/// The identity of a snapshot: its test, and its name or number within that test.
///
/// The parts form the reference's path,
/// `__Snapshots__/<target>/<suite>/<test>.<identifier>.<extension>`, and are valid in file names.
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
  /// Returns the identifiers of a snapshot with a given name, in each style of references.
  package static func identifiers(named name: String) -> Set<String> {
    [fileName(name), SnapshotTestingName.fileName(name)]
  }

  /// The line of a failure message that names the snapshot.
  package var failureLine: String { "snapshot:   \(self)" }

  /// Returns whether a failure message contains the line that names the snapshot.
  ///
  /// Swift Testing escapes line feeds in the values of an expectation.
  package func isNamed(in message: String) -> Bool {
    message.contains(failureLine + "\n") || message.contains(failureLine + "\\n")
  }

  /// Returns the name of the snapshot's file.
  package func file(pathExtension: String?) -> String {
    let suffix = pathExtension.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return "\(test).\(identifier)\(suffix)"
  }

  /// Returns a valid file name: letters, digits and `_` are kept, and each run of other characters
  /// becomes `-`.
  ///
  /// The name has no hyphens at its ends. It is empty if no letter, digit or `_` remains.
  package static func fileName(_ name: String) -> String {
    asciiFileName(name) ?? unicodeFileName(name)
  }

  /// Returns the file name of an ASCII text, as nearly all names are; `nil` for other texts.
  ///
  /// A million names are compared with durations. Bytes are read much faster than characters.
  private static func asciiFileName(_ name: String) -> String? {
    var name = name
    return name.withUTF8 { bytes in
      var fit: [UInt8] = []
      fit.reserveCapacity(bytes.count)
      var (index, isSeparated) = (0, false)
      while index < bytes.count {
        let byte = bytes[index]
        let letter = byte | 0x20
        if byte >= 0x80 { return nil }
        if letter >= 0x61 && letter <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F {
          if isSeparated, !fit.isEmpty { fit.append(0x2D) }
          isSeparated = false
          fit.append(byte)
        } else {
          isSeparated = true
        }
        index += 1
      }
      return String(decoding: fit, as: UTF8.self)
    }
  }

  private static func unicodeFileName(_ name: String) -> String {
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
