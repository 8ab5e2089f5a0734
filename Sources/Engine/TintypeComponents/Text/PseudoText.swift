// SPDX-License-Identifier: MIT

/// A change of all texts, to check layouts without translations.
package enum PseudoText: String, Sendable, CaseIterable {
  /// Each text twice, as in Xcode's double-length pseudo-language.
  case doubled
  /// Arabic letters in place of Latin ones; digits, punctuation and spaces remain.
  case arabic

  /// Returns the changed text.
  package func applied(to string: String) -> String {
    switch self {
    case .doubled: return string.contains(where: \.isLetter) ? string + " " + string : string
    case .arabic:
      return String(
        String.UnicodeScalarView(
          string.unicodeScalars.map { scalar in
            let letter = scalar.value | 0x20
            guard scalar.isASCII, (0x61...0x7A).contains(letter) else { return scalar }
            return Self.letters[Int(letter - 0x61)]
          }))
    }
  }

  /// A letter for each Latin one, with the shapes and the widths of Arabic text.
  private static let letters = Array("ابتدهفجحيكلمنورزسشثعغطخقصض".unicodeScalars)
}

extension EnvironmentValues {
  private enum PseudoTextKey: EnvironmentKey {
    static let defaultValue: PseudoText? = nil
  }

  /// The change of all texts; `nil` for none.
  package var pseudoText: PseudoText? {
    get { self[PseudoTextKey.self] }
    set { self[PseudoTextKey.self] = newValue }
  }
}
