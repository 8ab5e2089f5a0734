// SPDX-License-Identifier: MIT

public import CoreLocation
public import Foundation

/// The appearance of a map, which is not shown.
@MainActor @preconcurrency
open class MKMapConfiguration: NSObject {
  /// The appearance of heights.
  public enum ElevationStyle: Int, Sendable {
    /// Flat.
    case flat
    /// Heights.
    case realistic
  }

  /// The appearance of heights.
  open var elevationStyle = ElevationStyle.flat
}

/// A map with roads.
@MainActor @preconcurrency
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of colors.
  public enum EmphasisStyle: Int, Sendable {
    /// The default one.
    case `default`
    /// Pale.
    case muted
  }

  /// The strength of colors.
  open var emphasisStyle = EmphasisStyle.default
  /// The places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that indicates whether the traffic is shown.
  open var showsTraffic = false

  /// Creates a map with an appearance of heights.
  public convenience init(
    elevationStyle: MKMapConfiguration.ElevationStyle, emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}

/// A map of images.
@MainActor @preconcurrency
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a map with an appearance of heights.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A map of images with roads.
@MainActor @preconcurrency
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The places that are shown.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A Boolean value that indicates whether the traffic is shown.
  open var showsTraffic = false

  /// Creates a map with an appearance of heights.
  public convenience init(elevationStyle: MKMapConfiguration.ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

/// A formatter of distances.
open class MKDistanceFormatter: Formatter {
  /// The units.
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    /// Kilometers and meters.
    case metric
    /// Miles and feet.
    case imperial
    /// Miles and yards.
    case imperialWithYards
  }

  /// The lengths of units.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// The default one.
    case `default`
    /// Short.
    case abbreviated
    /// Long.
    case full
  }

  /// The locale.
  open var locale: Locale = .current
  /// The units.
  open var units = Units.default
  /// The length of units.
  open var unitStyle = DistanceUnitStyle.default

  /// Returns the text of a distance in meters.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .metric || (units == .default && locale.measurementSystem == .metric)
    let isFull = unitStyle == .full
    let (short, long) = isMetric ? (1.0, 1000.0) : (0.3048, 1609.344)
    let isLong = distance >= (isMetric ? 1000 : 161)
    let value = distance / (isLong ? long : short)
    let names =
      isMetric
      ? (isFull ? ["meters", "kilometers"] : ["m", "km"])
      : (isFull ? ["feet", "miles"] : ["ft", "mi"])
    let digits = isLong && value < 10 ? 1 : 0
    return "\(String(format: "%.\(digits)f", value)) \(names[isLong ? 1 : 0])"
  }
}
