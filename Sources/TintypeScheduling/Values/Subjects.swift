// SPDX-License-Identifier: MIT

import Foundation

/// A publisher that holds a value and publishes each change of it.
///
/// A new subscriber gets the value at once, the others each value that is sent, in the order in which
/// they subscribed. A value that is sent from within a subscriber follows when the one before it has
/// reached all, so that all see one order; `value` has it already.
///
/// It may be used from any thread. Subscribers are called on the thread that sends, one value at a
/// time; of two threads that send at once, one may hand out the value of the other.
public final class CurrentValueSubject<Output, Failure: Error>: Publisher {
  private let channel: Channel<Output>
  private let initial: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    initial = value
    channel = Channel(latest: value)
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { channel.latest ?? initial }
    set { send(newValue) }
  }

  /// Makes a value the current one and hands it to all subscribers.
  ///
  /// - Parameter input: The value, even if it is equal to the one before.
  public func send(_ input: Output) { channel.send(input) }

  /// Hands the value and all that follow to a closure.
  ///
  /// - Parameter receiveValue: Takes a value, the first before this returns.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension CurrentValueSubject: Sendable where Output: Sendable {}

extension CurrentValueSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}

/// A publisher of what is sent to it, which keeps nothing.
///
/// Order and threads are those of ``CurrentValueSubject``.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private let channel = Channel<Output>()

  /// Creates a subject.
  public init() {}

  /// Hands a value to all subscribers.
  ///
  /// - Parameter input: The value.
  public func send(_ input: Output) { channel.send(input) }

  /// Hands the values that come from now on to a closure.
  ///
  /// - Parameter receiveValue: Takes a value.
  /// - Returns: What ends the subscription, when it is cancelled or released.
  public func subscribe(_ receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    channel.subscribe(receiveValue)
  }
}

extension PassthroughSubject: Sendable where Output: Sendable {}

extension PassthroughSubject where Output == Void {
  /// Tells all subscribers.
  public func send() { send(()) }
}

/// What subjects have in common: subscribers, and the values on their way to them.
///
/// Each subscriber gets the values in the order in which they were sent. A value that is sent while
/// another one is handed out, by a subscriber or by another thread, waits until that one has reached
/// all, and whoever hands out that one goes on with it. (Combine hands it out first. There, a second
/// subscriber ends with the older value, while the subject holds the newer.)
///
/// `@unchecked`: all that changes is guarded by `lock`, which is not a `Mutex` because neither values
/// nor subscribers are `Sendable`. It is never held while a subscriber is called.
final class Channel<Output>: @unchecked Sendable {
  private struct Parcel {
    let number: UInt64
    let value: Output
    let afterwards: ((Output) -> Void)?
  }

  private let lock = NSLock()
  /// Whether whoever comes gets the latest value at once.
  private let keepsLatest: Bool
  private var latestValue: Output?
  /// How many values were sent.
  private var count: UInt64 = 0
  private var subscribers: [Subscriber<Output>] = []
  private var parcels: [Parcel] = []
  private var first = 0
  private var isHandingOut = false

  /// Creates a channel that keeps no value.
  init() { keepsLatest = false }

  /// Creates a channel that keeps its latest value for those who come.
  init(latest: Output) {
    keepsLatest = true
    latestValue = latest
  }

  /// The value that was sent last, if it is kept.
  var latest: Output? { lock.withLock { latestValue } }

  /// Hands a value to all subscribers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - afterwards: Called when the value has reached all.
  func send(_ value: Output, afterwards: ((Output) -> Void)? = nil) {
    SinkStatement.end()
    let isMine = lock.withLock {
      count += 1
      if keepsLatest { latestValue = value }
      parcels.append(Parcel(number: count, value: value, afterwards: afterwards))
      defer { isHandingOut = true }
      return !isHandingOut
    }
    guard isMine else { return }
    while let (parcel, subscribers) = next() {
      for subscriber in subscribers { subscriber.offer(parcel.value, number: parcel.number) }
      parcel.afterwards?(parcel.value)
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

  /// Adds a subscriber, which gets the latest value before this returns, if one is kept.
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
  /// What came while the first value was handed over, possibly on another thread.
  private var waiting: [Output]?
  /// How many values had been sent when it came.
  private let since: UInt64

  init(_ receiveValue: @escaping (Output) -> Void, since: UInt64, isWaiting: Bool) {
    self.receiveValue = receiveValue
    self.since = since
    waiting = isWaiting ? [] : nil
  }

  /// Hands over the first value, and what has come meanwhile.
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

  /// Lets go of the closure, and with it of what the closure holds.
  func cancel() {
    let released = lock.withLock {
      defer { receiveValue = nil }
      return receiveValue
    }
    withExtendedLifetime(released) {}
  }
}
