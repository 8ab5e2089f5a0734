// SPDX-License-Identifier: MIT

import Foundation

/// A snapshot strategy: the conversion of a value into a format, and the format's serialization and
/// comparison.
///
/// Strategies are values that can be modified and composed:
///
/// ```swift
/// let profile = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; `nil` for none.
  public var pathExtension: String?
  /// The serialization and comparison of the format.
  public var diffing: Diffing<Format>
  /// A closure that returns the format of a value, synchronously or asynchronously.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose formats are made synchronously.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files, without a dot; `nil` for none.
  ///   - diffing: The serialization and comparison of the format.
  ///   - snapshot: Returns the format of a value. An error that it throws fails the test.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) throws -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        Async { try snapshot(value) }
      })
  }

  /// Creates a strategy whose formats may be made asynchronously.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files, without a dot; `nil` for none.
  ///   - diffing: The serialization and comparison of the format.
  ///   - snapshot: Returns the format of a value.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot snapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }

  /// Returns a strategy for values that can be converted to this strategy's values.
  ///
  /// - Parameter transform: Converts a new value to one of this strategy's. An error that it throws
  ///   fails the test.
  /// - Returns: The strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async { try transform(value) } }
  }

  /// Returns a strategy for values that can be converted to this strategy's values, synchronously
  /// or asynchronously.
  ///
  /// - Parameter transform: Converts a new value to one of this strategy's.
  /// - Returns: The strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { transform($0).flatMap(snapshot) })
  }
}

extension Snapshotting {
  /// Returns the strategy with a closure that receives each format.
  package func receiving(_ receive: @escaping (Format) -> Void) -> Self {
    Self(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { value in
        snapshot(value).map { format in
          receive(format)
          return format
        }
      })
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

extension Snapshotting {
  /// Returns a strategy that waits before it takes its snapshot.
  ///
  /// It exists for tests that use it already. A component with an immediate scheduler or a test
  /// clock does not need it, and takes no time. If work of the test is pending and running the
  /// items on the main queue completes it, no time passes either. If something waits on a test
  /// clock or a test scheduler that the test created, that clock or scheduler advances instead of
  /// real time.
  ///
  /// - Parameters:
  ///   - duration: The delay in seconds. On the main thread of a synchronous test, the run loop
  ///     runs during the delay.
  ///   - strategy: The strategy that takes the snapshot.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        Async(start: { callback in
          let seconds = Waiting.usable(duration)
          if !PendingWorkObserver.current.advance(seconds) {
            SnapshotScope.current.waiting.pause(seconds: seconds)
          }
          strategy.snapshot(value).start(callback)
        })
      })
  }
}

/// A value that may become available asynchronously.
///
/// Most strategies have their value immediately. A strategy that depends on a callback passes it
/// on:
///
/// ```swift
/// Async<Picture> { callback in
///   map.loadTiles { callback(map.picture) }
/// }
/// ```
///
/// Throw errors in ``init(catching:)`` or in a transform of ``map(_:)``. An error also reaches the
/// assertion through closures that only handle values, such as the closure of ``run``.
public struct Async<Value> {
  /// Requests the value and passes it to the callback, immediately or later, on any thread.
  ///
  /// If there is an error instead, the callback is not called, and the current snapshot fails with
  /// the error.
  public let run: (@escaping (Value) -> Void) -> Void
  /// Requests the value or the error.
  let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value that is passed to a callback.
  ///
  /// - Parameter run: Calls its argument with the value, once.
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) {
    self.run = run
    start = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is available immediately.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Creates a value that is made on request, or the error that making it throws.
  public init(catching make: @escaping () throws -> Value) {
    self.init(start: { callback in callback(Result(catching: make)) })
  }

  init(start: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.start = start
    run = { callback in
      start { result in
        switch result {
        case .success(let value): callback(value)
        case .failure(let error): ErrorCollector.report(error)
        }
      }
    }
  }

  /// Returns the result of a transform of this value, or the error that the transform throws.
  public func map<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in callback(Result { try transform(result.get()) }) }
    })
  }

  /// Returns the value if it is available immediately.
  ///
  /// - Throws: The error of the value, or `SnapshotError.timedOut` if it becomes available later.
  package func get() throws -> Value {
    var result: Result<Value, any Error>?
    start { result = result ?? $0 }
    guard let result else { throw SnapshotError.timedOut(seconds: 0) }
    return try result.get()
  }

  /// Returns the asynchronous value that a transform makes of this one.
  func flatMap<NewValue>(
    _ transform: @escaping (Value) throws -> Async<NewValue>
  ) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in
        switch Result(catching: { try transform(result.get()) }) {
        case .success(let next): next.start(callback)
        case .failure(let error): callback(.failure(error))
        }
      }
    })
  }
}
