// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeImaging

// The example of the guide on references, so that it compiles and works as described.

@Suite(.snapshots(references: .inPackage.compact()))
struct CardTests {
  @Test func greeting() {
    assertSnapshot(of: Greeting(name: "Ada"), as: .image)
  }
}

@Suite("Examples of the guide on references") struct ReferencesDocumentationTests {
  @Test("A compact reference contains a preview with one pixel per point")
  func preview() throws {
    let path = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../__Snapshots__/DocumentationTests/CardTests/greeting.1.png")
      .standardized
    let preview = try PNG.decode(Array(Data(contentsOf: path)))
    #expect(preview.width == 161)
  }
}
