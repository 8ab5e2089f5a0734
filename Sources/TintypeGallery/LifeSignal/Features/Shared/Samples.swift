// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// What previews are made of: it is the same at any time, in tests and outside of them.
  enum Samples {
    /// Friday, 14 March 2025, 12:00 in Greenwich.
    static let noon = Date(timeIntervalSince1970: 1_741_953_600)

    /// The user of the tests, who has checked in at noon.
    static var user: User { atNoon { .mock } }

    /// The contacts of the tests.
    static var contacts: [Contact] { atNoon { Contact.mocks } }

    /// Someone who has an account and nothing else.
    static let stranger = User(id: "123", name: "Test User", email: "test@example.com")

    private static func atNoon<Value>(_ make: () -> Value) -> Value {
      withDependencies {
        $0.date = .constant(noon)
      } operation: {
        make()
      }
    }
  }
}
