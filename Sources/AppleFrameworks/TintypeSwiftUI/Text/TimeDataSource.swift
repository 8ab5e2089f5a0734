// SPDX-License-Identifier: MIT

import Foundation

/// A value that depends on the current date of the environment.
public struct TimeDataSource<Value> {
  fileprivate let value: @Sendable (Date) -> Value

  private init(_ value: @escaping @Sendable (Date) -> Value) { self.value = value }

  /// The current date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date> { $0 } }

  /// Returns the range from a date to the current date.
  ///
  /// It is empty if the date is later.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { date..<max(date, $0) }
  }

  /// Returns the range from the current date to a date.
  ///
  /// It is empty if the date is earlier.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource<Range<Date>> { min(date, $0)..<date }
  }

  /// Returns the duration from a date to the current date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource<Duration> { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension Text {
  /// Creates a text of a value that depends on the current date of the environment.
  @_disfavoredOverload
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
    self.init(source: TimeSource(source, format) { string, _ in [TextPart(string)] })
  }

  /// Creates a text of a value that depends on the current date of the environment.
  public nonisolated init<V, F>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
    self.init(source: TimeSource(source, format) { $0.parts(in: $1) })
  }
}

/// A value that depends on the current date, and its format.
///
/// `@unchecked`: the format is only read, by one evaluation at a time.
struct TimeSource<F: FormatStyle>: TextSource, @unchecked Sendable {
  let value: @Sendable (Date) -> F.FormatInput
  let format: F
  let convert: (F.FormatOutput, EnvironmentValues) -> [TextPart]

  init(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    convert: @escaping (F.FormatOutput, EnvironmentValues) -> [TextPart]
  ) {
    value = source.value
    self.format = format
    self.convert = convert
  }

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    let format = environment.adapted(format.locale(environment.base.locale))
    return convert(format.format(value(environment.currentDate)), environment)
  }

  static func == (lhs: TimeSource, rhs: TimeSource) -> Bool {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    guard let left = lhs.value(date) as? any Equatable else { return false }
    return lhs.format == rhs.format && left.isEqual(to: rhs.value(date))
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
