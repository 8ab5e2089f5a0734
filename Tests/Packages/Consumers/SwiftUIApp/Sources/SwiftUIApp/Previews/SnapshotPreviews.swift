// SPDX-License-Identifier: MIT

import SwiftUI

#if !os(Linux)
  extension View {
    func previewSnapshot(
      precision: Float = 1, perceptualPrecision: Float = 1, delay: Double = 0,
      masking: [String] = []
    ) -> some View { self }

    func previewSnapshotExcluded(_ isExcluded: Bool = true) -> some View { self }
  }
#endif

#Preview("Clock", traits: .fixedLayout(width: 200, height: 60)) {
  Text("12:00").frame(width: 80, height: 24).id("clock")
    .previewSnapshot(precision: 0.99, delay: 3, masking: ["clock"])
}

#Preview("Network") {
  ProfileRow(profile: Profile(id: 1, name: "Ada")).previewSnapshotExcluded()
}
