// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSamplePantry
import XCTest

/// The app on small and large phones and on tablets, and with the settings of accessibility that change
/// colors and fonts.
final class PantryDeviceTests: XCTestCase {
  @MainActor
  private func assertScreen(
    _ screen: some View, on device: ViewImageConfig, traits: UITraitCollection = .init(),
    named name: String, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(
      of: PantrySession().view(screen), as: .image(layout: .device(config: device), traits: traits),
      named: name, testName: testName, line: line)
  }

  @MainActor func testDevices() async {
    for (name, device) in [
      ("SE", ViewImageConfig.iPhoneSe), ("ProMax", .iPhone17ProMax.statusBar()),
      ("phone-landscape", .iPhone17(.landscape)), ("ProMax-landscape", .iPhone17ProMax(.landscape)),
      ("iPad", .iPadPro11(.portrait)), ("iPad-landscape", .iPadPro11(.landscape)),
    ] {
      assertScreen(RootView(screen: .shopping), on: device, named: name)
    }
  }

  @MainActor func testAccessibilitySettings() async {
    for (name, traits) in [
      ("bold", UITraitCollection(legibilityWeight: .bold)),
      ("contrast", UITraitCollection(accessibilityContrast: .high)),
    ] {
      assertScreen(RootView(screen: .shopping), on: .iPhone13, traits: traits, named: name)
    }
  }
}
