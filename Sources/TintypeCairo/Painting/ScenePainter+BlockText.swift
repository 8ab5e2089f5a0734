// SPDX-License-Identifier: MIT

import TintypeComponents

extension ScenePainter {
  /// Paints each word as a solid block from the top of its capitals to the baseline, in the colours
  /// of its spans.
  func paintBlocks(_ line: PaintCommand.Line) throws(RenderingError) {
    let characters = Array(line.string)
    let advance = line.width / Double(max(characters.count, 1))
    var block: (start: Int, span: Int)?
    var place = 0
    var span = 0
    var end = line.spans.first.map { max($0.length, 0) } ?? 0
    func finish(at index: Int) throws(RenderingError) {
      if let begun = block, index > begun.start {
        try paintBlock(begun.start..<index, of: characters.count, advance, line, span: begun.span)
      }
      block = nil
    }
    for (index, character) in characters.enumerated() {
      while place >= end, span + 1 < line.spans.count {
        span += 1
        end += min(max(line.spans[span].length, 0), line.string.utf8.count)
      }
      if character == " " || (block?.span ?? span) != span { try finish(at: index) }
      if character != " ", block == nil { block = (index, span) }
      place += character.utf8.count
    }
    try finish(at: characters.count)
  }

  private func paintBlock(
    _ range: Range<Int>,
    of count: Int,
    _ advance: Double,
    _ line: PaintCommand.Line,
    span: Int
  ) throws(RenderingError) {
    guard line.spans.indices.contains(span) else { return }
    // The first character stands on the right where lines begin there.
    let first = line.direction == .rightToLeft ? count - range.upperBound : range.lowerBound
    let rect = Rect(
      x: line.origin.x + Double(first) * advance,
      y: line.origin.y - line.ascent * 0.75,
      width: Double(range.count) * advance,
      height: line.ascent * 0.75
    )
    try fill(.box(rect, cornerRadius: 0), with: line.spans[span].paint)
  }
}
