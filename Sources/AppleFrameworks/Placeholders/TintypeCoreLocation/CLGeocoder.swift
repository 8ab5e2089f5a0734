// SPDX-License-Identifier: MIT

public import Foundation

/// An error of Core Location.
public struct CLError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The location is unknown.
    case locationUnknown
    /// The user has refused.
    case denied
    /// The network failed.
    case network
    /// The direction cannot be measured.
    case headingFailure
    /// The search had no result.
    case geocodeFoundNoResult = 8
    /// The search was canceled.
    case geocodeCanceled = 10
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The reason of an unknown location.
  public static var locationUnknown: Code { .locationUnknown }
  /// The reason of a refused permission.
  public static var denied: Code { .denied }
  /// The reason of a failed network.
  public static var network: Code { .network }

  /// The domain of the errors.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Locations and addresses are not available on Linux."]
  }
}

/// The closure that receives addresses.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// The search for addresses, which fails.
open class CLGeocoder: NSObject {
  /// A Boolean value that indicates whether a search is running: always `false`.
  open var isGeocoding: Bool { false }

  /// Throws an error, because there is no map.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Calls the handler with an error, because there is no map.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Calls the handler with an error, because there is no map.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Throws an error, because there is no map.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Calls the handler with an error, because there is no map.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  /// Does nothing, because no search is running.
  open func cancelGeocode() {}
}

// All properties are constants.
/// A position with an address, which is unknown.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The position; `nil` if it is unknown.
  public let location: CLLocation?

  /// Creates a copy.
  public init(placemark: CLPlacemark) { location = placemark.location }

  /// Creates a position without an address.
  package init(location: CLLocation?) { self.location = location }

  /// The name: always `nil`.
  open var name: String? { nil }
  /// The street: always `nil`.
  open var thoroughfare: String? { nil }
  /// The house number: always `nil`.
  open var subThoroughfare: String? { nil }
  /// The city: always `nil`.
  open var locality: String? { nil }
  /// The district: always `nil`.
  open var subLocality: String? { nil }
  /// The state: always `nil`.
  open var administrativeArea: String? { nil }
  /// The county: always `nil`.
  open var subAdministrativeArea: String? { nil }
  /// The postal code: always `nil`.
  open var postalCode: String? { nil }
  /// The country: always `nil`.
  open var country: String? { nil }
  /// The code of the country: always `nil`.
  open var isoCountryCode: String? { nil }
  /// The time zone: always `nil`.
  open var timeZone: TimeZone? { nil }
  /// The region: always `nil`.
  open var region: CLRegion? { nil }
  /// The landmarks: always `nil`.
  open var areasOfInterest: [String]? { nil }
  /// The lake or river: always `nil`.
  open var inlandWater: String? { nil }
  /// The ocean: always `nil`.
  open var ocean: String? { nil }
}
