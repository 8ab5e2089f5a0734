// SPDX-License-Identifier: MIT

import Foundation
import Tintype
import TintypeComponents
import TintypeGallery
import XCTest

/// Snapshots of the screens at the largest text size and full content height.
final class LifeSignalDynamicTypeTests: XCTestCase {
  func testLargestText() {
    for screen in LifeSignalScreen.all {
      assertSnapshot(
        of: ComponentList([screen.component]),
        as: .image(
          on: .iPhone13, size: CGSize(width: 390, height: screen.largestHeight),
          traits: [.light, .dynamicTypeSize(.accessibility5)]),
        named: screen.name)
    }
  }
}
