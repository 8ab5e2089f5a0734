// SPDX-License-Identifier: MIT

/// A standard symbol as center lines and areas, from which drawings of all weights and variants are
/// composed.
///
/// The text of a glyph is a list of parts separated by `|` on a grid of 24 by 24 units, whose center
/// is the middle of the capital letters. A part begins with the letter of its role, which can follow
/// `+` for a part of the filled variant only, or `-` for a part of the other variant only. A digit
/// for the level in the hierarchy, a capital letter for a color and `^` for a variable part can follow,
/// which the symbol's value makes active or inactive. The rest is a path:
/// SVG path data, circles and ellipses as `(x y r)` or `(x y rx ry)`, and rounded rectangles as
/// `[x y width height radius]`. `@name` includes the parts of another glyph, `@!name` those of its
/// filled variant; a digit and a color before the name apply to them, and `(x y factor)` after the
/// name moves their center and scales them.
struct SymbolGlyph {
  /// The parts, in painting order.
  var parts: [Part] = []

  /// A part of a glyph.
  struct Part {
    var role: Role
    /// `true` for a part of the filled variant only, `false` for one of the other variant only.
    var isForFill: Bool?
    var level: Int?
    var color: SymbolDrawing.SystemColor?
    /// A Boolean value that indicates whether the symbol's value makes the part active or inactive.
    var isVariable = false
    var path: Path
  }

  /// The style of a part in the filled variant and in the other one.
  enum Role: Character {
    /// A line.
    case line = "s"
    /// A line of 80 percent of the width.
    case thinLine = "t"
    /// A line, which encloses an area of the filled variant.
    case outline = "o"
    /// A line, which is cut out of the filled variant.
    case cutLine = "i"
    /// A line of 80 percent of the width, which is cut out of the filled variant.
    case thinCutLine = "j"
    /// An area.
    case area = "f"
    /// An area with a line along its edge, which rounds its corners.
    case roundArea = "b"
    /// An area, which is cut out of the filled variant.
    case cutArea = "k"
    /// An area with a margin that is removed from the parts below.
    case gap = "c"
  }

  init() {}

  /// Creates a glyph from its text; `nil` if the text is invalid, which tests rule out.
  init?(_ text: some StringProtocol, depth: Int = 0) {
    for source in text.split(separator: "|") {
      if source.first == "@" {
        guard depth < 4, let included = Self.included(source.dropFirst(), depth) else { return nil }
        parts += included
      } else {
        guard let part = Part(source) else { return nil }
        parts.append(part)
      }
    }
  }

  /// Returns the parts of another glyph.
  private static func included(_ text: some StringProtocol, _ depth: Int) -> [Part]? {
    var rest = Substring(text)
    let isFilled = rest.first == "!"
    if isFilled { rest.removeFirst() }
    let (level, color) = Part.levelAndColor(&rest)
    let name = rest.prefix { $0 != "(" }
    guard let source = StandardSymbols.entries[name]?.source,
      let glyph = SymbolGlyph(source, depth: depth + 1)
    else { return nil }
    var transform = Transform2D.identity
    if rest.count > name.count {
      guard let n = SVGElement.numbers(String(rest.dropFirst(name.count + 1).dropLast())),
        n.count == 3
      else { return nil }
      transform = Transform2D(scaleX: n[2], y: n[2], about: SymbolComposer.center)
        .concatenating(
          Transform2D(
            translationX: n[0] - SymbolComposer.center.x, y: n[1] - SymbolComposer.center.y))
    }
    return glyph.parts.compactMap { part in
      var part = part
      if isFilled {
        guard part.isForFill != false else { return nil }
        part.isForFill = nil
        switch part.role {
        case .outline: part.role = .roundArea
        case .cutLine, .thinCutLine, .cutArea: return nil
        case .line, .thinLine, .area, .roundArea, .gap: break
        }
      }
      part.path = part.path.applying(transform)
      part.level = level ?? part.level
      part.color = color ?? part.color
      return part
    }
  }
}

extension SymbolGlyph.Part {
  init?(_ text: some StringProtocol) {
    var rest = Substring(text)
    isForFill = rest.first == "+" ? true : rest.first == "-" ? false : nil
    if isForFill != nil { rest.removeFirst() }
    guard let role = rest.popFirst().flatMap(SymbolGlyph.Role.init) else { return nil }
    self.role = role
    (level, color) = Self.levelAndColor(&rest)
    isVariable = rest.first == "^"
    if isVariable { rest.removeFirst() }
    guard let path = Path(glyph: rest) else { return nil }
    self.path = path
  }

  /// Removes the digit of a level and the letter of a color from the start of a text.
  fileprivate static func levelAndColor(
    _ text: inout Substring
  ) -> (level: Int?, color: SymbolDrawing.SystemColor?) {
    let level = text.first?.wholeNumberValue.map { $0 - 1 }
    if level != nil { text.removeFirst() }
    let color = text.first.flatMap { SymbolDrawing.SystemColor(rawValue: String($0)) }
    if color != nil { text.removeFirst() }
    return (level, color)
  }
}

extension Path {
  /// Creates a path from SVG path data with circles, ellipses and rounded rectangles.
  fileprivate init?(glyph text: Substring) {
    self.init()
    var rest = text
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let isRound = rest.first == "("
      guard isRound || rest.first == "[" else {
        let end = rest.firstIndex { $0 == "(" || $0 == "[" } ?? rest.endIndex
        guard let lines = try? Path(svg: String(rest[..<end])) else { return nil }
        addPath(lines)
        rest = rest[end...]
        continue
      }
      guard let end = rest.firstIndex(of: isRound ? ")" : "]"),
        let n = SVGElement.numbers(String(rest[rest.index(after: start)..<end]))
      else { return nil }
      switch (isRound, n.count) {
      case (true, 3), (true, 4):
        let (x, y) = (n[2], n[n.count - 1])
        addEllipse(in: Rect(x: n[0] - x, y: n[1] - y, width: 2 * x, height: 2 * y))
      case (false, 5):
        addRoundedRect(
          in: Rect(x: n[0], y: n[1], width: n[2], height: n[3]),
          cornerSize: Size(width: n[4], height: n[4]), style: .circular)
      default: return nil
      }
      rest = rest[rest.index(after: end)...]
    }
  }
}
