// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import Tintype
import TintypeCairo
import TintypeComparison
import TintypeComponents
import TintypeScene
@testable import TintypeSampleHearth

/// The contact sheet of the guide “Platform style” that the README links.
@Suite("The settings of an app in both platform styles") @MainActor struct SettingsSheetTests {
  private static let styles: [(name: String, style: PlatformStyle, scheme: UIUserInterfaceStyle)] =
    [
      ("iOS 17 and 18", .iOS, .light), ("iOS 17 and 18, dark", .iOS, .dark),
      ("iOS 26", .iOS26, .light), ("iOS 26, dark", .iOS26, .dark),
    ]

  private enum Screen: String, CaseIterable {
    case overview = "Overview"
    case schedule = "Schedule"
    case dialog = "Dialog"
  }

  private func scene(
    _ screen: Screen, _ style: PlatformStyle, _ scheme: UIUserInterfaceStyle
  ) throws -> TintypeScene.Scene {
    let session = HearthSession(.light)
    let host = try ViewHost(
      session.view(RootView(path: screen == .schedule ? [.schedule] : [])),
      layout: .device(config: .iPhone13.statusBar().platformStyle(style)),
      traits: UITraitCollection { traits in
        traits.userInterfaceStyle = scheme
        traits.displayScale = 2
      })
    if screen == .dialog {
      try host.scroll("living", by: CGSize(width: 0, height: 900))
      try host.tap("Turn Everything Off")
    }
    return host.scene
  }

  @Test("The screens are those of the style, in light and dark appearance")
  func sheet() throws {
    let tiles = try Screen.allCases.flatMap { screen in
      try Self.styles.map { style in
        (name: style.name, scene: try scene(screen, style.style, style.scheme))
      }
    }
    let renderer = try CairoRenderer.standard()
    let contactSheet = try ContactSheet(columns: 4).scene(of: tiles, measuring: renderer)
    assertSnapshot(
      of: contactSheet,
      as: Snapshotting(pathExtension: "png", diffing: .image) { scene in
        try SnapshotImage(
          painting: scene, by: { try renderer.paint($0) },
          fingerprint: { renderer.fingerprint(of: $0) })
      }, named: "screens")
  }
}
