// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Toggles")
struct ToggleTests {
  @Test("A tap on a toggle inverts its value", arguments: ToggleStyle.allCases)
  func tap(style: ToggleStyle) throws {
    let isOn = Stored(false)
    let host = try ComponentHost(Toggle("Wi-Fi", isOn: isOn.binding).toggleStyle(style))
    try host.perform(.tap, on: "Wi-Fi")
    #expect(isOn.value)
    #expect(host.scene.first("Toggle")?.semantics?.value == "on")
    try host.perform(.tap, on: "Wi-Fi")
    #expect(!isOn.value)
    #expect(host.scene.first("Toggle")?.semantics?.value == "off")
  }

  @Test("A tap on a mixed toggle turns it on", arguments: [true, false])
  func mixed(value: Bool) throws {
    let isOn = Stored(value)
    let toggle = Toggle("All", isOn: isOn.binding, isMixed: true).toggleStyle(.checkbox)
    let host = try ComponentHost(toggle)
    #expect(host.scene.first("Toggle")?.semantics?.value == "mixed")
    try host.perform(.tap, on: "All")
    #expect(isOn.value)
  }

  @Test("Toggles reject taps while they are disabled")
  func disabled() throws {
    let isOn = Stored(false)
    let host = try ComponentHost(Toggle("Wi-Fi", isOn: isOn.binding).disabled(true))
    #expect(throws: InteractionError.disabled(path: "Toggle")) {
      try host.perform(.tap, on: "Wi-Fi")
    }
    #expect(!isOn.value)
    #expect(host.scene.accessibilityText.contains("Wi-Fi: off. Dimmed. Switch Button."))
  }

  @Test("The accessibility label of a toggle is its label's text or its hidden title")
  func labels() throws {
    let own = Toggle(isOn: .constant(true)) { Text("Wi-Fi") }
    #expect(try lay(own).accessibilityText.contains("Wi-Fi: on. Switch Button."))
    let hidden = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    #expect(try lay(hidden).accessibilityText.contains("Wi-Fi: on. Switch Button."))
    #expect(try lay(hidden).lines.isEmpty)
    #expect(try lay(hidden).first("Toggle")?.frame.size == Size(49, 44))
  }

  @Test("Toggles have a tap area of at least 44 points", arguments: ToggleStyle.allCases)
  func minimumTapArea(style: ToggleStyle) throws {
    let toggle = Toggle("i", isOn: .constant(true)).toggleStyle(style).controlSize(.mini)
    let frame = try #require(lay(toggle).first("Toggle")?.frame)
    #expect(frame.width >= 44 && frame.height >= 44)
  }

  @Test("The switch is at the trailing edge, and its knob is at its trailing end while it is on")
  func places() throws {
    func knob(_ isOn: Bool, _ traits: Traits) throws -> Rect {
      let scene = try lay(
        Toggle("Wi-Fi", isOn: .constant(isOn)), in: Size(300, 44), traits: traits)
      return try #require(scene.nodes.first { $0.element.hasPrefix("Capsule") }?.frame)
    }
    let (on, off) = (try knob(true, .leftToRight), try knob(false, .leftToRight))
    // The switch extends 2 points beyond the control, and its knob has a distance of 2 points.
    let end = 300.0 + 2
    #expect(on == Rect(x: end - 2 - 27, y: 8.5, width: 27, height: 27))
    #expect(off.minX == end - 51 + 2)
    #expect(try knob(true, .rightToLeft).minX == 0)
    #expect(try knob(false, .rightToLeft).maxX == 51 - 2 - 2)
  }

  @Test("Toggles are legible in every style and tint")
  func contrast() throws {
    for traits in looks {
      for tint in [Color.accentColor, .yellow, .black, .white] {
        for style in ToggleStyle.allCases {
          for isOn in [true, false] {
            let toggle = Toggle("t", isOn: .constant(isOn)).toggleStyle(style).tint(tint)
            let scene = try lay(toggle, traits: traits)
            #expect(scene.paleTexts(traits) == [], "\(style) \(isOn) \(traits)")
          }
        }
      }
    }
  }
}
