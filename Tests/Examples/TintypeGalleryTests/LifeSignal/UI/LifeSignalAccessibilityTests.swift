// SPDX-License-Identifier: MIT

import Tintype
import TintypeComponents
import TintypeGallery
import XCTest

/// Snapshots of the screens' accessibility text, element by element.
final class LifeSignalAccessibilityTests: XCTestCase {
  func testSpoken() {
    for screen in LifeSignalScreen.all {
      assertSnapshot(
        of: ComponentList([screen.component]), as: .accessibility(on: .iPhone13),
        named: screen.name)
    }
  }

  func testSpokenWhileTheTimeRuns() {
    for step in LifeSignal.TimerPreviews.steps {
      assertSnapshot(
        of: LifeSignal.TimerView(state: step.state), as: .accessibility, named: step.name)
    }
  }
}
