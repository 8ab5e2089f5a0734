// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSampleHearth
import XCTest

/// Each screen in light and dark appearance, German, Arabic, and two more text sizes.
final class HearthSnapshotTests: XCTestCase {
  @MainActor
  private func assertScreen(
    _ variants: [JourneysVariant] = JourneysVariant.all, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    change: (House) -> Void = { _ in }, @ViewBuilder content: (House) -> some View
  ) {
    XCTAssertFalse(variants.isEmpty, "There are no variants.", file: file, line: line)
    for variant in variants {
      let session = HearthSession(variant)
      change(session.devices)
      assertSnapshot(
        of: session.view(content(session.devices)),
        as: .image(layout: variant.layout, traits: variant.traits), named: variant.name,
        fileID: fileID, file: file, testName: testName, line: line)
    }
  }

  @MainActor func testOverview() async {
    assertScreen { _ in RootView() }
  }

  @MainActor func testSpace() async {
    assertScreen { _ in RootView(path: [.space("living")]) }
  }

  @MainActor func testSchedule() async {
    assertScreen { _ in RootView(path: [.schedule]) }
  }

  @MainActor func testAbsence() async {
    assertScreen([.light, .german, .arabic]) {
      $0.schedule.isAway = true
      $0.schedule.isOn = false
    } content: { _ in
      RootView(path: [.schedule])
    }
  }

  @MainActor func testAutomations() async {
    assertScreen { _ in RootView(path: [.automations]) }
  }

  @MainActor func testNoAutomations() async {
    assertScreen([.dark, .german, .arabic]) {
      $0.automations = []
    } content: { _ in
      RootView(path: [.automations])
    }
  }

  @MainActor func testAutomationEditor() async {
    assertScreen { devices in
      RootView(path: [.automations]).sheet(isPresented: .constant(true)) {
        if let automation = devices.automations.first { AutomationEditor(automation: automation) }
      }
    }
  }

  @MainActor func testMembers() async {
    assertScreen { _ in RootView(path: [.members]) }
  }

  @MainActor func testInvitation() async {
    assertScreen { devices in
      RootView(path: [.members]).sheet(isPresented: .constant(true)) {
        InvitationSheet(today: devices.today)
      }
    }
  }

  @MainActor func testNotifications() async {
    assertScreen { _ in RootView(path: [.notifications]) }
  }

  @MainActor func testEnergy() async {
    assertScreen { _ in RootView(path: [.energy]) }
  }

  @MainActor func testAppearance() async {
    assertScreen { _ in RootView(path: [.appearance]) }
  }

  @MainActor func testAbout() async {
    assertScreen { _ in RootView(path: [.about]) }
  }
}
