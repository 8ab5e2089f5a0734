// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What is shown before anybody was asked: what the access is for.
  package struct PermissionRequestView: Component {
    private let isRequesting: Bool
    private let onRequest: () -> Void

    /// Creates the view.
    ///
    /// - Parameters:
    ///   - isRequesting: Whether the system is asking just now; not by default.
    ///   - onRequest: Lets the system ask.
    package init(isRequesting: Bool = false, onRequest: @escaping () -> Void) {
      self.isRequesting = isRequesting
      self.onRequest = onRequest
    }

    /// The explanation and the button below it.
    package var body: some Component {
      ContentUnavailableView {
        Label("Find Duplicate Photos", systemImage: "photo.on.rectangle")
      } description: {
        Text("Your photos are compared on this device. They are never uploaded.")
      } actions: {
        Button("Allow Access", action: onRequest)
          .buttonStyle(.borderedProminent)
          .loading(isRequesting)
      }
      .scrollingWhereNeeded()
    }
  }
}
