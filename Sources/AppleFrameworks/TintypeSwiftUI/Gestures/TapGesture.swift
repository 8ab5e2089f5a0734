// SPDX-License-Identifier: MIT

import Foundation

/// A gesture that recognizes one or more taps.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int

  /// Creates a gesture.
  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture {
  /// The type of the values, which have no content.
  public typealias Value = Void
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(_ handlers: _GestureHandlers<Void>) -> _GestureRecognizer {
    _GestureRecognizer(taps: [(count, { _ in handlers.ended(()) })])
  }
}

/// A gesture that recognizes one or more taps and reports their location.
public struct SpatialTapGesture: Gesture {
  /// The properties of a tap.
  public struct Value: Equatable, Sendable {
    /// The location in the gesture's coordinate space, in points.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace {
    get { storedCoordinateSpace }
    set { storedCoordinateSpace = newValue }
  }
  private nonisolated(unsafe) var storedCoordinateSpace: CoordinateSpace

  /// Creates a gesture.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    storedCoordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    let space = coordinateSpace
    return _GestureRecognizer(
      taps: [
        (
          count,
          { handlers.ended(Value(location: $0.point($0.location, in: space))) }
        )
      ])
  }
}

/// A gesture that recognizes a long press.
public struct LongPressGesture: Gesture {
  /// The minimum duration in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture {
  /// The type of the values: whether the press lasts.
  public typealias Value = Bool
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(_ handlers: _GestureHandlers<Bool>) -> _GestureRecognizer {
    _GestureRecognizer(longPress: { event in
      handlers.changed(true)
      if event.isEnded { handlers.ended(true) }
    })
  }
}
