// SPDX-License-Identifier: MIT

import CTintypeCairo
import TintypeScene

/// A span of a line with the data for shaping it.
struct PaintedSpan {
  var span: PaintCommand.Span
  var piece: TextPiece
  /// The start of the span in the line's bytes.
  var start: Int
}

/// The glyphs of a line with their positions, in points.
struct ShapedLine {
  /// The groups of glyphs with the same style, from left to right.
  private(set) var groups: [Group] = []
  /// The sections of the line that belong to one span, from left to right.
  private(set) var stretches: [Stretch] = []

  /// A glyph of a font.
  struct Glyph {
    var index: UInt32
    var x: Double
    var y: Double
  }

  /// A group of glyphs that belong to one span.
  struct Group {
    var span: PaintedSpan
    var owner: Int
    var glyphs: [Glyph]
  }

  /// A section of a line, with or without glyphs.
  struct Stretch {
    var span: PaintedSpan
    var owner: Int
    var left: Double
    var right: Double
    var baseline: Double
  }

  /// Creates a shaped line from the only line of a layout, with an origin on its baseline.
  init(_ layout: OpaquePointer, spans: [PaintedSpan], origin: Point) {
    guard !spans.isEmpty else { return }
    var advance = 0.0
    FontEngine.forEachLine(of: layout) { _, items in
      for item in items {
        guard let string = item.glyphs, let offset = item.item?.pointee.offset else { continue }
        for (index, glyph) in FontEngine.glyphs(of: item).enumerated() {
          let cluster = string.pointee.log_clusters.map { Int($0[index]) } ?? 0
          let owner = Self.span(at: Int(offset) + cluster, in: spans)
          let span = spans[owner]
          let baseline = origin.y - TextRun.usable(span.span.baselineOffset)
          if glyph.isVisible {
            let x = origin.x + (advance + Double(glyph.x_offset)) / pangoScale
            let y = baseline + Double(glyph.y_offset) / pangoScale
            append(Glyph(index: glyph.glyph, x: x, y: y), of: span, owner)
          }
          let left = origin.x + advance / pangoScale
          advance += Double(glyph.width)
          append(
            Stretch(
              span: span, owner: owner, left: left, right: origin.x + advance / pangoScale,
              baseline: baseline))
        }
      }
    }
  }

  private mutating func append(_ glyph: Glyph, of span: PaintedSpan, _ owner: Int) {
    if let last = groups.indices.last, groups[last].owner == owner {
      groups[last].glyphs.append(glyph)
    } else {
      groups.append(Group(span: span, owner: owner, glyphs: [glyph]))
    }
  }

  private mutating func append(_ stretch: Stretch) {
    let span = stretch.span.span
    guard span.underline != nil || span.strikethrough != nil || span.background != nil else {
      return
    }
    if let last = stretches.indices.last, stretches[last].owner == stretch.owner,
      stretches[last].right == stretch.left
    {
      stretches[last].right = stretch.right
    } else {
      stretches.append(stretch)
    }
  }

  /// Returns the index of the span that contains a byte of the line.
  private static func span(at byte: Int, in spans: [PaintedSpan]) -> Int {
    var (low, high) = (0, spans.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if spans[middle].start <= byte { low = middle } else { high = middle }
    }
    return low
  }
}

extension PangoGlyphInfo {
  /// A Boolean value that indicates whether the glyph is painted; missing and empty glyphs are not.
  fileprivate var isVisible: Bool {
    glyph != TINTYPE_PANGO_GLYPH_EMPTY && glyph & TINTYPE_PANGO_GLYPH_UNKNOWN_FLAG == 0
  }
}
