// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What is shown when all photos were compared and none look alike.
  package struct EmptyScanResultView: Component {
    /// What is done for another scan.
    package let onRescan: () -> Void

    /// Creates the view.
    ///
    /// - Parameter onRescan: What is done for another scan.
    package init(onRescan: @escaping () -> Void) { self.onRescan = onRescan }

    /// The message and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("No Duplicates Found", systemImage: "checkmark.circle")
      } description: {
        Text("Your photo library looks clean! All your photos appear to be unique.")
      } actions: {
        Button(action: onRescan) {
          Text("Scan Again")
        }
        .buttonStyle(.borderedProminent)
      }
      .scrollingWhereNeeded()
    }
  }
}
