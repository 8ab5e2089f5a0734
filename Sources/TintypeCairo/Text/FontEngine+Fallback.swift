// SPDX-License-Identifier: MIT

import CCairo
import TintypeComponents

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
  /// glyph for its first scalar.
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
    if needed.allSatisfy(text.face.covers) { return (text.face, text.resolved) }
    var first: (Face, ResolvedFont)?
    for family in book.fallback {
      guard let file = family.file(for: text.font) else { continue }
      let face = try face(of: file, size: text.resolved.size)
      let resolved = ResolvedFont(
        family: family.name, size: text.resolved.size, weight: file.weight,
        isItalic: file.isItalic)
      if needed.allSatisfy(face.covers) { return (face, resolved) }
      if first == nil, let base = needed.first, !text.face.covers(base), face.covers(base) {
        first = (face, resolved)
      }
    }
    return first ?? (text.face, text.resolved)
  }
}

extension Unicode.Scalar {
  /// Whether a scalar shows as something by itself: joiners, variation selectors and controls of
  /// direction need no glyph.
  fileprivate var needsGlyph: Bool {
    value < 0xAD || !properties.isDefaultIgnorableCodePoint
  }
}
