// SPDX-License-Identifier: MIT

/// A symbol as plain data: drawings on top of each other, in one colour that the painter brings.
///
/// The layers may overlap: a translucent colour is meant for the drawing as a whole, not for each.
public struct SymbolDrawing: Hashable, Codable, Sendable {
  /// The part of the plane that is shown, in units of the drawing's own.
  package var viewBox: Rect
  /// The drawings, the first one painted first.
  package var layers: [Layer]
  /// Whether the symbol points along the lines of text, and is mirrored where they run to the left.
  package var flipsForRightToLeft: Bool

  /// Creates a drawing.
  package init(viewBox: Rect, layers: [Layer], flipsForRightToLeft: Bool = false) {
    self.viewBox = viewBox
    self.layers = layers
    self.flipsForRightToLeft = flipsForRightToLeft
  }

  /// One filled or stroked path.
  package struct Layer: Hashable, Codable, Sendable {
    /// The path in the drawing's units.
    package var path: Path
    /// What counts as the inside when the path is filled.
    package var fillRule: FillRule
    /// Whether the path is filled or stroked.
    package var style: Style
    /// How much of the colour is seen, from 0 to 1.
    package var opacity: Double

    /// Creates a layer, by default one that is filled and opaque.
    package init(
      path: Path, fillRule: FillRule = .nonZero, style: Style = .fill, opacity: Double = 1
    ) {
      self.path = path
      self.fillRule = fillRule
      self.style = style
      self.opacity = opacity
    }
  }

  /// How a path is painted.
  package enum Style: Hashable, Codable, Sendable {
    /// Inside.
    case fill
    /// Along its lines; the width is in the drawing's units.
    case stroke(StrokeStyle)
  }
}

extension SymbolDrawing {
  /// The size up to which SVG is read, in bytes: 1 MB.
  package static let maximumSize = 1_000_000
  /// How deep elements may be nested.
  package static let maximumDepth = 64

  /// Reads a symbol from a small part of SVG.
  ///
  /// It may have the elements `svg`, `g`, `path`, `circle`, `ellipse`, `rect`, `line`, `polyline`,
  /// `polygon`, and `title`, `desc` and `metadata`, which are skipped; the attributes of form,
  /// `fill`, `fill-rule`, `stroke`, `stroke-width`, `stroke-linecap`, `stroke-linejoin`, `opacity`
  /// and `transform`. Symbols have one colour, so any colour counts as it, and `none` as nothing.
  /// Other attributes of presentation are ignored, other elements refused. A line's width grows
  /// with the square root of the area of its transform, as cubic curves know no slanted pens.
  ///
  /// - Throws: `SymbolSyntaxError`.
  package init(svg text: String) throws(SymbolSyntaxError) {
    guard text.utf8.count <= Self.maximumSize else { throw .tooLarge }
    var tokenizer = SVGTokenizer(text)
    guard case .start("svg", let root, let isEmpty)? = try tokenizer.next() else { throw .notSVG }
    self.init(viewBox: try Self.viewBox(root), layers: [])
    let attributes = SVGElement(name: "svg", attributes: root)
    var open = isEmpty ? [] : [("svg", try SVGStyle().inheriting(attributes))]
    while let tag = try tokenizer.next() {
      switch tag {
      case .end(let name):
        guard open.popLast()?.0 == name else { throw .malformed(position: tokenizer.position) }
      case .start(let name, let attributes, let isEmpty):
        guard let parent = open.last?.1 else { throw .malformed(position: tokenizer.position) }
        guard open.count < Self.maximumDepth else { throw .tooDeep }
        let element = SVGElement(name: name, attributes: attributes)
        let style = try parent.inheriting(element)
        if let path = try element.path() { layers += style.layers(of: path) }
        if !isEmpty { open.append((name, style)) }
      }
    }
    guard open.isEmpty else { throw .malformed(position: tokenizer.position) }
  }

  private static func viewBox(
    _ attributes: [String: String]
  ) throws(SymbolSyntaxError) -> Rect {
    var numbers: [Double]?
    if let text = attributes["viewBox"] {
      numbers = SVGElement.numbers(text)
    } else if let width = attributes["width"], let height = attributes["height"] {
      let sides = [width, height].compactMap(SVGElement.length)
      numbers = sides.count == 2 ? [0, 0] + sides : nil
    }
    guard let numbers, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { throw .badViewBox }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// What elements take over from those around them.
struct SVGStyle {
  private var isFilled = true
  private var isStroked = false
  private var fillRule = FillRule.nonZero
  private var stroke = StrokeStyle()
  private var opacity = 1.0
  private var transform = Transform2D.identity

  /// The style within an element, whose own attributes come before those around it.
  func inheriting(_ element: SVGElement) throws(SymbolSyntaxError) -> SVGStyle {
    var style = self
    if let fill = element["fill"] { style.isFilled = fill != "none" }
    if let stroke = element["stroke"] { style.isStroked = stroke != "none" }
    if let rule = element["fill-rule"] {
      style.fillRule = try element.choice(
        "fill-rule", rule, ["nonzero": .nonZero, "evenodd": .evenOdd])
    }
    if let width = try element.number("stroke-width") {
      guard width >= 0 else { throw element.bad("stroke-width") }
      style.stroke.lineWidth = width
    }
    if let cap = element["stroke-linecap"] {
      style.stroke.lineCap = try element.choice(
        "stroke-linecap", cap, ["butt": .butt, "round": .round, "square": .square])
    }
    if let join = element["stroke-linejoin"] {
      style.stroke.lineJoin = try element.choice(
        "stroke-linejoin", join, ["miter": .miter, "round": .round, "bevel": .bevel])
    }
    if let opacity = try element.number("opacity") { style.opacity *= opacity.clampedToUnit }
    if let text = element["transform"] {
      guard let own = Transform2D(svg: text) else { throw element.bad("transform") }
      style.transform = own.concatenating(transform)
      guard style.transform.isFinite else { throw element.bad("transform") }
    }
    return style
  }

  /// The layers of a path: its fill, then its line.
  func layers(of path: Path) -> [SymbolDrawing.Layer] {
    let path = path.applying(transform)
    guard !path.isEmpty, path.isFinite else { return [] }
    var layers: [SymbolDrawing.Layer] = []
    if isFilled {
      layers.append(SymbolDrawing.Layer(path: path, fillRule: fillRule, opacity: opacity))
    }
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    var stroke = stroke
    stroke.lineWidth *= area.squareRoot()
    if isStroked, stroke.lineWidth > 0, stroke.lineWidth.isFinite {
      layers.append(SymbolDrawing.Layer(path: path, style: .stroke(stroke), opacity: opacity))
    }
    return layers
  }
}
