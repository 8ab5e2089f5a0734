// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype

// The example of the guide on comparing texts, so that it compiles and works as described.

@Suite("Examples of the guide on comparing texts") struct ComparingTextsDocumentationTests {
  struct Order: Encodable {
    struct Item: Encodable {
      var name: String
      var price: Double
    }

    var id = UUID()
    var items = [Item(name: "film", price: .random(in: 1...9))]
  }

  @Test("Changing values in a text are redacted", arguments: 1...2)
  func redacting(run: Int) {
    let order = Order()
    assertSnapshot(of: order, as: .json.redacting(.uuids, .dates, .keyPath("items[*].price")))
  }
}
