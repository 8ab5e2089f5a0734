// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character breaks a line, changes the direction of
  /// the text after it, controls a terminal, hides in an identifier, or is invalid in HTML and XML.
  package var isDisruptive: Bool {
    switch value {
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
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
