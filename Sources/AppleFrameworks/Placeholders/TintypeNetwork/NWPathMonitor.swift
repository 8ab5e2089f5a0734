// SPDX-License-Identifier: MIT

@_exported public import Combine
public import Dispatch
@_exported public import Foundation

/// A connection of the device to a network.
public struct NWPath: Hashable, Sendable {
  /// The states of a connection.
  public enum Status: Hashable, Sendable {
    /// The device is connected.
    case satisfied
    /// The device is not connected.
    case unsatisfied
    /// The device can be connected.
    case requiresConnection
  }

  /// The state: always `satisfied`, so that an app shows what it shows online.
  public var status: Status { .satisfied }
  /// A Boolean value that indicates whether the connection is paid by volume: always `false`.
  public var isExpensive: Bool { false }
  /// A Boolean value that indicates whether the user saves data: always `false`.
  public var isConstrained: Bool { false }
  /// A Boolean value that indicates whether there are addresses of IPv4: always `true`.
  public var supportsIPv4: Bool { true }
  /// A Boolean value that indicates whether there are addresses of IPv6: always `true`.
  public var supportsIPv6: Bool { true }
  /// A Boolean value that indicates whether names are resolved: always `true`.
  public var supportsDNS: Bool { true }
  /// The kinds of networks: Wi-Fi.
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi)] }

  /// Returns a Boolean value that indicates whether the connection uses a kind of network: Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A network of the device.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of networks.
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    /// Another kind.
    case other
    /// Wi-Fi.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The device itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name.
  public var name: String { "en0" }
}

/// The observation of the connection, which never changes.
public final class NWPathMonitor: @unchecked Sendable {
  /// The connection.
  public var currentPath: NWPath { NWPath() }
  /// The closure that `start(queue:)` calls once with the connection.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The queue.
  public private(set) var queue: DispatchQueue?

  /// Creates an observation of all networks.
  public init() {}

  /// Creates an observation of a kind of networks.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Creates an observation of all networks but some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Calls the closure at once, so that a snapshot does not depend on the queue.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    pathUpdateHandler?(currentPath)
  }

  /// Does nothing, because the connection never changes.
  public func cancel() {}
}
