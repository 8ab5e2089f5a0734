// SPDX-License-Identifier: MIT

import TintypeBase

/// Names as swift-snapshot-testing makes them, so that migrated references keep their names.
///
/// Different names may have the same result, and a result may be empty: `n 1/x.y` and `n-1-x-y` are
/// the same, `!!!` is empty.
package enum SnapshotTestingName {
  /// Returns a name in which each run of non-word characters is one `-`, without one leading and
  /// one trailing `-`.
  package static func fileName(_ name: String) -> String {
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
  package static func directory(ofTestFile path: String) -> String {
    let name = FilePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
