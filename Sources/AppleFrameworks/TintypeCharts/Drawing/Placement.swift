// SPDX-License-Identifier: MIT

import SwiftUI

/// The place of a view at a mark.
struct Placement {
  enum Kind {
    /// As large as the mark.
    case filling
    /// With its own size.
    case beside(AnnotationPosition.Storage, Alignment, spacing: CGFloat)
  }

  let frame: CGRect
  let kind: Kind
  var overflow = AnnotationOverflowResolution(x: .disabled, y: .disabled)

  /// Returns the place of a view as large as a mark.
  static func filling(_ frame: CGRect) -> Placement { Placement(frame: frame, kind: .filling) }

  /// Returns the place of a view in the center of a mark.
  static func centered(in frame: CGRect) -> Placement {
    Placement(frame: frame, kind: .beside(.overlay, .center, spacing: 0))
  }

  private init(frame: CGRect, kind: Kind) {
    self.frame = frame
    self.kind = kind
  }

  init(_ annotation: MarkAnnotation, at element: PlotDrawing.Element) {
    frame = element.frame
    overflow = annotation.overflow
    var position = annotation.position.storage
    if position == .automatic {
      switch element.mark.kind {
      case .sector, .rectangle: position = .overlay
      case .bar where element.isHorizontal: position = element.isNegative ? .leading : .trailing
      case .bar where element.isNegative: position = .bottom
      default: position = .top
      }
    }
    kind = .beside(position, annotation.alignment, spacing: annotation.spacing ?? 4)
  }

  /// Returns the origin of a view of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - plot: The size of the plot in points.
  ///   - insets: The distances from the plot to the edges of the chart.
  /// - Returns: The origin in the plot.
  func origin(of size: CGSize, in plot: CGSize, insets: EdgeInsets) -> CGPoint {
    guard case .beside(let position, let alignment, let spacing) = kind else { return frame.origin }
    let (left, right) = (frame.minX - spacing - size.width, frame.maxX + spacing)
    let (above, below) = (frame.minY - spacing - size.height, frame.maxY + spacing)
    let x = frame.minX + (frame.width - size.width) * alignment.horizontal.part
    let y = frame.minY + (frame.height - size.height) * alignment.vertical.part
    let origin: CGPoint =
      switch position {
      case .automatic, .overlay: CGPoint(x: x, y: y)
      case .top: CGPoint(x: x, y: above)
      case .bottom: CGPoint(x: x, y: below)
      case .leading: CGPoint(x: left, y: y)
      case .trailing: CGPoint(x: right, y: y)
      case .topLeading: CGPoint(x: left, y: above)
      case .topTrailing: CGPoint(x: right, y: above)
      case .bottomLeading: CGPoint(x: left, y: below)
      case .bottomTrailing: CGPoint(x: right, y: below)
      }
    return CGPoint(
      x: fit(
        origin.x, size.width, plot.width, overflow.x.boundary, insets.leading, insets.trailing),
      y: fit(
        origin.y, size.height, plot.height, overflow.y.boundary, insets.top, insets.bottom))
  }

  private func fit(
    _ origin: CGFloat, _ length: CGFloat, _ plot: CGFloat,
    _ boundary: AnnotationOverflowResolution.Boundary?, _ start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    guard let boundary else { return origin }
    let isPlot = boundary.storage == .plot
    let lower = isPlot ? 0 : -start
    let upper = (isPlot ? plot : plot + end) - length
    return max(lower, min(origin, upper))
  }
}

extension HorizontalAlignment {
  /// The part of the free space before an aligned view.
  var part: CGFloat { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
  /// The part of the free space above an aligned view.
  var part: CGFloat { self == .top ? 0 : self == .bottom ? 1 : 0.5 }
}

/// The key of the place of a view at a mark.
enum PlacementKey: LayoutValueKey {
  static var defaultValue: Placement { .filling(.zero) }
}

/// A layout of views at marks.
struct PlacementLayout: Layout {
  let insets: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let placement = subview[PlacementKey.self]
      if case .filling = placement.kind {
        subview.place(
          at: CGPoint(x: bounds.minX + placement.frame.minX, y: bounds.minY + placement.frame.minY),
          proposal: ProposedViewSize(placement.frame.size))
        continue
      }
      let proposal: ProposedViewSize =
        placement.frame.width > 0 && placement.isOverlay
        ? ProposedViewSize(placement.frame.size) : .unspecified
      let size = subview.sizeThatFits(proposal)
      let origin = placement.origin(of: size, in: bounds.size, insets: insets)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }
}

extension Placement {
  /// A Boolean value that indicates whether the view is in front of a bar or rectangle, whose size
  /// it is proposed.
  fileprivate var isOverlay: Bool {
    guard case .beside(.overlay, _, _) = kind else { return false }
    return frame.width > 24 && frame.height > 24
  }
}
