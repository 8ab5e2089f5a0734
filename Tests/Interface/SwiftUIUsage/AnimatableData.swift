// SPDX-License-Identifier: MIT

import SwiftUI

struct Offset: VectorArithmetic {
  var x = 0.0

  static var zero: Offset { Offset() }
  static func + (lhs: Offset, rhs: Offset) -> Offset { Offset(x: lhs.x + rhs.x) }
  static func - (lhs: Offset, rhs: Offset) -> Offset { Offset(x: lhs.x - rhs.x) }
  mutating func scale(by rhs: Double) { x *= rhs }
  var magnitudeSquared: Double { x * x }
}

struct AnimatedModifier: ViewModifier, Animatable {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: amount) }
}

struct AnimatedView: View, Animatable {
  var offset: Offset
  var pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))

  nonisolated var animatableData: Offset {
    get { offset }
    set { offset = newValue }
  }

  var body: some View {
    Text("\(offset.scaled(by: 2).x + pair.magnitudeSquared + pair.second.first)")
  }
}

func interpolation() -> Double {
  var value = 1.0
  value.interpolate(towards: 3, amount: 0.5)
  let rect = CGRect.zero.animatableData
  return value.interpolated(towards: 4, amount: 0.1) + EmptyAnimatableData().magnitudeSquared
    + rect.magnitudeSquared + UnitPoint.center.animatableData.magnitudeSquared
}
