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

  @Test("onAppear, onChange, preferences and tasks are settled in the snapshot")
  func settles() {
    let text = outline(of: Loading())
    #expect(text.contains("text: \"appeared 1 changed 1 task done width 30.000000\""), "\(text)")
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

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private struct Loading: View {
  @State private var appeared = 0
  @State private var changed = 0
  @State private var task = "-"
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("appeared \(appeared) changed \(changed) task \(task) width \(width)")
      GeometryReader { proxy in
        Text("").preference(key: WidthKey.self, value: proxy.size.height * 3)
      }
    }
    .onAppear { appeared += 1 }
    .onChange(of: appeared) { changed += 1 }
    .task {
      await Task.yield()
      task = "done"
    }
    .onPreferenceChange(WidthKey.self) { [$width] in $width.wrappedValue = $0 }
  }
}
