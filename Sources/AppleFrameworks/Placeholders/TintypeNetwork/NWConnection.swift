// SPDX-License-Identifier: MIT

public import Dispatch
public import Foundation
public import TintypeFoundation

/// The address of a service.
public enum NWEndpoint: Hashable, Sendable {
  /// The name or address of a host.
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// The name.
    public let debugDescription: String

    /// Creates a name.
    public init(_ string: String) { debugDescription = string }
    /// Creates a name.
    public init(stringLiteral value: String) { debugDescription = value }
  }

  /// The number of a service on a host.
  public struct Port: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: UInt16

    /// Creates a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Creates a number from its digits.
    public init?(_ string: String) {
      guard let number = UInt16(string) else { return nil }
      rawValue = number
    }

    /// Any number.
    public static let any: Port = 0
    /// The number of HTTP.
    public static let http: Port = 80
    /// The number of HTTPS.
    public static let https: Port = 443
  }

  /// A host with a number.
  case hostPort(host: Host, port: Port)
  /// A service that hosts announce.
  case service(name: String, type: String, domain: String, interface: Never?)
  /// A file.
  case unix(path: String)
  /// A location.
  case url(URL)
}

/// The protocols of a connection, which have no effect.
public final class NWParameters: Sendable {
  /// Creates protocols.
  public init() {}

  /// The protocol TCP.
  public static var tcp: NWParameters { NWParameters() }
  /// The protocol UDP.
  public static var udp: NWParameters { NWParameters() }
  /// The protocol TLS.
  public static var tls: NWParameters { NWParameters() }
}

/// An error of a connection.
public enum NWError: LocalizedError, Hashable, Sendable {
  /// An error of the system.
  case posix(POSIXErrorCode)
  /// An error of a name.
  case dns(Int32)
  /// An error of TLS.
  case tls(Int32)

  /// The description in English.
  public var errorDescription: String? {
    "Connections are not made on Linux. Put the connection behind a protocol."
  }
}

/// A connection, which is never made.
public final class NWConnection: @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The states of a connection.
  public enum State: Hashable, Sendable {
    /// Not started.
    case setup
    /// Waiting for a network.
    case waiting(NWError)
    /// Being made.
    case preparing
    /// Made.
    case ready
    /// Ended by an error.
    case failed(NWError)
    /// Ended by the app.
    case cancelled
  }

  /// The content of a message.
  public final class ContentContext: Sendable {
    /// One of several messages.
    public static let defaultMessage = ContentContext()
    /// The last message.
    public static let finalMessage = ContentContext()
  }

  /// The handling of a sent message.
  public enum SendCompletion {
    /// A closure, which is called with an error.
    case contentProcessed((NWError?) -> Void)
    /// A message that can be sent again.
    case idempotent
  }

  /// The address.
  public let endpoint: NWEndpoint
  /// The closure that is called for states; it is never called.
  @_Locked public var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// The state.
  @_Locked public private(set) var state = State.setup

  /// Creates a connection.
  public init(to: NWEndpoint, using: NWParameters) { endpoint = to }

  /// Creates a connection.
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    endpoint = .hostPort(host: host, port: port)
  }

  /// Does nothing, because connections are not made.
  public func start(queue: DispatchQueue) {}

  /// Stores that the app ended the connection.
  public func cancel() { state = .cancelled }

  /// Calls the closure with an error, because there is no connection.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let closure) = completion { closure(.posix(.ENOTCONN)) }
  }

  /// Does nothing, because there is no connection; the closure is never called.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}

  /// Does nothing, because there is no connection; the closure is never called.
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
}

/// A service that waits for connections, of which there are none.
public final class NWListener: @unchecked Sendable {
  // Proof of safety: locks guard the properties that can change.
  /// The states of a service.
  public enum State: Hashable, Sendable {
    /// Not started.
    case setup
    /// Waiting for a network.
    case waiting(NWError)
    /// Started.
    case ready
    /// Ended by an error.
    case failed(NWError)
    /// Ended by the app.
    case cancelled
  }

  /// The closure that is called for states; it is never called.
  @_Locked public var stateUpdateHandler: (@Sendable (State) -> Void)? = nil
  /// The closure that is called for connections; it is never called.
  @_Locked public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? = nil
  /// The number of the service.
  public let port: NWEndpoint.Port?

  /// Creates a service.
  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws { self.port = port }

  /// Does nothing, because connections are not made.
  public func start(queue: DispatchQueue) {}

  /// Does nothing, because connections are not made.
  public func cancel() {}
}
