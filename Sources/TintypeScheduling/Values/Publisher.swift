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
  /// The values, as a sequence to wait for.
  ///
  /// Of a publisher with a current value it starts with that.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

/// The values of a publisher, one after the other, until the task is cancelled.
///
/// Each iteration subscribes when it begins. What comes before it is asked for is kept, without a
/// bound.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What the publisher hands over.
  public typealias Element = P.Output
  /// It cannot fail.
  public typealias Failure = Never

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let cancellable = publisher.subscribe { value in
      // It is handed over as the publisher hands it to any subscriber.
      nonisolated(unsafe) let value = value
      continuation.yield(value)
    }
    return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
  }

  /// What goes from value to value; it ends the subscription when it is released.
  public struct Iterator: AsyncIteratorProtocol {
    /// What the publisher hands over.
    public typealias Element = P.Output

    fileprivate var base: AsyncStream<Element>.Iterator
    fileprivate var cancellable: AnyCancellable?

    /// Waits for the next value.
    ///
    /// - Returns: The value; `nil` when the task is cancelled.
    public mutating func next() async -> Element? {
      await next(isolation: nil)
    }

    /// Waits for the next value.
    ///
    /// - Parameter actor: Where the caller is.
    /// - Returns: The value; `nil` when the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      guard let value = await base.next(isolation: actor) else {
        cancellable = nil
        return nil
      }
      return value
    }
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
