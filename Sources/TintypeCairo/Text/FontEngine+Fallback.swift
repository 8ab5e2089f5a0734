// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// What a run is set in.
struct TextFace {
  /// The file that answers the run's font.
  var face: FontEngine.Face
  /// Its name for a scene.
  var resolved: ResolvedFont
  /// The font that was asked for.
  var font: Font
}

extension FontEngine {
  /// A part of a run as pieces, each in the first file that has glyphs for its characters: the
  /// run's own, then those of the book's fallback families in their order.
  ///
  /// A character is set in one file with all of its marks, or in the run's own if no file has a
  /// glyph for its first scalar. One that is to look like an emoji is looked for in the families in
  /// colour first.
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
      let (face, resolved) = try face(of: match, size: text.resolved.size)
      if needed.allSatisfy(face.covers) {
        // One without colour stands in only where the text's own has no glyph either.
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

/// Whether a character is to look like an emoji or like text.
///
/// Unicode Technical Standard 51, sections 1.4.3 and 2.6.
enum EmojiPresentation {
  /// It is asked to be an emoji: by U+FE0F, by a skin tone, as a keycap or as a sequence.
  case emoji
  /// It is one unless a font has it as a text character.
  case usuallyEmoji
  /// It is no emoji by itself, or asked to be none by U+FE0E.
  case text

  init(of character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, !scalars.contains("\u{FE0E}") else {
      self = .text
      return
    }
    let isKeycap = scalars.contains("\u{20E3}")
    let isAsked = scalars.dropFirst().contains { scalar in
      scalar == "\u{FE0F}" || scalar == "\u{200D}" || scalar.properties.isEmojiModifier
    }
    // Digits are emoji only as keycaps.
    if isAsked, isKeycap || !first.isASCII {
      self = .emoji
    } else {
      self = first.properties.isEmojiPresentation ? .usuallyEmoji : .text
    }
  }

  /// Fallback in the order in which it is asked: what is in colour first for emoji, else last.
  func ordered(_ matches: [FontBook.Match]) -> [FontBook.Match] {
    let colored = matches.filter(\.file.isColored)
    if colored.isEmpty { return matches }
    let others = matches.filter { !$0.file.isColored }
    return self == .text ? others + colored : colored + others
  }
}

extension Unicode.Scalar {
  /// Whether a scalar shows as something by itself: joiners, variation selectors and controls of
  /// direction need no glyph.
  fileprivate var needsGlyph: Bool {
    value < 0xAD || !properties.isDefaultIgnorableCodePoint
  }
}
