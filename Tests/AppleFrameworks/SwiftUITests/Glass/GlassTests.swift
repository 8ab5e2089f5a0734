// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Glass")
@MainActor
struct GlassTests {
  @Test("Glass effects and buttons are painted", arguments: [ColorScheme.light, .dark])
  func effects(scheme: ColorScheme) {
    let view = VStack(spacing: 8) {
      Text("Regular").padding(8).glassEffect()
      Text("Tint").padding(8).glassEffect(.clear.tint(.orange), in: .rect(cornerRadius: 8))
      Text("None").padding(8).glassEffect(.identity)
      Button("Glass") {}.buttonStyle(.glass)
      Button("Prominent") {}.buttonStyle(.glassProminent)
    }
    .padding(8)
    .background(LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom))
    .environment(\.colorScheme, scheme)
    assertSnapshot(of: view, as: .image, named: scheme == .dark ? "dark" : "light")
  }

  @Test("Buttons with glass perform their action")
  func action() throws {
    let host = try ViewHost(Counter())
    try host.tap("Add")
    #expect(texts(of: host) == ["Add", "1"])
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Add") { count += 1 }.buttonStyle(.glass(.clear))
      Text(verbatim: "\(count)")
    }
  }
}
