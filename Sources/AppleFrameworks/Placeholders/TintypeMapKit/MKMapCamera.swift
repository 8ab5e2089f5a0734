// SPDX-License-Identifier: MIT

public import Foundation

/// A point from which a map is seen.
open class MKMapCamera: NSObject {
  /// The center of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The direction in degrees from north, clockwise.
  open var heading: CLLocationDirection = 0
  /// The angle in degrees; 0 looks straight down.
  open var pitch: CGFloat = 0

  /// Creates a camera.
  public override init() { super.init() }

  /// Creates a camera.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }
}
