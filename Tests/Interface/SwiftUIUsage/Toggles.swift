// SPDX-License-Identifier: MIT

import SwiftUI

private struct Alarm: Identifiable {
  var id: Int
  var isOn: Bool
}

struct Toggles: View {
  @State private var isOn = true
  @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
  private let title = "Wi-Fi"
  private let image = ImageResource(name: "wifi", bundle: .main)

  var body: some View {
    VStack {
      Toggle(isOn: $isOn) { Text("Wi-Fi") }
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn)
      Toggle(title, systemImage: "wifi", isOn: $isOn)
      Toggle("Wi-Fi", image: image, isOn: $isOn)
      Toggle(title, image: image, sources: $alarms, isOn: \.isOn)
    }
    VStack {
      Toggle(sources: $alarms, isOn: \.isOn) { Text("All") }
      Toggle("All", sources: $alarms, isOn: \.isOn)
      Toggle(title, sources: $alarms, isOn: \.isOn)
      Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
      Toggle(title, systemImage: "alarm", sources: $alarms, isOn: \.isOn)
    }
    VStack {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.automatic)
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.button)
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(SwitchToggleStyle())
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(ButtonToggleStyle())
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(DefaultToggleStyle())
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red))
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.check).labelsHidden()
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(FramedToggleStyle())
    }
  }
}

struct CheckToggleStyle: ToggleStyle {
  @Environment(\.isEnabled) var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
      if configuration.isMixed { Text("Mixed") }
    }
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  static var check: Self { .init() }
}

struct FramedToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    VStack {
      Toggle(configuration)
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }
}
