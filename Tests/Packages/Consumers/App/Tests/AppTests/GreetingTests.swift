// SPDX-License-Identifier: MIT

import Tintype
import TintypeComponents
import XCTest

struct Greeting: Component {
  var name: String

  var body: some Component {
    VStack(alignment: .leading, spacing: 4) {
      Text("Hello, \(name)").font(.system(size: 20, weight: .bold))
      Text("Good to see you.").foregroundStyle(.secondary)
    }
    .padding(16)
  }
}

final class GreetingTests: XCTestCase {
  func testGreeting() {
    assertSnapshot(of: Greeting(name: "Ada"), as: .image(on: .iPhone13, traits: .dark))
    assertSnapshot(of: Greeting(name: "Ada"), as: .outline)
  }
}
