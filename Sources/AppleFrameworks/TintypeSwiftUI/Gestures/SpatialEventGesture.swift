// SPDX-License-Identifier: MIT

import Foundation

/// A gesture that reports the events of touches.
///
/// Taps, long presses and drags of a test are one touch each, which is active and then ends.
@MainActor @preconcurrency
public struct SpatialEventGesture: Gesture {
  /// The type of the values.
  public typealias Value = SpatialEventCollection
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialEventGesture {
  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<SpatialEventCollection>
  ) -> _GestureRecognizer {
    let space = coordinateSpace
    func touch(_ event: GestureEvent) {
      func events(_ phase: SpatialEventCollection.Event.Phase) -> SpatialEventCollection {
        let touch = SpatialEventCollection.Event(
          id: SpatialEventCollection.Event.ID(number: 0),
          timestamp: GestureEvent.time.timeIntervalSinceReferenceDate, kind: .touch,
          location: event.point(event.currentLocation, in: space), phase: phase, modifierKeys: [])
        return SpatialEventCollection([touch])
      }
      handlers.changed(events(.active))
      if event.isEnded { handlers.ended(events(.ended)) }
    }
    return _GestureRecognizer(taps: [(1, touch)], longPress: touch, drag: touch)
  }
}
