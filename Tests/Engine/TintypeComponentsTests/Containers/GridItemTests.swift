// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents

@Suite("Grid items")
struct GridItemTests {
  @Test("Grid items accept sizes as literals and as variables")
  func sizes() {
    let (least, most): (Double, Double) = (60, 90)
    #expect(GridItem(.fixed(60)) == GridItem(.fixed(least)))
    #expect(
      GridItem(.flexible(minimum: 60, maximum: 90))
        == GridItem(.flexible(minimum: least, maximum: most)))
    #expect(
      GridItem(.adaptive(minimum: 60, maximum: 90.0))
        == GridItem(.adaptive(minimum: least, maximum: most)))
    #expect(GridItem() == GridItem(.flexible(minimum: 10, maximum: .infinity)))
  }
}
