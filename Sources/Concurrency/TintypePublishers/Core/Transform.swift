// SPDX-License-Identifier: MIT

/// The result of an operator for one value.
enum Step<Output, Failure: Error> {
  /// Delivers a value.
  case emit(Output)
  /// Delivers no value, and requests another one.
  case skip
  /// Delivers a value and finishes.
  case emitLast(Output)
  /// Finishes without a value.
  case finish
  /// Cancels the upstream publisher and fails.
  case fail(Failure)
}

extension Step where Failure == any Error {
  /// Evaluates a closure that may throw.
  init(catching body: () throws -> Self) {
    do {
      self = try body()
    } catch {
      self = .fail(error)
    }
  }
}

/// The link of an operator that delivers at most one value for each value that it receives.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Link<
  Input, Failure, Downstream
>
{
  typealias Step = TintypePublishers.Step<Downstream.Input, Downstream.Failure>
  typealias Completion = Subscribers.Completion

  private let step: (Input) -> Step
  private let complete: (Completion<Failure>) -> Completion<Downstream.Failure>

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The downstream subscriber.
  ///   - complete: Returns the completion for the downstream subscriber.
  ///   - step: Returns the result for a value.
  init(
    to downstream: Downstream,
    complete: @escaping (Completion<Failure>) -> Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step
  ) {
    self.complete = complete
    self.step = step
    super.init(to: downstream)
  }

  override func handle(_ input: Input) -> Subscribers.Demand {
    switch step(input) {
    case .emit(let output): return downstream?.receive(output) ?? .none
    case .skip: return .max(1)
    case .emitLast(let output):
      beginEnd()
      _ = downstream?.receive(output)
      stop(.finished)
    case .finish: stop(.finished)
    case .fail(let error): stop(.failure(error))
    }
    return .none
  }

  override func handle(completion: Subscribers.Completion<Failure>) {
    finish(complete(completion))
  }
}

extension Transform where Failure == Downstream.Failure {
  /// Creates a link that forwards completions.
  convenience init(to downstream: Downstream, step: @escaping (Input) -> Step) {
    self.init(to: downstream, complete: { $0 }, step: step)
  }
}

extension Transform where Downstream.Failure == any Error {
  /// Creates a link whose closure may throw.
  convenience init(trying downstream: Downstream, step: @escaping (Input) throws -> Step) {
    self.init(to: downstream, complete: { $0.erased }) { input in
      Step { try step(input) }
    }
  }
}
