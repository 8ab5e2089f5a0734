// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
@testable import TintypeSamplePantry
import XCTest

/// Each screen in light and dark appearance, German, Arabic, and two more text sizes.
final class PantrySnapshotTests: XCTestCase {
  @MainActor
  private func assertScreen(
    _ variants: [JourneysVariant] = JourneysVariant.all, kitchen: Kitchen? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, @ViewBuilder content: (Kitchen) -> some View
  ) {
    XCTAssertFalse(variants.isEmpty, "There are no variants.", file: file, line: line)
    for variant in variants {
      let session = PantrySession(variant, kitchen: kitchen)
      assertSnapshot(
        of: session.view(content(session.kitchen)),
        as: .image(layout: variant.layout, traits: variant.traits), named: variant.name,
        fileID: fileID, file: file, testName: testName, line: line)
    }
  }

  @MainActor func testRecipes() async {
    assertScreen { _ in RootView() }
  }

  @MainActor func testRecipe() async {
    assertScreen { _ in NavigationStack { RecipeScreen(id: "shakshuka") } }
  }

  @MainActor func testCooking() async {
    assertScreen { kitchen in
      if let recipe = kitchen.recipe("shakshuka") { CookingScreen(recipe: recipe) }
    }
  }

  @MainActor func testPantry() async {
    assertScreen { _ in RootView(screen: .pantry) }
  }

  @MainActor func testFood() async {
    assertScreen { kitchen in
      RootView(screen: .pantry).sheet(isPresented: .constant(true)) {
        if let item = kitchen.item("eggs") { ItemEditor(item: item) }
      }
    }
  }

  @MainActor func testShopping() async {
    assertScreen { _ in RootView(screen: .shopping) }
  }

  @MainActor func testSettings() async {
    assertScreen { _ in RootView().sheet(isPresented: .constant(true)) { SettingsScreen() } }
  }

  @MainActor func testNothingToBuy() async {
    assertScreen([.light, .dark, .german, .arabic], kitchen: Kitchen(today: .distantPast)) { _ in
      RootView(screen: .shopping)
    }
  }
}
