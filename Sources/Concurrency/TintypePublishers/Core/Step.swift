// SPDX-License-Identifier: MIT

/// The result of an operator for one value.
enum Step<Output> {
  /// Delivers a value.
  case emit(Output)
  /// Delivers no value, and requests another one.
  case skip
  /// Cancels the upstream publisher and finishes.
  case finish
}

// The rules of operators. An operator and its variant whose closure may throw share a rule. Each
// subscription needs its own one, which may have a state.

extension Step {
  typealias Rule<Input> = (Input) throws -> Step

  /// Delivers what a closure returns.
  static func mapping<Input>(_ transform: @escaping (Input) throws -> Output) -> Rule<Input> {
    { .emit(try transform($0)) }
  }

  /// Delivers what a closure returns, unless it is `nil`.
  static func mappingSome<Input>(_ transform: @escaping (Input) throws -> Output?) -> Rule<Input> {
    { try transform($0).map { .emit($0) } ?? .skip }
  }

  /// Delivers the results of combining each value with the previous result.
  static func scanning<Input>(
    _ initial: Output, _ next: @escaping (Output, Input) throws -> Output
  ) -> Rule<Input> {
    var result = initial
    return { input in
      result = try next(result, input)
      return .emit(result)
    }
  }

  /// Delivers the values that a closure includes.
  static func filtering(_ isIncluded: @escaping (Output) throws -> Bool) -> Rule<Output> {
    { try isIncluded($0) ? .emit($0) : .skip }
  }

  /// Delivers values until a closure returns `false`, and then finishes.
  static func taking(while predicate: @escaping (Output) throws -> Bool) -> Rule<Output> {
    { try predicate($0) ? .emit($0) : .finish }
  }

  /// Delivers no values until a closure returns `false`.
  static func dropping(while predicate: @escaping (Output) throws -> Bool) -> Rule<Output> {
    var isDropping = true
    return { input in
      isDropping = try isDropping && predicate(input)
      return isDropping ? .skip : .emit(input)
    }
  }

  /// Delivers the values that a closure does not find the same as the last delivered one.
  static func removingDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Rule<Output> {
    var last: Output?
    return { input in
      if let last, try predicate(last, input) { return .skip }
      last = input
      return .emit(input)
    }
  }
}
