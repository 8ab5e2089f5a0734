// SPDX-License-Identifier: MIT

public import Foundation
internal import TintypeUIKit

/// An object that GeoJSON describes: a shape or a feature.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKPointAnnotation: MKGeoJSONObject {}

/// Shapes with properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
  /// The identifier; a number in decimal digits.
  public let identifier: String?
  /// The properties as JSON.
  public let properties: Data?
  /// The shapes.
  public let geometry: [any MKShape & MKGeoJSONObject]

  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Reads the shapes and features of GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
  /// Returns the objects of a document.
  ///
  /// - Throws: An error if the data is not JSON or not GeoJSON.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw GeoJSON.invalid("The document is not an object")
    }
    return try GeoJSON.objects(object)
  }
}

private enum GeoJSON {
  static func invalid(_ reason: String) -> any Error {
    CocoaError(
      .propertyListReadCorrupt,
      userInfo: [NSLocalizedDescriptionKey: "\(reason). Correct the GeoJSON file."])
  }

  static func objects(_ object: [String: Any]) throws -> [any MKGeoJSONObject] {
    switch object["type"] as? String {
    case "FeatureCollection":
      return try list(object["features"], "features").map { try feature($0) }
    case "Feature": return [try feature(object)]
    default: return try shapes(object)
    }
  }

  private static func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0) } ?? []
    let properties = try (object["properties"] as? [String: Any])
      .map { try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys) }
    let identifier = object["id"] as? String ?? (object["id"] as? NSNumber)?.stringValue
    return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
  }

  private static func shapes(
    _ object: [String: Any]
  ) throws -> [any MKShape & MKGeoJSONObject] {
    let values = object["coordinates"]
    switch object["type"] as? String {
    case "Point": return [MKPointAnnotation(coordinate: try position(values))]
    case "MultiPoint":
      return try positions(values).map { MKPointAnnotation(coordinate: $0) }
    case "LineString": return [try line(values)]
    case "MultiLineString":
      return [MKMultiPolyline(try array(values).map { try line($0) })]
    case "Polygon": return [try polygon(values)]
    case "MultiPolygon": return [MKMultiPolygon(try array(values).map { try polygon($0) })]
    case "GeometryCollection":
      return try list(object["geometries"], "geometries").flatMap { try shapes($0) }
    case let type: throw invalid("The type “\(type ?? "")” is unknown")
    }
  }

  private static func line(_ value: Any?) throws -> MKPolyline {
    let positions = try positions(value)
    return MKPolyline(coordinates: positions, count: positions.count)
  }

  private static func polygon(_ value: Any?) throws -> MKPolygon {
    let rings = try array(value).map { try positions($0) }
    guard let outer = rings.first else { throw invalid("A polygon has no ring") }
    let holes = rings.dropFirst().map { MKPolygon(coordinates: $0, count: $0.count) }
    return MKPolygon(
      coordinates: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }

  private static func positions(_ value: Any?) throws -> [CLLocationCoordinate2D] {
    try array(value).map { try position($0) }
  }

  private static func position(_ value: Any?) throws -> CLLocationCoordinate2D {
    guard let numbers = value as? [Double], numbers.count >= 2 else {
      throw invalid("A position does not have a longitude and a latitude")
    }
    return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
  }

  private static func array(_ value: Any?) throws -> [Any] {
    guard let array = value as? [Any] else { throw invalid("Positions are not an array") }
    return array
  }

  private static func list(_ value: Any?, _ name: String) throws -> [[String: Any]] {
    guard let list = value as? [[String: Any]] else {
      throw invalid("The value “\(name)” is not an array of objects")
    }
    return list
  }
}
