// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeScene

/// Dialogs and menus that are higher than the screen.
@Suite("Panels that are higher than the screen") @MainActor struct PanelScrollingTests {
  private enum Panel: String, CaseIterable {
    case alert = "Alert"
    case dialog = "Confirmation dialog"
    case menu = "Menu"
  }

  private struct Screen: View {
    let panel: Panel
    let count: Int

    private static let message = String(
      repeating: "The trip and its photos cannot be restored. ", count: 6)

    var body: some View {
      switch panel {
      case .alert:
        Color.clear.alert("Delete this trip?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text(Self.message)
        }
      case .dialog:
        Color.clear.confirmationDialog(
          "Share this trip", isPresented: .constant(true), titleVisibility: .visible
        ) {
          ForEach(0..<count, id: \.self) { Button("Choice \($0)") {} }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text(Self.message)
        }
      case .menu:
        Menu("Actions") {
          ForEach(0..<count, id: \.self) { Button("Choice \($0)", systemImage: "star") {} }
        }
        .menuOrder(.fixed)
      }
    }
  }

  private func host(
    _ panel: Panel, _ style: PlatformStyle, count: Int,
    _ size: UIContentSizeCategory = .accessibilityExtraExtraExtraLarge
  ) throws -> ViewHost {
    let host = try ViewHost(
      Screen(panel: panel, count: count),
      layout: .device(config: .iPhone13.statusBar().platformStyle(style)),
      traits: UITraitCollection { traits in
        traits.preferredContentSizeCategory = size
        traits.displayScale = 2
      })
    if panel == .menu { try host.tap("Actions") }
    return host
  }

  @Test(
    "The last item of a panel with many items is inside of the screen after scrolling",
    arguments: [PlatformStyle.iOS, .iOS26])
  func items(style: PlatformStyle) throws {
    for panel in [Panel.dialog, .menu] {
      for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        let host = try host(panel, style, count: 30, size)
        let first = try host.frame(of: "Choice 0")
        #expect(first.minY > 47, "\(panel) \(size)")
        #expect(try host.frame(of: "Choice 29").minY > 844)
        if panel == .dialog, style == .iOS {
          let cancel = try host.frame(of: "Cancel")
          #expect(cancel.minY > 47 && cancel.maxY <= 844 - 34)
        }
      }
    }
  }

  @Test(
    "The buttons of an alert with a long message are visible",
    arguments: [PlatformStyle.iOS, .iOS26])
  func alert(style: PlatformStyle) throws {
    let host = try host(.alert, style, count: 2)
    for button in ["Delete", "Cancel"] {
      let frame = try host.frame(of: button)
      #expect(frame.minY > 47 && frame.maxY <= 844 - 34, "\(button)")
    }
  }

  @Test(
    "Panels at the largest text size scroll", arguments: [PlatformStyle.iOS, .iOS26])
  func images(style: PlatformStyle) throws {
    let tiles = try Panel.allCases.map { panel in
      (name: panel.rawValue, scene: try host(panel, style, count: 8).scene)
    }
    let renderer = try CairoRenderer.standard()
    let scene = try ContactSheet(columns: 3).scene(of: tiles, measuring: renderer)
    assertSnapshot(
      of: scene,
      as: Snapshotting(pathExtension: "png", diffing: .image) { scene in
        try SnapshotImage(
          painting: scene, by: renderer.paint, fingerprint: renderer.fingerprint)
      }, named: style.rawValue)
  }
}
