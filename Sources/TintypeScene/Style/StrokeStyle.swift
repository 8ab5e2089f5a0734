// SPDX-License-Identifier: MIT

/// How a line is drawn.
public struct StrokeStyle: Hashable, Codable, Sendable {
  /// The width in points.
  public var lineWidth: Double
  /// The form of the line's ends.
  public var lineCap: LineCap
  /// The form of the line's corners.
  public var lineJoin: LineJoin
  /// How far a pointed corner may reach, as a multiple of the line's width; beyond it is cut off.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for an unbroken line.
  public var dash: [Double]
  /// Where in the dashes the line begins, in points.
  public var dashPhase: Double

  /// Creates a style; by default 1 point wide with plain ends and pointed corners.
  public init(
    lineWidth: Double = 1,
    lineCap: LineCap = .butt,
    lineJoin: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The form of a line's ends.
  public enum LineCap: String, Hashable, Codable, Sendable, CaseIterable {
    /// Cut off where the line ends.
    case butt
    /// Half a circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The form of a line's corners.
  public enum LineJoin: String, Hashable, Codable, Sendable, CaseIterable {
    /// Pointed.
    case miter
    /// Round.
    case round
    /// Cut off.
    case bevel
  }
}
