// SPDX-License-Identifier: MIT

/// The coded form of a line of text.
struct CompactLine: Codable {
  private var string: String
  /// The start of the baseline, the width and the ascent.
  private var numbers: [Length]
  private var spans: [Span]
  /// The direction; omitted if it is left to right.
  private var direction: LayoutDirection?
  /// A Boolean value that indicates whether an ellipsis replaces omitted text; omitted if it is
  /// `false`.
  private var isTruncated: Bool?
  /// A Boolean value that indicates whether the line ends within a word; omitted if it is `false`.
  private var breaksWord: Bool?

  private enum CodingKeys: String, CodingKey {
    case string = "t"
    case numbers = "m"
    case spans = "s"
    case direction = "d"
    case isTruncated = "e"
    case breaksWord = "w"
  }

  init(_ line: PaintCommand.Line, tables: inout SceneTables) {
    string = line.string
    numbers = [line.origin.x, line.origin.y, line.width, line.ascent].map(Length.init(_:))
    let whole = line.string.utf8.count
    spans = line.spans.map { Span($0, whole: whole, tables: &tables) }
    direction = line.direction == .leftToRight ? nil : line.direction
    isTruncated = line.isTruncated ? true : nil
    breaksWord = line.breaksWord ? true : nil
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
      isTruncated: isTruncated ?? false,
      breaksWord: breaksWord ?? false
    )
    let whole = string.utf8.count
    for span in spans { line.spans.append(try span.span(whole: whole, tables, place)) }
    return line
  }

  /// A run of characters with the same appearance.
  private struct Span: Codable {
    /// The number of bytes; omitted if the span covers the whole line.
    var length: Int?
    /// The indices of the font and the paint in the tables.
    var face: Int
    var paint: Int
    var tracking: Length?
    var baselineOffset: Length?
    var underline: TextLineStyle?
    var strikethrough: TextLineStyle?
    /// The index of the paint behind the characters.
    var background: Int?

    private enum CodingKeys: String, CodingKey {
      case length = "l"
      case face = "f"
      case paint = "p"
      case tracking = "k"
      case baselineOffset = "b"
      case underline = "u"
      case strikethrough = "x"
      case background = "h"
    }

    init(_ span: PaintCommand.Span, whole: Int, tables: inout SceneTables) {
      length = span.length == whole ? nil : span.length
      face = tables.index(of: span.font)
      paint = tables.index(of: span.paint)
      tracking = span.tracking == 0 ? nil : Length(span.tracking)
      baselineOffset = span.baselineOffset == 0 ? nil : Length(span.baselineOffset)
      underline = span.underline
      strikethrough = span.strikethrough
      background = span.background.map { tables.index(of: $0) }
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
        strikethrough: strikethrough,
        background: try background.map { index throws(SceneFault) in try tables.paint(index, place)
        }
      )
    }
  }
}

/// A color as `#RRGGBB name` or `#RRGGBBAA name`, or as a list of four numbers and the name.
///
/// The hexadecimal forms are used if the components are whole multiples of 1/255.
struct CompactColor: Codable {
  let color: ResolvedColor

  init(_ color: ResolvedColor) { self.color = color }

  func encode(to encoder: any Encoder) throws {
    if let digits = hexadecimal {
      var container = encoder.singleValueContainer()
      try container.encode("#" + digits + (color.name.map { " " + $0 } ?? ""))
    } else {
      var container = encoder.unkeyedContainer()
      for number in [color.red, color.green, color.blue, color.opacity] {
        try container.encode(Length(number))
      }
      if let name = color.name { try container.encode(name) }
    }
  }

  private var hexadecimal: String? {
    var numbers = [color.red, color.green, color.blue]
    if color.opacity != 1 { numbers.append(color.opacity) }
    var digits = ""
    for number in numbers {
      // The properties of a color are mutable, so they can be out of range.
      guard number >= 0, number <= 1 else { return nil }
      let byte = Int(number * 255 + 0.5)
      guard Double(byte) / 255 == number else { return nil }
      digits += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return digits
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let text = try? container.decode(String.self)
    {
      guard let color = Self.parse(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "“\(text.prefix(40))” is not a color.")
      }
      self.color = color
      return
    }
    var container = try decoder.unkeyedContainer()
    var numbers: [Double] = []
    for _ in 0..<4 { numbers.append(try container.decode(Length.self).points) }
    color = ResolvedColor(
      name: container.isAtEnd ? nil : try container.decode(String.self),
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }

  private static func parse(_ text: String) -> ResolvedColor? {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    let space = text.utf8.firstIndex(of: UInt8(ascii: " "))
    let digits = text.utf8.dropFirst().prefix { $0 != UInt8(ascii: " ") }
    guard digits.count == 6 || digits.count == 8,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = UInt32(String(Substring(digits)), radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 }
    let name = space.map { String(Substring(text.utf8[$0...].dropFirst())) }
    return ResolvedColor(
      name: name, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
