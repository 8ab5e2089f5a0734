// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Sliders")
struct SliderTests {
  /// Returns the knob of a slider that is 227 points wide and whose knob can move by 200 points.
  private func knob(_ slider: Slider, _ traits: Traits = Traits()) throws -> Rect {
    let scene = try lay(slider, in: Size(227, 44), traits: traits)
    #expect(scene.diagnosticTexts == [])
    let circle = try #require(scene.nodes.first { $0.element.hasPrefix("Circle") }?.frame)
    return Rect(
      x: circle.maxX - 27, y: circle.minY, width: 27, height: circle.height)
  }

  @Test(
    "A percentage has the spacing of the language",
    arguments: [
      ("en_US", "40%"), ("ar", "40%"), ("de_DE", "40\u{A0}%"), ("fr_FR", "40\u{202F}%"),
      ("tr_TR", "%40"), ("eu", "%\u{A0}40"),
    ])
  func percentage(locale: String, text: String) throws {
    let slider = Slider("Volume", value: .constant(0.4))
    let scene = try lay(slider, in: Size(200, 44), traits: .locale(locale))
    #expect(scene.first("Slider")?.semantics?.value == text)
  }

  @Test(
    "The knob of a slider is at the position of the value",
    arguments: [
      (0.0, 0.0...1.0, 0.0), (0.5, 0...1, 100), (1, 0...1, 200), (15, 10...20, 100),
      (-5, 0...1, 0), (7, 0...1, 200), (.nan, 0...1, 0), (.infinity, 0...1, 200), (3, 3...3, 0),
      (0, -Double.infinity...Double.infinity, 100), (0, -1e308...1e308, 100),
    ])
  func places(value: Double, range: ClosedRange<Double>, x: Double) throws {
    #expect(try knob(Slider("v", value: .constant(value), in: range)).minX == x)
  }

  @Test("The lower bound of a slider is at the leading edge")
  func mirroring() throws {
    let scene = try lay(
      Slider("v", value: .constant(0.25)), in: Size(227, 44), traits: .rightToLeft)
    let circle = try #require(scene.nodes.first { $0.element.hasPrefix("Circle") }?.frame)
    #expect(circle.minX == 227 - 50 - 27)
  }

  @Test(
    "Adjusting a slider changes its value by one step within the range",
    arguments: [
      (0.5, 0.0...1.0, Double?.none, 0.6, 0.4), (0.95, 0...1, nil, 1, 0.85),
      (0, 0...1, nil, 0.1, 0),
      (4, 0...10, 2, 6, 2), (5, 0...10, 2, 6, 4), (10, 0...10, 4, 10, 8), (.nan, 2...4, 1, 3, 2),
      (99, 0...10, 2, 10, 8), (5, 0...10, -1, 6, 4), (5, 0...10, .nan, 6, 4),
      (5, 0...10, .infinity, 6, 4), (3, 3...3, nil, 3, 3),
    ])
  func adjusting(
    value: Double, range: ClosedRange<Double>, step: Double?, up: Double, down: Double
  ) throws {
    for (kind, expected) in [(ActionKind.increment, up), (.decrement, down)] {
      let stored = Stored(value)
      let host = try ComponentHost(
        Slider("Volume", value: stored.binding, in: range, step: step), in: .fixed(Size(227, 44)))
      try host.perform(kind, on: "Volume")
      #expect(abs(stored.value - expected) < 1e-9)
    }
  }

  @Test("A slider with a step of a tenth reaches exact multiples of the step")
  func tenths() throws {
    let stored = Stored(0.0)
    let host = try ComponentHost(
      Slider("Volume", value: stored.binding, step: 0.1), in: .fixed(Size(227, 44)))
    for _ in 0..<3 { try host.perform(.increment, on: "Volume") }
    #expect(stored.value == 3 * 0.1)
    for _ in 0..<3 { try host.perform(.decrement, on: "Volume") }
    #expect(stored.value == 0)
  }

  @Test("Sliders reject actions while they are disabled")
  func disabled() throws {
    let host = try ComponentHost(
      Slider("Volume", value: .constant(0)).disabled(true), in: .fixed(Size(227, 44)))
    #expect(throws: InteractionError.disabled(path: "Slider")) {
      try host.perform(.increment, on: "Volume")
    }
  }

  @Test("A slider is one accessibility element with its title or label")
  func semantics() throws {
    let titled = try lay(Slider("Volume", value: .constant(0.4)), in: Size(227, 44))
    #expect(titled.accessibilityText.contains("Volume: 40%. Adjustable."))
    #expect(titled.lines.isEmpty)
    let labeled = Slider(value: .constant(0.4)) {
      Text("Volume")
    } minimumValueLabel: {
      Text("low")
    }
    let shown = try lay(labeled, in: Size(227, 80))
    #expect(shown.accessibilityText.contains("Volume: 40%. Adjustable."))
    #expect(shown.lines.map(\.string) == ["Volume", "low"])
    let hidden = try lay(labeled.labelsHidden(), in: Size(227, 80))
    #expect(hidden.accessibilityText.contains("Volume: 40%. Adjustable."))
  }

  @Test("Sliders are at least 44 points high")
  func minimumTapArea() throws {
    let slider = Slider("v", value: .constant(0)).controlSize(.mini).frame(width: 200)
    #expect(try lay(slider).first("Slider")?.frame.height == 44)
  }
}
