// SPDX-License-Identifier: MIT

/// Escapes for texts in HTML and XML.
package enum MarkupText {
  /// Returns a text for an element or a quoted attribute.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let reference = reference(scalar) {
        result += reference
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the reference that represents a character; `nil` if it represents itself.
  package static func reference(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
