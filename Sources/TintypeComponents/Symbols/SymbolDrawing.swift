// SPDX-License-Identifier: MIT

/// The drawing of an icon: layers in a box of their own coordinates.
public struct SymbolDrawing: Hashable, Codable, Sendable {
  /// The box that is fitted into the icon's frame.
  public var viewBox: Rect
  /// The layers from back to front.
  public var layers: [Layer]
  /// Whether left and right are exchanged where lines run from right to left.
  public var flipsForRightToLeft: Bool

  /// Creates a drawing.
  public init(viewBox: Rect, layers: [Layer], flipsForRightToLeft: Bool = false) {
    self.viewBox = viewBox
    self.layers = layers
    self.flipsForRightToLeft = flipsForRightToLeft
  }

  /// An outline that is filled or stroked.
  public struct Layer: Hashable, Codable, Sendable {
    /// The outline in the coordinates of the box.
    public var path: Path
    /// Which parts of an outline that crosses itself are inside.
    public var fillRule: FillRule
    /// The line along the outline; `nil` for a filled one.
    public var stroke: StrokeStyle?
    /// The opacity, from 0 to 1.
    public var opacity: Double

    /// Creates a layer.
    public init(
      path: Path,
      fillRule: FillRule = .nonZero,
      stroke: StrokeStyle? = nil,
      opacity: Double = 1
    ) {
      self.path = path
      self.fillRule = fillRule
      self.stroke = stroke
      self.opacity = opacity
    }
  }
}
