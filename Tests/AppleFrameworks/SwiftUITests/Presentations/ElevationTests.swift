// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The level of the user interface")
struct ElevationTests {
  private let phone = SwiftUISnapshotLayout.fixed(width: 240, height: 320)

  private func outline(_ view: some View, _ style: UIUserInterfaceStyle = .dark) throws -> String {
    try ViewHost(view, layout: phone, traits: UITraitCollection(userInterfaceStyle: style))
      .scene.outline
  }

  private var content: some View {
    VStack {
      Color(.systemBackground)
      Color(.secondarySystemBackground)
      Color(.tertiarySystemBackground)
      Color(.systemGroupedBackground)
      Color(.secondarySystemGroupedBackground)
      Color(.tertiarySystemGroupedBackground)
    }
  }

  private static let elevated = [
    "systemBackground #1C1C1E", "secondarySystemBackground #2C2C2E",
    "tertiarySystemBackground #3A3A3C", "systemGroupedBackground #1C1C1E",
    "secondarySystemGroupedBackground #2C2C2E", "tertiarySystemGroupedBackground #3A3A3C",
  ]

  @Test("The backgrounds of a dark sheet are elevated, and those of a light one are not")
  func sheet() throws {
    let view = Text("Screen").sheet(isPresented: .constant(true)) { content }
    let (dark, light) = try (outline(view), outline(view, .light))
    for color in Self.elevated { #expect(dark.contains(color), "\(color)") }
    #expect(light.contains("secondarySystemBackground #F2F2F7"))
    #expect(try !outline(content).contains("#3A3A3C"))
  }

  @Test("A cover of the whole screen has the base level, also in a sheet")
  func cover() throws {
    let cover = Text("Sheet").fullScreenCover(isPresented: .constant(true)) { content }
    for view in [
      AnyView(cover), AnyView(Text("Screen").sheet(isPresented: .constant(true)) { cover }),
    ] {
      let text = try outline(view)
      #expect(text.contains(" systemBackground #000000"))
      #expect(!text.contains("#3A3A3C"))
    }
  }

  @Test("A popover is elevated in both size classes")
  func popover() throws {
    let view = Text("Screen").popover(isPresented: .constant(true)) { content }
    #expect(try outline(view).contains("tertiarySystemBackground #3A3A3C"))
    let regular = view.environment(\.horizontalSizeClass, .regular)
    #expect(try outline(regular).contains("tertiarySystemBackground #3A3A3C"))
  }

  @Test("A color that a closure provides depends on the level")
  func provider() throws {
    let color = UIColor { $0.userInterfaceLevel == .elevated ? .red : .green }
    let view = Text("Screen").sheet(isPresented: .constant(true)) { Color(color).id("color") }
    #expect(try outline(view, .light).contains("#FF0000"))
    let elevated = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated),
    ])
    #expect(
      UIColor.systemBackground.resolvedColor(with: elevated)
        == UIColor.secondarySystemBackground.resolvedColor(
          with: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("The navigation bar of a sheet is 56 points high, and its title is below the grabber")
  func sheetBar() throws {
    let view = Text("Screen").sheet(isPresented: .constant(true)) {
      NavigationStack {
        Color.red.id("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .presentationDetents([.medium, .large])
    }
    let host = try ViewHost(view, layout: phone)
    #expect(try host.frame(of: "content").minY == 160 + 56)
    // The grabber ends 10 points below the edge of the sheet.
    let title = try textFrame(of: "Title", in: host)
    #expect(title.minY - 160 > 10)
  }
}
