// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeScene

/// The contact sheet beside the tables of the guide “Platform style”.
@Suite("The contact sheet of the platform style") @MainActor struct PlatformSheetTests {
  private static func device(_ platform: PlatformStyle) -> ViewImageConfig {
    var device = ViewImageConfig.iPhone13.statusBar()
    device.size.height = 740
    return platform == .iOS ? device : device.platformStyle(platform)
  }

  private func host(
    _ screen: PlatformScreen, _ style: UIUserInterfaceStyle, _ platform: PlatformStyle
  ) throws -> ViewHost {
    let host = try ViewHost(
      screen.view, layout: .device(config: Self.device(platform)),
      // The scale of the sheet, so that lines of one pixel are as thick as on a screen.
      traits: UITraitCollection { traits in
        traits.userInterfaceStyle = style
        traits.displayScale = 2
      })
    if screen == .menu { try host.tap("Actions") }
    return host
  }

  @Test(
    "Standard controls, forms, lists, bars and presentations have the appearance of iOS",
    arguments: [
      ("light", UIUserInterfaceStyle.light, PlatformStyle.iOS), ("dark", .dark, .iOS),
      ("iOS26.light", .light, .iOS26), ("iOS26.dark", .dark, .iOS26),
    ])
  func sheet(name: String, style: UIUserInterfaceStyle, platform: PlatformStyle) async throws {
    let tiles = try PlatformScreen.allCases.map { screen in
      (name: screen.rawValue, scene: try host(screen, style, platform).scene)
    }
    let renderer = try CairoRenderer.standard()
    let scene = try ContactSheet(columns: 5).scene(of: tiles, measuring: renderer)
    assertSnapshot(
      of: scene,
      as: Snapshotting(pathExtension: "png", diffing: .image) { scene in
        try SnapshotImage(
          painting: scene, by: renderer.paint, fingerprint: renderer.fingerprint)
      },
      named: name, testName: "sheet")
  }
}
