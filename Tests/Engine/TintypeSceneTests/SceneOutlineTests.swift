// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Scene outlines")
struct SceneOutlineTests {
  struct Greeting: Component {
    var body: some Component {
      VStack(alignment: .leading) {
        Text("Hello,\n\"Ada\"")
        Circle().fill(Color("accent", light: Color(hex: 0x0A5CD6), dark: .white))
          .frame(width: 12.5).padding(.leading, 4).id("dot")
        Spacer(minLength: 2)
      }
    }
  }

  @Test("A scene outline has the canvas, frames and attributes")
  func literal() throws {
    #expect(
      try lay(Greeting(), in: Size(200, 100)).outline == """
        canvas 200 × 100 @2x light
        Greeting  70 0  60 × 100
          VStack[0]  70 0  60 × 100  alignment: leading
            Text[0]  70 0  60 × 40  text: "Hello,\\n\\"Ada\\""  font: default regular 17  \
        color: primary #000000
            Circle#dot  70 48  16.5 × 12.5  fill: accent #0A5CD6  frame[0].width: 12.5  \
        padding[0].leading: 4
            Spacer[0]  70 60.5  0 × 39.5  minLength: 2

        """)
  }

  @Test("A scene outline has the layout direction, color scheme and diagnostics")
  func diagnostics() throws {
    let component = Rectangle().frame(width: -1, height: 10).environment(
      \.layoutDirection, .rightToLeft)
    #expect(
      try lay(component, in: Size(20, 10.125), traits: [.dark, .rightToLeft, .displayScale(1.5)])
        .outline == """
          canvas 20 × 10.125 @1.5x dark rightToLeft
          Rectangle  0 0.063  20 × 10  fill: primary #FFFFFF  frame[0].width: -1  \
          frame[0].height: 10  layoutDirection: rightToLeft
          diagnostic Rectangle: frame[0].width is -1, which is not a valid length, and was ignored. \
          Pass a finite number; a size must not be negative.

          """)
  }

  /// A component and the end of its line in the outline.
  struct Case: Sendable {
    let text: String
    let component: @Sendable () -> ComponentList

    init(
      _ text: String,
      @ComponentBuilder component: @escaping @Sendable () -> ComponentList
    ) {
      self.text = text
      self.component = component
    }
  }

  @Test(
    "A scene outline lists the attributes that differ from the defaults",
    arguments: [
      Case("alignment: center  lineLimit: 2") {
        Text("a").lineLimit(2).multilineTextAlignment(.center)
      },
      Case("spacing: 3  alignment: top") { HStack(alignment: .top, spacing: 3) {} },
      Case("alignment: leading top") { ZStack(alignment: .topLeading) {} },
      Case("cornerRadius: 3  fill: primary #000000") { RoundedRectangle(cornerRadius: 3) },
      Case("stroke[0].color: #FFFFFF  stroke[0].lineWidth: 2") {
        Circle().stroke(.white, lineWidth: 2)
      },
      Case("strokeBorder[0].color: #FFFFFF  strokeBorder[0].lineWidth: 1") {
        Circle().strokeBorder(.white)
      },
      Case("color: #00000000") { Color.clear },
      Case("fixedSize[0]: horizontal vertical") { Color.clear.fixedSize() },
      Case("color: #00000000") { Color.clear.fixedSize(horizontal: false, vertical: false) },
      Case("layoutPriority[0]: -2") { Color.clear.layoutPriority(-2) },
      Case("color: #00000000") { Color.clear.padding(0).opacity(2) },
      Case("color: #00000000  opacity[0]: 0.5") { Color.clear.padding(0).opacity(0.5) },
      Case("background[0].color: #000000") { Color.clear.background(.black) },
      Case("frame[0].maxWidth: infinity  frame[0].alignment: center top") {
        Color.clear.frame(maxWidth: .infinity, alignment: .top)
      },
    ])
  func attributes(example: Case) throws {
    let first = try lay(example.component(), in: Size(20, 20)).outline.split(separator: "\n")[1]
    #expect(first.hasSuffix(example.text), "\(first)")
  }

  @Test(
    "Numbers in outlines do not depend on the locale and have at most three decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (0.5, "0.5"), (-12.3456, "-12.346"),
      (0.001, "0.001"), (1234567.89, "1234567.89"), (.infinity, "infinity"),
      (-.infinity, "-infinity"), (.nan, "nan"), (999_999_999_999, "999999999999"),
      (1e12, "1000000000000"), (1e16, "1e+16"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "0"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) {
    #expect(number.pointText == text)
  }
}
