// SPDX-License-Identifier: MIT

import TintypeComponents

extension Kit {
  /// Banners in all styles, with and without texts, actions and a close button.
  package struct BannerSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Banner") {
        LabeledVariant("Information") {
          Banner("Version 2.4 is here", message: "Faster search, and photos in comments.") {
            BarText("What’s New")
          }
        }
        LabeledVariant("Success, without a message") {
          Banner("Your changes have been saved", style: .success, onClose: {})
        }
        LabeledVariant("Warning") {
          Banner(
            "Storage almost full",
            message: "48.9 GB of 50 GB are used. New photos will not be kept from Monday on.",
            style: .warning
          ) {
            BarText("Upgrade")
            BarText("Manage")
          } onClose: {
          }
        }
        LabeledVariant("Error, a message alone") {
          Banner("", message: "The card was declined by your bank.", style: .error)
        }
        LabeledVariant("An icon of its own") {
          Banner("You are offline", style: .warning, systemImage: "wifi.slash", onClose: {})
        }
      }
    }
  }

  /// Toasts in all styles.
  package struct ToastSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Toast") {
        LabeledVariant("Information") { Toast("Link copied", systemImage: "link") }
        LabeledVariant("Success, with an action") {
          Toast("Conversation archived", style: .success) { BarText("Undo") }
        }
        LabeledVariant("Warning") { Toast("Your battery is low", style: .warning) }
        LabeledVariant("Error, over two lines") {
          Toast("The message could not be sent, as you are offline.", style: .error) {
            BarText("Retry")
          }
        }
        LabeledVariant("Without an icon") { Toast("12 photos selected", systemImage: "") }
        LabeledVariant("At the bottom of a component") {
          Color.secondarySystemBackground
            .frame(height: 140)
            .toast(isPresented: true) { Toast("Saved", style: .success) }
            .cornerRadius(12)
        }
      }
    }
  }

  /// Placeholders for unavailable content.
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
