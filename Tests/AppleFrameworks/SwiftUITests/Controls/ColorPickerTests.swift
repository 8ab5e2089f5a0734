// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Color pickers")
struct ColorPickerTests {
  @Test("A picker is a button with the color as its value")
  func accessibilityValue() {
    let color = Color(red: 1, green: 0.5, blue: 0)
    #expect(
      accessibility(of: ColorPicker("Fill", selection: .constant(color)))
        == "Fill: #FF8000. Button.  actions: enter")
    let translucent = Binding.constant(color.opacity(0.5))
    #expect(
      accessibility(of: ColorPicker("Fill", selection: translucent))
        == "Fill: #FF800080. Button.  actions: enter")
    #expect(
      accessibility(of: ColorPicker("Fill", selection: translucent, supportsOpacity: false))
        == "Fill: #FF8000. Button.  actions: enter")
    #expect(
      accessibility(of: ColorPicker("Fill", selection: .constant(color)).labelsHidden())
        == "Fill: #FF8000. Button.  actions: enter")
  }

  @Test("An entered color is selected, and a text that is no color is ignored")
  func entering() throws {
    let host = try ViewHost(Fills())
    for name in ["Color", "Core"] {
      try host.enterText("#00FF00", in: name)
      #expect(accessibility(of: host).contains("\(name): #00FF00."))
      try host.enterText("0000FF80", in: name)
      #expect(accessibility(of: host).contains("\(name): #0000FF80."))
      for text in ["", "#12345", "blue", "#GG0000"] { try host.enterText(text, in: name) }
      #expect(accessibility(of: host).contains("\(name): #0000FF80."))
    }
    try host.enterText("#11223344", in: "Opaque")
    #expect(accessibility(of: host).contains("Opaque: #112233."))
  }

  @Test("A picker shows the color within a ring of all hues", arguments: [true, false])
  func image(isDark: Bool) {
    let pickers = VStack(spacing: 4) {
      ColorPicker("Fill", selection: .constant(.orange))
      ColorPicker("Translucent", selection: .constant(.blue.opacity(0.4)))
      ColorPicker("Disabled", selection: .constant(.green)).disabled(true)
      ColorPicker("Mirrored", selection: .constant(.purple))
        .environment(\.layoutDirection, .rightToLeft)
    }
    .padding(8)
    .background(Color(uiColor: .systemBackground))
    assertSnapshot(
      of: pickers,
      as: .image(
        layout: .fixed(width: 200, height: 210),
        traits: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)),
      named: isDark ? "dark" : "light")
  }
}

private struct Fills: View {
  @State private var color = Color.red
  @State private var opaque = Color.red
  @State private var core = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  var body: some View {
    VStack {
      ColorPicker("Color", selection: $color)
      ColorPicker("Opaque", selection: $opaque, supportsOpacity: false)
      ColorPicker("Core", selection: $core)
    }
  }
}
