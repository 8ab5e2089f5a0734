// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Navigation bars with titles in both positions, and with much content.
  package struct NavigationBarSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("NavigationBar") {
        LabeledVariant("Inline, with items") {
          NavigationBar("Inbox") {
            BackItem("Mailboxes")
          } trailing: {
            BarIcon("square.and.pencil", "Compose")
          }
        }
        LabeledVariant("Inline, with a subtitle") {
          NavigationBar("Ada Lovelace", subtitle: "last seen at 9:41") {
            BackItem("")
          } trailing: {
            BarIcon("phone", "Call")
            Avatar(name: "Ada Lovelace", size: .small)
          }
        }
        LabeledVariant("Inline, with a long title") {
          NavigationBar("Terms and conditions of the loan of musical instruments") {
            BackItem("Back")
          } trailing: {
            BarText("Done")
          }
        }
        LabeledVariant("Large, with items") {
          NavigationBar("Library", displayMode: .large) {
            BarText("Edit")
          } trailing: {
            BarIcon("magnifyingglass", "Search")
            BarIcon("plus", "Add")
          }
        }
        LabeledVariant("Large, with a subtitle") {
          NavigationBar("Today", subtitle: "Saturday, 21 November", displayMode: .large)
        }
        LabeledVariant("Disabled") {
          NavigationBar("Inbox") { BackItem("Back") }.disabled(true)
        }
      }
    }
  }

  /// Tab bars and toolbars.
  package struct TabBarSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("TabBar and Toolbar") {
        LabeledVariant("Three tabs") {
          TabBar(selection: .constant(0)) {
            TabItem("Home", systemImage: "house", tag: 0)
            TabItem("Search", systemImage: "magnifyingglass", tag: 1)
            TabItem("Profile", systemImage: "person", tag: 2)
          }
        }
        LabeledVariant("Five tabs with badges, tint pink") {
          TabBar(selection: .constant("inbox")) {
            TabItem("Home", systemImage: "house", tag: "home")
            TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
            TabItem("Saved", systemImage: "bookmark", tag: "saved", badge: "New")
            TabItem("Alerts", systemImage: "bell", tag: "alerts", badge: 128)
            TabItem("Shop", systemImage: "cart", tag: "shop")
          }
          .tint(.pink)
        }
        LabeledVariant("Disabled") {
          TabBar(selection: .constant(1)) {
            TabItem("Home", systemImage: "house", tag: 0)
            TabItem("Search", systemImage: "magnifyingglass", tag: 1)
          }
          .disabled(true)
        }
        LabeledVariant("Toolbar at the bottom") {
          Toolbar {
            BarIcon("square.and.arrow.up", "Share")
            Spacer()
            Text("12 photos").font(.footnote).foregroundStyle(.primary)
            Spacer()
            BarIcon("trash", "Delete")
          }
        }
        LabeledVariant("Toolbar at the top") {
          Toolbar(placement: .top) {
            BarIcon("arrow.counterclockwise", "Undo")
            BarIcon("bookmark", "Save")
            Spacer()
            BarText("Done")
          }
        }
      }
    }
  }
}
