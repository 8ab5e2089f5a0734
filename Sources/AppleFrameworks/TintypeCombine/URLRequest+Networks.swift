// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension URLRequest {
  /// A Boolean value that indicates whether the request may use a network with a data mode that saves
  /// data: always `true`.
  ///
  /// Setting it has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// A Boolean value that indicates whether the request may use an expensive network: always `true`.
  ///
  /// Setting it has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTask {
  /// A Boolean value that indicates whether data are delivered while they are received: always `true`.
  ///
  /// Setting it has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLError {
  /// The reason why a request may use no network.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// The request may not use a cellular network.
    case cellular = 0
    /// The request may not use an expensive network.
    case expensive = 1
    /// The request may not use a network with a data mode that saves data.
    case constrained = 2
  }

  /// The reason why the request may use no network: always `nil`.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
