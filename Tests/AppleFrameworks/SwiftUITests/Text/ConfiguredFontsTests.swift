// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import Tintype
import TintypeScene

@Suite("Configured fonts of views") @MainActor struct ConfiguredFontsTests {
  private func width(_ text: Text) -> String {
    var found = ""
    Snapshotting<Text, String>.outline(geometry: true).snapshot(text).run { found = $0 }
    return found
  }

  @Test("Views have the fonts of the configuration")
  func viewsHaveConfiguredFonts() throws {
    let standard = width(Text("Hamburg"))
    let roboto = try FontBook.standard().families.filter { $0.name == "Roboto" }
    let configured = try withSnapshotTesting(fonts: FontBook(families: roboto)) {
      width(Text("Hamburg"))
    }
    #expect(configured != standard)
    #expect(width(Text("Hamburg")) == standard)
  }

  @Test("A Text of the style body has the height of SwiftUI's on a device")
  func bodyHasHeightOfDevice() throws {
    let host = try ViewHost(
      Text("Hamburg"), layout: .sizeThatFits, traits: UITraitCollection(displayScale: 3))
    #expect(abs(host.scene.canvas.size.height - 20.333) < 0.001)
  }

  @Test("An English Text keeps its order in a right-to-left layout")
  func englishTextKeepsOrder() throws {
    let host = try ViewHost(
      Text("3 selected"), layout: .sizeThatFits,
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    let directions = host.scene.commands.compactMap { command in
      if case .text(let line) = command.paint { line.direction } else { nil }
    }
    #expect(directions == [.leftToRight])
  }
}
