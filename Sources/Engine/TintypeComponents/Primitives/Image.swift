// SPDX-License-Identifier: MIT

/// A pixel image, or an icon of the environment's symbol set.
///
/// A pixel image keeps its size unless it is resizable. An icon scales with the font of its
/// environment.
///
/// ```swift
/// Image(photo).resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80).clipped()
/// Image(systemName: "checkmark.circle").foregroundStyle(.green)
/// ```
public struct Image: PrimitiveComponent {
  private enum Source {
    case pixels(ImageData)
    case symbol(String, value: Double?)
  }

  private let source: Source
  private var label: String?
  private var resizing: ImageResizing?
  private var interpolation = ImageInterpolation.medium
  private var renderingMode: TemplateRenderingMode?
  private var flips = false

  /// Creates an image from pixels.
  public init(_ pixels: ImageData, label: String? = nil) {
    source = .pixels(pixels)
    self.label = label
  }

  /// Creates an icon from the environment's symbol set.
  ///
  /// An unknown name is shown as a placeholder with a warning, which fails the snapshot in strict
  /// mode.
  public init(systemName: String) { source = .symbol(systemName, value: nil) }

  /// Creates an icon from the environment's symbol set with a value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: The share of the symbol's variable layers that are active, from 0 to 1, such
  ///     as the waves of `wifi`; the other ones are translucent. All layers are active if it is `nil`.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Lets the image fill the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points; none by default.
  ///   - resizingMode: The mode of the remaining area, stretched by default or tiled.
  /// - Returns: An image that is as large as the size that it is proposed.
  public func resizable(
    capInsets: EdgeInsets = .zero,
    resizingMode: ImageResizing.Mode = .stretch
  ) -> Image {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets the interpolation of an image that is painted in another size; medium by default.
  public func interpolation(_ interpolation: ImageInterpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Sets whether the image uses its own colors, the default, or the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// Mirrors the image horizontally in a right-to-left layout direction.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Image {
    changed { $0.flips = enabled }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The source of an image's colors.
  public enum TemplateRenderingMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// The foreground style, wherever the image is opaque.
    case template
    /// The image's own colors.
    case original
  }

  /// Returns a node with the pixels or with the icon's drawing.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let isMirrored = flips && environment.layoutDirection == .rightToLeft
    switch source {
    case .pixels(let pixels):
      let style = environment.foregroundStyle.resolveStyle(in: environment)
      let content = ImageContent(
        image: pixels,
        resizing: resizing,
        interpolation: interpolation,
        tint: renderingMode == .template ? style : nil,
        isMirrored: isMirrored
      )
      var node = context.node("Image", .image(content))
      if let label { node.modifiers.append(.semantics(Semantics.Change(label: label))) }
      return [node.redacted(in: environment)]
    case .symbol(let name, let value):
      let symbol = Symbol(name, value: value, isResizable: resizing != nil, flips: flips)
      return [symbol.node(in: context)]
    }
  }
}

/// An icon of the environment's symbol set, scaled with the environment's font.
///
/// A circle is as high as the font size, multiplied by the environment's image scale. The lines have
/// the weight of the font. The icon aligns with the middle of the capital letters of adjacent text.
public struct Symbol: PrimitiveComponent {
  private let name: String
  private let value: Double?
  private let isResizable: Bool
  private let flips: Bool

  /// Creates an icon by its name.
  ///
  /// An unknown name is shown as a placeholder with a warning, which fails the snapshot in strict
  /// mode.
  public init(_ name: String) { self.init(name, variableValue: nil) }

  /// Creates an icon by its name with a value.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - variableValue: The share of the symbol's variable layers that are active, from 0 to 1, such
  ///     as the waves of `wifi`; the other ones are translucent. All layers are active if it is `nil`.
  public init(_ name: String, variableValue: Double?) {
    self.init(name, value: variableValue, isResizable: false, flips: false)
  }

  init(_ name: String, value: Double?, isResizable: Bool, flips: Bool) {
    self.name = name
    self.value = value
    self.isResizable = isResizable
    self.flips = flips
  }

  /// Lets the icon fill the proposed size, keeping its aspect ratio.
  public func resizable() -> Symbol { Symbol(name, value: value, isResizable: true, flips: flips) }

  /// Returns a node with the icon's drawing.
  package func nodes(in context: ResolutionContext) -> [Node] { [node(in: context)] }

  func node(in context: ResolutionContext) -> Node {
    let environment = context.environment
    let font = environment.font.resolved(in: environment)
    let scale = environment.imageScale
    var drawing = environment.symbolSet.drawing(name, weight: font.weight, scale: scale)
    if environment.symbolsFillGrid { drawing?.fillGrid() }
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let style = environment.foregroundStyle.resolveStyle(in: environment)
    let content = SymbolContent(
      name: name,
      drawing: drawing?.painted(environment.symbolRenderingMode, value: value),
      suggestion: drawing == nil ? environment.symbolSet.closestName(to: name) : nil,
      size: font.size * 1.2 * scale.factor,
      capHeight: font.size * Font.capHeight,
      style: style,
      layerStyles: drawing?.styles(style, in: environment) ?? [],
      isResizable: isResizable,
      isMirrored: isRightToLeft && (flips || drawing?.flipsForRightToLeft == true)
    )
    return context.node("Symbol", .symbol(content)).redacted(in: environment)
  }
}

extension Node {
  /// Returns the node, covered by a faint box if the environment requests placeholders.
  fileprivate func redacted(in environment: EnvironmentValues) -> Node {
    guard environment.redactionReasons.contains(.placeholder) else { return self }
    let box = Decoration(
      style: .color(Color.primary.opacity(0.15).resolve(in: environment)),
      shape: .roundedRectangle(cornerRadius: 3), ignoresSafeAreaEdges: [])
    var node = self
    node.modifiers += [.opacity(0), .background(box)]
    return node
  }
}

/// The size of icons relative to text.
public enum ImageScale: String, Hashable, Codable, Sendable, CaseIterable {
  /// 0.79 times the standard size.
  case small
  /// The standard size.
  case medium
  /// 1.27 times the standard size.
  case large

  /// The factor of the size.
  ///
  /// No published value was found; the factors were chosen by appearance.
  package var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.27
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = ImageScale.medium
}

private enum FillsGridKey: EnvironmentKey {
  static let defaultValue = false
}

private enum AlignsLabelIconsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum SymbolSetKey: EnvironmentKey {
  static let defaultValue = SymbolSet.standard
}

extension EnvironmentValues {
  /// The size of icons relative to text; medium by default.
  public var imageScale: ImageScale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// A Boolean value that indicates whether symbols have the size of their grid, so that those of
  /// different rows or tabs are aligned.
  package var symbolsFillGrid: Bool {
    get { self[FillsGridKey.self] }
    set { self[FillsGridKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the icons of labels fill their grid, so that the titles
  /// of the rows of a list are aligned.
  package var alignsLabelIcons: Bool {
    get { self[AlignsLabelIconsKey.self] }
    set { self[AlignsLabelIconsKey.self] = newValue }
  }

  /// The symbol set; `SymbolSet.standard` by default.
  public var symbolSet: SymbolSet {
    get { self[SymbolSetKey.self] }
    set { self[SymbolSetKey.self] = newValue }
  }
}

extension Component {
  /// Sets the size of icons relative to text.
  public func imageScale(_ scale: ImageScale) -> some Component { environment(\.imageScale, scale) }
}
