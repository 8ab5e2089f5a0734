// SPDX-License-Identifier: MIT

import Foundation
import TintypeScene

/// The style in which an outline is stroked.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// The style of line ends.
  public var lineCap: CGLineCap
  /// The style of line joins.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter join, as a multiple of the line width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance in points at which the dashes begin.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The style of the engine.
  var engine: TintypeScene.StrokeStyle {
    TintypeScene.StrokeStyle(
      lineWidth: Double(lineWidth), lineCap: lineCap.lineCap, lineJoin: lineJoin.lineJoin,
      miterLimit: Double(miterLimit), dash: dash.map(Double.init), dashPhase: Double(dashPhase))
  }
}

extension StrokeStyle: Animatable {
  /// The type of the data to animate.
  public typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The data to animate.
  public var animatableData: AnimatableData {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}
