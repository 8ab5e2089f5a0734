// SPDX-License-Identifier: MIT

import Tintype
import TintypeDoublesTesting
import TintypeComponents
import TintypeDoubles
import TintypeGallery
import XCTest

/// Takes snapshots of a store's current step, in light and dark appearance.
///
/// The previews must contain the step, assigned to this test and with the same state. A designer
/// therefore sees in a preview the state that the feature reached.
func snapshot<Previews: LifeSignal.FeaturePreviews, Action>(
  _ name: String,
  of store: TestStore<Previews.State, Action>,
  as previews: Previews.Type,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  guard let step = previews.steps.first(where: { $0.name == name }) else {
    XCTFail("The previews have no step “\(name)”.", file: filePath, line: line)
    return
  }
  XCTAssertEqual("\(step.test)()", testName, file: filePath, line: line)
  XCTAssertEqual(step.state, store.state, file: filePath, line: line)
  for look in [Preview.Look.light, .dark] {
    assertSnapshot(
      of: store, as: .image(in: previews.viewport, traits: look.traits),
      named: "\(name)-\(look.name)",
      fileID: fileID, file: filePath, testName: testName, line: line
    ) {
      previews.screen($0)
    }
  }
}
