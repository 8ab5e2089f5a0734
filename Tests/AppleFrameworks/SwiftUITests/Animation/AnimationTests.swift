// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Animations")
@MainActor
struct AnimationTests {
  @Test("A completion is called when the change has settled")
  func completion() throws {
    let host = try ViewHost(Completing())
    try host.tap("Animate")
    #expect(texts(of: host).first == "changed, then completed after 1")
    try host.tap("Bind")
    #expect(texts(of: host).first == "bound")
  }

  @Test("A completion outside of an action is called immediately")
  func immediately() {
    var log: [String] = []
    withAnimation {
      log.append("body")
    } completion: {
      log.append("completion")
    }
    #expect(log == ["body", "completion"])
    #expect(withAnimation { 3 } == 3)
  }

  @Test("Completions that never end are reported")
  func endless() throws {
    let host = try ViewHost(Pulsing())
    let warnings = host.scene.diagnostics.map(\.description)
    #expect(warnings.contains { $0.contains("The views did not settle in 100 evaluations") })
  }

  @Test("Animations and transactions do not change a view")
  func unchanged() {
    let plain = outline(of: Text("a"))
    #expect(outline(of: Text("a").animation(.default, value: 1)) == plain)
    #expect(outline(of: Text("a").transaction { $0.animation = nil }) == plain)
    #expect(outline(of: Text("a").contentTransition(.numericText())) == plain)
    #expect(outline(of: Text("a").symbolEffect(.bounce, value: 1)) == plain)
    #expect(outline(of: Matched()).contains("text: \"a\""))
  }

  @Test("The modifiers that a closure adds apply to the view")
  func bodies() {
    let expected = outline(of: Text("a").opacity(0.5))
    #expect(outline(of: Text("a").animation(.default) { $0.opacity(0.5) }) == expected)
    #expect(
      outline(
        of: Text("a").transaction { _ in
        } body: {
          $0.opacity(0.5)
        }) == expected)
  }

  @Test("A phase animator shows the first phase, a keyframe animator its initial value")
  func animators() {
    let expected = outline(of: Text("a").opacity(0.5))
    #expect(
      outline(of: Text("a").phaseAnimator([0.5, 1]) { $0.opacity($1) }).contains("0.5"))
    #expect(
      outline(
        of: Text("a").keyframeAnimator(initialValue: 0.5) {
          $0.opacity($1)
        } keyframes: { _ in
          LinearKeyframe(1, duration: 1)
        }
      ).contains("0.5"))
    #expect(expected.contains("0.5"))
  }

  @Test("Equal animations are those with equal parameters")
  func equality() {
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.spring == .smooth)
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Set([Animation.bouncy, .snappy, .bouncy]).count == 2)
  }

  @Test("A custom value of a transaction has its default until it is set")
  func transactions() {
    var transaction = Transaction()
    #expect(transaction.speed == 1)
    transaction.speed = 2
    #expect(transaction.speed == 2)
  }
}

extension Transaction {
  @Entry fileprivate var speed = 1.0
}

private struct Completing: View {
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    VStack {
      Text(text)
      Button("Animate") {
        withAnimation(.bouncy) {
          text = "changed"
        } completion: {
          text += ", then completed after \(count)"
        }
      }
      Button("Bind") {
        var transaction = Transaction(animation: .default)
        transaction.addAnimationCompletion { text = "bound" }
        $count.transaction(transaction).wrappedValue = 5
      }
    }
    .onChange(of: text) { count += 1 }
  }
}

private struct Pulsing: View {
  @State private var isLarge = false

  var body: some View { Text("\(isLarge)").onAppear(perform: pulse) }

  private func pulse() {
    withAnimation {
      isLarge.toggle()
    } completion: {
      pulse()
    }
  }
}

private struct Matched: View {
  @Namespace private var namespace

  var body: some View { Text("a").matchedGeometryEffect(id: 1, in: namespace) }
}
