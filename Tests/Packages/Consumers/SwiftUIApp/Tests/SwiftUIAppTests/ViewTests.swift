// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@testable import SwiftUIApp

@MainActor @Suite("Views of a package with SwiftUI sources")
struct ViewTests {
  @Test("A view with an observable model is painted")
  func profile() {
    let row = ProfileRow(profile: Profile(id: 1, name: "Ada"))
    assertSnapshot(of: row, as: .image(layout: .fixed(width: 200, height: 100)))
  }

  @Test("A change of a published property is in the next snapshot")
  func counter() {
    let counter = Counter(count: 1)
    counter.increment()
    let view = CounterView(counter: counter)
    assertSnapshot(of: view, as: .image(layout: .fixed(width: 200, height: 100)))
  }

  @Test("A tap on the button removes it")
  func favorite() throws {
    let host = try ViewHost(ProfileRow(profile: Profile(id: 3, name: "Alan")))
    try host.tap("Favorite")
    assertSnapshot(of: host, as: .outline)
  }

  @Test("The cart is counted in German and Arabic")
  func languages() {
    for (language, direction) in [("de", LayoutDirection.leftToRight), ("ar", .rightToLeft)] {
      let view = CartLabel(count: 3)
        .environment(\.locale, Locale(identifier: language))
        .environment(\.layoutDirection, direction)
      assertSnapshot(of: view, as: .outline, named: language)
    }
  }
}
