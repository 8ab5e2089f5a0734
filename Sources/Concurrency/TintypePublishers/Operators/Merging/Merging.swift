// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// The subscription of a subscriber that receives the values of several publishers as they arrive.
///
/// If the subscriber requests all values, so does the operator. Otherwise each publisher delivers
/// one value at a time, which waits until it is requested.
final class Merging<Downstream: Subscriber>: Funnel<Downstream> {
  private typealias Input = Inlet<Downstream.Input, Downstream.Failure>

  /// The inlets by the order in which they were added.
  private var inlets: [Int: Input] = [:]
  private var lastNumber = 0
  private var source: (any Subscription)?
  private var isUnlimited = false
  /// The number of publishers that will be added.
  private var expected = 0

  /// Attaches a subscriber to publishers, and finishes when all have finished.
  static func merge(
    _ publishers: [any Publisher<Downstream.Input, Downstream.Failure>], for subscriber: Downstream
  ) {
    let merging = Merging(to: subscriber)
    merging.lock.withLock { merging.expected = publishers.count }
    if publishers.isEmpty { merging.finishIfDone() }
    subscriber.receive(subscription: merging)
    for publisher in publishers { merging.add(publisher) }
  }

  /// Adds a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - afterward: Called when the publisher has finished.
  func add<P: Publisher<Downstream.Input, Downstream.Failure>>(
    _ publisher: P, afterward: (() -> Void)? = nil
  ) {
    let number = lock.withLock {
      lastNumber += 1
      return lastNumber
    }
    let inlet = Input(
      onValue: { value in
        let isUnlimited = self.lock.withLock { self.isUnlimited }
        self.send(value, afterward: isUnlimited ? nil : { self.requestNext(of: number) })
        return .none
      },
      onCompletion: { completion in
        _ = self.lock.withLock { self.inlets.removeValue(forKey: number) }
        if case .failure = completion { return self.send(completion: completion) }
        afterward?()
        self.finishIfDone()
      })
    attach(inlet, to: publisher) {
      if expected > 0 { expected -= 1 }
      inlets[number] = inlet
      return isUnlimited ? .unlimited : .max(1)
    }
  }

  private func requestNext(of number: Int) { lock.withLock { inlets[number] }?.request(.max(1)) }

  /// Adds the publisher from whose values the other publishers are created.
  func addSource<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand, onValue: @escaping (P.Output) -> Void
  ) where P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { value in
        onValue(value)
        return .none
      },
      onCompletion: { completion in
        if case .failure = completion { return self.send(completion: completion) }
        self.lock.withLock { self.source = nil }
        self.finishIfDone()
      })
    attach(inlet, to: publisher) {
      source = inlet
      return demand
    }
  }

  /// Requests more values of the publisher from which the others are created.
  func requestSource(_ demand: Subscribers.Demand) { lock.withLock { source }?.request(demand) }

  private func finishIfDone() {
    let isDone = lock.withLock { inlets.isEmpty && source == nil && expected == 0 }
    if isDone { send(completion: .finished) }
  }

  override func request(upstream demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    let due = lock.withLock {
      defer { isUnlimited = true }
      return isUnlimited ? [:] : inlets
    }
    for (_, inlet) in due.sorted(by: { $0.key < $1.key }) { inlet.request(.unlimited) }
  }

  override func cancelUpstream() {
    let (inlets, source) = lock.withLock {
      defer { self.inlets = [:] }
      return (self.inlets, self.source.take())
    }
    for (_, inlet) in inlets.sorted(by: { $0.key < $1.key }) { inlet.cancel() }
    source?.cancel()
  }
}
