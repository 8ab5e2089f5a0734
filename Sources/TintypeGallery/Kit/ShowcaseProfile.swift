// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// The profile of a person: numbers, cards and what happened last, between two bars.
  package struct ShowcaseProfile: Component {
    @Environment(\.dynamicTypeSize) private var size

    /// Creates the screen.
    package init() {}

    /// The screen.
    package var body: some Component {
      ScrollView {
        VStack(spacing: 16) {
          person
          numbers
          Card {
            Text("Above the clouds").font(.headline)
            Text("Serra da Estrela · 14.2 km · 3 h 40 min").font(.subheadline)
          } media: {
            Photo(Picture.landscape(seed: 7)).frame(height: 132)
          } footer: {
            HStack {
              AvatarGroup(["Alan Turing", "Barbara Liskov", "Donald Knuth"], size: .mini)
              Text("12 likes")
              Spacer()
              Text("2 hours ago")
            }
          }
          Card {
            HStack(spacing: 12) {
              Symbol("trophy").font(.title2).foregroundStyle(.primary)
              VStack(alignment: .leading, spacing: 2) {
                Text("Autumn challenge").font(.headline)
                Text("86 of 100 km").font(.subheadline)
                ProgressView(value: 0.86).padding(.top, 6)
              }
            }
          }
        }
        .padding(16)
      }
      .tabBar(selection: .constant("you")) {
        TabItem("Home", systemImage: "house", tag: "home")
        TabItem("Map", systemImage: "map", tag: "map")
        TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
        TabItem("You", systemImage: "person", tag: "you")
      }
      .navigationBar("ada.l") {
        BackItem("")
      } trailing: {
        BarIcon("square.and.arrow.up", "Share")
        BarIcon("gear", "Settings")
      }
      .background(Color.systemGroupedBackground)
      .tint(.indigo)
    }

    private var person: some Component {
      let content = Group {
        Avatar(
          name: "Ada Lovelace", image: Picture.landscape(seed: 6), size: .custom(76),
          status: .online)
        VStack(alignment: .leading, spacing: 4) {
          Flow(spacing: 6, lineSpacing: 4) {
            Text("Ada Lovelace").font(.title3.weight(.bold))
            Badge("Pro", role: .accent)
          }
          Text("Hills, tea and engines. London.").font(.subheadline)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      return Group {
        if size.isAccessibilitySize {
          VStack(alignment: .leading, spacing: 8) { content }
        } else {
          HStack(spacing: 16) { content }
        }
      }
    }

    private var numbers: some Component {
      Card {
        let content = ComponentList([
          number("128", "Hikes"), Divider(), number("2,304", "Followers"), Divider(),
          number("87", "Following"),
        ])
        if size.isAccessibilitySize {
          VStack(spacing: 12) { content }
        } else {
          HStack(spacing: 0) { content }.fixedSize(horizontal: false, vertical: true)
        }
      }
    }

    private func number(_ value: String, _ name: String) -> some Component {
      VStack(spacing: 2) {
        Text(value).font(.title3.weight(.bold))
        Text(name).font(.footnote)
      }
      .frame(maxWidth: .infinity)
      .accessibilityElement(children: .combine)
    }
  }
}
