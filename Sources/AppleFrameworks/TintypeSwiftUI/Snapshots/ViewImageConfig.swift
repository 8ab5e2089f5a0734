// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents
import TintypeUIKit

extension ViewImageConfig {
  /// Creates a configuration of a device's screen.
  ///
  /// - Parameters:
  ///   - safeArea: The parts of the screen that are covered by bars and sensors, in points.
  ///   - size: The size of the screen in points; `nil` for that of an iPhone 13.
  ///   - traits: The traits of the environment.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    let size = size.map { Size(width: Double($0.width), height: Double($0.height)) }
    let traits = traits.traits
    self.init(
      name: "custom", size: size ?? ViewImageConfig.iPhone13.size,
      scale: traits.displayScale ?? 2, safeArea: safeArea.edgeInsets,
      idiom: traits.userInterfaceIdiom ?? .unspecified,
      horizontalSizeClass: traits.horizontalSizeClass,
      verticalSizeClass: traits.verticalSizeClass, traits: traits)
  }
}
