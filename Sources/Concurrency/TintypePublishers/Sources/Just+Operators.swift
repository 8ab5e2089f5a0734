// SPDX-License-Identifier: MIT

// A single value needs no operator: these return the publisher of the result, as in Combine.

extension Just {
  /// Publishes whether all values meet a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Publishes whether all values meet a condition that may throw.
  public func tryAllSatisfy(_ predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try predicate(output) })
  }

  /// Publishes whether a value exists.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

  /// Publishes whether a value meets a condition that may throw.
  public func tryContains(where predicate: (Output) throws -> Bool)
    -> Result<Bool, any Error>.Publisher
  {
    .init(Result { try predicate(output) })
  }

  /// Publishes all values as an array.
  public func collect() -> Just<[Output]> { .init([output]) }

  /// Transforms each value, and filters out `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(transform(output))
  }

  /// Publishes the smallest value.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes the largest value.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Publishes values before these.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  {
    prepend(elements)
  }

  /// Publishes values before these.
  public func prepend<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element
  {
    .init(sequence: elements + [output])
  }

  /// Publishes values after these.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    append(elements)
  }

  /// Publishes values after these.
  public func append<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Sequence<[Output], Just<Output>.Failure> where Output == S.Element
  {
    .init(sequence: [output] + elements)
  }

  /// Publishes the number of values.
  public func count() -> Just<Int> { .init(1) }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    .init(count > 0 ? nil : output)
  }

  /// Drops values until a closure returns `false`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? nil : output)
  }

  /// Publishes the first value.
  public func first() -> Just<Output> { self }

  /// Publishes the first value.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Publishes the last value.
  public func last() -> Just<Output> { self }

  /// Publishes the last value.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Filters values.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(isIncluded(output) ? output : nil)
  }

  /// Drops all values.
  public func ignoreOutput() -> Empty<Output, Just<Output>.Failure> { Empty() }

  /// Transforms each value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

  /// Transforms each value by a closure that may throw.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result { try transform(output) })
  }

  /// Replaces the failure by another one.
  public func mapError<E: Error>(_ transform: (Just<Output>.Failure) -> E)
    -> Result<Output, E>.Publisher
  {
    .init(output)
  }

  /// Publishes the values at given positions.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    .init(index == 0 ? output : nil)
  }

  /// Publishes the values at given positions.
  public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher
  where R.Bound == Int {
    .init(range.relative(to: 0..<Int.max).contains(0) ? output : nil)
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    .init(maxLength > 0 ? output : nil)
  }

  /// Publishes the first values.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    .init(predicate(output) ? output : nil)
  }

  /// Combines all values.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    .init(nextPartialResult(initialResult, output))
  }

  /// Combines all values by a closure that may throw.
  public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Drops each value that is the same as the previous one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

  /// Drops each value that is the same as the previous one by a closure that may throw.
  public func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  {
    .init(output)
  }

  /// Replaces the failure by a value.
  public func replaceError(with output: Output) -> Just<Output> { self }

  /// Publishes a value if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Subscribes again after a failure.
  public func retry(_ times: Int) -> Just<Output> { self }

  /// Combines each value with the previous result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Never>.Publisher
  {
    .init(nextPartialResult(initialResult, output))
  }

  /// Combines each value with the previous result by a closure that may throw.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  {
    .init(Result { try nextPartialResult(initialResult, output) })
  }

  /// Changes the type of the failures.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    .init(output)
  }
}

extension Just where Output: Equatable {
  /// Publishes whether a value exists.
  public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

  /// Drops each value that is the same as the previous one.
  public func removeDuplicates() -> Just<Output> { self }
}

extension Just where Output: Comparable {
  /// Publishes the smallest value.
  public func min() -> Just<Output> { self }

  /// Publishes the largest value.
  public func max() -> Just<Output> { self }
}
