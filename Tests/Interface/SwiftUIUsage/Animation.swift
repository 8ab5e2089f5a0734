// SPDX-License-Identifier: MIT

import SwiftUI

private let animations: [Animation] = [
  .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut,
  .easeOut(duration: 1), .easeInOut, .easeInOut(duration: 1),
  .timingCurve(0, 0, 1, 1), .timingCurve(0, 0, 1, 1, duration: 2),
  .timingCurve(.circularEaseIn, duration: 1),
]

private let springs: [Animation] = [
  .spring, .spring(), .spring(duration: 1), .spring(duration: 1, bounce: 0.2),
  .spring(response: 0.5, dampingFraction: 0.8), .spring(response: 1),
  .spring(response: 0.5, dampingFraction: 0.8, blendDuration: 0.1),
  .spring(Spring(duration: 1, bounce: 0.2)), .spring(.bouncy, blendDuration: 0.1),
  .interactiveSpring, .interactiveSpring(), .interactiveSpring(response: 0.3),
  .interactiveSpring(duration: 0.3, extraBounce: 0.1),
  .interpolatingSpring, .interpolatingSpring(stiffness: 100, damping: 10),
  .interpolatingSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 1),
  .interpolatingSpring(duration: 1, bounce: 0.1), .interpolatingSpring(.smooth),
  .smooth, .smooth(duration: 1), .smooth(extraBounce: 0.1), .snappy, .snappy(duration: 1),
  .bouncy, .bouncy(duration: 1, extraBounce: 0.1),
]

private let changed: [Animation] = [
  .default.delay(1), .default.speed(2), .default.repeatCount(3),
  .default.repeatCount(3, autoreverses: false), .default.repeatForever(),
  .default.repeatForever(autoreverses: false), .default.logicallyComplete(after: 1),
  Animation(StepAnimation()),
]

private struct StepAnimation: CustomAnimation {
  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    context.state[StepKey.self] += 1
    return time < 1 ? value.scaled(by: time.rounded()) : nil
  }
}

private struct StepKey: AnimationStateKey {
  static let defaultValue = 0
}

private struct SpeedKey: TransactionKey {
  static let defaultValue = 1.0
}

extension Transaction {
  fileprivate var speed: Double {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }

  @Entry var isFast = false
}

private struct AnimationViews: View {
  @State private var isOn = false
  @State private var count = 0
  @Namespace private var namespace

  var body: some View {
    VStack {
      Text("A").animation(.default, value: isOn)
      Text("B").animation(nil, value: count)
      Text("C").animation(.easeIn) { $0.opacity(isOn ? 1 : 0) }
      Text("D").transaction { $0.animation = nil }
      Text("E").transaction(value: count) { $0.disablesAnimations = true }
      Text("F").transaction {
        $0.animation = .default
      } body: {
        $0.opacity(0.5)
      }
      EquatableText(text: "G").animation(.default)
      Text("\(count)").contentTransition(.numericText())
      Text("\(count)").contentTransition(.numericText(countsDown: true))
      Text("\(count)").contentTransition(.numericText(value: Double(count)))
      Image(systemName: "star").contentTransition(.symbolEffect(.replace))
      Image(systemName: "star").contentTransition(.symbolEffect(.replace.downUp.byLayer))
      Image(systemName: "star").contentTransition(.symbolEffect)
      Text("H").contentTransition(.identity).contentTransition(.opacity)
        .contentTransition(.interpolate)
    }
    VStack {
      Text("I").matchedGeometryEffect(id: "i", in: namespace)
      Text("J").matchedGeometryEffect(
        id: 1, in: namespace, properties: [.position, .size], anchor: .top, isSource: false)
      Text("K").matchedTransitionSource(id: 1, in: namespace)
      Text("L").matchedTransitionSource(id: 1, in: namespace) {
        $0.background(.red).clipShape(RoundedRectangle(cornerRadius: 4)).shadow(radius: 1)
      }
    }
    .onAppear(perform: change)
  }

  private func change() {
    withAnimation { isOn.toggle() }
    withAnimation(.easeIn(duration: 2)) { isOn = true }
    withAnimation(nil) { isOn = true }
    withAnimation(.bouncy) {
      count += 1
    } completion: {
      count = 0
    }
    withAnimation(completionCriteria: .removed) {
      count += 1
    } completion: {
      count = 0
    }
    let result = withAnimation { count + 1 }
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    transaction.speed = 2
    transaction.addAnimationCompletion { count = result }
    transaction.addAnimationCompletion(criteria: .removed) {}
    withTransaction(transaction) { isOn = false }
    withTransaction(\.speed, 3) { isOn = false }
    withTransaction(Transaction()) { isOn = false }
  }
}

private struct EquatableText: View, Equatable {
  let text: String

  var body: some View { Text(text) }
}

private struct TransitionViews: View {
  @State private var isShown = true

  var body: some View {
    if isShown {
      Text("A").transition(.opacity)
      Text("B").transition(.slide)
      Text("C").transition(.move(edge: .top))
      Text("D").transition(.move(edge: .top).combined(with: .opacity))
      Text("E").transition(.scale)
      Text("F").transition(.scale(scale: 0.5))
      Text("G").transition(.scale(scale: 0.5, anchor: .top))
      Text("H").transition(.offset(x: 1, y: 2))
      Text("I").transition(.offset(CGSize(width: 1, height: 2)))
      Text("J").transition(.push(from: .leading))
    }
    if isShown {
      Text("K").transition(
        .asymmetric(insertion: .move(edge: .leading), removal: .opacity.animation(.easeIn)))
      Text("L").transition(.identity)
      Text("M").transition(
        .modifier(active: FadeModifier(opacity: 0), identity: FadeModifier(opacity: 1)))
      Text("N").transition(.fade)
      Text("O").transition(AnyTransition.opacity.animation(.default))
      Text("P").transition(TwirlTransition())
      Text("Q").transition(.blurReplace)
      Text("R").transition(.blurReplace(.upUp))
      Text("S").transition(.scale(0.5, anchor: .top))
      Text("T").transition(AsymmetricTransition(insertion: .slide, removal: .opacity))
    }
    Image(systemName: "star").transition(.symbolEffect)
    Image(systemName: "star").transition(.symbolEffect(.appear.up))
    Text("U").transition(OpacityTransition().combined(with: ScaleTransition(0.5)))
    Text("V").transition(AnyTransition(TwirlTransition().animation(.bouncy)))
  }
}

extension AnyTransition {
  fileprivate static var fade: AnyTransition { .opacity.combined(with: .scale) }
}

private struct FadeModifier: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct TwirlTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .rotationEffect(.degrees(phase == .willAppear ? 360 : phase == .didDisappear ? -360 : 0))
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(1 - abs(phase.value))
  }
}

private enum BouncePhase: CaseIterable {
  case start, middle, end

  var offset: CGFloat { self == .middle ? -20 : 0 }
}

private struct PoseValues {
  var scale = 1.0
  var angle = Angle.zero
  var offset = CGSize.zero
}

private struct PhaseViews: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("A").phaseAnimator([false, true]) { content, phase in content.opacity(phase ? 1 : 0) }
      Text("B").phaseAnimator(BouncePhase.allCases, trigger: count) { content, phase in
        content.offset(y: phase.offset)
      } animation: { phase in
        phase == .middle ? .bouncy : .default
      }
      PhaseAnimator([0.0, 1.0]) { Text("C").opacity($0) }
      PhaseAnimator(BouncePhase.allCases, trigger: count) { phase in
        Text("D").offset(y: phase.offset)
      } animation: { _ in
        .easeIn
      }
    }
    VStack {
      Text("E").keyframeAnimator(initialValue: PoseValues()) { content, value in
        content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1, duration: 0.3)
          SpringKeyframe(1.5, duration: 0.3, spring: .bouncy)
          CubicKeyframe(1, duration: 0.3, startVelocity: 1, endVelocity: 0)
          MoveKeyframe(1)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(.degrees(10), duration: 0.3)
          if count > 0 {
            CubicKeyframe(.degrees(20), duration: 0.3)
          } else {
            LinearKeyframe(.degrees(0), duration: 0.3, timingCurve: .easeIn)
          }
        }
        KeyframeTrack(\.offset) { SpringKeyframe(.zero) }
      }
      Text("F").keyframeAnimator(initialValue: 1.0, trigger: count) { content, value in
        content.opacity(value)
      } keyframes: { value in
        LinearKeyframe(0.5, duration: 1)
        LinearKeyframe(value, duration: 1)
      }
      KeyframeAnimator(initialValue: 1.0, repeating: false) { value in
        Text("G").opacity(value)
      } keyframes: { _ in
        KeyframeTrack { for step in 0..<3 { LinearKeyframe(Double(step), duration: 1) } }
      }
      KeyframeAnimator(initialValue: 1.0, trigger: count) { value in
        Text("H").opacity(value)
      } keyframes: { _ in
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  private var timeline: Double {
    let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 2) }
    return timeline.value(time: 1) + timeline.value(progress: 0.5) + timeline.duration
  }
}

private struct EffectViews: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Image(systemName: "star").symbolEffect(.bounce, value: count)
      Image(systemName: "star").symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: count)
      Image(systemName: "star").symbolEffect(.pulse)
      Image(systemName: "star").symbolEffect(.variableColor.iterative.reversing, isActive: true)
      Image(systemName: "star").symbolEffect(.scale.up, options: .speed(2).repeating)
      Image(systemName: "star").symbolEffect(.breathe).symbolEffect(.rotate)
      Image(systemName: "star").symbolEffect(.wiggle.left, options: .nonRepeating, value: count)
      Image(systemName: "star").symbolEffect(.disappear, isActive: count > 0)
        .symbolEffectsRemoved().symbolEffectsRemoved(false)
    }
    Text("A").modifier(ShakeEffect(shakes: 1))
    Text("B").modifier(ShakeEffect(shakes: 2).ignoredByLayout())
    Text("C").modifier(CounterModifier(number: 1))
    Text("D").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    WaveShape(phase: 1).animation(.linear.repeatForever(autoreverses: false), value: count)
  }
}

private struct ShakeEffect: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 10 * sin(shakes * .pi), y: 0))
      .concatenating(ProjectionTransform().inverted())
  }
}

private struct CounterModifier: AnimatableModifier {
  nonisolated var number: Double

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View { content.overlay(Text("\(number)")) }
}

private struct WaveShape: Shape {
  var phase: Double
  var size = AnimatablePair<CGFloat, Double>(1, 2)

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, Double>> {
    get { AnimatablePair(phase, size) }
    set { (phase, size) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

private struct SpringValues {
  let spring = Spring(mass: 1, stiffness: 100, damping: 10)
  let settling = Spring(settlingDuration: 1, dampingRatio: 0.5)

  func value(at time: TimeInterval) -> Double {
    var (value, velocity) = (0.0, 0.0)
    spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: time)
    return spring.value(target: 1.0, time: time) + spring.velocity(target: 1.0, time: time)
      + spring.force(target: 1.0, position: 0.0, velocity: 0.0) + settling.settlingDuration
      + Double(spring.value(fromValue: 0.0, toValue: 1.0, initialVelocity: 0.0, time: time))
      + spring.duration + spring.bounce + spring.response + spring.dampingRatio + spring.mass
      + UnitCurve.easeInOut.value(at: 0.5) + UnitCurve.linear.inverse.velocity(at: 0.5)
  }
}

private struct TimelineViews: View {
  var body: some View {
    TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Text(context.cadence == .live ? "live" : "rare")
    }
    TimelineView(.animation) { timeline in Text("\(timeline.date)") }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("A") }
    TimelineView(.explicit([Date()])) { _ in Text("B") }
    TimelineView(DailySchedule()) { context in DateView(context: context) }
  }
}

private struct DateView: View {
  let context: TimelineViewDefaultContext

  var body: some View { Text(context.date, style: .date) }
}

private struct DailySchedule: TimelineSchedule {
  func entries(from startDate: Date, mode: Mode) -> [Date] { [startDate, startDate + 86_400] }
}
