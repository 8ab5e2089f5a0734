// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Chips with icons, chosen, removable and disabled.
  package struct ChipSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Chip") {
        LabeledVariant("Tags") {
          FlowLayoutRow {
            Chip("Swift")
            Chip("Linux", systemImage: "desktopcomputer")
            Chip("Snapshot tests")
          }
        }
        LabeledVariant("Filters: chosen ones are filled") {
          FlowLayoutRow {
            Chip("All", isSelected: true) {}
            Chip("Unread") {}
            Chip("Starred", systemImage: "star") {}
            Chip("Attachments", systemImage: "paperclip", isSelected: true) {}
          }
        }
        LabeledVariant("Removable") {
          FlowLayoutRow {
            Chip("ada@example.org", onRemove: {})
            Chip("Porto", systemImage: "mappin", isSelected: true) {
            } onRemove: {
            }
          }
        }
        LabeledVariant("Pressed and disabled") {
          FlowLayoutRow {
            Chip("Pressed") {}.controlState(.highlighted)
            Chip("Disabled") {}.disabled(true)
            Chip("Disabled", isSelected: true) {}.disabled(true)
          }
        }
        LabeledVariant("Tints: green, orange, yellow") {
          FlowLayoutRow {
            Chip("Vegan", systemImage: "flag", isSelected: true) {}.tint(.green)
            Chip("Spicy", systemImage: "flame", isSelected: true) {}.tint(.orange)
            Chip("Sunny", systemImage: "sun.max", isSelected: true) {}.tint(.yellow)
          }
        }
      }
    }
  }
}
