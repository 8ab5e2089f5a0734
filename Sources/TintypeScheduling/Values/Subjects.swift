// SPDX-License-Identifier: MIT

import Foundation

/// A publisher that stores a value and publishes each change of it.
///
/// A new subscriber receives the current value immediately. Subscribers receive each sent value in
/// the order in which they subscribed. A value that is sent from within a subscriber is delivered
/// after the previous one has reached all subscribers, so that all see the same order; `value`
/// returns it immediately.
///
/// It may be used from any thread. Subscribers are called on the sending thread, one value at a
/// time. If two threads send at the same time, one may deliver the value of the other.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let channel: Channel<Output>
  private let initial: Output

  /// Creates a subject with its initial value.
  public init(_ value: Output) {
    initial = value
    channel = Channel(latest: value)
  }

  /// The current value; setting it sends it.
  public var value: Output {
    get { channel.latest ?? initial }
    set { send(newValue) }
  }

  /// Makes a value the current one and sends it to all subscribers.
  ///
  /// - Parameter input: The value, even if it is equal to the previous one.
  public func send(_ input: Output) { channel.send(input) }

  /// Calls a closure with the current value and all following ones.
  ///
  /// - Parameter receiveValue: Receives each value; the first one before this method returns.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension CurrentValueSubject: Sendable where Output: Sendable {}

extension CurrentValueSubject where Output == Void {
  /// Sends to all subscribers.
  public func send() { send(()) }
}

/// A publisher of the values that are sent to it, which stores none.
///
/// Order and threads are as in ``CurrentValueSubject``.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let channel = Channel<Output>()

  /// Creates a subject.
  public init() {}

  /// Sends a value to all subscribers.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { channel.send(input) }

  /// Calls a closure with the values that are published from now on.
  ///
  /// - Parameter receiveValue: Receives each value.
  /// - Returns: A cancellable that ends the subscription when it is canceled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}

extension PassthroughSubject where Output == Void {
  /// Sends to all subscribers.
  public func send() { send(()) }
}

/// The common implementation of subjects: subscribers, and the values that are being delivered.
///
/// Each subscriber receives the values in the order in which they were sent. A value that is sent
/// during a delivery, by a subscriber or by another thread, waits until that delivery has reached
/// all subscribers, and is then delivered by the same call. (Combine delivers it first. There, a
/// second subscriber ends with the older value, while the subject has the newer one.)
///
/// `@unchecked`: `lock` guards all mutable state. It is not a `Mutex`, because neither values nor
/// subscribers are `Sendable`. It is never held while a subscriber is called.
final class Channel<Output>: @unchecked Sendable {
  private struct Parcel {
    let number: UInt64
    let value: Output
    let afterward: ((Output) -> Void)?
  }

  private let lock = NSLock()
  /// A Boolean value that indicates whether a new subscriber receives the latest value immediately.
  private let keepsLatest: Bool
  private var latestValue: Output?
  /// The number of values that were sent.
  private var count: UInt64 = 0
  private var subscribers: [Subscriber<Output>] = []
  private var parcels: [Parcel] = []
  private var first = 0
  private var isHandingOut = false

  /// Creates a channel that stores no value.
  init() { keepsLatest = false }

  /// Creates a channel that stores its latest value for new subscribers.
  init(latest: Output) {
    keepsLatest = true
    latestValue = latest
  }

  /// The latest value, if the channel stores it.
  var latest: Output? { lock.withLock { latestValue } }

  /// Delivers a value to all subscribers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - afterward: Called when the value has reached all subscribers.
  func send(_ value: Output, afterward: ((Output) -> Void)? = nil) {
    SinkStatement.end()
    let isMine = lock.withLock {
      count += 1
      if keepsLatest { latestValue = value }
      parcels.append(Parcel(number: count, value: value, afterward: afterward))
      defer { isHandingOut = true }
      return !isHandingOut
    }
    guard isMine else { return }
    while let (parcel, subscribers) = next() {
      for subscriber in subscribers { subscriber.offer(parcel.value, number: parcel.number) }
      parcel.afterward?(parcel.value)
    }
  }

  private func next() -> (Parcel, [Subscriber<Output>])? {
    lock.withLock {
      guard first < parcels.count else {
        parcels.removeAll(keepingCapacity: parcels.count < 64)
        first = 0
        isHandingOut = false
        return nil
      }
      defer { first += 1 }
      return (parcels[first], subscribers)
    }
  }

  /// Adds a subscriber.
  ///
  /// If the channel stores its latest value, the subscriber receives it before this returns.
  func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    SinkStatement.end()
    let (subscriber, latest) = lock.withLock {
      let subscriber = Subscriber(receiveValue, since: count, isWaiting: keepsLatest)
      subscribers.append(subscriber)
      return (subscriber, latestValue)
    }
    if let latest { subscriber.start(with: latest) }
    return AnyCancellable { self.remove(subscriber) }
  }

  private func remove(_ subscriber: Subscriber<Output>) {
    subscriber.cancel()
    lock.withLock { subscribers.removeAll { $0 === subscriber } }
  }
}

/// One subscriber of a channel.
private final class Subscriber<Output> {
  private let lock = NSLock()
  private var receiveValue: ((Output) -> Void)?
  /// The values that arrived while the first value was delivered, possibly on another thread.
  private var waiting: [Output]?
  /// The number of values that had been sent when it subscribed.
  private let since: UInt64

  init(_ receiveValue: @escaping (Output) -> Void, since: UInt64, isWaiting: Bool) {
    self.receiveValue = receiveValue
    self.since = since
    waiting = isWaiting ? [] : nil
  }

  /// Delivers the first value, and those that have arrived meanwhile.
  func start(with value: Output) {
    receiveValue?(value)
    while let value = nextWaiting() { lock.withLock { receiveValue }?(value) }
  }

  private func nextWaiting() -> Output? {
    lock.withLock {
      guard let first = waiting?.first else {
        waiting = nil
        return nil
      }
      waiting?.removeFirst()
      return first
    }
  }

  func offer(_ value: Output, number: UInt64) {
    guard number > since else { return }
    let receiveValue = lock.withLock {
      if waiting == nil { return self.receiveValue }
      waiting?.append(value)
      return nil
    }
    receiveValue?(value)
  }

  /// Releases the closure and its captures.
  func cancel() {
    let released = lock.withLock {
      defer { receiveValue = nil }
      return receiveValue
    }
    withExtendedLifetime(released) {}
  }
}
