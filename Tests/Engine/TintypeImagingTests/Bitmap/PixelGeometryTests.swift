// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging

@Suite("Pixel geometry")
struct PixelGeometryTests {
  @Test("Pixel sizes and rectangles have a readable description")
  func description() {
    #expect(PixelSize(width: 640, height: 480).description == "640×480")
    #expect(PixelRect(x: 1, y: 2, width: 3, height: 4).description == "3×4 at (1, 2)")
  }

  @Test("Pixel rectangles can be encoded and decoded")
  func roundTrip() throws {
    let rect = PixelRect(x: -1, y: 2, width: 3, height: 4)
    let json = try JSONEncoder().encode(rect)
    #expect(try JSONDecoder().decode(PixelRect.self, from: json) == rect)
  }
}
