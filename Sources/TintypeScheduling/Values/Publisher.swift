// SPDX-License-Identifier: MIT

/// Something that hands values to subscribers, one after the other.
///
/// It has the names of Combine, so that code that is written for one compiles with the other, but
/// neither demand nor completion: a subscriber gets every value, until it cancels.
///
/// A subscriber is a closure that need not be `Sendable`. One that is formed on the main actor
/// belongs there; the publisher has to call it there, be it by ``receive(on:options:fileID:filePath:line:column:)``.
public protocol Publisher<Output, Failure> {
  /// What it hands over.
  associatedtype Output
  /// How it could fail; those of this module never do.
  associatedtype Failure: Error

  /// Hands the values that come from now on to a closure.
  ///
  /// A publisher calls a subscriber for one value at a time. It is what operators are made from;
  /// others subscribe by ``sink(owner:fileID:filePath:line:column:receiveValue:)``.
  ///
  /// - Parameter receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable
}

/// A publisher that does not say of which kind it is.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let body: (@escaping (Output) -> Void) -> AnyCancellable

  init(_ body: @escaping (@escaping (Output) -> Void) -> AnyCancellable) {
    self.body = body
  }

  /// Hides the kind of a publisher.
  public init(_ publisher: some Publisher<Output, Failure>) {
    body = { publisher.subscribe($0) }
  }

  /// Hands the values that come from now on to a closure.
  ///
  /// - Parameter receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    body(receiveValue)
  }
}

extension Publisher {
  /// Hides the kind of this publisher.
  ///
  /// - Returns: A publisher of the same values.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}

/// A publisher of one value, which each subscriber gets at once.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// What each subscriber gets.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands the value to a closure.
  ///
  /// - Parameter receiveValue: Takes the value, before this returns.
  /// - Returns: Nothing that needs to be kept.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    receiveValue(output)
    return AnyCancellable {}
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what it returns is cancelled or released.
  ///
  /// Keep what it returns, mostly by `store(in: &cancellables)`. `_ = publisher.sink { … }` ends the
  /// subscription in the same statement; if a value is still on its way through a scheduler then, it
  /// never arrives. A test is told of that, at the line of the `sink`.
  ///
  /// An object that is released with its subscriptions while values are on their way to it is no
  /// mistake: those values are let go, and nothing is told. Only if it subscribes and is released
  /// with nothing published, delivered or subscribed to in between, that looks the same as the
  /// statement above.
  ///
  /// - Parameters:
  ///   - owner: For whom; the ``Ledger`` tells its type. It is not kept.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  ///   - receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func sink(
    owner: AnyObject? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    guard let scope = Ledger.scope else { return subscribe(receiveValue) }
    let subscription = Subscription(
      place: CreationPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      owner: owner.map { "\(type(of: $0))" },
      scope: scope)
    return subscription.watch { receives in
      subscribe {
        receives()
        receiveValue($0)
      }
    }
  }

  /// Sets a property to each value.
  ///
  /// As in Combine, the subscription keeps the object alive: an object that stores what this returns
  /// in itself is never released. For a property of `self`, use `sink` with `[weak self]`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: Whose property it is; it is kept.
  ///   - fileID: Where this is called.
  ///   - filePath: Where this is called.
  ///   - line: Where this is called.
  ///   - column: Where this is called.
  /// - Returns: What ends the subscription, when it is cancelled or released.
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
  /// Changes each value.
  ///
  /// - Parameter transform: Makes a new value.
  /// - Returns: A publisher of the new values.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive(transform($0)) } }
  }

  /// Takes a property of each value.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A publisher of the property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { receive($0[keyPath: keyPath]) } }
  }

  /// Leaves out values.
  ///
  /// - Parameter isIncluded: Whether a value stays.
  /// - Returns: A publisher of the values that stay.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in subscribe { if isIncluded($0) { receive($0) } } }
  }

  /// Changes each value or leaves it out.
  ///
  /// - Parameter transform: Makes a new value; `nil` leaves it out.
  /// - Returns: A publisher of the new values.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receive in subscribe { if let new = transform($0) { receive(new) } } }
  }

  /// Leaves out the first values of each subscription.
  ///
  /// Behind a publisher with a current value it leaves that out: the subscriber, which has read it by
  /// itself, hears of changes alone.
  ///
  /// - Parameter count: How many; none if it is not positive.
  /// - Returns: A publisher of the values that follow.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      var left = count
      return subscribe { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }
    }
  }

  /// Leaves out each value that is the same as the one before.
  ///
  /// - Parameter predicate: Whether two values are the same: the one that was let through last, and
  ///   the new one.
  /// - Returns: A publisher of the values that differ.
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
  /// Leaves out each value that is equal to the one before.
  ///
  /// - Returns: A publisher of the values that differ.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}
