// SPDX-License-Identifier: MIT

@testable import SwiftUI
import Testing

@Suite("Drawing modifiers")
struct DrawingModifierTests {
  private func text(_ view: some View) -> String { outline(of: view) }

  @Test("A background of a style, a shape or a view is behind the view")
  func backgrounds() {
    #expect(text(Text("a").background(.red)).contains("background[0].color: red"))
    #expect(text(Text("a").background(.red, in: .circle)).contains("background[0].shape: circle"))
    #expect(text(Text("a").background(Text("b"))).contains("\"b\""))
    #expect(text(Text("a").background()) == text(Text("a").background(.background)))
  }

  @Test("A background in a shape has the background style of the environment")
  func backgroundStyles() {
    let view = Text("a").background(in: Capsule()).backgroundStyle(.red)
    #expect(text(view).contains("background[0].color: red"))
  }

  @Test("A background whose style has a shadow is painted with the shadow")
  func shadowStyles() {
    #expect(
      text(Text("a").background(.red.shadow(.drop(radius: 2)))).contains("shadow[0].radius: 2"))
  }

  @Test("A clip by a corner radius is that of a rounded rectangle")
  func cornerRadius() {
    #expect(
      text(Text("a").cornerRadius(4))
        == text(Text("a").clipShape(RoundedRectangle(cornerRadius: 4))))
  }

  @Test("Sensitive content is redacted for the reason of privacy only")
  func privacy() {
    let sensitive = Text("a").privacySensitive()
    #expect(text(sensitive.redacted(reason: .privacy)) != text(sensitive))
    #expect(
      text(Text("a").privacySensitive(false).redacted(reason: .privacy)) == text(Text("a")))
    #expect(text(Text("a").redacted(reason: .privacy)) == text(Text("a")))
  }

  @Test("A rotation by half a turn around a vertical axis mirrors the view")
  func flip() {
    let view = Text("a").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
    #expect(text(view).contains("transformEffect[0]: -1 0 0 1 0 0"), "\(text(view))")
  }

  @Test("A rotation in depth without a perspective scales the view")
  func orthographicRotation() {
    let view = Text("a").rotation3DEffect(.degrees(60), axis: (1, 0, 0), perspective: 0)
    #expect(text(view).contains("transformEffect[0]: 1 0 0 0.5"), "\(text(view))")
  }

  @MainActor
  @Test("A rotation in depth divides by the distance from the eye, relative to the larger side")
  func perspectiveRotation() {
    let view = Color.red.frame(width: 40, height: 20).rotation3DEffect(
      .degrees(30), axis: (0, 1, 0))
    #expect(text(view).contains("projectionEffect[0]: 0.866 0 0 1 0 0"), "\(text(view))")
    #expect(text(view).contains("projectionEffect[0].isRelative: true"))
    #expect(text(view).contains("projectionEffect[0].perspective: 0.5"))
    #expect(!issues(of: view).contains("cannot be painted"))
  }

  @Test("A view that is seen from the side is invisible")
  func edgeOn() {
    let view = Text("a").rotation3DEffect(.degrees(90), axis: (0, 1, 0))
    #expect(text(view).contains("opacity[0]: 0"))
  }

  @Test("A view is mirrored in a right-to-left layout if it flips")
  func flipping() {
    let view = Text("a").flipsForRightToLeftLayoutDirection(true)
    #expect(text(view) == text(Text("a")))
    #expect(
      text(view.transformingEnvironment { $0.base.layoutDirection = .rightToLeft })
        .contains("scaleEffect[0].x: -1"))
  }
}
