// SPDX-License-Identifier: MIT

/// An instance that recognizes events and reports values.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the values that the gesture reports.
  associatedtype Value
  /// The type of the gesture that this gesture consists of.
  associatedtype Body: Gesture
  /// The gesture that this gesture consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns the closures that receive the events of the gesture; the default uses the body.
  ///
  /// Only gestures of this module implement it.
  func _makeRecognizer(_ handlers: _GestureHandlers<Value>) -> _GestureRecognizer
}

extension Gesture where Body.Value == Value {
  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    body._makeRecognizer(handlers)
  }
}

extension Gesture {
  /// Implements the requirement for gestures whose body reports other values, which cannot occur.
  @_disfavoredOverload
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    _GestureRecognizer()
  }
}

extension Gesture where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// No body, because the gesture is a primitive.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension Never: Gesture {
  /// The type of the values.
  public typealias Value = Never

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Never>
  ) -> _GestureRecognizer {
    _GestureRecognizer()
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The type of the values.
  public typealias Value = Wrapped.Value
  // swift-format-ignore: OmitExplicitReturns

  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the closures that receive the events of the gesture.
  public func _makeRecognizer(
    _ handlers: _GestureHandlers<Value>
  ) -> _GestureRecognizer {
    self?._makeRecognizer(handlers) ?? _GestureRecognizer()
  }
}

/// The closures that receive the values of a gesture.
public struct _GestureHandlers<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
}

/// The closures that receive the events of a user.
public struct _GestureRecognizer {
  var taps: [(count: Int, perform: (GestureEvent) -> Void)] = []
  var longPress: ((GestureEvent) -> Void)?
  var drag: ((GestureEvent) -> Void)?
  var magnify: ((GestureEvent) -> Void)?
  var rotate: ((GestureEvent) -> Void)?

  /// Returns the closures of two gestures.
  func merging(_ other: _GestureRecognizer) -> _GestureRecognizer {
    func merged(
      _ first: ((GestureEvent) -> Void)?, _ second: ((GestureEvent) -> Void)?
    ) -> ((GestureEvent) -> Void)? {
      guard let first, let second else { return first ?? second }
      return {
        first($0)
        second($0)
      }
    }
    return _GestureRecognizer(
      taps: taps + other.taps, longPress: merged(longPress, other.longPress),
      drag: merged(drag, other.drag), magnify: merged(magnify, other.magnify),
      rotate: merged(rotate, other.rotate))
  }

  /// Returns the closures, each of which is followed by another one.
  func following(_ action: @escaping (GestureEvent) -> Void) -> _GestureRecognizer {
    func followed(_ first: ((GestureEvent) -> Void)?) -> ((GestureEvent) -> Void)? {
      first.map { first in
        {
          first($0)
          action($0)
        }
      }
    }
    return _GestureRecognizer(
      taps: taps.map { tap in
        (
          tap.count,
          {
            tap.perform($0)
            action($0)
          }
        )
      }, longPress: followed(longPress), drag: followed(drag), magnify: followed(magnify),
      rotate: followed(rotate))
  }
}
