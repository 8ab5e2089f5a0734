// SPDX-License-Identifier: MIT

import TintypeUIKit

extension UIDocumentPickerViewController {
  /// Creates a controller that opens files of types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: A Boolean value that indicates whether files are copied into the app; `false` by
  ///     default.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(
      documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
}
