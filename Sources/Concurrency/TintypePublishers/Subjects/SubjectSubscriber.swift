// SPDX-License-Identifier: MIT

import Foundation

/// A subscriber that sends what it receives to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, CustomStringConvertible {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let lock = NSLock()
  private var subject: S?
  private var upstream: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  var description: String { "Subject" }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      guard upstream == nil, self.subject != nil else { return S?.none }
      upstream = subscription
      return self.subject
    }
    guard let subject else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { upstream == nil ? nil : subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let subject = lock.withLock {
      let subject = self.subject.take()
      return upstream.take() == nil ? nil : subject
    }
    subject?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

  func cancel() {
    let (upstream, released) = lock.withLock { (self.upstream.take(), subject.take()) }
    withExtendedLifetime(released) { upstream?.cancel() }
  }
}
