// SPDX-License-Identifier: MIT

import TintypeScheduling

extension HImageViewerKit {
  /// How far an upload has come.
  ///
  /// The viewer that is given it shows a ring, refuses everything between 0 and 1, and goes away
  /// when 1 is reached.
  package final class HImageViewerUploadState: ObservableObject {
    /// The share that is done: `nil` for no upload, 0 for one that has just begun, 1 for one that
    /// is complete.
    @Published package var progress: Double?

    /// Creates a state, by default of no upload.
    package init(progress: Double? = nil) {
      self.progress = progress
    }
  }
}
