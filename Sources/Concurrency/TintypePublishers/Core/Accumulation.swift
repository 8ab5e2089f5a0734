// SPDX-License-Identifier: MIT

/// The rule and the state by which an operator combines all values into one result.
///
/// An operator and its variant whose closure may throw share a rule. Each subscription needs its
/// own accumulation.
struct Accumulation<Input, Result> {
  /// The result of one value.
  enum Progress {
    /// Receives more values.
    case more
    /// Cancels the upstream publisher and delivers the result.
    case done
  }

  /// Returns the result; `nil` to finish without one.
  let result: () -> Result?
  /// Receives a value.
  let add: (Input) throws -> Progress

  /// Drops all values.
  static var nothing: Self {
    Self {
      nil
    } add: { _ in
      .more
    }
  }

  /// Combines each value with the previous result.
  static func reducing(
    _ initial: Result, _ next: @escaping (Result, Input) throws -> Result
  ) -> Self {
    var result = initial
    return Self {
      result
    } add: { input in
      result = try next(result, input)
      return .more
    }
  }
}

extension Accumulation where Result == [Input] {
  /// Collects the values in an array.
  static var collecting: Self {
    var values: [Input] = []
    return Self {
      values
    } add: { input in
      values.append(input)
      return .more
    }
  }
}

extension Accumulation where Result == Bool {
  /// Determines whether a condition has an outcome for any value: if so, it is the result.
  static func seeking(_ outcome: Bool, of condition: @escaping (Input) throws -> Bool) -> Self {
    var result = !outcome
    return Self {
      result
    } add: { input in
      guard try condition(input) == outcome else { return .more }
      result = outcome
      return .done
    }
  }
}

extension Accumulation where Result == Input {
  /// Takes the first value that meets a condition.
  static func first(where predicate: @escaping (Input) throws -> Bool) -> Self {
    latest(then: .done) { _, input in try predicate(input) }
  }

  /// Takes the last value that meets a condition.
  static func last(where predicate: @escaping (Input) throws -> Bool) -> Self {
    latest(then: .more) { _, input in try predicate(input) }
  }

  /// Takes the largest value, and the first one of those.
  static func largest(by areInIncreasingOrder: @escaping (Input, Input) throws -> Bool) -> Self {
    latest(then: .more) { largest, input in
      try largest.map { try areInIncreasingOrder($0, input) } ?? true
    }
  }

  /// Takes the latest value for which a closure of the previous result and the value returns `true`.
  private static func latest(
    then progress: Progress, where isTaken: @escaping (Input?, Input) throws -> Bool
  ) -> Self {
    var value: Input?
    return Self {
      value
    } add: { input in
      guard try isTaken(value, input) else { return .more }
      value = input
      return progress
    }
  }
}
