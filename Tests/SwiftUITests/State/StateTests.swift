// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("State")
struct StateTests {
  @Test("Views are evaluated on any thread, with the closures of their bodies")
  func threads() {
    let text = outline(of: Numbers(values: [3, 4]).padding(8))
    #expect(text.contains("text: \"6\""))
    #expect(text.contains("text: \"8\""))
  }
}

private struct Numbers: View {
  @State private var factor = 2
  var values: [Int]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(values.map { $0 * factor }, id: \.self) { Text("\($0)") }
    }
  }
}
