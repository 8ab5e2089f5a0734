// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// An event that a test performs on a view.
struct GestureEvent {
  /// The location in the coordinate space of the view, in points.
  var location = CGPoint.zero
  /// A Boolean value that indicates whether the test has set a location; otherwise it is the center.
  var hasLocation = false
  /// The origin of the view on the canvas, in points.
  var origin = CGPoint.zero
  /// The frames of the views with a coordinate space of their own, by name.
  var namedFrames: [AnyHashable: FrameReference] = [:]
  /// The size of the view in points.
  var size = CGSize.zero
  /// The distance from the start, in points.
  var translation = CGSize.zero
  /// The scale factor.
  var magnification: CGFloat = 1
  /// The rotation.
  var rotation = Angle.zero
  /// The velocity in points per second.
  var velocity = CGVector.zero
  /// A Boolean value that indicates whether the user has lifted the finger.
  var isEnded = true

  /// The location at which the event began.
  var startLocation: CGPoint { location }
  /// The current location.
  var currentLocation: CGPoint {
    CGPoint(x: location.x + translation.width, y: location.y + translation.height)
  }

  /// Returns a location of the view in a coordinate space; in that of the view if no view has the
  /// name.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let other: CGPoint
    switch space {
    case .local: return point
    case .global: other = .zero
    case .named(let name):
      guard let frame = namedFrames[name]?.frame else { return point }
      other = frame.origin
    }
    return CGPoint(x: point.x + origin.x - other.x, y: point.y + origin.y - other.y)
  }

  /// The time of all events, so that results do not depend on the clock.
  static let time = Date(timeIntervalSinceReferenceDate: 0)
}
