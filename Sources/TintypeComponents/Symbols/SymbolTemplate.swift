// SPDX-License-Identifier: MIT

extension SymbolDrawing {
  /// Creates a symbol from a template of a custom symbol, or from another SVG drawing.
  ///
  /// A template has a group for each weight and scale, such as `Regular-S`, and guides for the
  /// baseline and the height of capital letters of a font of 100 units. The regular weight in the
  /// small scale is used, or else the first group that the template has.
  ///
  /// - Throws: `SymbolSyntaxError`, which describes the first error.
  package init(template text: String) throws(SymbolSyntaxError) {
    guard text.utf8.count <= Self.maximumSize else { throw .tooLarge }
    let elements = try TemplateElement.elements(of: text)
    let names = Set(elements.flatMap(\.groups))
    let candidates = ["S", "M", "L"].flatMap { scale in
      Self.weights.map { "\($0)-\(scale)" }
    }
    guard let name = candidates.first(where: names.contains) else {
      self = try SymbolDrawing(svg: text)
      return
    }
    let scale = name.suffix(1)
    var layers: [Layer] = []
    for element in elements where element.groups.contains(name) {
      if let path = try element.element.path() { layers += element.style.layers(of: path) }
    }
    let bounds = layers.map(\.path.boundingRect).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
    guard let bounds, bounds.width > 0 || bounds.height > 0 else { throw .badViewBox }
    func line(_ id: String, _ attribute: String) throws(SymbolSyntaxError) -> Double? {
      try elements.first { $0.element["id"] == id }?.element.number(attribute)
    }
    let baseline = try line("Baseline-\(scale)", "y1")
    let capline = try line("Capline-\(scale)", "y1")
    let left = try line("left-margin-\(name)", "x1")
    let right = try line("right-margin-\(name)", "x1")
    // The middle of the capital letters is the center of a symbol.
    let y = baseline.flatMap { bottom in capline.map { (bottom + $0) / 2 } } ?? bounds.midY
    let x = left.flatMap { left in right.map { (left + $0) / 2 } } ?? bounds.midX
    // Without guides, the drawing fills the symbol.
    let side = baseline == nil ? max(bounds.width, bounds.height) : 1.2 * Self.templateFontSize
    self.init(
      viewBox: Rect(x: x - side / 2, y: y - side / 2, width: side, height: side), layers: layers)
  }

  /// The font size of templates in their units.
  private static let templateFontSize = 100.0
  private static let weights = [
    "Regular", "Medium", "Light", "Semibold", "Thin", "Bold", "Ultralight", "Heavy", "Black",
  ]
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
