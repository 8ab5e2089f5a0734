// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeSnapshots

extension SnapshotTestingConfiguration {
  /// Returns the traits of a canvas without a device: the configured scale.
  package static func traits(in viewport: Viewport) -> Traits {
    if case .device = viewport { return Traits() }
    return Traits(displayScale: current?.displayScale)
  }
}
