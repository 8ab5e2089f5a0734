// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Toggles")
struct ToggleTests {
  @Test("A tap switches the value, in every style")
  func taps() throws {
    func values(_ style: @escaping (Toggle<Text>) -> some View) throws -> [String] {
      let host = try ViewHost(Switch(style: { AnyView(style($0)) }))
      try host.tap("Wi-Fi")
      let on = accessibility(of: host)
      try host.tap("Wi-Fi")
      return [on, accessibility(of: host)]
    }
    let expected = [
      "Wi-Fi: on. Switch Button.  actions: tap", "Wi-Fi: off. Switch Button.  actions: tap",
    ]
    #expect(try values { $0 } == expected)
    #expect(try values { $0.toggleStyle(.button) } == expected)
    #expect(try values { $0.toggleStyle(Plain()) } == expected)
    #expect(try values { $0.toggleStyle(Checked()) } == expected)
    #expect(try values { $0.toggleStyle(Framed()) } == expected)
  }

  @Test("A built-in style is that of the engine")
  func builtInStyles() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(outline(of: toggle) == outline(of: toggle.toggleStyle(.switch)))
    #expect(outline(of: toggle) != outline(of: toggle.toggleStyle(.button)))
    #expect(
      outline(of: toggle.toggleStyle(Delegating())) == outline(of: toggle.toggleStyle(.button)))
  }

  @Test("A toggle for several values is mixed if they differ, and sets all of them")
  func sources() throws {
    let host = try ViewHost(Alarms())
    #expect(accessibility(of: host) == "All: mixed. Switch Button.  actions: tap")
    try host.tap("All")
    #expect(accessibility(of: host) == "All: on. Switch Button.  actions: tap")
    try host.tap("All")
    #expect(accessibility(of: host) == "All: off. Switch Button.  actions: tap")
  }

  @Test("A hidden label remains the accessibility label")
  func hiddenLabel() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    #expect(accessibility(of: toggle) == "Wi-Fi: on. Switch Button.  actions: tap")
  }
}

private struct Switch: View {
  @State private var isOn = false
  let style: (Toggle<Text>) -> AnyView

  var body: some View { style(Toggle("Wi-Fi", isOn: $isOn)) }
}

private struct Plain: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Checked: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Framed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
}

private struct Delegating: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    ButtonToggleStyle().makeBody(configuration: configuration)
  }
}

private struct Alarms: View {
  private struct Alarm {
    var isOn: Bool
  }

  @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false)]

  var body: some View { Toggle("All", sources: $alarms, isOn: \.isOn) }
}
