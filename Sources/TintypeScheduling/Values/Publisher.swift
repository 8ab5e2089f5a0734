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
