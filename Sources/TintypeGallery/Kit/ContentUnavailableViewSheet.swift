// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// What is shown in place of content.
  package struct ContentUnavailableViewSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("ContentUnavailableView") {
        LabeledVariant("Title, icon and description") {
          ContentUnavailableView(
            "No Mail", systemImage: "tray", description: "New mail will appear here."
          )
          .fixedSize(horizontal: false, vertical: true)
        }
        LabeledVariant("With an action") {
          ContentUnavailableView {
            Label("You Are Offline", systemImage: "wifi.slash")
          } description: {
            Text("Connect to the internet to see the files that you share with others.")
          } actions: {
            BarText("Try Again")
          }
          .fixedSize(horizontal: false, vertical: true)
        }
        LabeledVariant("A search without results") {
          ContentUnavailableView.search(text: "swfit")
            .fixedSize(horizontal: false, vertical: true)
        }
      }
    }
  }
}
