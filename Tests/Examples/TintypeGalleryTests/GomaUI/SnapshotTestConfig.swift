// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeComponents

/// The configuration that all snapshot tests of the design system share.
enum SnapshotTestConfig {
  static let device: ViewImageConfig = .iPhone8
  static let size = CGSize(width: 414, height: 860)
  /// Set to `true` to record new references.
  static let record = false

  static let lightTraits = Traits(userInterfaceStyle: .light)
  static let darkTraits = Traits(userInterfaceStyle: .dark)
}
