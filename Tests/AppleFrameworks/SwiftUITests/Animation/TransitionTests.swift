// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Transitions")
@MainActor
struct TransitionTests {
  private static let plain = outline(of: Text("a").id("a"))

  @Test("Built-in transitions do not change an inserted view")
  func builtIn() {
    let view = Text("a").id("a")
    #expect(outline(of: view.transition(.slide)) == Self.plain)
    #expect(outline(of: view.transition(.move(edge: .top))) == Self.plain)
    #expect(
      outline(of: view.transition(.move(edge: .top).combined(with: .opacity))) == Self.plain)
    #expect(
      outline(of: view.transition(.asymmetric(insertion: .scale, removal: .push(from: .top))))
        == Self.plain)
  }

  @Test("An inserted view has the modifier of its identity and the body of a custom transition")
  func custom() {
    let expected = outline(of: Text("a").id("a").opacity(0.25))
    #expect(
      outline(
        of: Text("a").id("a").transition(
          .modifier(active: Fade(opacity: 0), identity: Fade(opacity: 0.25)))
      ).contains("0.25"))
    #expect(outline(of: Text("a").id("a").transition(Quarter())) == expected)
    #expect(outline(of: Text("a").id("a").transition(AnyTransition(Quarter()))) == expected)
    #expect(
      outline(of: Text("a").transition(Quarter().combined(with: Quarter()))).components(
        separatedBy: "0.25"
      ).count == 3)
  }

  @Test("A transition shows its effect in the phases in which the view is not inserted")
  func phases() {
    let text = Text("a").id("a")
    #expect(
      outline(of: OpacityTransition().apply(content: text, phase: .willAppear)).contains(
        "opacity"))
    #expect(
      outline(
        of: OffsetTransition(CGSize(width: 7, height: 0)).apply(
          content: text, phase: .didDisappear)
      ).contains("7"))
    #expect(
      outline(of: MoveTransition(edge: .leading).apply(content: text, phase: .willAppear))
        .contains("offset"))
  }

  @Test("The state of a view with a transition survives other changes")
  func identity() throws {
    let host = try ViewHost(Toggling())
    try host.tap("Increment")
    try host.tap("Increment")
    #expect(texts(of: host).first == "2")
  }
}

private struct Fade: ViewModifier {
  let opacity: Double

  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Quarter: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 0.25 : 0)
  }
}

private struct Toggling: View {
  var body: some View { Inner().transition(.opacity.animation(.default)) }
}

private struct Inner: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Increment") { withAnimation { count += 1 } }
    }
  }
}
