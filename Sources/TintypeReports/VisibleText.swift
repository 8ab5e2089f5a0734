// SPDX-License-Identifier: MIT

import TintypeComparison
import TintypeImaging
import TintypeSnapshots

/// Escapes for characters that would move, hide or forge the text around them.
package enum VisibleText {
  /// Returns the text on one line, with line breaks and tabs escaped as well.
  package static func line(_ text: String) -> String { escape(text, keepsLayout: false) }

  /// Returns the text with its line breaks and tabs kept.
  package static func block(_ text: String) -> String { escape(text, keepsLayout: true) }

  private static func escape(_ text: String, keepsLayout: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if keepsLayout && (scalar == "\n" || scalar == "\t") || !isHidden(scalar) {
        result.append(scalar)
      } else {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
    }
    return String(result)
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Control characters.
    case 0x00...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates, which change the direction of following text.
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Zero-width characters, except for the joiners, which emoji and Persian need.
    case 0x200B, 0x2060, 0xFEFF: true
    // Line and paragraph separators.
    case 0x2028...0x2029: true
    // Noncharacters, which HTML forbids.
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}

extension PixelSize {
  /// The size as text.
  var summary: String { "\(Numbers.grouped(width)) × \(Numbers.grouped(height)) pixels" }
}

extension JournalRecord.PixelSummary {
  /// The number and share of differing pixels, as text.
  var summary: String {
    let count = "\(Numbers.grouped(differing)) of \(Numbers.grouped(total)) pixels differ"
    return Numbers.share(differing, of: total).map { "\(count) (\($0))" } ?? count
  }
}

extension JournalRecord {
  /// The number and share of differing pixels, as text; `nil` if they are unknown.
  package var pixelSummary: String? { pixels?.summary }

  /// The sizes of both images as text; `nil` if they are equal or unknown.
  package var sizeSummary: String? {
    guard let pixels, pixels.referenceSize != pixels.actualSize else { return nil }
    return "\(pixels.referenceSize.summary), now \(pixels.actualSize.summary)"
  }
}
