// SPDX-License-Identifier: MIT

public import Dispatch
public import TintypeFoundation

/// A search for services of the local network, which finds none.
public final class NWBrowser: @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The states of a search.
  public enum State: Hashable, Sendable {
    /// Not started.
    case setup
    /// Started.
    case ready
    /// Ended by an error.
    case failed(NWError)
    /// Ended by the app.
    case cancelled
    /// Waiting for a network.
    case waiting(NWError)
  }

  /// The services of a search.
  public enum Descriptor: Hashable, Sendable {
    /// The services of a type.
    case bonjour(type: String, domain: String?)
    /// The services of a type, with their records.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// The services of an app.
    case applicationService(name: String)
  }

  /// A service, of which there are none.
  public struct Result: Hashable, Sendable {
    /// The address.
    public let endpoint: NWEndpoint
    /// The networks.
    public let interfaces: [NWInterface]

    /// A difference between two results.
    public enum Change: Hashable, Sendable {
      /// None.
      case identical
      /// A new service.
      case added(Result)
      /// A service that ended.
      case removed(Result)
      /// A service that changed.
      case changed(old: Result, new: Result, flags: Flags)

      /// The values that changed.
      public struct Flags: OptionSet, Hashable, Sendable {
        /// The bits of the values.
        public let rawValue: UInt

        /// Creates values.
        public init(rawValue: UInt) { self.rawValue = rawValue }
      }
    }
  }

  /// The services.
  public let descriptor: Descriptor
  /// The protocols.
  public let parameters: NWParameters
  /// The closure that is called for states; it is never called.
  @_Locked public var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// The closure that is called for services; it is never called.
  @_Locked public var browseResultsChangedHandler:
    (@Sendable (Set<Result>, Set<Result.Change>) -> Void)? = nil
  /// The state.
  @_Locked public private(set) var state = State.setup
  /// The services: none.
  public var browseResults: Set<Result> { [] }

  /// Creates a search.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  /// Does nothing, because services are not searched.
  public func start(queue: DispatchQueue) {}

  /// Stores that the app ended the search.
  public func cancel() { state = .cancelled }
}
