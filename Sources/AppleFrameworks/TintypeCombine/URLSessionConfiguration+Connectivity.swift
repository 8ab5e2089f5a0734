// SPDX-License-Identifier: MIT

public import FoundationNetworking

extension URLSessionConfiguration {
  /// A Boolean value that indicates whether requests wait for a connection: always `false`.
  ///
  /// In Foundation on Linux, it cannot be set.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
