// SPDX-License-Identifier: MIT

import Foundation

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let changes: [(duration: TimeInterval, set: (inout Value, TimeInterval) -> Void)]

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    initial = initialValue
    changes = content()._tracks().tracks.compactMap {
      ($0 as? KeyframeChange<Value>)?.start(initialValue)
    }
  }

  /// The duration in seconds.
  public var duration: TimeInterval { changes.map(\.duration).max() ?? 0 }

  /// Returns the value after a time in seconds.
  public func value(time: Double) -> Value {
    changes.reduce(into: initial) { value, change in change.set(&value, time) }
  }

  /// Returns the value at a progress from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// A view that changes its content along keyframes.
///
/// A snapshot shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
  private nonisolated(unsafe) let initialValue: Value
  private nonisolated(unsafe) let content: (Value) -> Content

  /// Creates a view that runs along the keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: Returns the content for a value.
  ///   - keyframes: Returns the keyframes from a current value.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// Creates a view that runs along the keyframes when it appears.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the animation runs again and again.
  ///   - content: Returns the content for a value.
  ///   - keyframes: Returns the keyframes from a current value.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  /// The content of the view.
  public var body: some View { content(initialValue) }
}

extension View {
  /// Changes the view along keyframes when it appears; a snapshot shows the initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - repeating: Whether the animation runs again and again.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes from a current value.
  /// - Returns: The view.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }

  /// Changes the view along keyframes when a value changes; a snapshot shows the initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: Returns the view for a value.
  ///   - keyframes: Returns the keyframes from a current value.
  /// - Returns: The view.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
