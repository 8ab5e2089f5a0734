// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging

@Suite("Pixel geometry")
struct PixelGeometryTests {
  @Test("reads well in messages")
  func description() {
    #expect(PixelSize(width: 640, height: 480).description == "640×480")
    #expect(PixelRect(x: 1, y: 2, width: 3, height: 4).description == "3×4 at (1, 2)")
  }

  @Test("survives JSON")
  func roundTrip() throws {
    let rect = PixelRect(x: -1, y: 2, width: 3, height: 4)
    let json = try JSONEncoder().encode(rect)
    #expect(try JSONDecoder().decode(PixelRect.self, from: json) == rect)
  }
}
