// SPDX-License-Identifier: MIT

import SwiftUI

/// The colors, text size and units of the app.
struct AppearanceScreen: View {
  @Environment(Palette.self) private var palette
  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("accent") private var accent = Accent.ember
  @AppStorage("usesSystemTextSize") private var usesSystemTextSize = true
  @AppStorage("textSize") private var textSize = 3.0
  @AppStorage("usesFahrenheit") private var usesFahrenheit = false

  var body: some View {
    @Bindable var palette = palette
    Form {
      Section("Color Scheme") {
        Picker("Color Scheme", selection: $theme) {
          ForEach(Theme.allCases) { Text($0.title) }
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
      Section("Accent Color") {
        ForEach(Accent.allCases) { choice in
          AccentRow(accent: choice, color: choice.color(in: palette), isSelected: choice == accent)
          {
            accent = choice
          }
        }
        if accent == .custom {
          ColorPicker("Your Color", selection: $palette.custom, supportsOpacity: false)
        }
      }
      Section {
        Toggle("Like the System", isOn: $usesSystemTextSize.animation())
          .accessibilityIdentifier("usesSystemTextSize")
        if !usesSystemTextSize {
          Slider(value: $textSize, in: 0...8, step: 1) {
            Text("Text Size")
          } minimumValueLabel: {
            Text(verbatim: "A").font(.system(size: 13))
          } maximumValueLabel: {
            Text(verbatim: "A").font(.system(size: 24))
          }
          .accessibilityIdentifier("textSize")
        }
      } header: {
        Text("Text Size")
      } footer: {
        Text("The size is used on all screens of this app.")
      }
      Section {
        Picker("Temperatures", selection: $usesFahrenheit) {
          Text("Celsius").tag(false)
          Text("Fahrenheit").tag(true)
        }
        .pickerStyle(.segmented)
        LabeledContent("Example") { Temperature(21.5) }
      } header: {
        Text("Units")
      }
    }
    .navigationTitle("Appearance")
  }
}

/// A color that can be selected.
private struct AccentRow: View {
  @ScaledMetric private var swatch = 22.0
  let accent: Accent
  let color: Color
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        Label {
          Text(accent.title)
        } icon: {
          Circle().fill(color).frame(width: swatch, height: swatch)
        }
        Spacer()
        if isSelected {
          Image(systemName: "checkmark")
            .fontWeight(.semibold)
            .foregroundStyle(.tint)
        }
      }
      .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
