// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeComponents
import TintypeGallery
import TintypeImaging
import TintypeScene

@testable import TintypeAudits
@testable import TintypeCairo

@Suite("Contrast without further paintings")
struct FlatPixelsTests {
  private let renderer: CairoRenderer

  init() throws { renderer = try CairoRenderer.standard() }

  private func scene(_ component: some Component, scale: Double = 2) throws -> Scene {
    try Scene(
      of: component, in: .fixed(Size(width: 160, height: 40)), traits: [.displayScale(scale)],
      measuring: renderer)
  }

  /// Returns the ratio of the first line of a scene, in an ink; `nil` if it is not measured.
  private func ratio(of ink: UInt32, in scene: Scene) throws -> Double? {
    let line = try #require(PaintedContent(scene).lines.first)
    return try FlatPixels(of: scene, painting: renderer.paint).contrast(of: ink, in: line.visible)?
      .ratio
  }

  @Test("The ratio of two colors is that of WCAG", arguments: [1.0, 2, 3])
  func ratios(scale: Double) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<100 {
      func level() -> Double { Double(Int.random(in: 0...255, using: &generator)) / 255 }
      let ink = Color(red: level(), green: level(), blue: level())
      let ground = Color(red: level(), green: level(), blue: level())
      let colors = [ink, ground].map { $0.resolve(in: EnvironmentValues()) }
      let text = Text("Contrast").font(.system(size: 24, weight: .bold)).foregroundColor(ink)
        .frame(width: 160, height: 40).background(ground)
      let measured = try #require(
        try ratio(of: colors[0].pixel, in: scene(text, scale: scale)), "\(colors)")
      #expect(abs(measured - colors[0].contrast(with: colors[1])) <= 0.02, "\(colors)")
    }
  }

  @Test("Pixels of a third color, and ink that is dimmed, are not measured")
  func otherColors() throws {
    func text(_ color: Color = .black) -> some Component {
      Text("Contrast").foregroundColor(color).frame(width: 160, height: 40)
    }
    let gradient = LinearGradient(
      colors: [.white, .yellow], startPoint: .leading, endPoint: .trailing)
    let halves = HStack(spacing: 0) {
      Color.white; Color.yellow
    }
    let others: [any Component] = [
      text().background(gradient), text().background(halves),
      text().opacity(0.8).background(Color.white),
      text().strikethrough(true, color: .red).background(Color.white),
      text(.blue).background(Color.white), text(.white).background(Color.white),
    ]
    for other in others {
      #expect(try ratio(of: 0xFF00_0000, in: scene(other)) == nil, "\(other)")
    }
    #expect(try ratio(of: 0xFF00_0000, in: scene(text().background(Color.white))) == 21)
  }

  @Test("Text over something that has the colors between text and background is painted again")
  func mixedGround() throws {
    let text = Text("Over a long gradient").frame(width: 160, height: 40)
    let gradient = LinearGradient(
      colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let patch = Color(hex: 0x444444).frame(width: 30, height: 40)
    let texts: [any Component] = [
      text.background(gradient), text.background { Color.white.overlay { patch } },
    ]
    for text in texts { #expect(try audit(text).findings.map(\.rule) == [.contrast]) }
  }

  @Test("Text that something dims in part is painted again")
  func dimmedPart() throws {
    let text = Text("Contrast").font(.system(size: 24)).frame(width: 160, height: 40)
    let veil = Color.white.opacity(0.8).frame(width: 80)
    let dimmed = text.overlay(alignment: .trailing) { veil }.background(Color.white)
    #expect(try ratio(of: 0xFF00_0000, in: scene(dimmed)) == 21)
    #expect(try audit(dimmed).findings.map(\.rule) == [.contrast])
    let beside = text.overlay { Rectangle().stroke(Color.red) }.background(Color.white)
    #expect(try audit(beside).findings == [])
  }

  @Test("A transparent canvas has the background of its color scheme")
  func transparentCanvas() throws {
    let cases: [(Traits, Color, UInt32)] = [
      (.light, .black, 0xFF00_0000), (.dark, .white, 0xFFFF_FFFF),
    ]
    for (scheme, ink, pixel) in cases {
      let scene = try Scene(
        of: Text("Contrast").foregroundColor(ink), in: .sizeThatFits, traits: scheme,
        measuring: renderer)
      let painted = try renderer.paint(scene)
      #expect(painted.pixels.contains { $0 >> 24 < 255 })
      let line = try #require(PaintedContent(scene).lines.first)
      let pixels = try FlatPixels(of: scene, painted: painted, painting: renderer.paint)
      #expect(pixels.contrast(of: pixel, in: line.visible)?.ratio == 21)
    }
  }

  @Test("Screens have the same contrasts as in images of the whole canvas")
  func screens() throws {
    var counts = (flat: 0, parts: 0)
    for sheet in Gallery.sheets(of: "ShowcaseSnapshotTests") {
      let scene = try Scene(
        of: ComponentList([sheet.component]), in: sheet.viewport, traits: sheet.traits,
        measuring: renderer)
      let audited = AuditedScene(scene, AuditOptions())
      let lines = audited.separate(audited.lines.filter(audited.isLegible))
      guard !lines.isEmpty else { continue }
      let flat = try FlatPixels(
        of: scene, painted: renderer.paint(scene), painting: renderer.paint)
      let whole = try TextPixels(of: scene, lines, painted: flat, painting: renderer.paint)
      for line in lines {
        guard let area = audited.uncovered(line), let expected = whole.contrast(in: area) else {
          continue
        }
        let parts = ScenePart.all(containing: [0: area], of: audited)
        let part = try #require(parts.first?.0)
        let pixels = try TextPixels(
          of: scene, [line], in: part, painted: flat, painting: renderer.paint)
        let name = "\(sheet.name ?? ""): \(line.line.string)"
        let inPart = try #require(pixels.contrast(in: area))
        #expect(abs(inPart.ratio - expected.ratio) <= 0.05, "\(name)")
        counts.parts += 1
        guard let color = line.line.spans.first?.paint, case .color(let ink) = color,
          ink.opacity == 1, line.line.spans.allSatisfy({ $0.paint == color }), line.keepsColor,
          audited.isEven(area, around: line.command...line.command),
          let measured = flat.contrast(of: ink.pixel, in: area)
        else { continue }
        #expect(abs(measured.ratio - expected.ratio) <= 0.05, "\(name)")
        counts.flat += 1
      }
    }
    #expect(counts.flat > 50)
    #expect(counts.parts > counts.flat)
  }
}
