// SPDX-License-Identifier: MIT

/// The link of an operator that delivers at most one value for each value that it receives.
final class Transform<Input, Failure: Error, Downstream: Subscriber>: Link<
  Input, Failure, Downstream
>
{
  typealias Rule = (Input) throws -> Step<Downstream.Input>

  private let rule: Rule
  private let convert: (Failure) -> Downstream.Failure
  private let fail: ((any Error) -> Downstream.Failure)?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The downstream subscriber.
  ///   - convert: Returns the failure for the downstream subscriber.
  ///   - fail: Returns the failure for an error that `rule` throws.
  ///   - rule: Returns what follows from a value.
  init(
    to downstream: Downstream, convert: @escaping (Failure) -> Downstream.Failure,
    fail: ((any Error) -> Downstream.Failure)? = nil, rule: @escaping Rule
  ) {
    (self.rule, self.convert, self.fail) = (rule, convert, fail)
    super.init(to: downstream)
  }

  override func handle(_ input: Input) -> Subscribers.Demand {
    do {
      switch try rule(input) {
      case .emit(let output): return downstream?.receive(output) ?? .none
      case .skip: return .max(1)
      case .finish: stop(.finished)
      }
    } catch {
      if let fail { stop(.failure(fail(error))) }
    }
    return .none
  }

  override func handle(completion: Subscribers.Completion<Failure>) {
    finish(completion.mapError(convert))
  }
}

extension Transform where Failure == Downstream.Failure {
  /// Creates a link that forwards failures, and whose rule throws no error.
  convenience init(to downstream: Downstream, _ rule: @escaping Rule) {
    self.init(to: downstream, convert: { $0 }, rule: rule)
  }
}

extension Transform where Downstream.Failure == any Error {
  /// Creates a link whose rule may throw.
  convenience init(trying downstream: Downstream, _ rule: @escaping Rule) {
    self.init(to: downstream, convert: { $0 }, fail: { $0 }, rule: rule)
  }
}
