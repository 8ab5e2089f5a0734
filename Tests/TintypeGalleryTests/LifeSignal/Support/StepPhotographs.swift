// SPDX-License-Identifier: MIT

import Tintype
import TintypeDoublesTesting
import TintypeComponents
import TintypeDoubles
import TintypeGallery
import XCTest

/// Photographs the step that a store has reached, in light and in the dark.
///
/// The previews must know the step, as one that this test reaches, with the same state: so what a
/// designer sees in a preview is what the feature did.
func photograph<Previews: LifeSignal.FeaturePreviews, Action>(
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
