// SPDX-License-Identifier: MIT

import Foundation

/// A type that defines changes of a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Self.Body.Value
  /// The type of the body.
  associatedtype Body: Keyframes

  /// The keyframes that the value consists of.
  @KeyframesBuilder<Self.Value> var body: Self.Body { get }

  /// Returns the tracks; the default returns those of ``body``.
  ///
  /// Only types of this module implement it.
  func _tracks() -> _KeyframeTracks
}

extension Keyframes {
  /// Returns the tracks.
  public func _tracks() -> _KeyframeTracks { body._tracks() }
}

/// The tracks of the keyframes of a value.
public struct _KeyframeTracks {
  /// The tracks, each of which returns a curve for the initial value.
  let tracks: [Any]

  init(_ tracks: [Any]) { self.tracks = tracks }
}

extension Never: Keyframes {}

extension Keyframes where Body == Never {
  // swift-format-ignore: OmitExplicitReturns
  /// The content of the view.
  public var body: Never { return unreachableBody(of: Self.self) }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  /// The type of the value that has the property.
  @_implements(Keyframes,Value) public typealias _RootValue = Root
  /// The type of the body, which has no value.
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Returns the tracks.
  public func _tracks() -> _KeyframeTracks {
    let list = content._keyframes()
    return _KeyframeTracks([
      KeyframeChange<Root> { [keyPath] initial in
        let curve = KeyframeCurve(from: initial[keyPath: keyPath], through: list)
        return (curve.duration, { $0[keyPath: keyPath] = curve.value(at: $1) })
      }
    ])
  }
}

/// The change of one property of a value over time.
struct KeyframeChange<Root> {
  /// Returns the duration in seconds, and a closure that sets the property for a time.
  let start: (Root) -> (duration: TimeInterval, set: (inout Root, TimeInterval) -> Void)
}

/// Several tracks that run at the same time.
private struct ParallelKeyframes<Value>: Keyframes {
  typealias Body = Never

  let tracks: _KeyframeTracks

  init(_ tracks: [Any]) { self.tracks = _KeyframeTracks(tracks) }

  func _tracks() -> _KeyframeTracks { tracks }
}

/// A result builder that creates keyframes from closures.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Builds no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSequence<Value>([])
  }

  /// Builds a track from keyframes of the whole value.
  public static func buildFinalResult<Content>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content>
  where Value == Content.Value, Content: KeyframeTrackContent {
    KeyframeTrack { component }
  }

  /// Builds a track.
  public static func buildExpression<Content>(_ expression: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    expression
  }

  /// Builds the first track.
  public static func buildPartialBlock<Content>(first: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    first
  }

  /// Adds a track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    ParallelKeyframes<Value>(accumulated._tracks().tracks + next._tracks().tracks)
  }

  /// Builds no tracks.
  public static func buildBlock() -> some Keyframes<Value> { ParallelKeyframes<Value>([]) }

  /// Returns the tracks.
  public static func buildFinalResult<Content>(_ component: Content) -> Content
  where Value == Content.Value, Content: Keyframes {
    component
  }
}
