// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

/// A shape on a map.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that contains the shape.
  var boundingMapRect: MKMapRect { get }
}

/// A shape from several positions.
open class MKMultiPoint: MKShape, MKOverlay {
  /// The positions.
  package let coordinates: [CLLocationCoordinate2D]
  /// The rectangle that contains the positions.
  public let boundingMapRect: MKMapRect

  /// Creates a shape from an array of positions.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: max(0, count)))
    boundingMapRect = coordinates.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize(width: 0, height: 0)))
    }
  }

  /// The number of positions.
  open var pointCount: Int { coordinates.count }
  /// The center of the rectangle.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

/// A line through positions.
open class MKPolyline: MKMultiPoint {}

/// An area between positions.
open class MKPolygon: MKMultiPoint {
  /// The holes of the area.
  public private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area with holes from an array of positions.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]

  /// Creates a shape from lines.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

  /// The rectangle that contains the lines.
  open var boundingMapRect: MKMapRect { MKMapRect(containing: polylines) }
  /// The center of the rectangle.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

/// Several areas.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]

  /// Creates a shape from areas.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

  /// The rectangle that contains the areas.
  open var boundingMapRect: MKMapRect { MKMapRect(containing: polygons) }
  /// The center of the rectangle.
  open var coordinate: CLLocationCoordinate2D { boundingMapRect.center }
}

extension MKMapRect {
  fileprivate init(containing shapes: [MKMultiPoint]) {
    self = shapes.reduce(.null) { $0.union($1.boundingMapRect) }
  }

  fileprivate var center: CLLocationCoordinate2D { MKMapPoint(x: midX, y: midY).coordinate }
}

/// A circle on the earth.
open class MKCircle: MKShape, MKOverlay {
  /// The center.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }

  /// The square that contains the circle.
  open var boundingMapRect: MKMapRect {
    let extent = radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    let center = MKMapPoint(coordinate)
    return MKMapRect(
      x: center.x - extent, y: center.y - extent, width: 2 * extent, height: 2 * extent)
  }
}

/// Images of a map from a server, which are not loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The pattern of the URLs.
  public let urlTemplate: String?
  /// A Boolean value that indicates whether the images replace the map.
  open var canReplaceMapContent = false
  /// The greatest zoom.
  open var maximumZ = 21
  /// The least zoom.
  open var minimumZ = 0
  /// The center of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The world.
  open var boundingMapRect: MKMapRect { .world }

  /// Creates images from the pattern of their URLs.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
}

/// The drawing of a shape, which is not shown.
open class MKOverlayRenderer: NSObject {
  /// The shape.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1

  /// Creates the drawing of a shape.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The drawing of a shape with a border, which is not shown.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area.
  open var fillColor: UIColor?
  /// The color of the border.
  open var strokeColor: UIColor?
  /// The width of the border.
  open var lineWidth: CGFloat = 0
  /// The ends of the border.
  open var lineCap = CGLineCap.round
  /// The corners of the border.
  open var lineJoin = CGLineJoin.round
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}

/// The drawing of a line, which is not shown.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// The drawing of an area, which is not shown.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// The drawing of several lines, which is not shown.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

/// The drawing of several areas, which is not shown.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

/// The drawing of a circle, which is not shown.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates the drawing of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The drawing of images from a server, which is not shown.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates the drawing of images.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}
