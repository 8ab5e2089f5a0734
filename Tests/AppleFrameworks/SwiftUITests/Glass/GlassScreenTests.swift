// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeScene
import UIKit

/// Views in the platform style of iOS 26.
@Suite("Glass in the platform style of iOS 26")
@MainActor
struct GlassScreenTests {
  private static let phone: SwiftUISnapshotLayout = .device(
    config: .iPhone13.platformStyle(.iOS26))

  private static func small(_ height: Double) -> SwiftUISnapshotLayout {
    var config = ViewImageConfig.iPhone13.platformStyle(.iOS26)
    config.size = TintypeScene.Size(width: 240, height: height)
    config.safeArea = .zero
    return .device(config: config)
  }

  /// Returns the shapes of the glass of a scene, from back to front.
  private func plates(_ host: ViewHost) -> [TintypeScene.Rect] {
    host.scene.commands.compactMap { command in
      guard case .fill(let outline, .backdrop(let backdrop)) = command.paint,
        backdrop.glass != nil
      else { return nil }
      switch outline {
      case .box(let rect, _), .roundedBox(let rect, _, _), .ellipse(let rect): return rect
      case .path: return nil
      }
    }
  }

  @Test("Glass effects and buttons refract their backdrop", arguments: [false, true])
  func effects(isDark: Bool) {
    let view = VStack(spacing: 12) {
      Text("Regular").padding(8).glassEffect()
      Text("Clear").padding(8).glassEffect(.clear)
      Text("Tint").padding(8).glassEffect(.regular.tint(.orange), in: .rect(cornerRadius: 8))
      Text("None").padding(8).glassEffect(.identity)
      Button("Glass") {}.buttonStyle(.glass)
      Button("Prominent") {}.buttonStyle(.glassProminent)
      Button("Small") {}.buttonStyle(.glass).controlSize(.small)
      GlassEffectContainer(spacing: 12) {
        HStack(spacing: 8) {
          ForEach(0..<3) { _ in
            Color.clear.frame(width: 36, height: 36).glassEffect()
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      VStack(spacing: 0) {
        ForEach(0..<12) { index in
          index.isMultiple(of: 2) ? Color.teal : Color.indigo
        }
      }
    }
    assertSnapshot(
      of: view,
      as: .image(
        layout: Self.small(420),
        traits: UITraitCollection { $0.userInterfaceStyle = isDark ? .dark : .light }),
      named: isDark ? "dark" : "light")
  }

  @Test("A container merges effects that are close to each other")
  func container() throws {
    func count(_ spacing: CGFloat, container: CGFloat) throws -> Int {
      let view = GlassEffectContainer(spacing: container) {
        HStack(spacing: spacing) {
          Text("A").padding(8).glassEffect()
          Text("B").padding(8).glassEffect()
        }
      }
      return try plates(ViewHost(view, layout: Self.small(100))).count
    }
    #expect(try count(8, container: 10) == 1)
    #expect(try count(20, container: 10) == 2)
  }

  @Test("Items of a bar share glass unless a space or a visibility separates them")
  func items() throws {
    func widths<Content: ToolbarContent>(
      @ToolbarContentBuilder _ content: () -> Content
    ) throws -> [Double] {
      let screen = NavigationStack {
        Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar(content: content)
      }
      return try plates(ViewHost(screen, layout: Self.phone)).map(\.width)
    }
    let shared = try widths {
      ToolbarItem { Button("Add", systemImage: "plus") {} }
      ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
    }
    #expect(shared == [80])
    let separate = try widths {
      ToolbarItem { Button("Add", systemImage: "plus") {} }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
    }
    #expect(separate == [44, 44])
    let hidden = try widths {
      ToolbarItem { Button("Add", systemImage: "plus") {} }
        .sharedBackgroundVisibility(.hidden)
    }
    #expect(hidden == [])
  }

  @Test("A search field is at the bottom of a phone unless it is in the drawer")
  func search() throws {
    func position(_ placement: SearchFieldPlacement) throws -> Double {
      let screen = NavigationStack {
        List(0..<3) { Text("Row \($0)") }.navigationTitle("Title")
          .searchable(text: .constant(""), placement: placement)
      }
      return try #require(plates(ViewHost(screen, layout: Self.phone)).first).midY
    }
    #expect(try position(.automatic) > 700)
    #expect(try position(.navigationBarDrawer) < 300)
  }

  private struct Player: View {
    var isScrolled = false

    var body: some View {
      TabView {
        Tab("Library", systemImage: "book") {
          ScrollView { Color.orange.frame(height: 3000) }
            .defaultScrollAnchor(isScrolled ? .bottom : .top)
        }
        Tab("Radio", systemImage: "radio") { Text("Radio") }
        Tab(role: .search) { Text("Search") }
      }
      .tabViewBottomAccessory { Text("Now playing") }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  @Test("Tabs, the search tab and an accessory are on glass of their own")
  func tabs() throws {
    let plates = plates(try ViewHost(Player(), layout: Self.phone))
    #expect(plates.map(\.height) == [48, 62, 62])
    #expect(plates.last?.width == 62)
    #expect(plates.first?.maxY ?? 0 <= plates.last?.minY ?? 0)
  }

  @Test("A minimized tab bar shows the selected tab beside the accessory")
  func minimizedTabs() throws {
    let plates = plates(try ViewHost(Player(isScrolled: true), layout: Self.phone))
    #expect(plates.map(\.height) == [48, 48, 48])
    #expect(Set(plates.map(\.midY)).count == 1)
  }

  @Test("Screens with glass are mirrored from right to left")
  func mirrored() {
    let screen = NavigationStack {
      List {
        Section("Account") {
          Label("Wi-Fi", systemImage: "wifi").badge("Attic")
          Toggle("Airplane Mode", isOn: .constant(true))
          Slider(value: .constant(0.3))
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
      }
    }
    assertSnapshot(
      of: screen,
      as: .image(
        layout: Self.phone, traits: UITraitCollection { $0.layoutDirection = .rightToLeft }))
  }
}
