// SPDX-License-Identifier: MIT

/// A point of the world in the Mercator projection, whose sides are 268,435,456.
public struct MKMapPoint: Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  private static let side = 268_435_456.0

  /// Creates a point.
  public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

  /// Creates the point of a position.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = min(max(sin(coordinate.latitude * .pi / 180), -0.999_9), 0.999_9)
    x = (coordinate.longitude + 180) / 360 * Self.side
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
  }

  /// The position of the point.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: 90 - 360 * atan(exp((y / Self.side - 0.5) * 2 * .pi)) / .pi,
      longitude: x / Self.side * 360 - 180)
  }

  /// Returns the distance from another point in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (start, end) = (coordinate, point.coordinate)
    return CLLocation(latitude: start.latitude, longitude: start.longitude)
      .distance(from: CLLocation(latitude: end.latitude, longitude: end.longitude))
  }
}

/// The extent of a rectangle of the world in the Mercator projection.
public struct MKMapSize: Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an extent.
  public init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the world in the Mercator projection.
public struct MKMapRect: Sendable {
  /// The corner at the top left.
  public var origin: MKMapPoint
  /// The extent.
  public var size: MKMapSize

  /// Creates a rectangle.
  public init(origin: MKMapPoint = MKMapPoint(), size: MKMapSize = MKMapSize()) {
    (self.origin, self.size) = (origin, size)
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle that contains nothing.
  public static var null: MKMapRect { MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0) }
  /// The world.
  public static var world: MKMapRect { MKMapRect(x: 0, y: 0, width: 0x1p28, height: 0x1p28) }

  /// A Boolean value that indicates whether the rectangle contains nothing.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The left side.
  public var minX: Double { origin.x }
  /// The top side.
  public var minY: Double { origin.y }
  /// The center between the left and right sides.
  public var midX: Double { origin.x + size.width / 2 }
  /// The center between the top and bottom sides.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The bottom side.
  public var maxY: Double { origin.y + size.height }

  /// Returns the smallest rectangle that contains this one and another.
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }

  /// Returns the rectangle with smaller sides.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle.
  public init(_ rect: MKMapRect) {
    let (start, end) = (
      rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: start.latitude - end.latitude,
        longitudeDelta: end.longitude - start.longitude))
  }
}

/// Returns the number of points of a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  0x1p28 / (2 * .pi * 6_371_008.8 * max(cos(latitude * .pi / 180), 0.000_001))
}
