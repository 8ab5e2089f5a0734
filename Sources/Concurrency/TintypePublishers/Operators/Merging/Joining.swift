// SPDX-License-Identifier: MIT

/// The subscription of a subscriber that receives combined values from several publishers.
///
/// Each publisher receives the demand of the subscriber.
final class Joining<Downstream: Subscriber>: Funnel<Downstream> {
  private let isLatest: Bool
  private var inlets: [any Subscription] = []
  private var sources: [any JoiningSource] = []
  private var requested = Subscribers.Demand.none
  private var active = 0
  /// Returns the combination, if all publishers have a value.
  private var combine: () -> Downstream.Input? = { nil }

  private init(to downstream: Downstream, isLatest: Bool) {
    self.isLatest = isLatest
    super.init(to: downstream)
  }

  /// Attaches a subscriber to publishers.
  ///
  /// - Parameters:
  ///   - publishers: The publishers.
  ///   - isLatest: Whether the latest values are combined; otherwise, each value is used once.
  ///   - subscriber: The subscriber.
  static func join<each Value>(
    _ publishers: repeat AnyPublisher<each Value, Downstream.Failure>, isLatest: Bool,
    for subscriber: Downstream
  ) where Downstream.Input == (repeat each Value) {
    let joining = Joining(to: subscriber, isLatest: isLatest)
    let sources = (repeat Source<each Value>())
    for _ in repeat each sources { joining.active += 1 }
    joining.combine = {
      guard let values = try? (repeat (each sources).next()) else { return nil }
      if !isLatest { repeat (each sources).removeNext() }
      return values
    }
    subscriber.receive(subscription: joining)
    repeat joining.add(each publishers, as: each sources)
  }

  /// Attaches a publisher whose values are stored in a source.
  private func add<P: Publisher>(_ publisher: P, as source: Source<P.Output>)
  where P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { self.receive($0, from: source) },
      onCompletion: { completion in
        if case .failure = completion { return self.send(completion: completion) }
        let isDone = self.lock.withLock {
          source.isFinished = true
          self.active -= 1
          return self.active == 0 || (!self.isLatest && source.isExhausted)
        }
        if isDone { self.send(completion: .finished) }
      })
    attach(inlet, to: publisher) {
      inlets.append(inlet)
      sources.append(source)
      return requested
    }
  }

  private func receive<Value>(_ value: Value, from source: Source<Value>) -> Subscribers.Demand {
    var isLast = false
    let isSent = send(replacesWaiting: isLatest) {
      source.store(value, isLatest: isLatest)
      let combination = combine()
      if combination != nil, !isLatest { isLast = sources.contains { $0.isExhausted } }
      return combination
    }
    if isLast { send(completion: .finished) }
    // The subscriber requested a combination, and this value did not lead to one.
    return isLatest && !isSent ? .max(1) : .none
  }

  override func request(upstream demand: Subscribers.Demand) {
    let inlets = lock.withLock {
      requested += demand
      return self.inlets
    }
    for inlet in inlets { inlet.request(demand) }
  }

  override func cancelUpstream() {
    let inlets = lock.withLock {
      combine = { nil }
      return self.inlets.takeAll()
    }
    for inlet in inlets { inlet.cancel() }
  }

  /// The values of one publisher; the lock of the subscription guards them.
  private final class Source<Value>: JoiningSource {
    private var values: [Value] = []
    var isFinished = false

    /// Returns the value for the next combination.
    func next() throws(MissingValue) -> Value {
      guard let value = values.first else { throw MissingValue() }
      return value
    }

    /// A Boolean value that indicates whether no combination can follow.
    var isExhausted: Bool { isFinished && values.isEmpty }

    func store(_ value: Value, isLatest: Bool) {
      if isLatest { values = [value] } else { values.append(value) }
    }

    /// Removes the value that was combined.
    func removeNext() { values.removeFirst() }
  }
}

private protocol JoiningSource: AnyObject {
  var isExhausted: Bool { get }
}

/// A publisher has no value for the next combination.
private struct MissingValue: Error {}
