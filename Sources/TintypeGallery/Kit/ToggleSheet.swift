// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Toggles: styles and states.
  package struct ToggleSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The toggles under their labels.
    package var body: some Component {
      SnapshotSheet("Toggle") {
        LabeledVariant("Switch: on, off") { pair }
        LabeledVariant("Switch: pressed") { pair.controlState(.highlighted) }
        LabeledVariant("Switch: focused") {
          Toggle("Airplane mode", isOn: .constant(true)).controlState(.focused)
        }
        LabeledVariant("Switch: disabled") { pair.disabled(true) }
        LabeledVariant("Switch: small, tinted") {
          Toggle("Reminders", isOn: .constant(true)).controlSize(.small).tint(.purple)
        }
        LabeledVariant("Switch: a label of two lines") {
          Toggle(isOn: .constant(true)) {
            VStack(alignment: .leading, spacing: 2) {
              Text("Background refresh")
              Text("Loads what is new while you are away").font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
        }
        LabeledVariant("Checkbox: on, off, mixed, disabled") {
          Group {
            Toggle("Accept the terms", isOn: .constant(true))
            Toggle("Send me the news", isOn: .constant(false))
            Toggle("All documents", isOn: .constant(false), isMixed: true)
            Toggle("Required", isOn: .constant(true)).disabled(true)
          }
          .toggleStyle(.checkbox)
        }
        LabeledVariant("Button: on, off, disabled") {
          Flow {
            Toggle("Bold", isOn: .constant(true))
            Toggle("Italic", isOn: .constant(false))
            Toggle("Strike", isOn: .constant(true)).disabled(true)
          }
          .toggleStyle(.button)
        }
      }
    }

    private var pair: some Component {
      VStack(spacing: 0) {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Bluetooth", isOn: .constant(false))
      }
    }
  }
}
