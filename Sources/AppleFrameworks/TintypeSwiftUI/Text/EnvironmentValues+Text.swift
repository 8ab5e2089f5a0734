// SPDX-License-Identifier: MIT

import Foundation

private struct CurrentDateKey: EnvironmentKey {
  static var defaultValue: Date { Date(timeIntervalSinceReferenceDate: 190_028_460) }
}

extension EnvironmentValues {
  /// The date that relative dates and timers refer to: by default January 9, 2007, 9:41 GMT, never
  /// the machine's clock.
  public var currentDate: Date {
    get { self[CurrentDateKey.self] }
    set { self[CurrentDateKey.self] = newValue }
  }
}
