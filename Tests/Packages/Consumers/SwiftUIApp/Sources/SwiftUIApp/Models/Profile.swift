// SPDX-License-Identifier: MIT

import Foundation

/// The model of a person, which imports Foundation only.
@Observable public final class Profile: Identifiable {
  /// The identifier.
  public let id: Int
  /// The name of the person.
  public var name: String
  @ObservationIgnored var request: URLRequest?

  /// Creates a profile.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
    request = URL(string: "https://example.com/profiles/\(id)").map { URLRequest(url: $0) }
  }
}
