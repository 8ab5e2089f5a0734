// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Deep preferences")
struct DeepPreferenceTests {
  @Test("500 preferences in each other are read by 500 views, from the inner to the outer one")
  func nested() throws {
    let record = Record()
    let depth = 500
    var view = AnyView(Text("a").preference(key: NumbersKey.self, value: [0]))
    for level in 1...depth {
      view = AnyView(
        view.transformPreference(NumbersKey.self) { $0.append(level) }
          .onPreferenceChange(NumbersKey.self) { record.counts[level] = $0.count })
    }
    _ = try ViewHost(view)
    #expect(record.counts.count == depth)
    #expect(record.counts.allSatisfy { $0.value == $0.key + 1 })
  }

  @Test("A view reads the values of its descendants before a view above replaces them")
  func replaced() throws {
    let record = Record()
    let view = HStack {
      Text("a").preference(key: NumbersKey.self, value: [1])
      Text("a").preference(key: NumbersKey.self, value: [2, 3])
    }
    .onPreferenceChange(NumbersKey.self) { record.counts[1] = $0.count }
    .preference(key: NumbersKey.self, value: [])
    .onPreferenceChange(NumbersKey.self) { record.counts[2] = $0.count }
    _ = try ViewHost(view)
    #expect(record.counts == [1: 3, 2: 0])
  }
}

private enum NumbersKey: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private final class Record: @unchecked Sendable {
  // Proof of safety: only the thread of the test uses it.
  var counts: [Int: Int] = [:]
}
