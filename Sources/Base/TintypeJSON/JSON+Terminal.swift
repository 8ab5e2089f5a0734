// SPDX-License-Identifier: MIT

extension JSON {
  /// Returns an encoded document whose strings have the escapes of ``Format/Escapes/terminal``.
  ///
  /// - Parameter document: A document of an encoder that escapes control characters in strings.
  /// - Returns: The document with the same values.
  package static func visible(_ document: String) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in document.unicodeScalars {
      // Characters below are layout, except for `#`, which only strings contain.
      let isHidden = scalar.value >= 0x7F && scalar.isDisruptive
      if isHidden || scalar == "#" && last == "#" {
        for unit in String(scalar).utf16 { result.append(contentsOf: escape(unit).unicodeScalars) }
        last = nil
      } else {
        result.append(scalar)
        last = scalar
      }
    }
    return String(result)
  }
}
