// SPDX-License-Identifier: MIT

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
