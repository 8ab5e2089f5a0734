// SPDX-License-Identifier: MIT

/// A line of text in its coded form.
struct CompactLine: Codable {
  private var string: String
  /// Where the baseline begins, the width and the ascent.
  private var numbers: [Length]
  private var spans: [Span]
  /// The direction, where it is not from left to right.
  private var direction: LayoutDirection?
  /// Whether an ellipsis stands in for what is missing; left out where nothing is.
  private var isTruncated: Bool?

  private enum CodingKeys: String, CodingKey {
    case string = "t"
    case numbers = "m"
    case spans = "s"
    case direction = "d"
    case isTruncated = "e"
  }

  init(_ line: PaintCommand.Line, tables: inout SceneTables) {
    string = line.string
    numbers = [line.origin.x, line.origin.y, line.width, line.ascent].map(Length.init(_:))
    let whole = line.string.utf8.count
    spans = line.spans.map { Span($0, whole: whole, tables: &tables) }
    direction = line.direction == .leftToRight ? nil : line.direction
    isTruncated = line.isTruncated ? true : nil
  }

  func line(_ tables: SceneTables, _ place: String) throws(SceneFault) -> PaintCommand.Line {
    guard numbers.count == 4 else {
      throw SceneFault("\(place) is a line of text without its four numbers.")
    }
    var line = PaintCommand.Line(
      string: string,
      spans: [],
      origin: Point(x: numbers[0].points, y: numbers[1].points),
      width: numbers[2].points,
      ascent: numbers[3].points,
      direction: direction ?? .leftToRight,
      isTruncated: isTruncated ?? false
    )
    let whole = string.utf8.count
    for span in spans { line.spans.append(try span.span(whole: whole, tables, place)) }
    return line
  }

  /// Characters that look alike.
  private struct Span: Codable {
    /// The number of bytes; left out where it is all of the line.
    var length: Int?
    /// The indices of the font and the paint.
    var face: Int
    var paint: Int
    var tracking: Length?
    var baselineOffset: Length?
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?

    private enum CodingKeys: String, CodingKey {
      case length = "l"
      case face = "f"
      case paint = "p"
      case tracking = "k"
      case baselineOffset = "b"
      case underline = "u"
      case strikethrough = "x"
    }

    init(_ span: PaintCommand.Span, whole: Int, tables: inout SceneTables) {
      length = span.length == whole ? nil : span.length
      face = tables.index(of: span.font)
      paint = tables.index(of: span.paint)
      tracking = span.tracking == 0 ? nil : Length(span.tracking)
      baselineOffset = span.baselineOffset == 0 ? nil : Length(span.baselineOffset)
      underline = span.underline
      strikethrough = span.strikethrough
    }

    func span(
      whole: Int,
      _ tables: SceneTables,
      _ place: String
    ) throws(SceneFault) -> PaintCommand.Span {
      PaintCommand.Span(
        length: length ?? whole,
        font: try tables.face(face, place),
        paint: try tables.paint(paint, place),
        tracking: tracking?.points ?? 0,
        baselineOffset: baselineOffset?.points ?? 0,
        underline: underline,
        strikethrough: strikethrough
      )
    }
  }
}
