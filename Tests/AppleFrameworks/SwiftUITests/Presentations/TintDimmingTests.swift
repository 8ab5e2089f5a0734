// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene

@MainActor
@Suite("Tints behind presentations")
struct TintDimmingTests {
  private let phone = SwiftUISnapshotLayout.fixed(width: 320, height: 480)

  /// Returns the color of the line of text with a string.
  private func color(of text: String, in host: ViewHost) throws -> String {
    let names = host.scene.commands.compactMap { entry -> String? in
      guard case .text(let line) = entry.paint, line.string == text,
        case .color(let color) = line.spans.first?.paint
      else { return nil }
      return color.name
    }
    return try #require(names.first)
  }

  private var screen: some View {
    VStack {
      Button("Plain") {}
      Button("Red") {}.tint(.red)
      Text("Tint").foregroundStyle(.tint)
      Text("Fixed").foregroundStyle(.orange)
      Spacer()
    }
  }

  /// The screen with each of the presentations that dim it.
  private var presentations: [(String, AnyView)] {
    let isPresented = Binding.constant(true)
    return [
      ("alert", AnyView(screen.alert("Alert", isPresented: isPresented) { Button("In") {} })),
      (
        "dialog",
        AnyView(screen.confirmationDialog("Dialog", isPresented: isPresented) { Button("In") {} })
      ),
      (
        "sheet",
        AnyView(
          screen.sheet(isPresented: isPresented) {
            Button("In") {}.presentationDetents([.medium])
          })
      ),
      (
        "popover",
        AnyView(
          screen.popover(isPresented: isPresented) {
            Button("In") {}.presentationCompactAdaptation(.popover)
          })
      ),
    ]
  }

  @Test(
    "Tints behind an alert, a dialog, a sheet and a popover are gray, and fixed colors are kept")
  func gray() throws {
    for (name, view) in presentations {
      let host = try ViewHost(view, layout: phone)
      for text in ["Plain", "Red", "Tint"] {
        #expect(try color(of: text, in: host) == "gray", "\(name)")
      }
      #expect(try color(of: "Fixed", in: host) == "orange", "\(name)")
    }
  }

  @Test("The tints of the presentation itself are kept")
  func presentation() throws {
    for (name, view) in presentations {
      let host = try ViewHost(view, layout: phone)
      #expect(try color(of: "In", in: host) != "gray", "\(name)")
    }
  }

  @Test("The tints of a sheet are gray behind an alert that the sheet presents")
  func nested() throws {
    let sheet = Button("Sheet") {}
      .alert("Alert", isPresented: .constant(true)) { Button("In") {} }
    let host = try ViewHost(
      screen.sheet(isPresented: .constant(true)) { sheet }, layout: phone)
    #expect(try color(of: "Sheet", in: host) == "gray")
    #expect(try color(of: "In", in: host) != "gray")
  }

  @Test("The tints have their colors again after the presentation")
  func dismissal() throws {
    struct Screen: View {
      @State private var isPresented = true

      var body: some View {
        Button("Plain") {}.alert("Alert", isPresented: $isPresented) { Button("Close") {} }
      }
    }
    let host = try ViewHost(Screen(), layout: phone)
    #expect(try color(of: "Plain", in: host) == "gray")
    try host.tap("Close")
    #expect(try color(of: "Plain", in: host) != "gray")
  }

  @Test("The tints are kept behind a menu, a sheet without dimming, and in the classic style")
  func kept() throws {
    let menu = try ViewHost(
      VStack {
        Button("Plain") {}
        Menu("Menu") { Button("In") {} }
      }, layout: phone)
    try menu.tap("Menu")
    #expect(try color(of: "Plain", in: menu) != "gray")
    let interactive = screen.sheet(isPresented: .constant(true)) {
      Text("In").presentationDetents([.medium]).presentationBackgroundInteraction(.enabled)
    }
    #expect(try color(of: "Plain", in: ViewHost(interactive, layout: phone)) != "gray")
    let classic = ViewImageConfig.iPhone13.platformStyle(.classic)
    let alert = screen.alert("Alert", isPresented: .constant(true)) { Button("In") {} }
    #expect(
      try color(of: "Plain", in: ViewHost(alert, layout: .device(config: classic))) != "gray")
  }
}
