// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport
import TintypeScene

@Suite("Fonts")
struct FontTests {
  private func environment(
    _ size: DynamicTypeSize = .large, weight: LegibilityWeight? = nil, scale: Double = 2
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.legibilityWeight = weight
    environment.displayScale = scale
    return environment
  }

  @Test(
    "Text styles use the default family, and the headline is semibold",
    arguments: [
      (.largeTitle, "default regular 34"), (.title, "default regular 28"),
      (.title2, "default regular 22"), (.title3, "default regular 20"),
      (.headline, "default semibold 17"), (.subheadline, "default regular 15"),
      (.body, "default regular 17"), (.callout, "default regular 16"),
      (.footnote, "default regular 13"), (.caption, "default regular 12"),
      (.caption2, "default regular 11"), (.system(.title, weight: .bold), "default bold 28"),
      (.headline.weight(.light).italic(), "default light italic 17"),
    ] as [(Font, String)])
  func styles(font: Font, description: String) {
    #expect(font.description == description)
    #expect(font.textStyle != nil)
  }

  @Test(
    "Fonts do not change at the default text size without bold text",
    arguments: [
      .body, .headline, .system(size: 15.3), .custom("A", size: 15.3), .custom("A", fixedSize: 9),
    ] as [Font])
  func unchanged(font: Font) {
    #expect(font.resolved(in: environment()) == font)
    #expect(font.resolved(in: environment(weight: .regular)) == font)
  }

  @Test("Fonts of a fixed size do not scale")
  func fixed() {
    let large = environment(.accessibility5)
    #expect(Font.system(size: 15).resolved(in: large) == .system(size: 15))
    #expect(Font.custom("A", fixedSize: 15).resolved(in: large).size == 15)
  }

  @Test("Custom fonts scale with the line spacing of their text style to whole pixels")
  func custom() {
    let large = environment(.accessibility3)
    // 34 · 48/22 = 74.18…
    #expect(Font.custom("A", size: 34).resolved(in: large).size == 74)
    // 15 · 48/22 = 32.72…
    #expect(Font.custom("A", size: 15).resolved(in: large).size == 32.5)
    #expect(
      Font.custom("A", size: 15).resolved(in: environment(.accessibility3, scale: 1)).size == 33)
    // 15 · 61/41 = 22.31…
    #expect(
      Font.custom("A", size: 15, relativeTo: .largeTitle).resolved(in: large).size == 22.5)
    #expect(Font.custom("A", size: 15).resolved(in: large).description == "A regular 32.5")
  }

  @Test("A resolved font is not resolved again")
  func once() {
    let resolved = Font.custom("A", size: 15).resolved(
      in: environment(.accessibility3, weight: .bold))
    #expect(resolved.resolved(in: environment(.accessibility3, weight: .bold)) == resolved)
    #expect(resolved.resolved(in: environment()) == resolved)
    #expect(resolved.dynamicTypeSize == .accessibility3)
    #expect(resolved.textStyle == .body)
  }

  @Test(
    "Bold text increases the font weight by 200, up to black",
    arguments: [
      (.ultraLight, .light), (.light, .medium), (.regular, .semibold), (.medium, .bold),
      (.semibold, .heavy), (.bold, .black), (.heavy, .black), (.black, .black),
      (Font.Weight(950), Font.Weight(950)),
    ] as [(Font.Weight, Font.Weight)])
  func boldText(weight: Font.Weight, heavier: Font.Weight) {
    let font = Font.system(size: 10, weight: weight).resolved(in: environment(weight: .bold))
    #expect(font.weight == heavier)
    #expect(font.size == 10)
  }

  @Test(
    "Fonts of invalid sizes and scales can be resolved",
    arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e308, -1e-308])
  func hostile(value: Double) {
    let font = Font.custom("A", size: value).resolved(in: environment(.accessibility5))
    #expect(font.size.isNaN == value.isNaN)
    let size = Font.custom("A", size: 15)
      .resolved(in: environment(.accessibility5, scale: value)).size
    #expect(size.isFinite && size > 0)
  }

  @Test("Fonts can be encoded and decoded, resolved or not")
  func coding() throws {
    let font = Font.custom("A", size: 15, relativeTo: .title)
    #expect(try throughJSON(font) == font)
    let resolved = font.resolved(in: environment(.small))
    #expect(resolved != font)
    #expect(try throughJSON(resolved) == resolved)
  }
}
