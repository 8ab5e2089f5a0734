// SPDX-License-Identifier: MIT

/// The link of an operator that receives all values and delivers one result.
final class Reduction<Input, Failure: Error, Downstream: Subscriber>: Link<
  Input, Failure, Downstream
>
{
  typealias Accumulation = TintypePublishers.Accumulation<Input, Downstream.Input>

  private let accumulation: Accumulation
  private let convert: (Failure) -> Downstream.Failure
  private let fail: ((any Error) -> Downstream.Failure)?
  private var pending = LastValue<Downstream.Input>()

  private init(
    to downstream: Downstream, _ accumulation: Accumulation,
    convert: @escaping (Failure) -> Downstream.Failure,
    fail: ((any Error) -> Downstream.Failure)? = nil
  ) {
    (self.accumulation, self.convert, self.fail) = (accumulation, convert, fail)
    super.init(to: downstream)
  }

  override func start() {
    super.start()
    upstream?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let value = lock.withLock({ pending.request() }) else { return }
    deliver(value)
  }

  override func cancel() {
    super.cancel()
    lock.withLock { pending.drop() }
  }

  override func handle(_ input: Input) -> Subscribers.Demand {
    do {
      if case .done = try accumulation.add(input) {
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
    case .failure(let error): finish(.failure(convert(error)))
    }
  }

  private func finishWithResult() {
    guard let value = accumulation.result() else { return finish(.finished) }
    if let value = lock.withLock({ pending.offer(value) }) { deliver(value) }
  }

  private func deliver(_ value: Downstream.Input) {
    _ = downstream?.receive(value)
    finish(.finished)
  }
}

extension Reduction where Failure == Downstream.Failure {
  /// Creates a link that forwards failures, and whose accumulation throws no error.
  convenience init(to downstream: Downstream, _ accumulation: Accumulation) {
    self.init(to: downstream, accumulation, convert: { $0 })
  }
}

extension Reduction where Downstream.Failure == any Error {
  /// Creates a link whose accumulation may throw.
  convenience init(trying downstream: Downstream, _ accumulation: Accumulation) {
    self.init(to: downstream, accumulation, convert: { $0 }, fail: { $0 })
  }
}
