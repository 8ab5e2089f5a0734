// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleLifeSignal
import XCTest

/// Snapshots of the screens: rendering, dark mode, Dynamic Type, localization and accessibility.
@MainActor final class LifeSignalSnapshotTests: XCTestCase {
  private let layout = SwiftUISnapshotLayout.device(config: .iPhone13)

  func testLight() async throws {
    for screen in try LifeSignalScreen.all() where screen.name != "Home" {
      assertSnapshot(of: screen.view, as: .image(layout: layout), named: screen.name)
    }
  }

  func testDark() async throws {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    for screen in try LifeSignalScreen.all() where ["CheckIn", "Contacts"].contains(screen.name) {
      assertSnapshot(
        of: screen.view, as: .image(layout: layout, traits: dark), named: screen.name)
    }
  }

  func testLargeText() async throws {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    for screen in try LifeSignalScreen.all()
    where ["SignIn", "Home", "Contacts"].contains(screen.name) {
      assertSnapshot(
        of: screen.view, as: .image(layout: layout, traits: large), named: screen.name)
    }
  }

  func testGerman() async throws {
    for screen in try LifeSignalScreen.all() where screen.name == "Profile" {
      assertSnapshot(
        of: screen.view.environment(\.locale, Locale(identifier: "de_DE")),
        as: .image(layout: layout), named: screen.name)
    }
  }

  func testAccessibility() async throws {
    for screen in try LifeSignalScreen.all() {
      assertSnapshot(of: screen.view, as: .accessibility(layout: layout), named: screen.name)
    }
  }
}
