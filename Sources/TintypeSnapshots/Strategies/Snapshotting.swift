// SPDX-License-Identifier: MIT

import Foundation

/// A way to photograph values: how a value becomes a format, and how that is kept and compared.
///
/// Strategies are values that can be changed and built upon:
///
/// ```swift
/// let profile = Snapshotting<String, String>.lines.pullback { (user: User) in user.name }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; `nil` for none.
  public var pathExtension: String?
  /// How two formats are kept and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value, at once or later.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose formats are made at once.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files, without a dot; `nil` for none.
  ///   - diffing: How two formats are kept and compared.
  ///   - snapshot: Makes the format of a value; what it throws fails the test with its words.
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

  /// Creates a strategy whose formats may be there only later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files, without a dot; `nil` for none.
  ///   - diffing: How two formats are kept and compared.
  ///   - snapshot: Makes the format of a value.
  public init(
    pathExtension: String?,
    diffing: Diffing<Format>,
    asyncSnapshot snapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// A strategy for values that can be turned into those of this one.
  ///
  /// - Parameter transform: Turns a new value into one of this strategy's; what it throws fails the
  ///   test with its words.
  /// - Returns: The strategy.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async { try transform(value) } }
  }

  /// A strategy for values that can be turned into those of this one, at once or later.
  ///
  /// - Parameter transform: Turns a new value into one of this strategy's.
  /// - Returns: The strategy.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { transform($0).flatMap(snapshot) })
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
  /// A strategy that lets time pass before it takes its snapshot.
  ///
  /// It is here for tests that have it already. A component that is given an immediate scheduler, or
  /// a clock of the test's, has no need of it, and takes no time. Where work of the test is pending
  /// and all of it is done by running what waits on the main queue, no time passes either. Where
  /// something waits on a test clock or a test scheduler that the test has made, their time passes
  /// instead of real time.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, in seconds. On the main thread of a synchronous test the run
  ///     loop turns meanwhile.
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

/// A value that may not be there yet.
///
/// Most strategies have theirs at once; what depends on a callback passes it on:
///
/// ```swift
/// Async<Picture> { callback in
///   map.loadTiles { callback(map.picture) }
/// }
/// ```
///
/// What is to throw does so in ``init(catching:)`` or in a transform of ``map(_:)``. The failure
/// reaches the assertion also through closures that only know of values, such as those of ``run``.
public struct Async<Value> {
  /// Asks for the value; the callback is called with it, at once or later, on any thread.
  ///
  /// Where there is an error instead, the callback is not called, and the snapshot that is being
  /// taken fails with it.
  public let run: (@escaping (Value) -> Void) -> Void
  /// Asks for the value or for the error that stands in its place.
  let start: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Creates a value that a callback brings.
  ///
  /// - Parameter run: Calls its argument with the value, once.
  public init(run: @escaping (@escaping (Value) -> Void) -> Void) {
    self.run = run
    start = { callback in run { callback(.success($0)) } }
  }

  /// Creates a value that is there.
  public init(value: Value) {
    self.init { callback in callback(value) }
  }

  /// Creates a value that is made when it is asked for, or the error that making it throws.
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

  /// The value that a transform makes of this one; what it throws stands in the value's place.
  public func map<NewValue>(
    _ transform: @escaping (Value) throws -> NewValue
  ) -> Async<NewValue> {
    Async<NewValue>(start: { callback in
      start { result in callback(Result { try transform(result.get()) }) }
    })
  }

  /// The value, where it is there at once.
  ///
  /// - Throws: The error in its place, or `SnapshotError.timedOut` where it comes later.
  package func get() throws -> Value {
    var result: Result<Value, any Error>?
    start { result = result ?? $0 }
    guard let result else { throw SnapshotError.timedOut(seconds: 0) }
    return try result.get()
  }

  /// The value that another one brings, which a transform makes of this one.
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
