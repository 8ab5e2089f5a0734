// SPDX-License-Identifier: MIT

extension SymbolDrawing {
  /// Creates a symbol from a template of a custom symbol, or from another SVG drawing.
  ///
  /// A template has a group for each weight and scale, such as `Regular-S`, and guides for the
  /// baseline and the height of capital letters of a font of 100 units. A drawing of the small or
  /// the large scale has another size than that of the medium one in a font of the same size.
  ///
  /// - Throws: `SymbolSyntaxError`, which describes the first error.
  package init(template text: String) throws(SymbolSyntaxError) {
    guard text.utf8.count <= Self.maximumSize else { throw .tooLarge }
    let elements = try TemplateElement.elements(of: text)
    let names = Set(elements.flatMap(\.groups))
    var designs: [SymbolDesign] = []
    var hasGroup = false
    for scale in ImageScale.allCases {
      for (name, weight) in SymbolDesign.weights {
        let group = "\(name)-\(SymbolDesign.suffix(of: scale))"
        guard names.contains(group) else { continue }
        hasGroup = true
        if let design = try SymbolDesign(group, of: elements, weight: weight, scale: scale) {
          designs.append(design)
        }
      }
    }
    guard hasGroup else {
      self = try SymbolDrawing(svg: text)
      return
    }
    guard let first = designs.first else { throw .badViewBox }
    self.init(viewBox: first.viewBox, layers: first.layers)
    self.designs = designs
    let regular = design(weight: .regular, scale: .medium)
    (viewBox, contentBox, layers) = (regular.viewBox, regular.contentBox, regular.layers)
    if designs.count == 1 { self.designs = nil }
  }
}

extension SymbolDesign {
  /// The names of the weights in templates.
  fileprivate static let weights: [(name: String, weight: Int)] = [
    ("Ultralight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]

  /// Returns the suffix of the groups of a scale.
  fileprivate static func suffix(of scale: ImageScale) -> String {
    switch scale {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }

  /// The font size of templates in their units.
  private static let templateFontSize = 100.0

  /// Creates a design from the elements of a group; the result is `nil` if the group is empty.
  fileprivate init?(
    _ name: String, of elements: [TemplateElement], weight: Int, scale: ImageScale
  ) throws(SymbolSyntaxError) {
    var layers: [SymbolDrawing.Layer] = []
    for element in elements where element.groups.contains(name) {
      if let path = try element.element.path() { layers += element.style.layers(of: path) }
    }
    let bounds = layers.map(\.path.boundingRect).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    guard let bounds, bounds.width > 0 || bounds.height > 0 else { return nil }
    func line(_ id: String, _ attribute: String) throws(SymbolSyntaxError) -> Double? {
      try elements.first { $0.element["id"] == id }?.element.number(attribute)
    }
    let suffix = Self.suffix(of: scale)
    let baseline = try line("Baseline-\(suffix)", "y1")
    let capline = try line("Capline-\(suffix)", "y1")
    let left = try line("left-margin-\(name)", "x1")
    let right = try line("right-margin-\(name)", "x1")
    // The middle of the capital letters is the center of a symbol.
    let y = baseline.flatMap { bottom in capline.map { (bottom + $0) / 2 } } ?? bounds.midY
    let x = left.flatMap { left in right.map { (left + $0) / 2 } } ?? bounds.midX
    // Without guides, the drawing fills the symbol.
    let side =
      baseline == nil
      ? max(bounds.width, bounds.height) : 1.2 * Self.templateFontSize * scale.factor
    self.init(
      weight: weight, scale: scale,
      viewBox: Rect(x: x - side / 2, y: y - side / 2, width: side, height: side), layers: layers)
  }
}

/// An element of a template with its style and the identifiers of the groups that contain it.
private struct TemplateElement {
  var element: SVGElement
  var style: SVGStyle
  var groups: [String]

  static func elements(of text: String) throws(SymbolSyntaxError) -> [TemplateElement] {
    var tokenizer = SVGTokenizer(text, skipsDocumentTypes: true)
    guard case .start("svg", let root, let isEmpty)? = try tokenizer.next() else { throw .notSVG }
    let style = try SVGStyle().inheriting(SVGElement(name: "svg", attributes: root))
    var open = isEmpty ? [] : [(name: "svg", style: style, groups: [String]())]
    var elements: [TemplateElement] = []
    while let tag = try tokenizer.next() {
      switch tag {
      case .end(let name):
        guard open.popLast()?.name == name else { throw .malformed(position: tokenizer.position) }
      case .start(let name, let attributes, let isEmpty):
        guard let parent = open.last else { throw .malformed(position: tokenizer.position) }
        guard open.count < SymbolDrawing.maximumDepth else { throw .tooDeep }
        let element = SVGElement(name: name, attributes: attributes)
        let style = try parent.style.inheriting(element)
        let groups = parent.groups + (attributes["id"].map { [$0] } ?? [])
        elements.append(TemplateElement(element: element, style: style, groups: groups))
        if !isEmpty { open.append((name: name, style: style, groups: groups)) }
      }
    }
    guard open.isEmpty else { throw .malformed(position: tokenizer.position) }
    return elements
  }
}
