// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

@testable import TintypeSampleTally

/// The screens of a tutorial's app, whose file is in its main bundle.
final class TallySnapshotTests: SnapshotTestCase {
  @MainActor
  private func assertScreen(
    _ screen: some View, testName: String = #function, line: UInt = #line
  ) {
    let store = ExpenseStore(today: Date(timeIntervalSince1970: 1_792_000_000))
    let view = screen.environmentObject(store)
    assertAppearances(of: view, testName: testName, line: line)
    assertLargeText(of: view, testName: testName, line: line)
    assertRightToLeft(of: view, testName: testName, line: line)
  }

  @MainActor func testSplit() async { assertScreen(RootView()) }

  @MainActor func testExpenses() async { assertScreen(RootView(selection: 1)) }

  @MainActor func testAdding() async { assertScreen(AddScreen()) }

  @MainActor func testDatesInFourLanguages() async {
    let store = ExpenseStore(today: Date(timeIntervalSince1970: 1_792_000_000))
    for language in ["en_US", "de_DE", "fr_FR", "ja_JP"] {
      let view = ExpensesScreen().environmentObject(store)
        .environment(\.locale, Locale(identifier: language))
      assertSnapshot(of: view, as: .outline(layout: .device(config: .iPhone13)), named: language)
    }
  }

  @MainActor func testScreensInHebrewAndJapanese() async {
    let store = ExpenseStore(today: Date(timeIntervalSince1970: 1_792_000_000))
    for (language, direction) in [
      ("he_IL", UITraitEnvironmentLayoutDirection.rightToLeft), ("ja_JP", .leftToRight),
    ] {
      for (name, tab) in [("split", 0), ("expenses", 1)] {
        let view = RootView(selection: tab).environmentObject(store)
          .environment(\.locale, Locale(identifier: language))
        assertSnapshot(
          of: view,
          as: .image(
            layout: .device(config: .iPhone13),
            traits: UITraitCollection(layoutDirection: direction)), named: "\(name)-\(language)")
      }
    }
  }

  @MainActor func testPickerSelectsTheRowOfARange() async throws {
    let host = try ViewHost(SplitScreen(), layout: .device(config: .iPhone13))
    try host.pick("5 people", in: "Number of people")
    assertSnapshot(of: host, as: .outline)
  }
}
