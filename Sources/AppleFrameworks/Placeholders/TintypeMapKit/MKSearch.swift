// SPDX-License-Identifier: MIT

public import Foundation

/// An error of MapKit.
public struct MKError: Error, Hashable, CustomNSError, Sendable {
  /// The reasons of errors.
  public enum Code: UInt, Sendable {
    /// Unknown.
    case unknown = 1
    /// The server failed.
    case serverFailure
    /// There are too many requests.
    case loadingThrottled
    /// The place was not found.
    case placemarkNotFound
    /// There is no route.
    case directionsNotFound
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { "MKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { Int(code.rawValue) }
  /// The text of the error.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Places and routes are not available on Linux."]
  }
}

/// A search for places, which fails.
open class MKLocalSearch: NSObject {
  /// The kinds of results.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates kinds from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Places such as restaurants.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The values of a search.
  open class Request: NSObject {
    /// The text.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The kinds of results.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// The kinds of places; `nil` for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates a search without a text.
    public override init() { super.init() }

    /// Creates a search for a completion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }

    /// Creates a search for a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// The places of a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The places: none.
    open var mapItems: [MKMapItem] { [] }
    /// The region that contains the places: empty.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// A Boolean value that indicates whether the search is running: always `false`.
  open var isSearching: Bool { false }

  /// Creates a search.
  public init(request: Request) {}

  /// Throws an error, because there is no map.
  open func start() async throws -> Response { throw MKError(.serverFailure) }

  /// Calls the handler with an error, because there is no map.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  /// Does nothing, because no search is running.
  open func cancel() {}
}

/// Suggestions for a search, of which there are none.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of results.
  public typealias ResultType = MKLocalSearch.ResultType

  /// The text.
  open var queryFragment = ""
  /// The region.
  open var region = MKCoordinateRegion()
  /// The kinds of results.
  open var resultTypes: ResultType = [.address, .pointOfInterest]
  /// The kinds of places; `nil` for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The object that is called with suggestions, of which there are none.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The suggestions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// A Boolean value that indicates whether a search is running: always `false`.
  open var isSearching: Bool { false }

  /// Does nothing, because no search is running.
  open func cancel() {}
}

/// The object that is called with suggestions, of which there are none.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called with suggestions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called with an error.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A suggestion, of which there are none.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title: always empty.
  open var title: String { "" }
  /// The subtitle: always empty.
  open var subtitle: String { "" }
}

/// A route between two places, of which there are none.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name: always empty.
  open var name: String { "" }
  /// The length in meters: always 0.
  open var distance: CLLocationDistance { 0 }
  /// The time in seconds: always 0.
  open var expectedTravelTime: TimeInterval { 0 }
  /// The line: always empty.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The steps: none.
  open var steps: [Step] { [] }

  /// A step of a route.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions: always empty.
    open var instructions: String { "" }
    /// The length in meters: always 0.
    open var distance: CLLocationDistance { 0 }
  }
}

/// The vehicles of a route.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates vehicles from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// Walking.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// Trains and buses.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// Any vehicle.
  public static let any = MKDirectionsTransportType(rawValue: 0xFFF_FFFF)
}

/// A search for a route, which fails.
open class MKDirections: NSObject {
  /// The values of a search.
  open class Request: NSObject {
    /// The start.
    open var source: MKMapItem?
    /// The end.
    open var destination: MKMapItem?
    /// The vehicle.
    open var transportType = MKDirectionsTransportType.any
    /// A Boolean value that indicates whether several routes are requested.
    open var requestsAlternateRoutes = false
    /// The time of the start.
    open var departureDate: Date?
  }

  /// The routes of a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The routes: none.
    open var routes: [MKRoute] { [] }
  }

  /// Creates a search.
  public init(request: Request) {}

  /// Throws an error, because there is no map.
  open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }

  /// Calls the handler with an error, because there is no map.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.directionsNotFound))
  }

  /// Does nothing, because no search is running.
  open func cancel() {}
}
