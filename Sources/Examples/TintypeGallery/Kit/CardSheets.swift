// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Cards in all styles and with all parts.
  package struct CardSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Card") {
        for style in CardStyle.allCases {
          LabeledVariant(style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst()) {
            Card {
              Text("Weekly goal").font(.headline)
              Text("You have walked 31 of 40 kilometers.")
                .font(.subheadline)
            }
            .cardStyle(style)
          }
        }
        LabeledVariant("Header, content and footer") {
          Card {
            Text("The parcel is on its way and arrives tomorrow before noon.").font(.subheadline)
          } header: {
            Label("Order 4711", systemImage: "cart")
          } footer: {
            Text("Updated 9:41")
          }
        }
        LabeledVariant("Media, content and footer") {
          Card {
            Text("Porto, Portugal").font(.headline)
            Text("A flat above the river").font(.subheadline)
          } media: {
            SampleLandscape(palette: .evening)
              .frame(height: 120)
          } footer: {
            HStack {
              AvatarGroup(["Ada Lovelace", "Alan Turing", "Grace Hopper"], size: .mini)
              Spacer()
              Text("4 nights")
            }
          }
        }
      }
    }
  }

  /// Avatars of all sizes, kinds and states, and groups of them.
  package struct AvatarSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Avatar") {
        LabeledVariant("Sizes: mini, small, regular, large, extra large") {
          FlowLayoutRow {
            Avatar(name: "Ada Lovelace", size: .mini)
            Avatar(name: "Ada Lovelace", size: .small)
            Avatar(name: "Ada Lovelace")
            Avatar(name: "Ada Lovelace", size: .large)
            Avatar(name: "Ada Lovelace", size: .extraLarge)
          }
        }
        LabeledVariant("Colors follow from names") {
          FlowLayoutRow {
            for name in Self.names { Avatar(name: name) }
          }
        }
        LabeledVariant("Photo, one name, icon, no name") {
          FlowLayoutRow {
            Avatar(name: "Sunset", image: SampleImage.landscape(seed: 1), size: .large)
            Avatar(name: "Cher", size: .large)
            Avatar(systemImage: "person.2.fill", label: "Team", size: .large)
            Avatar(name: "", size: .large)
          }
        }
        LabeledVariant("Online, away, busy; with a ring") {
          FlowLayoutRow {
            Avatar(name: "Grace Hopper", size: .large, status: .online)
            Avatar(name: "Alan Turing", size: .large, status: .away)
            Avatar(
              name: "Hill", image: SampleImage.landscape(seed: 5), size: .large, status: .busy)
            Avatar(name: "Edsger Dijkstra", size: .large, hasRing: true)
          }
        }
        LabeledVariant("Groups") {
          FlowLayoutRow {
            AvatarGroup(Self.names.prefix(3).map { $0 })
            AvatarGroup(Self.names)
            AvatarGroup(Self.names, size: .regular, maximum: 3)
          }
        }
      }
    }

    private static let names = [
      "Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra", "Barbara Liskov",
      "Donald Knuth", "Margaret Hamilton",
    ]
  }
}
