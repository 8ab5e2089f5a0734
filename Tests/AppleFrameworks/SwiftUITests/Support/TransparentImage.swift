// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import TintypeComparison

/// Returns an image of a view without the system background; `nil` if the view has an error.
func transparentImage(of view: some View) -> SnapshotImage? {
  let host = try? ViewHost(transparent: view, layout: .sizeThatFits, traits: UITraitCollection())
  guard let host else { return nil }
  var image: SnapshotImage?
  Snapshotting<ViewHost, SnapshotImage>.image.snapshot(host).run { image = $0 }
  return image
}
