// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Springs, curves and keyframes")
struct MotionTests {
  @Test(
    "A spring has the same motion as the numeric solution of its equation",
    arguments: [Spring.smooth, .bouncy, .snappy, Spring(response: 0.4, dampingRatio: 2)])
  func springs(spring: Spring) {
    // Integrates x″ = stiffness · (1 − x) − damping · x′ in small steps.
    var (x, v) = (0.0, 3.0)
    let step = 1e-5
    for _ in 0..<20_000 {
      let acceleration = (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
      v += acceleration * step
      x += v * step
    }
    let value = spring.value(target: 1.0, initialVelocity: 3.0, time: 0.2)
    let velocity = spring.velocity(target: 1.0, initialVelocity: 3.0, time: 0.2)
    #expect(abs(value - x) < 0.001)
    #expect(abs(velocity - v) < 0.01)
    #expect(abs(spring.force(target: 1.0, position: x, velocity: v)) < spring.stiffness * 2)
  }

  @Test("The parameters of a spring convert into each other")
  func parameters() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.duration - 0.5) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.response - 0.5) < 1e-9)
    let flat = Spring(duration: 1, bounce: -0.5)
    #expect(abs(flat.bounce + 0.5) < 1e-9)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 1).settlingDuration - 2) < 0.05)
  }

  @Test("A spring that settles is closer to its target than the limit")
  func settling() {
    let spring = Spring.bouncy
    let duration = spring.settlingDuration
    #expect(abs(spring.value(target: 1.0, time: duration) - 1) <= 0.001)
    #expect(duration < 3)
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test("A curve begins at 0 and ends at 1, and its inverse exchanges time and value")
  func curves() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(abs(curve.value(at: 0)) < 1e-9)
      #expect(abs(curve.value(at: 1) - 1) < 1e-9)
      #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5)
  }

  @Test("A timeline reaches the values of its keyframes at their times")
  func timelines() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(20)
        CubicKeyframe(30, duration: 1)
        CubicKeyframe(40, duration: 1)
      }
      KeyframeTrack(\.y) { SpringKeyframe(5, duration: 2) }
    }
    #expect(timeline.duration == 3)
    for (time, x) in [(0, 0), (0.5, 5), (1, 20), (2, 30), (3, 40), (4, 40)] as [(Double, Double)] {
      #expect(abs(timeline.value(time: time).x - x) < 1e-9)
    }
    #expect(abs(timeline.value(progress: 1).y - 5) < 1e-9)
    #expect(timeline.value(time: 0.1).y > 0)
  }

  @Test("An animation ends at its duration, and can be delayed, repeated and sped up")
  func animations() {
    var context = AnimationContext<Double>()
    func value(_ animation: Animation, _ time: Double) -> Double? {
      animation.animate(value: 10, time: time, context: &context)
    }
    #expect(value(.linear(duration: 2), 1) == 5)
    #expect(value(.linear(duration: 2), 2) == nil)
    #expect(value(.linear(duration: 2).delay(1), 0.5) == 0)
    #expect(value(.linear(duration: 2).delay(1), 2) == 5)
    #expect(value(.linear(duration: 2).speed(2), 0.5) == 5)
    #expect(value(.linear(duration: 2).repeatForever(autoreverses: false), 5) == 5)
    #expect(value(.linear(duration: 2).repeatCount(2), 2.5) == 7.5)
    #expect(value(.linear(duration: 2).repeatCount(2), 4) == nil)
    #expect(!context.isLogicallyComplete)
    #expect(value(.linear(duration: 2).logicallyComplete(after: 1), 1) == 5)
    #expect(context.isLogicallyComplete)
    #expect(value(.spring, 10) == nil)
    #expect(value(.default, 0.1) ?? 0 > 0)
  }

  @Test("A geometry effect transforms the view depending on its size")
  func geometryEffects() {
    let expected = outline(
      of: Color.red.frame(width: 40, height: 20)
        .transformEffect(CGAffineTransform(translationX: 20, y: 0)))
    let view = Color.red.frame(width: 40, height: 20)
    #expect(outline(of: view.modifier(HalfWidth())) == expected)
    #expect(outline(of: view.modifier(HalfWidth().ignoredByLayout())) == expected)
    #expect(
      outline(
        of: view.projectionEffect(
          ProjectionTransform(CGAffineTransform(translationX: 20, y: 0)))) == expected)
  }

  @Test("A projection transform is inverted and concatenated as a matrix")
  func projections() {
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let move = ProjectionTransform(CGAffineTransform(translationX: 1, y: 2))
    let both = scale.concatenating(move)
    #expect(CGPoint(x: 3, y: 5).applying(both) == CGPoint(x: 7, y: 22))
    #expect(CGPoint(x: 7, y: 22).applying(both.inverted()) == CGPoint(x: 3, y: 5))
    #expect(both.isAffine && !both.isIdentity && ProjectionTransform().isIdentity)
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let hasInverse = singular.invert()
    #expect(!hasInverse)
  }
}

private struct Pose {
  var x = 0.0
  var y = 0.0
}

private struct HalfWidth: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}
