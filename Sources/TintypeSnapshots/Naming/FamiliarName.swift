// SPDX-License-Identifier: MIT

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
