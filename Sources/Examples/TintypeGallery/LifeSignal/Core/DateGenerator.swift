// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// A generator of the current date.
  package struct DateGenerator: Sendable {
    private let generate: @Sendable () -> Date

    /// Creates a generator.
    package init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

    /// The current date.
    package var now: Date { generate() }

    /// The system clock.
    package static let live = DateGenerator { Date() }

    /// Returns a generator of a constant date.
    package static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
  }
}

private enum DateKey: DependencyKey {
  static let liveValue = LifeSignal.DateGenerator.live
  /// Friday, 14 March 2025, 12:00 in Greenwich.
  static let testValue = LifeSignal.DateGenerator.constant(
    Date(timeIntervalSince1970: 1_741_953_600))
}

extension DependencyValues {
  /// The date generator; in tests the date is always noon of 14 March 2025 in Greenwich.
  package var date: LifeSignal.DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
