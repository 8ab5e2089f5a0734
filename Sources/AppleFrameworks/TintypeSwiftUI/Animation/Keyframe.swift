// SPDX-License-Identifier: MIT

import Foundation

/// A value that is reached after a duration.
struct Keyframe<Value: Animatable> {
  /// The way to the value.
  enum Kind {
    case linear(UnitCurve)
    case cubic(Value.AnimatableData?, Value.AnimatableData?)
    case spring(Spring, Value.AnimatableData?)
  }

  /// The value.
  let end: Value.AnimatableData
  /// The duration in seconds.
  let duration: TimeInterval
  let kind: Kind

  init(_ end: Value, duration: TimeInterval, _ kind: Kind) {
    self.end = end.animatableData
    self.duration = max(duration, 0)
    self.kind = kind
  }
}

/// The keyframes of a value from its initial value.
struct KeyframeCurve<Value: Animatable> {
  private let initial: Value
  private let keyframes: [Keyframe<Value>]

  init(from initial: Value, through list: _KeyframeList) {
    self.initial = initial
    keyframes = list.keyframes.compactMap { $0 as? Keyframe<Value> }
  }

  /// The duration in seconds.
  var duration: TimeInterval { keyframes.reduce(0) { $0 + $1.duration } }

  /// Returns the value after a time in seconds.
  func value(at time: TimeInterval) -> Value {
    var result = initial
    var velocity = Value.AnimatableData.zero
    var start = initial.animatableData
    var rest = time
    for (index, keyframe) in keyframes.enumerated() {
      let first = startVelocity(of: index, from: start, after: velocity)
      let last = endVelocity(of: index, from: start)
      if rest < keyframe.duration {
        result.animatableData = keyframe.value(from: start, first, last, at: rest)
        return result
      }
      rest -= keyframe.duration
      velocity = keyframe.endVelocity(from: start, first, last)
      start = keyframe.end
    }
    result.animatableData = start
    return result
  }

  private func startVelocity(
    of index: Int, from start: Value.AnimatableData, after velocity: Value.AnimatableData
  ) -> Value.AnimatableData {
    switch keyframes[index].kind {
    case .linear: .zero
    case .cubic(let given, _): given ?? velocity
    case .spring(_, let given): given ?? velocity
    }
  }

  /// Returns the velocity at the end of a keyframe along a curve: the mean of the velocities around
  /// it, or 0 before a keyframe of another kind.
  private func endVelocity(
    of index: Int, from start: Value.AnimatableData
  ) -> Value.AnimatableData {
    guard case .cubic(_, let given) = keyframes[index].kind else { return .zero }
    if let given { return given }
    guard keyframes.indices.contains(index + 1), case .cubic = keyframes[index + 1].kind else {
      return .zero
    }
    let duration = keyframes[index].duration + keyframes[index + 1].duration
    return duration > 0 ? (keyframes[index + 1].end - start).scaled(by: 1 / duration) : .zero
  }
}

extension Keyframe {
  fileprivate typealias Data = Value.AnimatableData

  /// Returns the value at a time in seconds since the start.
  fileprivate func value(
    from start: Data, _ startVelocity: Data, _ endVelocity: Data, at time: TimeInterval
  ) -> Data {
    switch kind {
    case .linear(let curve):
      return start.interpolated(towards: end, amount: curve.value(at: time / duration))
    case .spring(let spring, _):
      return start
        + spring.value(target: end - start, initialVelocity: startVelocity, time: time)
    case .cubic:
      // The cubic Hermite polynomial.
      let t = time / duration
      let (square, cube) = (t * t, t * t * t)
      let ends = start.scaled(by: 2 * cube - 3 * square + 1) + end.scaled(by: 3 * square - 2 * cube)
      let slopes =
        startVelocity.scaled(by: (cube - 2 * square + t) * duration)
        + endVelocity.scaled(by: (cube - square) * duration)
      return ends + slopes
    }
  }

  /// Returns the velocity per second at the end.
  fileprivate func endVelocity(
    from start: Data, _ startVelocity: Data, _ endVelocity: Data
  ) -> Data {
    switch kind {
    case .linear(let curve):
      guard duration > 0 else { return .zero }
      return (end - start).scaled(by: curve.velocity(at: 1) / duration)
    case .spring(let spring, _):
      return spring.velocity(target: end - start, initialVelocity: startVelocity, time: duration)
    case .cubic: return endVelocity
    }
  }
}
