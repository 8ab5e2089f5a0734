// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Keyboard shortcuts")
struct KeyboardShortcutTests {
  @Test("The environment has the innermost shortcut")
  func environment() throws {
    struct Reader: View {
      @Environment(\.keyboardShortcut) private var shortcut

      var body: some View {
        Text("\(shortcut == KeyboardShortcut("a", modifiers: [.command, .shift]))")
      }
    }
    let text = try texts(
      of: Reader().keyboardShortcut("a", modifiers: [.shift, .command])
        .keyboardShortcut(.defaultAction))
    #expect(text == ["true"])
  }

  @Test("Shortcuts are equal if keys, modifiers and adaptations are equal")
  func equality() {
    #expect(KeyboardShortcut("a") == KeyboardShortcut(KeyEquivalent("a"), modifiers: .command))
    #expect(KeyboardShortcut("a") != KeyboardShortcut("a", modifiers: []))
    #expect(KeyboardShortcut("a") != KeyboardShortcut("a", localization: .custom))
  }

  @Test("A help text is the accessibility hint")
  func help() {
    #expect(accessibility(of: Button("Save") {}.help("Saves the file")).contains("Saves the file"))
  }
}
