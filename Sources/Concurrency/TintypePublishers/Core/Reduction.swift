// SPDX-License-Identifier: MIT

/// The link of an operator that receives all values and delivers one result.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Link<
  Input, Failure, Downstream
>
{
  /// The result of one value.
  enum Progress {
    /// Receives more values.
    case more
    /// Cancels the upstream publisher and delivers the result.
    case done
  }

  private let complete: (Failure) -> Downstream.Failure
  private let accumulate: (Input) throws -> Progress
  private let result: () -> Downstream.Input?
  private let fail: ((any Error) -> Downstream.Failure)?
  private var isRequested = false
  private var pending: Downstream.Input?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The downstream subscriber.
  ///   - complete: Returns the failure for the downstream subscriber.
  ///   - fail: Returns the failure for an error that `accumulate` throws.
  ///   - accumulate: Receives a value.
  ///   - result: Returns the result; `nil` to finish without one.
  init(
    to downstream: Downstream,
    complete: @escaping (Failure) -> Downstream.Failure,
    fail: ((any Error) -> Downstream.Failure)? = nil,
    accumulate: @escaping (Input) throws -> Progress,
    result: @escaping () -> Downstream.Input?
  ) {
    self.complete = complete
    self.fail = fail
    self.accumulate = accumulate
    self.result = result
    super.init(to: downstream)
  }

  override func start() {
    super.start()
    upstream?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let value = lock.withLock {
      isRequested = true
      defer { pending = nil }
      return pending
    }
    if let value { deliver(value) }
  }

  override func cancel() {
    super.cancel()
    lock.withLock { pending = nil }
  }

  override func handle(_ input: Input) -> Subscribers.Demand {
    do {
      if case .done = try accumulate(input) {
        beginEnd()
        upstream?.cancel()
        finishWithResult()
      }
    } catch {
      if let fail { stop(.failure(fail(error))) }
    }
    return .none
  }

  override func handle(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: finishWithResult()
    case .failure(let error): finish(.failure(complete(error)))
    }
  }

  private func finishWithResult() {
    guard let value = result() else { return finish(.finished) }
    let isDue = lock.withLock {
      if !isRequested { pending = value }
      return isRequested
    }
    if isDue { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    _ = downstream?.receive(value)
    finish(.finished)
  }
}

extension Reduction where Failure == Downstream.Failure {
  /// Creates a link that forwards failures.
  convenience init(
    to downstream: Downstream, accumulate: @escaping (Input) -> Progress,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(to: downstream, complete: { $0 }, accumulate: accumulate, result: result)
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Creates a link whose closure may throw.
  convenience init(
    trying downstream: Downstream, accumulate: @escaping (Input) throws -> Progress,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(
      to: downstream, complete: { $0 }, fail: { $0 }, accumulate: accumulate, result: result)
  }
}
