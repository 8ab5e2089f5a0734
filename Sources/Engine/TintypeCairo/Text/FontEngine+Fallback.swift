// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// The face and the font of a run.
struct TextFace {
  /// The face for the run's font.
  var face: FontEngine.Face
  /// The font's name in a scene.
  var resolved: ResolvedFont
  /// The requested font.
  var font: Font
}

extension FontEngine {
  /// Returns a part of a run as pieces, each in the first file that has glyphs for its characters.
  ///
  /// The run's own file is first, then those of the book's fallback families in their order. A
  /// character and all its marks are set in one file, or in the run's own if no file has a glyph
  /// for its first scalar. For a character with emoji presentation, color families are searched
  /// first.
  func pieces(
    of string: String,
    in text: TextFace,
    run: Int,
    source: Range<Int>,
    tracking: Double
  ) throws(RenderingError) -> [TextPiece] {
    let whole = TextPiece(
      string: TextPiece.readable(string), face: text.face, tracking: tracking,
      font: text.resolved, owner: run, source: source)
    guard !book.fallback.isEmpty else { return [whole] }
    if text.face.coversASCII, whole.string.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
      return [whole]
    }
    var pieces: [TextPiece] = []
    var begin = 0
    var end = 0
    var current = whole
    for character in whole.string {
      let (face, resolved) = try face(for: character, in: text)
      if face !== current.face {
        if end > begin {
          var piece = whole.part(begin..<end)
          (piece.face, piece.font) = (current.face, current.font)
          pieces.append(piece)
        }
        begin = end
        (current.face, current.font) = (face, resolved)
      }
      end += character.utf8.count
    }
    guard begin > 0 || current.face !== whole.face else { return [whole] }
    var piece = whole.part(begin..<end)
    (piece.face, piece.font) = (current.face, current.font)
    pieces.append(piece)
    return pieces
  }

  private func face(
    for character: Character,
    in text: TextFace
  ) throws(RenderingError) -> (Face, ResolvedFont) {
    let needed = character.unicodeScalars.filter(\.needsGlyph).map(\.value)
    let presentation = EmojiPresentation(of: character)
    let prefersOwn = presentation != .emoji || text.face.file.isColored
    if prefersOwn, needed.allSatisfy(text.face.covers) { return (text.face, text.resolved) }
    var first: (Face, ResolvedFont)?
    for match in presentation.ordered(book.fallback.compactMap { $0.match(text.font) }) {
      let (face, resolved) = try face(
        of: match, size: text.resolved.size, features: text.resolved.features)
      if needed.allSatisfy(face.covers) {
        // A font without color is used only if the text's own font has no glyph either.
        guard prefersOwn || face.file.isColored || !needed.allSatisfy(text.face.covers) else {
          break
        }
        return (face, resolved)
      }
      if first == nil, let base = needed.first, !text.face.covers(base), face.covers(base) {
        first = (face, resolved)
      }
    }
    return first ?? (text.face, text.resolved)
  }
}

/// The presentation of a character, as an emoji or as text.
///
/// The rules are those of Unicode Technical Standard 51, sections 1.4.3 and 2.6.
enum EmojiPresentation {
  /// Emoji presentation is requested by U+FE0F, by a skin tone, by a keycap or by a sequence.
  case emoji
  /// Emoji presentation is the default, unless a font has the character as text.
  case usuallyEmoji
  /// The character is not an emoji, or text presentation is requested by U+FE0E.
  case text

  init(of character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, !scalars.contains("\u{FE0E}") else {
      self = .text
      return
    }
    let isKeycap = scalars.contains("\u{20E3}")
    let isRequested = scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
    }
    // Digits are emoji only in keycaps.
    if isRequested, isKeycap || !first.isASCII {
      self = .emoji
    } else {
      self = first.properties.isEmojiPresentation ? .usuallyEmoji : .text
    }
  }

  /// Returns fallback matches in search order: color fonts first for emoji, otherwise last.
  func ordered(_ matches: [FontBook.Match]) -> [FontBook.Match] {
    let colored = matches.filter(\.file.isColored)
    if colored.isEmpty { return matches }
    let others = matches.filter { !$0.file.isColored }
    return self == .text ? others + colored : colored + others
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is visible on its own.
  ///
  /// Joiners, variation selectors and directional controls need no glyph.
  fileprivate var needsGlyph: Bool { value < 0xAD || !properties.isDefaultIgnorableCodePoint }
}
