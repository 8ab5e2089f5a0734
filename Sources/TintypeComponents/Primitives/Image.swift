// SPDX-License-Identifier: MIT

/// A picture of pixels, or an icon of the environment's symbol set.
///
/// A picture keeps its size until it is resizable; an icon is as large as the text around it.
///
/// ```swift
/// Image(photo).resizable().aspectRatio(contentMode: .fill).frame(width: 80, height: 80).clipped()
/// Image(systemName: "checkmark.circle").foregroundStyle(.green)
/// ```
public struct Image: PrimitiveComponent {
  private enum Source {
    case pixels(ImageData)
    case symbol(String)
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
  /// A name that the set does not have shows a crossed box, and fails the snapshot.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Lets the image fill the frame that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points; none by default.
  ///   - resizingMode: Whether the rest is stretched, as by default, or repeated.
  /// - Returns: The image, as large as what it is offered.
  public func resizable(
    capInsets: EdgeInsets = .zero,
    resizingMode: ImageResizing.Mode = .stretch
  ) -> Image {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Says how pixels are made where the image is painted in another size; medium by default.
  public func interpolation(_ interpolation: ImageInterpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Says whether the image is painted in its own colours, as by default, or in the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  /// Exchanges left and right where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Image {
    changed { $0.flips = enabled }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether an image is painted in its own colours.
  public enum TemplateRenderingMode: String, Hashable, Codable, Sendable, CaseIterable {
    /// In the foreground style, wherever the image is opaque.
    case template
    /// In its own colours.
    case original
  }

  /// A node with the pixels, or with the icon's drawing.
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
    case .symbol(let name):
      return [Symbol(name, isResizable: resizing != nil, flips: flips).node(in: context)]
    }
  }
}

/// An icon of the environment's symbol set, as large as the text around it.
///
/// Its square is 1.2 times as high as the font's size, times the environment's image scale; beside
/// text its middle lies in the middle of capitals.
public struct Symbol: PrimitiveComponent {
  private let name: String
  private let isResizable: Bool
  private let flips: Bool

  /// Creates an icon by its name; one that the set does not have shows a crossed box, and fails the
  /// snapshot.
  public init(_ name: String) {
    self.init(name, isResizable: false, flips: false)
  }

  init(_ name: String, isResizable: Bool, flips: Bool) {
    self.name = name
    self.isResizable = isResizable
    self.flips = flips
  }

  /// Lets the icon fill the frame that it is offered, keeping its proportions.
  public func resizable() -> Symbol { Symbol(name, isResizable: true, flips: flips) }

  /// A node with the icon's drawing.
  package func nodes(in context: ResolutionContext) -> [Node] { [node(in: context)] }

  func node(in context: ResolutionContext) -> Node {
    let environment = context.environment
    let drawing = environment.symbolSet[name]
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let content = SymbolContent(
      name: name,
      drawing: drawing,
      suggestion: drawing == nil ? environment.symbolSet.closestName(to: name) : nil,
      size: environment.font.resolved(in: environment).size * 1.2 * environment.imageScale.factor,
      style: environment.foregroundStyle.resolveStyle(in: environment),
      isResizable: isResizable,
      isMirrored: isRightToLeft && (flips || drawing?.flipsForRightToLeft == true)
    )
    return context.node("Symbol", .symbol(content)).redacted(in: environment)
  }
}

extension Node {
  /// The node with a faint box in its place where the environment asks for placeholders.
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

/// How large icons are beside text.
public enum ImageScale: String, Hashable, Codable, Sendable, CaseIterable {
  /// Four fifths of the usual size.
  case small
  /// The usual size.
  case medium
  /// Five quarters of the usual size.
  case large

  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.25
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = ImageScale.medium
}

private enum SymbolSetKey: EnvironmentKey {
  static let defaultValue = SymbolSet.standard
}

extension EnvironmentValues {
  /// How large icons are beside text; medium by default.
  public var imageScale: ImageScale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The icons; `SymbolSet.standard` by default.
  public var symbolSet: SymbolSet {
    get { self[SymbolSetKey.self] }
    set { self[SymbolSetKey.self] = newValue }
  }
}

extension Component {
  /// Says how large icons are beside text.
  public func imageScale(_ scale: ImageScale) -> some Component {
    environment(\.imageScale, scale)
  }
}
