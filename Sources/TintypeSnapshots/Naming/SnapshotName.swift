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
  var failureLine: String { "snapshot:   \(self)" }

  /// Returns whether a failure message contains the line that names the snapshot.
  ///
  /// Swift Testing escapes line feeds in the values of an expectation.
  package func isNamed(in message: String) -> Bool {
    message.contains(failureLine + "\n") || message.contains(failureLine + "\\n")
  }

  /// Returns the name of the snapshot's file.
  func file(pathExtension: String?) -> String {
    let suffix = pathExtension.flatMap { $0.isEmpty ? nil : "." + $0 } ?? ""
    return "\(test).\(identifier)\(suffix)"
  }

  /// Returns a valid file name: letters, digits and `_` are kept, and each run of other characters
  /// becomes `-`.
  ///
  /// The name has no hyphens at its ends. It is empty if no letter, digit or `_` remains.
  package static func fileName(_ name: String) -> String {
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

/// Names as swift-snapshot-testing makes them, so that migrated references keep their names.
///
/// Different names may have the same result, and a result may be empty: `n 1/x.y` and `n-1-x-y` are
/// the same, `!!!` is empty.
enum SnapshotTestingName {
  /// Returns a name in which each run of non-word characters is one `-`, without one leading and
  /// one trailing `-`.
  static func fileName(_ name: String) -> String {
    var fit = String.UnicodeScalarView()
    var isInRun = false
    for scalar in name.unicodeScalars {
      if isWord(scalar) {
        fit.append(scalar)
        isInRun = false
      } else if !isInRun {
        fit.append("-")
        isInRun = true
      }
    }
    if fit.first == "-" { fit.removeFirst() }
    if fit.last == "-" { fit.removeLast() }
    return String(fit)
  }

  /// Returns whether `\w` of a regular expression matches, as ICU documents it: alphabetic, a mark,
  /// a decimal number, connector punctuation, or one of the two joiners.
  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
      return true
    default:
      return scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  /// Returns the directory of a test file's references: the file's name without its extension.
  static func directory(ofTestFile path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// The common properties of all snapshots of a test: the location of their references, and most of
/// their names.
struct SnapshotLocation: Sendable {
  /// The location of the references.
  let place: ReferenceLocation
  /// The name of the snapshots, without an identifier.
  let name: SnapshotName
  /// The key of the counter for unnamed snapshots.
  let counted: String

  /// The inputs from which a location is computed.
  struct Key: Hashable {
    /// The current path of the test's file.
    var sourceFile: String
    /// The directory argument of the assertion.
    var snapshotDirectory: String?
    /// The references of the configuration.
    var references: SnapshotTestingConfiguration.References?
    var test: TestContext
  }

  init(_ key: Key) throws(SnapshotError) {
    place = try ReferenceLocation(
      sourceFile: key.sourceFile, snapshotDirectory: key.snapshotDirectory,
      references: key.references)
    counted = "\(place.root)/\(key.sourceFile)/\(key.test.test)"
    name =
      switch place.style {
      case .inPackage: try key.test.name
      case .besideTestFile: try key.test.snapshotTestingName(sourceFile: key.sourceFile, place)
      }
  }
}
