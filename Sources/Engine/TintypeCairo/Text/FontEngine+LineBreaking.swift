// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

extension FontEngine {
  /// Breaks text into lines and measures each line separately, as it is painted.
  ///
  /// The height of a line is that of the requested fonts. Of the fallback fonts, only those with
  /// letters of a tall script, such as Arabic, increase it. A soft hyphen is visible as a hyphen only
  /// at the end of a line.
  func typeset(
    _ runs: [TextRun],
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws(RenderingError) -> TypesetText {
    try Self.withExclusiveAccess { () throws(RenderingError) in
      try typesetExclusively(runs, width: width, maximumLines: maximumLines, direction: direction)
    }
  }

  private func typesetExclusively(
    _ runs: [TextRun],
    width: Double?,
    maximumLines: Int?,
    direction: LayoutDirection
  ) throws(RenderingError) -> TypesetText {
    var setting = try Setting(runs, engine: self, width: width, direction: direction)
    let limit = max(maximumLines ?? .max, 1)
    var start: Int? = 0
    // Paragraphs are separated here, because the time that Pango takes per line grows with their
    // number.
    while let begin = start, setting.lines.count < limit {
      let (content, next) = setting.source.paragraph(from: begin)
      try setting.add(content, limit: limit)
      start = next
    }
    // Pango has no glyph for NUL either: it ends the text there.
    if setting.source.utf8.contains(0) {
      setting.missing.insert(0)
      let substitute = TextPiece.substitute.value
      if !setting.source.utf8.contains(UInt8(substitute)) { setting.missing.remove(substitute) }
    }
    if !setting.missing.isEmpty {
      setting.issues.append(.missingGlyphs(setting.missing.sorted()))
    }
    return TypesetText(lines: setting.lines, issues: setting.issues)
  }

  /// The state of breaking a text into lines.
  private struct Setting {
    let source: TextSource
    let engine: FontEngine
    let width: Double?
    let direction: LayoutDirection
    var faces: [TextFace] = []
    var lines: [TypesetText.Line] = []
    var issues: [TextIssue] = []
    var missing: Set<UInt32> = []
    private let empty: TextFace

    init(
      _ runs: [TextRun],
      engine: FontEngine,
      width: Double?,
      direction: LayoutDirection
    ) throws(RenderingError) {
      source = TextSource(runs)
      (self.engine, self.width, self.direction) = (engine, width, direction)
      var known: [Font: TextFace] = [:]
      for run in runs {
        if let face = known[run.font] {
          faces.append(face)
          continue
        }
        let found = try engine.face(for: run.font)
        issues.merge(found.issues)
        let face = TextFace(face: found.face, resolved: found.resolved, font: run.font)
        // A font that is not equal to itself cannot be a dictionary key.
        if run.font == run.font { known[run.font] = face }
        faces.append(face)
      }
      if let first = faces.first {
        empty = first
      } else {
        let found = try engine.face(for: .body)
        empty = TextFace(face: found.face, resolved: found.resolved, font: .body)
      }
    }

    /// Adds the lines of a paragraph, up to a number of lines in the whole text.
    ///
    /// A long paragraph is broken in parts: the time that Pango takes per line grows with the
    /// number of lines, and no break depends on text two lines later.
    mutating func add(_ paragraph: Range<Int>, limit: Int) throws(RenderingError) {
      var begin = paragraph.lowerBound
      var length = paragraph.count <= Self.maximumPart ? paragraph.count : partLength
      var isFirst = true
      while lines.count < limit {
        let isLast = width == nil || paragraph.upperBound - begin <= length
        let end = isLast ? paragraph.upperBound : boundary(begin + length, after: begin)
        let pieces = try pieces(of: begin..<end)
        var extents = try broken(pieces)
        var next = paragraph.upperBound
        if !isLast {
          guard extents.count > 4 else {
            length = length > Int.max / 4 ? length : length * 4
            continue
          }
          extents.removeLast(2)
          next = TextPieces(pieces).source(at: extents.last?.bytes.upperBound ?? 0)
          guard next > begin else {
            length *= 4
            continue
          }
        }
        try add(extents, of: pieces, at: begin, isFirst: isFirst, isLast: isLast, limit: limit)
        isFirst = false
        guard !isLast else { return }
        begin = next
      }
    }

    /// The maximum length of a paragraph that is broken as a whole, in scalars.
    private static let maximumPart = 512

    /// The length of about twelve lines of characters that are half as wide as high.
    private var partLength: Int {
      let characters = (width ?? 0) / max(empty.resolved.size / 2, 1) * 12
      return Int(min(max(characters, 64), Double(Self.maximumPart)))
    }

    /// Returns the start of the scalar that contains a byte.
    private func boundary(_ byte: Int, after begin: Int) -> Int {
      var byte = byte
      while byte > begin + 1, source.utf8[byte] & 0xC0 == 0x80 { byte -= 1 }
      return byte
    }

    private mutating func pieces(of range: Range<Int>) throws(RenderingError) -> [TextPiece] {
      var pieces: [TextPiece] = []
      for slice in source.slices(of: range) {
        let parts = try engine.pieces(
          of: source.string(slice.range), in: faces[slice.run], run: slice.run,
          source: slice.range, tracking: source.runs[slice.run].usableTracking)
        noteLighterLetters(in: parts, of: faces[slice.run].font)
        noteMissingSmallCaps(in: parts)
        pieces += parts
      }
      return pieces
    }

    /// Notes families of a fallback that show the letters of a bold text in a lighter weight.
    ///
    /// Symbols and emoji usually have one weight only.
    private mutating func noteLighterLetters(in parts: [TextPiece], of font: Font) {
      guard font.weight.value >= Font.Weight.semibold.value else { return }
      for part in parts where part.font.weight.value < Font.Weight.semibold.value {
        guard let family = part.font.family, part.face !== faces[part.owner].face,
          part.string.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { continue }
        issues.merge([.missingBold(family: family)])
      }
    }

    /// Notes families that have no small capitals for letters that are requested in them.
    private mutating func noteMissingSmallCaps(in parts: [TextPiece]) {
      for part in parts {
        guard let features = part.font.features, let family = part.font.family else { continue }
        let isMissing = part.string.unicodeScalars.contains { scalar in
          let properties = scalar.properties
          return properties.isLowercase && features.contains(.lowercaseSmallCaps)
            && !part.face.file.glyphFeatures.contains("smcp")
            || properties.isUppercase && features.contains(.uppercaseSmallCaps)
              && !part.face.file.glyphFeatures.contains("c2sc")
        }
        if isMissing { issues.merge([.missingSmallCaps(family: family)]) }
      }
    }

    /// Adds lines without the white space at their breaks, each measured separately.
    private mutating func add(
      _ extents: [Extent],
      of pieces: [TextPiece],
      at begin: Int,
      isFirst: Bool,
      isLast: Bool,
      limit: Int
    ) throws(RenderingError) {
      let joined = TextPieces(pieces)
      // A part that ends with a soft hyphen is measured again with the visible hyphen.
      let endsSoftly = width != nil && pieces.last?.string.unicodeScalars.last == "\u{AD}"
      let isWhole = isFirst && isLast && extents.count <= 1 && !endsSoftly
      for (index, extent) in extents.enumerated() where lines.count < limit {
        let opens = isFirst && index == 0
        let closes = isLast && index == extents.count - 1
        let shown =
          isWhole
          ? 0..<joined.utf8.count
          : joined.trimmed(extent.bytes, front: !opens, back: !closes)
        guard !shown.isEmpty || opens else { continue }
        let parts = isWhole ? pieces : joined.parts(shown)
        let width =
          isWhole ? extent.width : try set(parts, width: nil, isMeasured: true).first?.width ?? 0
        var line = line(of: parts, width: width, at: parts.first?.source.lowerBound ?? begin)
        let spaces = joined.utf8[shown.upperBound..<max(extent.bytes.upperBound, shown.upperBound)]
          .prefix { $0 == 0x20 }.count
        if spaces > 0, let last = parts.last {
          line.trailingSpace = Double(spaces) * (try advanceOfSpace(after: last) + last.tracking)
        }
        lines.append(line)
      }
    }

    /// Returns the width of a space in the face of a piece, without tracking.
    private mutating func advanceOfSpace(after piece: TextPiece) throws(RenderingError) -> Double {
      if let known = piece.face.spaceAdvance { return known }
      var space = piece
      (space.string, space.tracking) = (" ", 0)
      let advance = try set([space], width: nil, isMeasured: true).first?.width ?? 0
      piece.face.spaceAdvance = advance
      return advance
    }

    private func line(of parts: [TextPiece], width: Double, at byte: Int) -> TypesetText.Line {
      var ascent = -Double.infinity
      var descent = -Double.infinity
      var leading = -Double.infinity
      func grow(_ extents: (ascent: Double, descent: Double), offset: Double) {
        ascent = max(ascent, extents.ascent + offset)
        descent = max(descent, extents.descent - offset)
      }
      var spans: [TypesetText.Span] = []
      for part in parts {
        let (own, offset) = (
          faces[part.owner].face, source.runs[part.owner].usableBaselineOffset
        )
        if spans.last?.run != part.owner {
          grow((own.ascent, own.descent), offset: offset)
          leading = max(leading, FontEngine.leading(of: faces[part.owner].font, in: own))
        }
        if part.face !== own,
          let tall = part.face.tallExtents(of: part.string, size: part.font.size)
        {
          grow(tall, offset: offset)
        }
        spans.append(
          TypesetText.Span(run: part.owner, length: part.string.utf8.count, font: part.font))
      }
      if parts.isEmpty {
        let run = source.run(at: byte)
        let text = run.map { faces[$0] } ?? empty
        leading = FontEngine.leading(of: text.font, in: text.face)
        grow(
          (text.face.ascent, text.face.descent),
          offset: run.map { source.runs[$0].usableBaselineOffset } ?? 0)
      }
      let range = byte..<max(parts.last?.source.upperBound ?? byte, byte)
      return TypesetText.Line(
        string: source.string(range),
        range: range,
        spans: spans,
        width: width,
        ascent: ascent,
        descent: descent,
        leading: leading
      )
    }

    /// The bytes of a line in its paragraph, and its width in points.
    private struct Extent {
      var bytes: Range<Int>
      var width: Double
    }

    /// Returns the lines of pieces, broken at the width.
    ///
    /// While Pango breaks lines, each character has half of its tracking on either side; the halves
    /// at both ends of a line are removed afterward. Therefore they are added to the width;
    /// otherwise a text would not fit into its own width. They are not added if a line that ends in
    /// another run would become too wide.
    private mutating func broken(_ pieces: [TextPiece]) throws(RenderingError) -> [Extent] {
      guard let width, let first = pieces.first?.tracking, let last = pieces.last?.tracking,
        first != 0 || last != 0
      else { return try set(pieces, width: width) }
      // If tracking is a whole number of points, Pango rounds half of it to whole points.
      let ends = (first + last) / 2 + (first == last ? 0 : 0.5)
      let extents = try set(pieces, width: width + ends)
      let isTooWide = extents.contains { $0.width > width + 0.001 }
      return isTooWide ? try set(pieces, width: width) : extents
    }

    /// Returns the lines of pieces and collects code points without a glyph.
    private mutating func set(
      _ pieces: [TextPiece],
      width: Double?,
      isMeasured: Bool = false
    ) throws(RenderingError) -> [Extent] {
      var extents: [Extent] = []
      var missing: Set<UInt32> = []
      try engine.withLayout(pieces, width: width, direction: direction) { layout in
        FontEngine.forEachLine(of: layout) { line, items in
          var advance = 0.0
          for item in items {
            for glyph in FontEngine.glyphs(of: item) {
              advance += Double(glyph.width)
              if glyph.glyph & TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG != 0 {
                missing.insert(glyph.glyph & ~TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG)
              }
            }
          }
          let start = max(Int(pango_layout_line_get_start_index(line)), 0)
          let length = max(Int(pango_layout_line_get_length(line)), 0)
          extents.append(Extent(bytes: start..<start + length, width: advance / pangoScale))
        }
      }
      if !isMeasured { self.missing.formUnion(missing) }
      return extents
    }
  }
}
