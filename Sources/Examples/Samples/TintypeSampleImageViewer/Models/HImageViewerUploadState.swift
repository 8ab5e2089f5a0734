// SPDX-License-Identifier: MIT

import Combine

/// The progress of an upload.
public final class HImageViewerUploadState: ObservableObject {
  /// The completed fraction: `nil` for no upload, 0 for a new upload, 1 for a complete upload.
  @Published public var progress: Double?

  public init(progress: Double? = nil) {
    self.progress = progress
  }
}
