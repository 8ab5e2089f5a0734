// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance from the origin of the content to the origin of the visible area in points; at the
  /// start, the negative insets.
  ///
  /// In a right-to-left layout, `x` is the distance from the right.
  public var contentOffset: CGPoint
  /// The size of the content without its insets, in points.
  public var contentSize: CGSize
  /// The space around the content in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The visible area of the content without the insets, in points.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  /// The visible area of the content including the insets, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  init(_ placement: ScrollPlacement) {
    let margins = placement.margins
    self.init(
      contentOffset: CGPoint(
        x: placement.offset.x - margins.leading, y: placement.offset.y - margins.top),
      contentSize: CGSize(
        width: placement.contentSize.width - margins.leading - margins.trailing,
        height: placement.contentSize.height - margins.top - margins.bottom),
      contentInsets: EdgeInsets(margins), containerSize: CGSize(placement.window.size))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The values of the geometry.
  public var debugDescription: String {
    """
    contentOffset: \(contentOffset), contentSize: \(contentSize), \
    contentInsets: \(contentInsets), containerSize: \(containerSize)
    """
  }
}

/// The phase of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing scrolls.
  case idle
  /// The user may begin to scroll.
  case tracking
  /// The user scrolls.
  case interacting
  /// The scroll view continues to scroll after the user has lifted the finger.
  case decelerating
  /// The scroll view scrolls to a position that the app has set.
  case animating

  /// A Boolean value that indicates whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase: CustomDebugStringConvertible {
  /// The name of the phase.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view whose phase has changed.
public struct ScrollPhaseChangeContext {
  /// The geometry.
  public let geometry: ScrollGeometry
  /// The velocity in points per second; `nil` if the content does not move.
  public let velocity: CGVector?
}
