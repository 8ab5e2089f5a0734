// SPDX-License-Identifier: MIT

import TintypeSchedulers

/// The subscription of a subscriber that receives the values of several publishers as they arrive.
///
/// If the subscriber requests all values, so does the operator. Otherwise each publisher delivers
/// one value at a time, which waits until it is requested.
final class Merging<Downstream: Subscriber>: Funnel<Downstream> {
  private typealias Input = Inlet<Downstream.Input, Downstream.Failure>

  private var inlets: [ObjectIdentifier: Input] = [:]
  private var source: (any Cancellable)?
  private var requestSource: ((Subscribers.Demand) -> Void)?
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
  func add<P: Publisher>(_ publisher: P, afterward: (() -> Void)? = nil)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    let inlet = Reference<Input>()
    let new = Input(
      onValue: { value in
        guard let isUnlimited = self.isUnlimited(of: inlet.object) else { return .none }
        self.send(value, afterward: isUnlimited ? nil : { inlet.object?.request(.max(1)) })
        return .none
      },
      onCompletion: { completion in
        if let object = inlet.object {
          _ = self.lock.withLock { self.inlets.removeValue(forKey: ObjectIdentifier(object)) }
        }
        inlet.object = nil
        if case .failure = completion { return self.send(completion: completion) }
        afterward?()
        self.finishIfDone()
      })
    inlet.object = new
    attach(new, to: publisher) {
      if expected > 0 { expected -= 1 }
      inlets[ObjectIdentifier(new)] = new
      return isUnlimited ? .unlimited : .max(1)
    }
  }

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
        self.lock.withLock {
          self.source = nil
          self.requestSource = nil
        }
        self.finishIfDone()
      })
    attach(inlet, to: publisher) {
      source = inlet
      requestSource = { inlet.request($0) }
      return demand
    }
  }

  /// Requests more values of the publisher from which the others are created.
  func requestSource(_ demand: Subscribers.Demand) {
    lock.withLock { requestSource }?(demand)
  }

  private func isUnlimited(of inlet: Input?) -> Bool? {
    guard inlet != nil else { return nil }
    return lock.withLock { isUnlimited }
  }

  private func finishIfDone() {
    let isDone = lock.withLock { inlets.isEmpty && source == nil && expected == 0 }
    if isDone { send(completion: .finished) }
  }

  override func request(upstream demand: Subscribers.Demand) {
    guard demand == .unlimited else { return }
    let due = lock.withLock {
      defer { isUnlimited = true }
      return isUnlimited ? [] : Array(inlets.values)
    }
    for inlet in due { inlet.request(.unlimited) }
  }

  override func cancelUpstream() {
    let (inlets, source) = lock.withLock {
      requestSource = nil
      defer { self.inlets = [:] }
      return (self.inlets.values, self.source.take())
    }
    for inlet in inlets { inlet.cancel() }
    source?.cancel()
  }

  /// A reference that a closure and its owner share.
  private final class Reference<Object: AnyObject> {
    weak var object: Object?
  }
}
