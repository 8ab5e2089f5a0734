// SPDX-License-Identifier: MIT

import Foundation

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

/// A gesture that recognizes a rotation by two fingers.
public struct RotateGesture: Gesture {
  /// The properties of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event, which is constant in tests.
    public var time: Date
    /// The rotation relative to the start.
    public var rotation: Angle
    /// The change of the rotation per second, which is 0 in tests.
    public var velocity: Angle
    /// The center between the fingers at the start, in the unit square of the view.
    public var startAnchor: UnitPoint
    /// The center between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A gesture that recognizes a rotation by two fingers and reports its angle.
public struct RotationGesture: Gesture {
  /// The minimum rotation before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  @MainActor @preconcurrency
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture {
  /// The type of the values: the rotation relative to the start.
  public typealias Value = Angle
  /// The type of the body, which has no value.
  public typealias Body = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Angle>
  ) -> _GestureRecognizer {
    _GestureRecognizer(rotate: { event in
      handlers.changed(event.rotation)
      if event.isEnded { handlers.ended(event.rotation) }
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
