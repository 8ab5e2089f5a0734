// SPDX-License-Identifier: MIT

import Foundation

/// The events of the touches and pointers of a gesture.
public struct SpatialEventCollection: Collection {
  /// An event of a touch or a pointer.
  public struct Event: Identifiable, Hashable {
    /// The identity of a touch or a pointer, which its events share.
    public struct ID: Hashable {
      let number: Int
    }

    /// The input device of an event.
    public enum Kind: Hashable {
      /// A touch.
      case touch
      /// A pencil.
      case pencil
      /// The pointer of a mouse.
      case pointer
    }

    /// The state of an event.
    public enum Phase: Hashable {
      /// The touch continues.
      case active
      /// The touch has ended.
      case ended
      /// The touch was canceled.
      case cancelled
    }

    /// The angles of an input device to the screen.
    public struct InputDevicePose: Hashable {
      /// The angle of a pencil to the screen.
      public var altitude: Angle
      /// The direction of a pencil on the screen.
      public var azimuth: Angle
    }

    /// The identity of the touch.
    public var id: ID
    /// The time of the event in seconds, which is constant in tests.
    public var timestamp: TimeInterval
    /// The input device.
    public var kind: Kind
    /// The location in the gesture's coordinate space, in points.
    public var location: CGPoint
    /// The state.
    public var phase: Phase
    /// The pressed modifier keys.
    public var modifierKeys: EventModifiers
    /// The angles of the input device; `nil` for touches.
    public var inputDevicePose: InputDevicePose?
  }

  /// A position in the events.
  public struct Index: Comparable {
    let offset: Int

    /// Returns whether a position is before another one.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  /// An iterator of the events.
  public struct Iterator: IteratorProtocol {
    var events: IndexingIterator<[Event]>

    /// Returns the next event; `nil` after the last one.
    public mutating func next() -> Event? { events.next() }
  }

  private let events: [Event]

  init(_ events: [Event]) { self.events = events }
}

extension SpatialEventCollection: Equatable {}

extension SpatialEventCollection.Event {
  /// Hashes the properties.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(timestamp)
    hasher.combine(kind)
    hasher.combine(location.x)
    hasher.combine(location.y)
    hasher.combine(phase)
    hasher.combine(modifierKeys.rawValue)
    hasher.combine(inputDevicePose)
  }
}

extension SpatialEventCollection {
  /// The position of the first event.
  public var startIndex: Index { Index(offset: events.startIndex) }
  /// The position after the last event.
  public var endIndex: Index { Index(offset: events.endIndex) }

  /// Returns the position after another one.
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }

  /// Returns an iterator of the events.
  public func makeIterator() -> Iterator { Iterator(events: events.makeIterator()) }

  /// The event at a position.
  public subscript(position: Index) -> Event { events[position.offset] }

  /// The event of a touch; `nil` for none.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}
