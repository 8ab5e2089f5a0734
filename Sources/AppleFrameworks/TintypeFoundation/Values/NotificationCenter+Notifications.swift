// SPDX-License-Identifier: MIT

import Foundation

extension NotificationCenter {
  /// Returns the notifications with a name, as they are posted.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(self, named: name, object: object)
  }

  /// The notifications with a name.
  ///
  /// `@unchecked`: the object is only compared.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// The type of the elements.
    public typealias Element = Notification

    private let stream: AsyncStream<Notification>

    init(_ center: NotificationCenter, named name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream<Notification>.makeStream()
      self.stream = stream
      // The observer is removed on any thread, and a center is safe to use from all of them.
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: object, queue: nil
      ) { notification in
        nonisolated(unsafe) let notification = notification
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in center.removeObserver(observer) }
    }

    /// Returns an iterator.
    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    /// An iterator of notifications.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Notification>.Iterator

      /// Returns the next notification.
      public mutating func next() async -> Notification? { await base.next() }

      /// Returns the next notification.
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)
      }
    }
  }
}
