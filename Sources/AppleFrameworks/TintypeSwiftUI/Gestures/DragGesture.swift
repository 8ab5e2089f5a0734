// SPDX-License-Identifier: MIT

import Foundation

/// A gesture that recognizes a dragging motion.
public struct DragGesture: Gesture {
  /// The properties of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which is constant in tests.
    public var time: Date
    /// The current location in points.
    public var location: CGPoint
    /// The location of the start in points.
    public var startLocation: CGPoint
    /// The distance from the start in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity in points per second, which is 0 in tests.
    public var velocity: CGSize { .zero }
    /// The location at which the drag would end if the finger was lifted now.
    public var predictedEndLocation: CGPoint { location }
    /// The distance at which the drag would end if the finger was lifted now.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// The minimum distance before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  @_disfavoredOverload @MainActor @preconcurrency
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    let (space, distance) = (coordinateSpace, minimumDistance)
    return _GestureRecognizer(drag: { event in
      let (x, y) = (event.translation.width, event.translation.height)
      guard (x * x + y * y).squareRoot() >= distance else { return }
      let value = Value(
        time: GestureEvent.time, location: event.point(event.currentLocation, in: space),
        startLocation: event.point(event.startLocation, in: space))
      handlers.changed(value)
      if event.isEnded { handlers.ended(value) }
    })
  }
}
