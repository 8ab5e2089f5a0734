// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of the app.
struct SettingsScreen: View {
  @Bindable var model: SettingsModel
  var onBack: @MainActor () -> Void = {}

  var body: some View {
    VStack(spacing: 0) {
      HeaderBar("Settings", onBack: onBack)
      List {
        Section {
          ForEach(ThemeName.allCases) { name in
            ThemeRow(name: name, isSelected: model.themeName == name)
              .contentShape(Rectangle())
              .onTapGesture { model.themeName = name }
          }
        } header: {
          Text("Theme")
        } footer: {
          Text("The theme changes the colors and the font of titles.")
        }
        Section("Reading") {
          Picker("Text size", selection: $model.textSize) {
            ForEach(SettingsModel.TextSize.allCases) { size in
              Text(size.rawValue.capitalized)
            }
          }
          .pickerStyle(.segmented)
          Stepper("\(model.dailyGoal) minutes a day", value: $model.dailyGoal, in: 5...120, step: 5)
          LabeledContent("Reminder", value: "\(model.reminderHour):00")
          VStack(alignment: .leading) {
            Text("Speed of the voice")
            Slider(value: $model.readingAloudSpeed, in: 0.5...2) {
              Text("Speed")
            } minimumValueLabel: {
              Text("½")
            } maximumValueLabel: {
              Text("2")
            }
          }
        }
        Section {
          Toggle("Newsletter", isOn: $model.sendsNewsletter)
        } footer: {
          if model.sendsNewsletter {
            Text("Once a month, with the picks of our booksellers.")
          }
        }
      }
      .listStyle(.insetGrouped)
    }
    .dynamicTypeSize(model.textSize.dynamicTypeSize)
  }
}

/// A theme with samples of its colors.
struct ThemeRow: View {
  let name: ThemeName
  let isSelected: Bool

  var body: some View {
    HStack {
      HStack(spacing: -8) {
        Circle().fill(name.theme.accent)
        Circle().fill(name.theme.highlight)
      }
      .frame(width: 44, height: 26)
      Text(name.rawValue.capitalized)
        .font(.system(.body, design: name.theme.titleDesign))
      Spacer()
      if isSelected {
        Image(systemName: "checkmark")
          .foregroundStyle(name.theme.accent)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

#Preview {
  SettingsScreen(model: SettingsModel())
}
