// SPDX-License-Identifier: MIT

/// A symbol as plain data: layers of paths.
///
/// Layers may overlap: a translucent color applies to the drawing as a whole, not to each layer.
public struct SymbolDrawing: Hashable, Codable, Sendable {
  /// The rectangle that layout uses, in the units of the drawing.
  package var viewBox: Rect
  /// The rectangle that the layers cover, which a resizable symbol fits into its frame.
  package var contentBox: Rect
  /// The size in units that corresponds to 1.2 times the font size, and the height of the middle of
  /// the capital letters; `nil` if the view box is that size.
  package var grid: Grid?
  /// The layers, in painting order.
  package var layers: [Layer]
  /// A Boolean value that indicates whether the symbol is mirrored in a right-to-left layout.
  package var flipsForRightToLeft: Bool
  /// The drawings of the weights and scales of a template; `nil` if there is only one.
  package var designs: [SymbolDesign]?

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - viewBox: The rectangle that layout uses.
  ///   - contentBox: The rectangle that the layers cover; the view box by default.
  ///   - grid: The relation of the units to the font.
  ///   - layers: The layers, in painting order.
  ///   - flipsForRightToLeft: A Boolean value that indicates whether the symbol is mirrored.
  package init(
    viewBox: Rect, contentBox: Rect? = nil, grid: Grid? = nil, layers: [Layer],
    flipsForRightToLeft: Bool = false
  ) {
    self.viewBox = viewBox
    self.contentBox = contentBox ?? viewBox
    (self.grid, self.layers, self.flipsForRightToLeft) = (grid, layers, flipsForRightToLeft)
  }

  /// The relation between a drawing's units and the font of the adjacent text.
  package struct Grid: Hashable, Codable, Sendable {
    /// The number of units in 1.2 times the font size.
    package var side: Double
    /// The y-coordinate of the middle of the capital letters.
    package var middle: Double

    /// Creates a grid.
    package init(side: Double, middle: Double) { (self.side, self.middle) = (side, middle) }
  }

  /// A filled or stroked path.
  package struct Layer: Hashable, Codable, Sendable {
    /// The path in the units of the drawing.
    package var path: Path
    /// The rule that determines the inside of a filled path.
    package var fillRule: FillRule
    /// The style of the path, filled or stroked.
    package var style: Style
    /// The opacity, from 0 to 1.
    package var opacity: Double
    /// The effect on the layers below.
    package var mode: Mode
    /// The level in the hierarchy: 0 for the primary level, 1 for the secondary, 2 for the tertiary.
    package var level: Int
    /// The layer's own color, which the multicolor mode uses; `nil` for the foreground style.
    package var color: SystemColor?
    /// The value of the symbol above which the layer is active; `nil` for a layer that always is.
    package var threshold: Double?

    /// Creates a layer, by default filled and opaque.
    package init(
      path: Path, fillRule: FillRule = .nonZero, style: Style = .fill, opacity: Double = 1,
      mode: Mode = .paint, level: Int = 0, color: SystemColor? = nil, threshold: Double? = nil
    ) {
      self.path = path
      self.fillRule = fillRule
      self.style = style
      self.opacity = opacity
      self.mode = mode
      self.level = level
      self.color = color
      self.threshold = threshold
    }
  }

  /// The style of a path.
  package enum Style: Hashable, Codable, Sendable {
    /// A fill.
    case fill
    /// A stroke; its width is in the units of the drawing.
    case stroke(StrokeStyle)
  }

  /// The effect of a layer on the layers below.
  package enum Mode: String, Hashable, Codable, Sendable {
    /// The layer is painted.
    case paint
    /// The layer is cut out of the layers below.
    case erase
    /// The layer is cut out if the symbol has one color, and otherwise painted.
    case mark
  }

  /// A color that layers can have of their own.
  package enum SystemColor: String, Hashable, Codable, Sendable, CaseIterable {
    case red = "R"
    case orange = "O"
    case yellow = "Y"
    case green = "G"
    case teal = "T"
    case cyan = "C"
    case blue = "B"
    case indigo = "I"
    case purple = "V"
    case pink = "P"
    case brown = "N"
    case gray = "A"
    case white = "W"
    case black = "K"
  }
}

extension SymbolDrawing {
  /// Returns the size in layout of the drawing whose grid, or square without a grid, has a side.
  package func size(side: Double, isResizable: Bool = false) -> Size {
    guard let grid else { return Size(width: side, height: side) }
    let box = isResizable ? contentBox : viewBox
    let unit = side / grid.side
    return Size(width: box.width * unit, height: box.height * unit)
  }

  /// Makes the drawing as large as its grid in layout.
  package mutating func fillGrid() {
    guard let grid else { return }
    viewBox = Rect(
      x: 0, y: grid.middle - grid.side / 2,
      width: grid.side, height: grid.side)
  }

  /// The replacement for an unknown symbol: a dashed square with a question mark.
  static let missing =
    StandardSymbols.drawing("questionmark.square.dashed")
    ?? SymbolDrawing(viewBox: Rect(x: 0, y: 0, width: 24, height: 24), layers: [])

  /// The maximum size of SVG input in bytes: 1 MB.
  package static let maximumSize = 1_000_000
  /// The maximum nesting of elements.
  package static let maximumDepth = 64

  /// Creates a symbol from a subset of SVG.
  ///
  /// The supported elements are `svg`, `g`, `path`, `circle`, `ellipse`, `rect`, `line`,
  /// `polyline`, `polygon`, and `title`, `desc` and `metadata`, which are skipped. The supported
  /// attributes are the geometry attributes of these elements, `fill`, `fill-rule`, `stroke`,
  /// `stroke-width`, `stroke-linecap`, `stroke-linejoin`, `opacity` and `transform`. These symbols
  /// have a single color: any color stands for it, and `none` for no paint. Other presentation attributes
  /// are ignored, and other elements are rejected. The width of a line scales with the square root
  /// of the factor by which its transform changes areas, because strokes have a uniform width.
  ///
  /// - Throws: ``SymbolSyntaxError``, which describes the first error.
  public init(svg text: String) throws(SymbolSyntaxError) {
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

  private static func viewBox(_ attributes: [String: String]) throws(SymbolSyntaxError) -> Rect {
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

/// The properties that elements inherit.
struct SVGStyle {
  private var isFilled = true
  private var isStroked = false
  private var fillRule = FillRule.nonZero
  private var stroke = StrokeStyle()
  private var opacity = 1.0
  private var transform = Transform2D.identity

  /// Returns the style inside an element, whose own attributes override inherited ones.
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

  /// Returns the layers of a path: its fill, then its stroke.
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
