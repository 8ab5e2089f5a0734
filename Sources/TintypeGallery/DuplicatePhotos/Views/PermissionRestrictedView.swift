// SPDX-License-Identifier: MIT

import TintypeComponents

extension DuplicatePhotos {
  /// What is shown where nobody may be asked: why, and who could change it.
  ///
  /// There is no button, for there is nothing that this person could do here.
  public struct PermissionRestrictedView: Component {
    /// Creates the view.
    public init() {}

    /// The explanation.
    public var body: some Component {
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
