// SPDX-License-Identifier: MIT

import SnapshotTesting
@testable import SwiftUI
import Testing
import TintypeScene

@MainActor
@Suite("The accent color of an app")
struct AccentColorTests {
  /// Returns the names of the colors of texts.
  private func colors(of view: some View) throws -> [String: String] {
    let host = try ViewHost(view, layout: .fixed(width: 320, height: 480))
    var colors: [String: String] = [:]
    for entry in host.scene.commands {
      guard case .text(let line) = entry.paint, case .color(let color) = line.spans.first?.paint
      else { continue }
      colors[line.string] = color.name
    }
    return colors
  }

  /// A screen with the accent color orange.
  private func screen(_ content: some View) -> some View {
    content.transformingEnvironment { $0.base.accentColor = .orange }
  }

  @Test("It is the tint of views without another tint, and the color `.accentColor`")
  func tint() throws {
    let view = VStack {
      Button("Button") {}
      Text("Tint").foregroundStyle(.tint)
      Text("Accent").foregroundStyle(Color.accentColor)
      Button("Reset") {}.tint(Color?.none).tint(.red)
      Button("Red") {}.tint(.red)
      Text("Own").foregroundStyle(Color.accentColor).accentColor(.pink)
    }
    #expect(
      try colors(of: screen(view)) == [
        "Button": "orange", "Tint": "orange", "Accent": "orange", "Reset": "orange", "Red": "red",
        "Own": "pink",
      ])
  }

  @Test("Buttons of alerts and dialogs have it instead of the tint of the presenting view")
  func dialogs() throws {
    let isPresented = Binding.constant(true)
    let alert = Text("A").alert("Alert", isPresented: isPresented) { Button("In") {} }
    let dialog = Text("A").confirmationDialog("Dialog", isPresented: isPresented) {
      Button("In") {}
    }
    #expect(try colors(of: screen(alert.tint(.green)))["In"] == "orange")
    #expect(try colors(of: screen(dialog.accentColor(.green)))["In"] == "orange")
    #expect(try colors(of: alert.tint(.green))["In"] == "accentColor")
    #expect(try colors(of: dialog.tint(.green))["In"] == "accentColor")
  }

  @Test("A sheet has the tint of the presenting view")
  func sheet() throws {
    let sheet = Text("A").sheet(isPresented: .constant(true)) { Button("In") {} }
    #expect(try colors(of: screen(sheet.tint(.green)))["In"] == "green")
    #expect(try colors(of: screen(sheet))["In"] == "orange")
  }
}
