// SPDX-License-Identifier: MIT

/// A variant of a standard symbol, which the suffix of its name describes.
struct SymbolVariant: Hashable {
  /// A Boolean value that indicates whether the symbol, or the shape around it, is filled.
  var isFilled = false
  /// A Boolean value that indicates whether a line crosses the symbol.
  var isSlashed = false
  /// The shape around the symbol.
  var shape: Shape?
  /// The badge at a corner.
  var badge: Badge?
  /// A Boolean value that indicates whether the symbol is filled inside of a shape.
  var fillsInShape = false
  /// A Boolean value that indicates whether the symbol is a letter or a number.
  var isCharacter = false
  /// The color of the filled shape in the multicolor mode.
  var color: SymbolDrawing.SystemColor?

  /// A shape around a symbol.
  enum Shape: String {
    case circle, square, rectangle
  }

  /// A badge.
  enum Badge: String {
    case dot = "badge"
    case plus, minus, checkmark, xmark, exclamationmark, questionmark, ellipsis
    case clock, gearshape, lock, moon
    case person = "person.crop"
    case triangle = "trianglebadge.exclamationmark"

    /// The end of the names of symbols with the badge.
    var suffix: String {
      self == .dot || self == .triangle ? rawValue : "badge.\(rawValue)"
    }

    /// Creates the badge with which names end.
    init?(suffix: String) {
      self.init(rawValue: suffix.hasPrefix("badge.") ? String(suffix.dropFirst(6)) : suffix)
    }
  }

  /// Creates the variant of the parts of a name after the name of the glyph.
  init?(_ parts: some Sequence<Substring>) {
    var rest = Array(parts)[...]
    while let part = rest.popFirst() {
      switch part {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      case "badge", "trianglebadge":
        let words = rest.prefix { $0 != "fill" }
        badge = Badge(suffix: ([part] + words).joined(separator: "."))
        guard badge != nil else { return nil }
        rest.removeFirst(words.count)
      default:
        guard let shape = Shape(rawValue: String(part)) else { return nil }
        self.shape = shape
      }
    }
  }

  /// Returns the suffixes of a list of codes.
  ///
  /// The suffix of a filled symbol with a badge is `fill.badge.plus` before a `^`, and
  /// `badge.plus.fill` after it.
  static func suffixes(_ codes: some StringProtocol) -> [String] {
    let canFill = codes.contains("f")
    var fillsLast = false
    return codes.flatMap { code -> [String] in
      if code == "^" { fillsLast = true }
      if let badge = badges[code] {
        let suffix = badge.suffix
        guard canFill else { return [suffix] }
        return [suffix, badge == .dot || fillsLast ? "\(suffix).fill" : "fill.\(suffix)"]
      }
      return switch code {
      case "f": ["fill"]
      case "c": ["circle", "circle.fill"]
      case "q": ["square", "square.fill"]
      case "r": ["rectangle", "rectangle.fill"]
      case "s": canFill ? ["slash", "slash.fill"] : ["slash"]
      case "z": ["slash.circle", "slash.circle.fill"]
      default: []
      }
    }
  }

  private static let badges: [Character: Badge] = [
    "b": .dot, "+": .plus, "-": .minus, "v": .checkmark, "x": .xmark, "!": .exclamationmark,
    "?": .questionmark, "e": .ellipsis, "t": .clock, "g": .gearshape, "l": .lock, "m": .moon,
    "p": .person, "w": .triangle,
  ]
}

extension SymbolVariant.Shape {
  /// The outline of the shape in the second level.
  var path: [SymbolDrawing.Layer] {
    let path: Path
    switch self {
    case .circle: path = Path(ellipseIn: Rect(x: 2.85, y: 2.85, width: 18.3, height: 18.3))
    case .square: path = box(Rect(x: 3.6, y: 3.6, width: 16.8, height: 16.8), 3.9)
    case .rectangle: path = box(Rect(x: 1.8, y: 4.8, width: 20.4, height: 14.4), 2.9)
    }
    return [SymbolDrawing.Layer(path: path, level: 1)]
  }

  private func box(_ rect: Rect, _ radius: Double) -> Path {
    Path(roundedRect: rect, cornerSize: Size(width: radius, height: radius), style: .continuous)
  }

  /// The maximum distance of a glyph from the center.
  var innerReach: Size {
    switch self {
    case .circle: Size(width: 5.9, height: 5.9)
    case .square: Size(width: 5.7, height: 5.7)
    case .rectangle: Size(width: 7, height: 4.6)
    }
  }
}

extension SymbolVariant.Badge {
  /// The area of the badge: a dot at the top right, or a triangle or a disc at the bottom right.
  var area: Path {
    let text =
      switch self {
      case .dot: "f(18.6 5.4 2.9)"
      case .triangle:
        "fM17.4 13.3a1.15 1.15 0 0 1 2 0l4.3 7.4a1.15 1.15 0 0 1-1 1.7h-8.6a1.15 1.15 0 0 1-1-1.7z"
      default: "f(18.4 18.2 4.9)"
      }
    return SymbolGlyph(text)?.parts.first?.path ?? Path()
  }

  /// The mark on the badge; `nil` for a dot.
  var mark: SymbolGlyph? {
    switch self {
    case .dot: nil
    case .triangle: SymbolGlyph("sM12 5v7|f(12 18.2 2.4)")
    case .moon: SymbolGlyph("bM10 4a8 8 0 1 0 10 10A8 8 0 0 1 10 4z")
    case .exclamationmark: SymbolGlyph("sM12 3v10.5|f(12 19.5 2.6)")
    case .questionmark:
      SymbolGlyph("sM7.5 7.5a4.5 4.5 0 1 1 6.6 4c-1.3.7-2.1 1.4-2.1 2.8|f(12 20 2.4)")
    case .clock: SymbolGlyph("sM12 4v8l5 4")
    case .gearshape: SymbolGlyph("s(12 12 5)M12 3v3M12 18v3M3 12h3M18 12h3")
    case .lock: SymbolGlyph("b[6 11 12 8 1.5]|sM8.5 11V8a3.5 3.5 0 0 1 7 0v3")
    case .person: SymbolGlyph("f(12 7 4)M4 20a8 7.5 0 0 1 16 0z")
    case .ellipsis: SymbolGlyph("f(4.5 12 2.5)(12 12 2.5)(19.5 12 2.5)")
    default: StandardSymbols.glyph(rawValue)
    }
  }

  /// The color of the badge in the multicolor mode.
  var color: SymbolDrawing.SystemColor? {
    switch self {
    case .dot, .minus, .xmark: .red
    case .plus, .checkmark: .green
    case .exclamationmark, .triangle: .yellow
    case .questionmark, .ellipsis, .clock, .gearshape, .lock, .moon, .person: .gray
    }
  }
}
