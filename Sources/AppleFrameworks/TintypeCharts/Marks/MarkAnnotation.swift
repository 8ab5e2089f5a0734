// SPDX-License-Identifier: MIT

import SwiftUI

/// A position relative to a mark, an axis or a plot.
public struct AnnotationPosition: Sendable, Equatable {
  enum Storage: Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  let storage: Storage

  /// The position that suits the annotated content.
  public static let automatic = AnnotationPosition(storage: .automatic)
  /// In front of the content.
  public static let overlay = AnnotationPosition(storage: .overlay)
  /// Above the content.
  public static let top = AnnotationPosition(storage: .top)
  /// Below the content.
  public static let bottom = AnnotationPosition(storage: .bottom)
  /// At the leading edge of the content.
  public static let leading = AnnotationPosition(storage: .leading)
  /// At the trailing edge of the content.
  public static let trailing = AnnotationPosition(storage: .trailing)
  /// Above the content at its leading edge.
  public static let topLeading = AnnotationPosition(storage: .topLeading)
  /// Above the content at its trailing edge.
  public static let topTrailing = AnnotationPosition(storage: .topTrailing)
  /// Below the content at its leading edge.
  public static let bottomLeading = AnnotationPosition(storage: .bottomLeading)
  /// Below the content at its trailing edge.
  public static let bottomTrailing = AnnotationPosition(storage: .bottomTrailing)
}

/// The way in which an annotation that would exceed a boundary is moved.
///
/// The scale is never enlarged: `padScale` moves the annotation as `fit` does.
public struct AnnotationOverflowResolution: Sendable {
  /// The boundary that an annotation is moved into.
  public struct Boundary: Sendable {
    enum Storage: Sendable {
      case automatic, plot, chart
    }

    let storage: Storage

    /// The chart.
    public static var automatic: Boundary { Boundary(storage: .automatic) }
    /// The plot.
    public static var plot: Boundary { Boundary(storage: .plot) }
    /// The plot and the axes.
    public static var chart: Boundary { Boundary(storage: .chart) }
  }

  /// The way in which an annotation is moved along an axis.
  public struct Strategy: Sendable {
    /// The boundary; `nil` to leave the annotation where it is.
    let boundary: Boundary?

    /// Into the chart.
    public static var automatic: Strategy { Strategy(boundary: .automatic) }
    /// Into the chart.
    public static var fit: Strategy { Strategy(boundary: .automatic) }
    /// Into the chart.
    public static var padScale: Strategy { Strategy(boundary: .automatic) }
    /// Not at all.
    public static var disabled: Strategy { Strategy(boundary: nil) }

    /// Returns a strategy that moves an annotation into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
  }

  let x: Strategy
  let y: Strategy

  /// Into the chart.
  public static var automatic: AnnotationOverflowResolution { Self() }

  /// Creates a resolution from the strategies along both axes.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

/// The mark that an annotation is added to.
public struct AnnotationContext {
  /// The size of the mark in points.
  public let targetSize: CGSize
}

/// A view at a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
