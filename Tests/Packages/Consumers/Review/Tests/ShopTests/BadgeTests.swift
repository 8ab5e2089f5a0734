// SPDX-License-Identifier: MIT

import Shop
import Testing
import Tintype
import TintypeComponents

/// More changes than a process describes completely, and one contact sheet.
@Suite struct BadgeTests {
  @Test func cart() { assertSnapshot(of: Badge("Cart"), as: .image) }
  @Test func account() { assertSnapshot(of: Badge("Account"), as: .image) }
  @Test func orders() { assertSnapshot(of: Badge("Orders"), as: .image) }
  @Test func returns() { assertSnapshot(of: Badge("Returns", size: 16), as: .image) }
  @Test func search() { assertSnapshot(of: Badge("Search", size: 20), as: .image) }
  @Test func settings() { assertSnapshot(of: Badge("Settings"), as: .image) }
  @Test func help() { assertSnapshot(of: Badge("Help", size: 24), as: .image) }
  @Test func news() { assertSnapshot(of: Badge("News"), as: .image) }
  @Test func dark() { assertSnapshot(of: Badge("Dark"), as: .image(traits: .dark)) }

  @Test(arguments: ["Small", "Medium", "Large"])
  func sizes(_ name: String) { assertSnapshot(of: Badge(name), as: .image, named: name) }

  @Test func sheet() {
    let variants = Variants(schemes: [.light, .dark])
    assertSnapshot(of: Badge("Sheet"), as: .contactSheet(of: variants))
  }

  @Test func unchanged() { assertSnapshot(of: Text("Unchanged"), as: .image) }
}
