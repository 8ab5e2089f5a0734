// SPDX-License-Identifier: MIT

/// A type that delivers values to subscribers, one after another.
///
/// It has the names of Combine, so that code that is written for one compiles with the other, but
/// neither demand nor completion: a subscriber receives every value until it cancels.
///
/// A subscriber is a closure that need not be `Sendable`. A closure that is formed on the main
/// actor belongs there, and the publisher must call it there, for example by
/// ``receive(on:options:fileID:filePath:line:column:)``.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of its failures; publishers of this module never fail.
  associatedtype Failure: Error

  /// Calls a closure with the values that are published from now on.
  ///
  /// A publisher calls a subscriber for one value at a time. Operators are built on this method;
  /// other code subscribes by ``sink(owner:fileID:filePath:line:column:receiveValue:)``.
  ///
  /// - Parameter receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ body: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.body = body
  }

  /// Creates a type-erased publisher.
  public init(_ publisher: some Publisher<Output, Failure>) {
    body = { publisher.subscribe($0) }
  }

  /// Calls a closure with the values that are published from now on.
  ///
  /// - Parameter receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    body(receiveValue)
  }
}

extension Publisher {
  /// Returns a type-erased publisher.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}

/// A publisher of a single value, which each subscriber receives immediately.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value that each subscriber receives.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Calls a closure with the value.
  ///
  /// - Parameter receiveValue: Receives the value, before this method returns.
  /// - Returns: A cancellable that does nothing and need not be stored.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(output)
    return AnyCancellable {}
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the returned cancellable is canceled or released.
  ///
  /// Store the result, usually by `store(in: &cancellables)`. `_ = publisher.sink { … }` ends the
  /// subscription in the same statement: a value that is still being delivered through a scheduler
  /// then never arrives. In a test, this is reported as an issue at the line of the `sink`.
  ///
  /// If an object is released with its subscriptions while values are being delivered to it, the
  /// values are dropped without an issue. Only an object that subscribes and is released with
  /// nothing published, delivered or subscribed to in between cannot be distinguished from the
  /// statement above.
  ///
  /// - Parameters:
  ///   - owner: The subscribing object; the ``WorkTracker`` reports its type. It is not retained.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  ///   - receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func sink(
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    guard let scope = WorkTracker.scope else { return subscribe(receiveValue) }
    let subscription = Subscription(
      place: CreationSite(fileID: fileID, filePath: filePath, line: line, column: column),
      owner: owner.map { "\(type(of: $0))" },
      scope: scope)
    return subscription.watch { receives in
      subscribe {
        receives()
        receiveValue($0)
      }
    }
  }

  /// Assigns each value to a property.
  ///
  /// As in Combine, the subscription retains the object: an object that stores the result in itself
  /// is never released. For a property of `self`, use `sink` with `[weak self]`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object that has the property; it is retained.
  ///   - fileID: The file ID of the call site.
  ///   - filePath: The file path of the call site.
  ///   - line: The line of the call site.
  ///   - column: The column of the call site.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> AnyCancellable {
    sink(owner: object, fileID: fileID, filePath: filePath, line: line, column: column) {
      object[keyPath: keyPath] = $0
    }
  }
}

extension Publisher {
  /// Transforms each value.
  ///
  /// - Parameter transform: Returns the new value.
  /// - Returns: A publisher of the new values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive(transform($0)) } }
  }

  /// Publishes a property of each value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A publisher of the property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive($0[keyPath: keyPath]) } }
  }

  /// Filters values.
  ///
  /// - Parameter isIncluded: Returns whether to publish a value.
  /// - Returns: A publisher of the included values.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
  }

  /// Transforms each value, and filters out `nil`.
  ///
  /// - Parameter transform: Returns the new value, or `nil` to drop it.
  /// - Returns: A publisher of the new values.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { if let new = transform($0) { receive(new) } } }
  }

  /// Drops the first values of each subscription.
  ///
  /// After a publisher with a current value, it drops that value: a subscriber that has already
  /// read it receives changes only.
  ///
  /// - Parameter count: The number of values; none are dropped if it is not positive.
  /// - Returns: A publisher of the remaining values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return subscribe { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// Drops each value that is the same as the previous one.
  ///
  /// - Parameter predicate: Returns whether two values are the same: the last published one and the
  ///   new one.
  /// - Returns: A publisher of the values that differ from the previous one.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var last: Output?
      return subscribe { value in
        if let last, predicate(last, value) { return }
        last = value
        receive(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that is equal to the previous one.
  ///
  /// - Returns: A publisher of the values that differ from the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}
