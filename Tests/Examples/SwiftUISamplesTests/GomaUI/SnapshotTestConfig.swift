// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI

/// The configuration that all snapshot tests of the design system share.
enum SnapshotTestConfig {
  static let device: ViewImageConfig = .iPhone8
  static let size = CGSize(width: 414, height: 860)
  /// The references are those of the gallery, which records them.
  static let record = SnapshotTestingConfiguration.Record.never

  static let lightTraits = UITraitCollection(userInterfaceStyle: .light)
  static let darkTraits = UITraitCollection(userInterfaceStyle: .dark)
}
