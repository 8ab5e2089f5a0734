// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Pickers: segments, menus and rows, and their states.
  package struct PickerSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The pickers under their labels.
    package var body: some Component {
      SnapshotSheet("Picker") {
        LabeledVariant("Segments: two, three, four") {
          SegmentedControl(selection: .constant("Map"), segments: ["Map", "List"]) { $0 }
          periods("Week")
          SegmentedControl(selection: .constant(4), segments: [1, 2, 3, 4]) { "\($0)" }
        }
        LabeledVariant("Segments: icons") {
          SegmentedControl(selection: .constant("center")) {
            Symbol("text.alignleft").tag("left")
            Symbol("text.aligncenter").tag("center")
            Symbol("text.alignright").tag("right")
          }
        }
        LabeledVariant("Segments: nothing chosen, pressed, focused, disabled") {
          periods("None")
          periods("Day").controlState(.highlighted)
          periods("Day").controlState(.focused)
          periods("Day").disabled(true)
        }
        LabeledVariant("Menu: usual, pressed, disabled") {
          flavours
          flavours.controlState(.highlighted)
          flavours.disabled(true)
        }
        LabeledVariant("Rows") { flavours.pickerStyle(.inline) }
      }
    }

    private func periods(_ selection: String) -> some Component {
      Picker("Period", selection: .constant(selection)) {
        ForEach(["Day", "Week", "Month"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
    }

    private var flavours: some Component {
      Picker("Flavour", selection: .constant("Vanilla")) {
        ForEach(["Chocolate", "Vanilla", "Strawberry"], id: \.self) { Text($0).tag($0) }
      }
    }
  }
}
