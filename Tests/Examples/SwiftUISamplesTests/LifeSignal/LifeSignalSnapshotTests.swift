// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleLifeSignal
import XCTest

/// Snapshots of the screens: rendering, dark mode, Dynamic Type, localization and accessibility.
@MainActor final class LifeSignalSnapshotTests: XCTestCase {
  private let layout = SwiftUISnapshotLayout.device(config: .iPhone13)

  func testLight() async throws {
    let home = try LifeSignalScreen.named("Home").map(\.name)
    for screen in try LifeSignalScreen.all() where !home.contains(screen.name) {
      assertSnapshot(of: screen.view, as: .image(layout: layout), named: screen.name)
    }
  }

  func testDark() async throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for screen in try LifeSignalScreen.named("CheckIn", "Contacts") {
      assertSnapshot(
        of: screen.view, as: .image(layout: layout, traits: dark), named: screen.name)
    }
  }

  func testLargeText() async throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    for screen in try LifeSignalScreen.named("SignIn", "Home", "Contacts") {
      assertSnapshot(
        of: screen.view, as: .image(layout: layout, traits: large), named: screen.name)
    }
  }

  func testGerman() async throws {
    for screen in try LifeSignalScreen.named("Profile") {
      assertSnapshot(
        of: screen.view.environment(\.locale, Locale(identifier: "de_DE")),
        as: .image(layout: layout), named: screen.name)
    }
  }

  func testAccessibility() async throws {
    let screens = try LifeSignalScreen.all()
    XCTAssertEqual(screens.count, 9)
    for screen in screens {
      assertSnapshot(of: screen.view, as: .accessibility(layout: layout), named: screen.name)
    }
  }
}
