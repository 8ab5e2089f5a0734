// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Badges of all kinds, and their placement on other components.
  package struct BadgeSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Badge") {
        LabeledVariant("Counts: 1, 12, 99, 100 and more; 0 shows nothing") {
          HStack(spacing: 12) {
            Badge(1)
            Badge(12)
            Badge(99)
            Badge(100)
            Badge(0)
          }
        }
        LabeledVariant("Roles: alert, accent, neutral, own colors") {
          FlowLayoutRow {
            Badge("New")
            Badge("Beta", role: .accent)
            Badge("Draft", role: .neutral)
            Badge("Pro", role: .custom(.purple))
            Badge("Eco", role: .custom(.green))
            Badge("Gold", role: .custom(.yellow))
          }
        }
        LabeledVariant("Dots") {
          HStack(spacing: 12) {
            Badge()
            Badge(role: .accent)
            Badge(role: .neutral)
          }
        }
        LabeledVariant("On components: 3, 120, New, dot") {
          Flow(spacing: 48, lineSpacing: 24) {
            Symbol("bell").font(.title).badge(3)
            Symbol("tray").font(.title).badge(120)
            Symbol("gift").font(.title).badge("New")
            Avatar(name: "Ada Lovelace").badge(Badge())
          }
          .padding(.vertical, 12)
        }
        LabeledVariant("Tint: indigo") {
          HStack(spacing: 12) {
            Badge(7, role: .accent)
            Badge("Update", role: .accent)
          }
          .tint(.indigo)
        }
      }
    }
  }

  /// Chips: with icons, selected, removable and disabled.
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
