// SPDX-License-Identifier: MIT

import SwiftUI

/// A test case whose references are named after the component of the suite.
class ImageViewerSnapshotTestCase: GalleryReferenceTestCase {
  override func galleryTest(of testName: String) -> String {
    "test\(type(of: self))".replacingOccurrences(of: "SnapshotTests", with: "")
  }

  override var device: SwiftUISnapshotLayout { .device(config: .iPhoneXr.statusBar()) }
}

extension View {
  /// Centers the view on a page that fills the canvas.
  func onPage() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.systemBackground))
  }
}
