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

/// Names as swift-snapshot-testing makes them, rule for rule, so that references keep theirs.
///
/// Different names may give one file, and a name may come to nothing: `n 1/x.y` and `n-1-x-y` are
/// the same, `!!!` is empty.
enum FamiliarName {
  /// A name with each run of characters that are no word characters as one `-`, and without one `-`
  /// at its beginning and one at its end.
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

  /// Whether a regular expression's `\w` matches, as ICU documents it: alphabetic, a mark, a decimal
  /// number, connector punctuation, or one of the two joiners.
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

  /// The directory of a test file's references: the file's name without its extension.
  static func directory(ofTestFile path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// What all snapshots of a test have in common: where their references lie, and most of their names.
struct SnapshotHome: Sendable {
  /// Where the references lie.
  let place: ReferencePlace
  /// The snapshots' name, without an identifier.
  let name: SnapshotName
  /// What unnamed snapshots are counted by, where they are counted.
  let counted: String

  /// What a home depends on.
  struct Key: Hashable {
    /// The path of the test's file, where it is now.
    var sourceFile: String
    /// The directory that an assertion names.
    var snapshotDirectory: String?
    /// What the configuration says.
    var references: SnapshotTestingConfiguration.References?
    var test: TestContext
  }

  init(_ key: Key) throws(SnapshotError) {
    place = try ReferencePlace(
      sourceFile: key.sourceFile, snapshotDirectory: key.snapshotDirectory,
      references: key.references)
    counted = "\(place.root)/\(key.sourceFile)/\(key.test.test)"
    name =
      switch place.style {
      case .inPackage: try key.test.name
      case .besideTestFile: try key.test.familiarName(sourceFile: key.sourceFile, place)
      }
  }
}
