// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The canvas of a snapshot of a view.
public enum SwiftUISnapshotLayout {
  /// A device's screen with its safe area.
  case device(config: ViewImageConfig)
  /// A canvas of a size in points, with the system background.
  case fixed(width: CGFloat, height: CGFloat)
  /// A canvas as large as the view's ideal size, with the system background.
  case sizeThatFits

  /// The viewport of the engine.
  var viewport: Viewport {
    switch self {
    case .device(let config): .device(config)
    case .fixed(let width, let height): .fixed(Size(width: Double(width), height: Double(height)))
    case .sizeThatFits: .sizeThatFits
    }
  }
}
