// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeComponents
import TintypeScene

@testable import TintypeAudits
@testable import TintypeCairo

@Suite("Contrast of text")
struct AuditContrastTests {
  /// Returns the measured ratio of the only line of a component.
  private func ratio(_ component: some Component, traits: Traits = Traits()) throws -> Double? {
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(
      of: component, in: .fixed(Size(width: 160, height: 40)), traits: traits, measuring: renderer)
    let line = try #require(PaintedContent(scene).lines.first)
    let pixels = try TextPixels(
      of: scene, [line], painted: FlatPixels(of: scene, painting: renderer.paint),
      painting: renderer.paint)
    return pixels.contrast(in: line.visible)?.ratio
  }

  private func color(_ generator: inout SeededGenerator, opacity: Double = 1) -> Color {
    // Colors with whole levels are painted as they are.
    func level() -> Double { Double(Int.random(in: 0...255, using: &generator)) / 255 }
    return Color(red: level(), green: level(), blue: level(), opacity: opacity)
  }

  private func resolved(_ color: Color) -> ResolvedColor { color.resolve(in: EnvironmentValues()) }

  @Test("The ratio of colors is that of WCAG within 0.05")
  func solidColors() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<150 {
      let (ink, ground) = (color(&generator), color(&generator))
      let expected = resolved(ink).contrast(with: resolved(ground))
      let measured = try #require(
        try ratio(
          Text("Contrast").foregroundColor(ink).frame(width: 160, height: 40).background(ground)))
      #expect(abs(measured - expected) <= 0.05, "\(ink) on \(ground)")
    }
  }

  @Test("The ratio of translucent text is that of the resulting color")
  func translucentColors() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      let opacity = Double(Int.random(in: 30...100, using: &generator)) / 100
      let (ink, ground) = (color(&generator, opacity: opacity), color(&generator))
      let expected = resolved(ink).contrast(with: resolved(ground))
      let measured = try #require(
        try ratio(
          Text("Contrast").foregroundColor(ink).frame(width: 160, height: 40).background(ground)))
      // Rounding to 256 levels changes dark colors by up to one percent of the ratio.
      #expect(abs(measured - expected) <= max(0.05, expected * 0.015), "\(ink) on \(ground)")
    }
  }

  @Test("The opacity of a group counts")
  func groupOpacity() throws {
    let measured = try #require(
      try ratio(Text("Contrast").frame(width: 160, height: 40).opacity(0.5).background(Color.white))
    )
    let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    #expect(abs(measured - gray.contrast(with: white)) <= 0.05)
  }

  @Test("Text over a gradient has the contrast of its worst part")
  func gradient() throws {
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let measured = try #require(
      try ratio(Text("Over a long gradient").frame(width: 160, height: 40).background(gradient)))
    #expect(measured < 4)
    let found = try audit(
      Text("Over a long gradient").frame(width: 160, height: 40).background(gradient))
    #expect(found.findings.map(\.rule) == [.contrast])
  }

  @Test("Text over an image is measured against the image's pixels")
  func image() throws {
    let pixels = [UInt32](repeating: 0xFF33_3333, count: 64)
    let data = try #require(ImageData(pixelWidth: 8, pixelHeight: 8, pixels: pixels))
    let measured = try #require(
      try ratio(
        ZStack {
          Image(data).resizable(); Text("Contrast").foregroundColor(.white)
        }))
    let ground = ResolvedColor(red: 0.2, green: 0.2, blue: 0.2)
    let expected = ground.contrast(with: ResolvedColor(red: 1, green: 1, blue: 1))
    #expect(abs(measured - expected) <= 0.05)
  }

  @Test("Text of exactly the color of its background has a contrast of 1")
  func invisibleText() throws {
    let found = try audit(Text("Hidden").foregroundColor(.white).background(Color.white))
    #expect(found.findings.map(\.measured) == ["1:1"])
  }

  @Test("Text that is covered, disabled, transparent or hidden is not measured")
  func exemptions() throws {
    let pale = Text("Terms").foregroundColor(RuleExample.pale)
    #expect(
      try audit(
        ZStack {
          pale; Color.white
        }
      ).findings == [])
    #expect(try audit(pale.opacity(0)).findings == [])
    #expect(try audit(pale.accessibilityHidden()).findings == [])
    let button = Button(action: {}) { pale.frame(width: 60, height: 44) }
    #expect(try audit(button).findings.map(\.rule) == [.contrast])
    #expect(try audit(button.disabled(true)).findings == [])
  }

  @Test("A text behind another one that cannot be seen does not count")
  func textBehindText() throws {
    let title = Text("Misty Mountains").font(.system(size: 20, weight: .black))
    let row = Text("little lilies")
    let cases: [any Component] = [
      ZStack {
        title; Color.white; row
      },
      ZStack {
        title.opacity(0); row
      },
      ZStack(alignment: .leading) {
        title; Color.white.frame(width: 120); row
      },
    ]
    for component in cases {
      #expect(!(try audit(component).findings.map(\.rule).contains(.contrast)))
    }
    #expect(
      try audit(
        ZStack {
          Color.white; row.foregroundColor(RuleExample.pale)
        }
      ).findings.count == 1)
  }

  @Test("Tabs that are not selected have the gray of the system")
  func tabs() throws {
    func rules(tint: Color) throws -> [AuditRule] {
      let bar = TabBar(selection: .constant(0)) {
        TabItem("Home", systemImage: "house", tag: 0)
        TabItem("Saved", systemImage: "bookmark", tag: 1)
      }
      return try audit(bar.tint(tint)).findings.map(\.rule)
    }
    #expect(try rules(tint: .black) == [.contrastSystem])
    #expect(try rules(tint: RuleExample.pale) == [.contrast, .contrastSystem])
  }

  @Test("Large text, and bold text of 18.5 points, need 3:1")
  func largeText() throws {
    // 3.54:1 on white.
    let gray = Color(red: 0.54, green: 0.54, blue: 0.54)
    func rules(_ font: Font, _ options: AuditOptions = AuditOptions()) throws -> [String] {
      try audit(Text("Large").font(font).foregroundColor(gray), options).findings.map(\.required)
    }
    #expect(try rules(.system(size: 24)) == [])
    #expect(try rules(.system(size: 23)) == ["4.5:1"])
    #expect(try rules(.system(size: 19, weight: .bold)) == [])
    #expect(try rules(.system(size: 19)) == ["4.5:1"])
    #expect(try rules(.system(size: 24), AuditOptions(contrast: .aaa)) == ["4.5:1"])
    #expect(try rules(.system(size: 17), AuditOptions(contrast: .aaa)) == ["7:1"])
  }

  @Test("Low contrast of a system color is a note, unless the background is not the system's")
  func systemColors() throws {
    let gray = Color(red: 0.62, green: 0.62, blue: 0.62)
    let pale = Color(red: 0.55, green: 0.6, blue: 0.65)
    let cases: [(text: Color, ground: Color, rules: [AuditRule])] = [
      (.secondary, .white, [.contrastSystem]), (.secondary, gray, [.contrast]),
      (.tertiary, .white, [.contrastSystem]), (.placeholderText, .white, [.contrastSystem]),
      (.tertiary, gray, [.contrast]), (.red, .white, [.contrastSystem]),
      (.white, .blue, [.contrastSystem]), (.white, .yellow, [.contrast]),
      (.white, pale, [.contrast]), (.primary, .white, []),
    ]
    for (text, ground, rules) in cases {
      let found = try audit(
        Text("Contrast").foregroundColor(text).frame(width: 160, height: 40).background(ground))
      #expect(found.findings.map(\.rule) == rules, "\(text) on \(ground)")
      let fails = rules.contains(.contrast)
      #expect(found.findings.failsAssertions == fails, "\(text) on \(ground)")
    }
  }

  @Test("A transparent canvas has the background of the color scheme")
  func transparentCanvas() throws {
    #expect(try audit(Text("Text"), traits: .dark).findings == [])
    #expect(
      try audit(Text("Text").foregroundColor(.black), traits: .dark).findings.map(\.rule)
        == [.contrast])
  }

  @Test("Only text on several colors is painted again if the pixels of a scene are known")
  func knownPixels() throws {
    let renderer = try CairoRenderer.standard()
    let text = Text("Text").foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.7))
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let cases: [(any Component, Int)] = [
      (text, 0), (text.background(Color.white), 0), (text.background(gradient), 2),
    ]
    for (component, count) in cases {
      let scene = try Scene(of: component, in: .sizeThatFits, measuring: renderer)
      var paintings = 0
      let found = Audit(of: scene, painted: try renderer.paint(scene)) { scene in
        paintings += 1
        return try renderer.paint(scene)
      }
      #expect(paintings == count)
      #expect(found == Audit(of: scene, painting: renderer.paint))
      #expect(found.findings.map(\.rule) == [.contrast])
    }
  }

  @Test("A painter that fails is a problem")
  func failingPainter() throws {
    struct Failure: Error, CustomStringConvertible { var description: String { "no memory" } }
    let renderer = try CairoRenderer.standard()
    let scene = try Scene(of: Text("Text"), in: .sizeThatFits, measuring: renderer)
    let found = Audit(of: scene) { _ in throw Failure() }
    #expect(
      found.problems.map(\.description) == [
        "The contrast was not measured, because the scene could not be painted: no memory"
      ])
  }
}
