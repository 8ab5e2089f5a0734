// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What is shown where nobody may be asked: why, and who could change it.
  ///
  /// There is no button, for there is nothing that this person could do here.
  package struct PermissionRestrictedView: Component {
    /// Creates the view.
    package init() {}

    /// The explanation.
    package var body: some Component {
      ContentUnavailableView {
        Label("Photo Access Is Restricted", systemImage: "lock")
      } description: {
        Text(
          """
          Parental controls or the rules of your organisation keep apps from your photos. Ask \
          whoever manages this device.
          """)
      }
      .scrollingWhereNeeded()
    }
  }
}
