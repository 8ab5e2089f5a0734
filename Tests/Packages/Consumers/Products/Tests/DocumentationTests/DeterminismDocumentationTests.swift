// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// The example of the guide on determinism, so that it compiles and works as described.

struct ClockView: Component {
  var date: Date

  var body: some Component {
    Text(date.formatted(.iso8601)).id("clock").padding()
  }
}

@Suite("Examples of the guide on determinism") struct DeterminismDocumentationTests {
  // The references contain the time at which they were recorded.
  @Test("A date is ignored in an image and in a text")
  func date() {
    assertSnapshot(
      of: ClockView(date: Date()), as: .image(on: .iPhone13).tolerating(masking: ["clock"]))
    assertSnapshot(
      of: ["at": Date().formatted(.iso8601)], as: .json.redacting(.dates), named: "text")
  }
}
