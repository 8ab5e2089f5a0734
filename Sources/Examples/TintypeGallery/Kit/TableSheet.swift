// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Tables with numbers, stripes, a highlighted row and a total.
  package struct TableSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Table") {
        LabeledVariant("Stripes, a highlighted row, a total") {
          Table(Self.items) {
            TableColumn("Item", width: .flexible) { $0.name }.footer("Total")
            TableColumn("Pieces", alignment: .trailing) { "\($0.pieces)" }.footer("17")
            TableColumn("kg", accessibilityLabel: "Kilograms", alignment: .decimal) { $0.weight }
              .footer("23.825")
          }
          .alternatingRowBackgrounds()
          .rowSeparators(false)
          .highlighted { $0.name == "Apples" }
        }
        LabeledVariant("Fixed, centred, components in cells") {
          Table(Self.items) {
            TableColumn("Rank", alignment: .center, width: .fixed(44)) { "\($0.pieces)" }
            TableColumn("Item", width: .flexible) { item in
              Label(item.name, systemImage: "flag")
            }
            TableColumn("State") { item in
              Badge(item.isFresh ? "Fresh" : "Sold out", role: item.isFresh ? .accent : .neutral)
            }
          }
        }
        LabeledVariant("As wide as its content, without headers") {
          Table(Self.items.prefix(2)) {
            TableColumn("") { $0.name }
            TableColumn("", alignment: .decimal) { $0.weight }
          }
        }
      }
    }

    private struct Item {
      var name: String
      var pieces: Int
      var weight: String
      var isFresh: Bool
    }

    private static let items = [
      Item(name: "Apples", pieces: 4, weight: "12.5", isFresh: true),
      Item(name: "Figs", pieces: 10, weight: "0.325", isFresh: false),
      Item(name: "Quinces from the old garden", pieces: 3, weight: "11", isFresh: true),
    ]
  }
}
