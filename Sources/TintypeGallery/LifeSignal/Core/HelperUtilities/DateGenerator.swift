// SPDX-License-Identifier: MIT

import Foundation
import TintypeDoubles

extension LifeSignal {
  /// What tells the time.
  public struct DateGenerator: Sendable {
    private let generate: @Sendable () -> Date

    /// Creates a generator.
    public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

    /// The time now.
    public var now: Date { generate() }

    /// The clock of the machine.
    public static let live = DateGenerator { Date() }

    /// A generator for which it is always the same time.
    public static func constant(_ date: Date) -> DateGenerator { DateGenerator { date } }
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
  public var date: LifeSignal.DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}
