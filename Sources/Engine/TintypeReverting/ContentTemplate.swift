// SPDX-License-Identifier: MIT

import TintypeComponents

/// A content without the values of its attributes, which are then set.
struct ContentTemplate {
  /// The content; `nil` for types whose attributes do not describe them completely.
  let content: Node.Content?

  /// Creates the template for a type, for a node with given attributes.
  ///
  /// - Parameters:
  ///   - type: The type of the node.
  ///   - attributes: The attributes of the content.
  ///   - images: The images that the node may contain.
  ///   - paths: The paths of the node's drawing.
  ///   - isLeaf: A Boolean value that indicates whether the node has no children.
  init(
    _ type: String, _ attributes: [Attribute], images: [ImageReference: ImageData], paths: [Path],
    isLeaf: Bool
  ) {
    if attributes.contains(where: { $0.name == "text" }) {
      content = Self.text(attributes).map { .text($0) }
    } else if type == "Symbol" {
      content = Self.symbol(attributes).map { .symbol($0) }
    } else if Self.value("image", in: attributes) != nil {
      content = Self.image(attributes, images).map { .image($0) }
    } else {
      content =
        Self.layout(type) ?? Self.shape(type, attributes, paths)
        ?? (isLeaf || !attributes.isEmpty ? nil : .component)
    }
  }

  private static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)

  private static func layout(_ type: String) -> Node.Content? {
    switch type {
    case "VStack", "LazyVStack", "Section": .stack(StackContent(axis: .vertical))
    case "HStack", "LazyHStack": .stack(StackContent(axis: .horizontal))
    case "ZStack": .layers(LayersContent())
    case "Spacer": .spacer(SpacerContent())
    case "Color": .color(clear)
    case "Divider": .divider(clear)
    case "Flow": .flow(FlowContent())
    case "Grid": .grid(GridContent())
    case "GridRow": .gridRow(GridRowContent())
    default: nil
    }
  }

  // MARK: Texts

  private static func text(_ attributes: [Attribute]) -> TextContent? {
    guard let first = run(attributes, "", among: nil),
      case .text(let string)? = value("text", in: attributes)
    else { return nil }
    var runs = [first]
    while let run = run(attributes, "run[\(runs.count)].", among: first) { runs.append(run) }
    // The text is that of all runs.
    let later = runs.dropFirst().map(\.string).joined()
    guard string.hasSuffix(later) else { return nil }
    runs[0].string = String(string.dropLast(later.count))
    return TextContent(runs: runs)
  }

  /// Returns the run whose attributes have a prefix; `nil` if there is none.
  private static func run(
    _ attributes: [Attribute], _ prefix: String, among first: TextRun?
  ) -> TextRun? {
    guard case .text(let string)? = value(prefix + "text", in: attributes) else { return nil }
    var run = first ?? TextRun(string: "", font: .body, style: .color(clear))
    run.string = string
    if case .font(let font)? = value(prefix + "font", in: attributes) { run.font = font }
    if case .color(let color)? = value(prefix + "color", in: attributes) {
      run.style = .color(color)
    }
    if case .number(let length)? = value(prefix + "tracking", in: attributes) {
      run.tracking = length
    }
    if case .number(let length)? = value(prefix + "baselineOffset", in: attributes) {
      run.baselineOffset = length
    }
    return run
  }

  private static func value(_ name: String, in attributes: [Attribute]) -> Attribute.Value? {
    attributes.first { $0.name == name }?.value
  }

  // MARK: Symbols

  /// Returns the standard symbol with the drawing of the attributes, in any weight and scale.
  private static func symbol(_ attributes: [Attribute]) -> SymbolContent? {
    guard case .word(let quoted)? = value("name", in: attributes),
      let drawing = value("drawing", in: attributes),
      case .number(let size)? = value("size", in: attributes)
    else { return nil }
    let name = String(quoted.dropFirst().dropLast())
    // The drawing is the same in all scales. Most fonts have whole sizes.
    func fontSize(_ scale: ImageScale) -> Double {
      (size.points / (1.2 * scale.factor) * 1000).rounded() / 1000
    }
    func fraction(_ scale: ImageScale) -> Double {
      abs(fontSize(scale) - fontSize(scale).rounded())
    }
    let scales = [ImageScale.medium, .small, .large].sorted { fraction($0) + 0.001 < fraction($1) }
    for scale in scales {
      for weight in stride(from: 100, through: 900, by: 100) {
        for candidate in drawings(name, Font.Weight(weight), scale)
        where .word(candidate.summary) == drawing {
          return SymbolContent(
            name: name, drawing: candidate, size: size.points,
            capHeight: fontSize(scale) * Font.capHeight, style: .color(clear))
        }
      }
    }
    return nil
  }

  private static func drawings(
    _ name: String, _ weight: Font.Weight, _ scale: ImageScale
  ) -> [SymbolDrawing] {
    guard let drawing = SymbolSet.standard.drawing(name, weight: weight, scale: scale) else {
      return []
    }
    var filling = drawing
    filling.fillGrid()
    return [drawing, filling].flatMap { [$0.painted(.monochrome), $0.painted(.hierarchical)] }
  }

  // MARK: Images

  /// Returns the image with a digest; the pixels of images are not coded, because that takes long.
  private static func image(
    _ attributes: [Attribute], _ images: [ImageReference: ImageData]
  ) -> ImageContent? {
    guard case .word(let summary)? = value("image", in: attributes),
      let image = images.values.first(where: { $0.summary == summary })
    else { return nil }
    func word(_ name: String) -> String? {
      if case .word(let word)? = value(name, in: attributes) { word } else { nil }
    }
    func inset(_ edge: String) -> Double {
      guard case .number(let length)? = value("capInsets." + edge, in: attributes) else { return 0 }
      return length.points
    }
    var content = ImageContent(image: image, isMirrored: word("mirrored") == "true")
    if let mode = word("resizingMode").flatMap(ImageResizing.Mode.init(rawValue:)) {
      let insets = EdgeInsets(
        top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
        trailing: inset("trailing"))
      content.resizing = ImageResizing(capInsets: insets, mode: mode)
    }
    if let name = word("interpolation") {
      content.interpolation = ImageInterpolation(rawValue: name) ?? .medium
    }
    switch value("tint", in: attributes) {
    case .color(let color)?: content.tint = .color(color)
    case .word(let word)?: content.tint = DescribedStyle(word).style
    default: break
    }
    return content
  }

  // MARK: Shapes

  private static func shape(
    _ type: String, _ attributes: [Attribute], _ paths: [Path]
  ) -> Node.Content? {
    let kind: ShapeKind? =
      switch type {
      case "Rectangle", "LinearGradient", "RadialGradient", "EllipticalGradient",
        "AngularGradient":
        .rectangle
      case "RoundedRectangle": .roundedRectangle(cornerRadius: 0)
      case "UnevenRoundedRectangle":
        .unevenRoundedRectangle(RectangleCornerRadii(), style: .circular)
      case "Capsule": .capsule(style: .circular)
      case "Circle": .circle
      case "Ellipse": .ellipse
      case "Path": path(attributes, paths).map { .path($0) }
      default:
        // A shape with another name, such as the outline of a control.
        value("cornerRadius", in: attributes) == nil ? nil : .roundedRectangle(cornerRadius: 0)
      }
    guard let kind else { return nil }
    var shape = ShapeContent(kind: kind)
    for attribute in attributes where attribute.name.hasSuffix("].lineWidth") {
      let prefix = attribute.name.dropLast("lineWidth".count)
      shape.strokes.append(
        ShapeContent.Stroke(
          paint: .color(clear),
          style: StrokeStyle(lineWidth: 0, dash: dash(prefix + "dash", in: attributes)),
          isInside: attribute.name.hasPrefix("strokeBorder")))
    }
    for attribute in attributes {
      guard attribute.name.hasPrefix("shape["), let end = attribute.name.firstIndex(of: "]")
      else { continue }
      switch attribute.name[end...].dropFirst(2) {
      case "inset": shape.adjustments.append(.inset(0))
      case "trim.from": shape.adjustments.append(.trim(from: 0, to: 1))
      case "rotation.degrees": shape.adjustments.append(.rotation(degrees: 0, anchor: .center))
      case "scale.x": shape.adjustments.append(.scale(x: 1, y: 1, anchor: .center))
      case "offset.x": shape.adjustments.append(.offset(x: 0, y: 0))
      default: continue
      }
    }
    return .shape(shape)
  }

  /// Returns the lengths of a dash pattern.
  private static func dash(_ name: String, in attributes: [Attribute]) -> [Double] {
    guard case .word(let lengths)? = value(name, in: attributes) else { return [] }
    return lengths.split(separator: " ").compactMap { Double($0) }
  }

  /// Returns the path of the attributes; `nil` if they contain only the digest of a path that is not
  /// drawn.
  private static func path(_ attributes: [Attribute], _ paths: [Path]) -> Path? {
    guard case .word(let summary)? = value("path", in: attributes) else { return nil }
    guard let start = summary.firstIndex(of: "M") else {
      return paths.first { $0.summary == summary }
    }
    return try? Path(svg: String(summary[start...]))
  }
}
