// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import WidgetKit
import XCTest

@testable import TintypeSampleOrchard

/// The screens and widgets of an app with SwiftData.
final class OrchardSnapshotTests: XCTestCase {
  @MainActor
  private func assertScreen<Content: View>(
    _ variants: [JourneysVariant] = JourneysVariant.orchard, isEmpty: Bool = false,
    testName: String = #function, line: UInt = #line,
    @ViewBuilder content: (Tree?) -> Content
  ) throws {
    XCTAssertFalse(variants.isEmpty, line: line)
    for variant in variants {
      let session = try OrchardSession(variant, isEmpty: isEmpty)
      let host = try session.host(content(session.oldestTree()))
      assertSnapshot(of: host, as: .image, named: variant.name, testName: testName, line: line)
      if variant.language.hasPrefix("ar") {
        XCTAssertEqual(host.latinWords, [], "These words are not Arabic.", line: line)
      }
    }
  }

  @MainActor func testTrees() async throws { try assertScreen { _ in RootView() } }

  @MainActor func testDiary() async throws { try assertScreen { _ in RootView(screen: .diary) } }

  @MainActor func testStatistics() async throws {
    try assertScreen { _ in RootView(screen: .statistics) }
  }

  @MainActor func testTree() async throws {
    try assertScreen { tree in
      NavigationStack { if let tree { TreeScreen(tree: tree) } }
    }
  }

  @MainActor func testTreeEditor() async throws {
    try assertScreen { tree in
      RootView().sheet(isPresented: .constant(true)) { if let tree { TreeEditor(tree: tree) } }
    }
  }

  @MainActor func testHarvestEditor() async throws {
    try assertScreen { tree in
      RootView(screen: .diary).sheet(isPresented: .constant(true)) { HarvestEditor(tree: tree) }
    }
  }

  @MainActor func testNoteEditor() async throws {
    try assertScreen([.light, .dark, .arabic]) { tree in
      RootView(screen: .diary).sheet(isPresented: .constant(true)) { NoteEditor(tree: tree) }
    }
  }

  @MainActor func testNoTrees() async throws {
    try assertScreen([.light, .dark, .german, .arabic], isEmpty: true) { _ in RootView() }
  }

  @MainActor func testNoEntries() async throws {
    try assertScreen([.light, .arabic], isEmpty: true) { _ in RootView(screen: .diary) }
  }

  @MainActor func testNoHarvests() async throws {
    try assertScreen([.light, .arabic], isEmpty: true) { _ in RootView(screen: .statistics) }
  }

  @MainActor func testWidgets() async throws {
    for variant in [JourneysVariant.light, .dark, .arabic] {
      let session = try OrchardSession(variant)
      let families: [WidgetFamily] = [
        .systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular, .accessoryInline,
      ]
      for family in families {
        assertSnapshot(
          of: try session.widget(family), as: .image, named: "\(family)-\(variant.name)")
      }
    }
  }

  @MainActor func testPreviews() async {
    let previews = Preview.all(in: OrchardApp.self)
    XCTAssertEqual(previews.count, 11)
    for preview in previews { assertSnapshot(of: preview, as: .outline, named: preview.name) }
  }
}
