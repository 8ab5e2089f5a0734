// SPDX-License-Identifier: MIT

// A single value needs no operator: these return the publisher of the result, as in Combine.

extension Optional.Publisher {
  /// Publishes whether all values meet a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Publishes whether a value exists.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    .init(output.map(predicate))
  }

  /// Publishes all values as an array.
  public func collect() -> Optional<[Output]>.Publisher { .init(output.map { [$0] } ?? []) }

  /// Transforms each value, and filters out `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    .init(output.flatMap(transform))
  }

  /// Publishes the number of values.
  public func count() -> Optional<Int>.Publisher { .init(output == nil ? 0 : 1) }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    .init(count > 0 ? nil : output)
  }

  /// Drops values until a closure returns `false`.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    .init(output.flatMap { predicate($0) ? nil : $0 })
  }

  /// Publishes the first value.
  public func first() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the first value.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Publishes the last value.
  public func last() -> Optional<Wrapped>.Publisher { self }

  /// Publishes the last value.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Filters values.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    .init(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Drops all values.
  public func ignoreOutput() -> Empty<Output, Optional<Wrapped>.Publisher.Failure> { Empty() }

  /// Transforms each value.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    .init(output.map(transform))
  }

  /// Publishes the first values.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    .init(maxLength > 0 ? output : nil)
  }

  /// Publishes the first values.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// Combines all values.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
  }

  /// Combines each value with the previous result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Optional<T>.Publisher
  {
    .init(output.map { nextPartialResult(initialResult, $0) })
  }

  /// Drops each value that is the same as the previous one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// Replaces the failure by a value.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher { self }

  /// Publishes a value if there is none.
  public func replaceEmpty(with output: Output) -> Just<Wrapped> { .init(self.output ?? output) }

  /// Subscribes again after a failure.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher { self }
}

extension Result.Publisher {
  /// Publishes whether all values meet a condition.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Publishes whether a value exists.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    result.map(predicate).publisher
  }

  /// Publishes all values as an array.
  public func collect() -> Result<[Output], Failure>.Publisher { result.map { [$0] }.publisher }

  /// Publishes the number of values.
  public func count() -> Result<Int, Failure>.Publisher { result.map { _ in 1 }.publisher }

  /// Publishes the first value.
  public func first() -> Result<Output, Failure>.Publisher { self }

  /// Publishes the last value.
  public func last() -> Result<Output, Failure>.Publisher { self }

  /// Transforms each value.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    result.map(transform).publisher
  }

  /// Transforms each value by a closure that may throw.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    .init(Result<T, any Error> { try transform(result.get()) })
  }

  /// Replaces the failure by another one.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Output, E>.Publisher {
    result.mapError(transform).publisher
  }

  /// Combines all values.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    result.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// Combines each value with the previous result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Failure>.Publisher
  {
    result.map { nextPartialResult(initialResult, $0) }.publisher
  }

  /// Drops each value that is the same as the previous one.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool)
    -> Result<Output, Failure>.Publisher
  {
    self
  }

  /// Replaces the failure by a value.
  public func replaceError(with output: Output) -> Result<Output, Never>.Publisher {
    switch result {
    case .success(let value): .init(value)
    case .failure: .init(output)
    }
  }

  /// Publishes a value if there is none.
  public func replaceEmpty(with output: Output) -> Result<Output, Failure>.Publisher { self }

  /// Subscribes again after a failure.
  public func retry(_ times: Int) -> Result<Output, Failure>.Publisher { self }
}

extension Result.Publisher where Failure == Never {
  /// Changes the type of the failures.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    switch result {
    case .success(let value): .init(value)
    }
  }
}
