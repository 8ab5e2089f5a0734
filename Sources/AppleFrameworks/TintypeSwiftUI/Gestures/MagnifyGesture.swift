// SPDX-License-Identifier: MIT

import Foundation

// Variants: magnification; MagnifyGesture; scale factor; CGFloat; change of the scale factor before;
//   minimumScaleDelta; 0.01
//   -> rotation; RotateGesture; rotation; Angle; rotation before; minimumAngleDelta; .degrees(1)
/// A gesture that recognizes a magnification by two fingers.
public struct MagnifyGesture: Gesture {
  /// The properties of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which is constant in tests.
    public var time: Date
    /// The scale factor relative to the start.
    public var magnification: CGFloat
    /// The change of the scale factor per second, which is 0 in tests.
    public var velocity: CGFloat
    /// The center between the fingers at the start, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum change of the scale factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

// Variants: MagnifyGesture; magnify; magnification; 0 -> RotateGesture; rotate; rotation; .zero
extension MagnifyGesture {
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    _GestureRecognizer(magnify: { event in
      let value = Value(
        time: GestureEvent.time, magnification: event.magnification, velocity: 0,
        startAnchor: event.anchor, startLocation: event.startLocation)
      handlers.changed(value)
      if event.isEnded { handlers.ended(value) }
    })
  }
}

// Variants: magnification; MagnificationGesture; its scale factor; change of the scale factor before;
//   CGFloat; minimumScaleDelta; 0.01
//   -> rotation; RotationGesture; its angle; rotation before; Angle; minimumAngleDelta; .degrees(1)
/// A gesture that recognizes a magnification by two fingers and reports its scale factor.
public struct MagnificationGesture: Gesture {
  /// The minimum change of the scale factor before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

// Variants: MagnificationGesture; scale factor; CGFloat; magnify; magnification
//   -> RotationGesture; rotation; Angle; rotate; rotation
extension MagnificationGesture {
  /// The type of the values: the scale factor relative to the start.
  public typealias Value = CGFloat
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<CGFloat>
  ) -> _GestureRecognizer {
    _GestureRecognizer(magnify: { event in
      handlers.changed(event.magnification)
      if event.isEnded { handlers.ended(event.magnification) }
    })
  }
}

extension GestureEvent {
  /// The location of the start in the unit square of the view.
  var anchor: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5,
      y: size.height > 0 ? location.y / size.height : 0.5)
  }
}
