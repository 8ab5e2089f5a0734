// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Returns a publisher of notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The object that posts them; by default any.
  /// - Returns: The publisher.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: TintypePublishers.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for any.
    public let object: AnyObject?

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - center: The notification center.
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them; by default any.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      subscriber.receive(
        subscription: NotificationSubscription(AnySubscriber(subscriber), to: self))
    }
  }
}

extension NotificationCenter.Publisher: Equatable {
  /// Returns a Boolean value that indicates whether two publishers deliver the same notifications.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The subscription of one subscriber of a notification center.
///
/// A notification that was not requested is dropped. Notifications are delivered one at a time, in
/// the order in which they are posted.
///
/// `@unchecked`: the channel's lock and this lock guard all mutable state. The center calls the
/// observer on the posting thread, as it calls any other observer.
private final class NotificationSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  private let lock = NSLock()
  private let center: NotificationCenter
  private let channel = Channel<Notification, Never>()
  private var conduit: (any Subscription)?
  private var observer: (any NSObjectProtocol)?
  /// The posting object, which must not be released and replaced by another one at its address.
  private var object: AnyObject?

  init(_ subscriber: AnySubscriber<Notification, Never>, to publisher: NotificationCenter.Publisher)
  {
    center = publisher.center
    object = publisher.object
    channel.subscribe(
      AnySubscriber<Notification, Never>(
        receiveSubscription: { self.conduit = $0 }, receiveValue: { subscriber.receive($0) }),
      owner: nil)
    let channel = channel
    observer = center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { channel.send($0) }
  }

  var description: String { "NotificationCenter Observer" }

  func request(_ demand: Subscribers.Demand) { lock.withLock { conduit }?.request(demand) }

  func cancel() {
    let (conduit, observer, object) = lock.withLock {
      (self.conduit.take(), self.observer.take(), self.object.take())
    }
    if let observer { center.removeObserver(observer) }
    conduit?.cancel()
    // Outside of the lock, since the release may run other code.
    withExtendedLifetime(object) {}
  }
}
