// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// What tells the time.
  package struct DateGenerator: Sendable {
    private let generate: @Sendable () -> Date

    /// Creates a generator.
    package init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

    /// The time now.
    package var now: Date { generate() }

    /// The clock of the machine.
    package static let live = DateGenerator { Date() }

    /// A generator for which it is always the same time.
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
  /// What tells the time; in tests it is always noon of 14 March 2025 in Greenwich.
  package var date: LifeSignal.DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
