// SPDX-License-Identifier: MIT

/// The link of an operator whose values have the type of those that it receives.
///
/// It forwards all events. Subclasses override what they do differently.
class Passage<Downstream: Subscriber>: Link<Downstream.Input, Downstream.Failure, Downstream> {
  override func handle(_ input: Downstream.Input) -> Subscribers.Demand {
    downstream?.receive(input) ?? .none
  }

  override func handle(completion: Subscribers.Completion<Downstream.Failure>) {
    finish(completion)
  }
}
