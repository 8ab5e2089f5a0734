// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

private struct SchemeText: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark scheme" : "light scheme") }
}

private struct ThemedView: View {
  @State private var isDark = false

  var body: some View {
    VStack {
      SchemeText()
      Toggle("Dark", isOn: $isDark)
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

@MainActor
@Suite("The preferred color scheme")
struct PreferredColorSchemeTests {
  private let screen = SwiftUISnapshotLayout.fixed(width: 200, height: 100)

  private func schemes(_ view: some View, in layout: SwiftUISnapshotLayout) -> [String] {
    let text = outline(of: view, in: layout)
    return ["dark scheme", "light scheme"].filter { text.contains($0) }
  }

  @Test("A view determines the color scheme of the whole screen")
  func wholeScreen() {
    let view = VStack {
      SchemeText()
      Text("Content").preferredColorScheme(.dark)
    }
    #expect(schemes(view, in: screen) == ["dark scheme"])
  }

  @Test("Without a preference, the screen has the color scheme of the snapshot")
  func noPreference() {
    let view = VStack {
      SchemeText()
      Text("Content").preferredColorScheme(nil)
    }
    #expect(schemes(view, in: screen) == ["light scheme"])
  }

  @Test("The first of several preferences determines the color scheme of the screen")
  func severalPreferences() {
    let view = VStack {
      Text("One").preferredColorScheme(.dark)
      Text("Two").preferredColorScheme(.light)
      SchemeText()
    }
    #expect(schemes(view, in: screen) == ["dark scheme"])
  }

  @Test("Without a screen, only the view itself has the color scheme")
  func noScreen() {
    let view = VStack {
      SchemeText()
      SchemeText().preferredColorScheme(.dark)
    }
    #expect(schemes(view, in: .sizeThatFits) == ["dark scheme", "light scheme"])
  }

  @Test("The canvas follows the color scheme that the state of a view determines")
  func canvas() throws {
    let host = try ViewHost(ThemedView(), layout: screen)
    #expect(host.scene.canvas.colorScheme == .light)
    try host.tap("Dark")
    #expect(host.scene.canvas.colorScheme == .dark)
    try host.tap("Dark")
    #expect(host.scene.canvas.colorScheme == .light)
  }
}
