// SPDX-License-Identifier: MIT

extension LayoutDirection {
  /// Creates the direction of a paragraph by its first strong character.
  ///
  /// The rules are P2 and P3 of Unicode Standard Annex 9: characters between an isolate initiator
  /// and its end are skipped. Returns `nil` for a paragraph without a strong character.
  ///
  /// - Parameter paragraph: The paragraph in UTF-8.
  package init?(ofParagraph paragraph: some Collection<UInt8>) {
    let isLeftToRight = paragraph.withContiguousStorageIfAvailable { bytes in
      bytes.haveOnlyLatinLetters
    }
    if isLeftToRight == true {
      self = .leftToRight
      return
    }
    var isolates = 0
    for scalar in String(decoding: paragraph, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(isolates - 1, 0)
      default:
        guard isolates == 0, let direction = LayoutDirection(of: scalar) else { continue }
        self = direction
        return
      }
    }
    return nil
  }

  /// Creates the direction of a strong character; returns `nil` for other characters.
  ///
  /// The values are those of the property `Bidi_Class` of Unicode 14: `L` is left to right, `R` and
  /// `AL` are right to left. Symbols and punctuation of left-to-right scripts count as neutral.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x200E: self = .leftToRight
    case 0x200F, 0x061C: self = .rightToLeft
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      guard !scalar.isWeakOrNeutralInRightToLeftBlock else { return nil }
      self = .rightToLeft
    default:
      guard scalar.isStrongLeftToRight else { return nil }
      self = .leftToRight
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A Boolean value that indicates whether there is a letter of ASCII, and no character that can be
  /// right to left.
  ///
  /// All right-to-left characters have a first byte from 0xD6; the isolates begin with 0xE2.
  fileprivate var haveOnlyLatinLetters: Bool {
    guard let bytes = baseAddress else { return false }
    let count = count
    var (index, hasLetter) = (0, false)
    while index < count {
      let byte = bytes[index]
      if byte >= 0xD6 { return false }
      let letter = byte & 0xDF
      if letter >= 0x41, letter <= 0x5A, byte < 0x80 { hasLetter = true }
      index += 1
    }
    return hasLetter
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether a character of a right-to-left block is a mark, a
  /// number, or punctuation without a direction.
  fileprivate var isWeakOrNeutralInRightToLeftBlock: Bool {
    switch value {
    case 0x0600...0x0607, 0x0609, 0x060A, 0x060C, 0x060E, 0x060F, 0x0660...0x066C,
      0x06DD, 0x06DE, 0x06E9, 0x06F0...0x06F9, 0x07F6...0x07F9, 0x0890, 0x0891, 0x08E2, 0xFB29,
      0xFD3E...0xFD4F, 0xFDCF, 0xFDD0...0xFDEF, 0xFDFD...0xFDFF, 0x1091F, 0x10B39...0x10B3F,
      0x10D30...0x10D39, 0x10E60...0x10E7E, 0x1EEF0, 0x1EEF1:
      return true
    default:
      return properties.generalCategory == .nonspacingMark
        || properties.generalCategory == .enclosingMark
    }
  }

  /// A Boolean value that indicates whether a character outside of the right-to-left blocks is
  /// strong.
  fileprivate var isStrongLeftToRight: Bool {
    switch value {
    // Superscript letters, Braille patterns, circled letters and regional indicators.
    case 0x2071, 0x207F, 0x2800...0x28FF, 0x249C...0x24E9, 0x1F110...0x1F169, 0x1F1E6...0x1F202:
      return true
    // European numbers, and modifier letters that are neutral.
    case 0x02B9, 0x02BA, 0x02C2...0x02CF, 0x02EC, 0x0374, 0x2070...0x208E, 0x2189, 0xA717...0xA71F,
      0xFF10...0xFF19, 0x10140...0x10174, 0x1D7CE...0x1D7FF, 0x1FBF0...0x1FBF9:
      return false
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .letterNumber:
      return true
    case .decimalNumber: return value > 0x39
    default: return false
    }
  }
}

extension TextSource {
  /// A part of a text whose paragraphs have the same direction.
  package struct DirectedPart: Hashable, Sendable {
    /// The range of the part, without the separator at its end.
    package var range: Range<Int>
    /// The direction of its paragraphs.
    package var direction: LayoutDirection

    /// Creates a part.
    package init(range: Range<Int>, direction: LayoutDirection) {
      (self.range, self.direction) = (range, direction)
    }
  }

  /// Returns the parts of the text whose paragraphs have the same direction, at least one.
  ///
  /// Paragraphs without a strong character have the default direction.
  package func directedParts(default direction: LayoutDirection) -> [DirectedPart] {
    var parts: [DirectedPart] = []
    var start: Int? = 0
    while let begin = start {
      let (content, next) = paragraph(from: begin)
      let found = LayoutDirection(ofParagraph: utf8[content]) ?? direction
      if let last = parts.indices.last, parts[last].direction == found {
        parts[last].range = parts[last].range.lowerBound..<content.upperBound
      } else {
        parts.append(DirectedPart(range: content, direction: found))
      }
      start = next
    }
    return parts
  }
}
