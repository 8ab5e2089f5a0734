// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import XCTest

@testable import TintypeSampleQuill

/// An app with views of UIKit, appearance proxies and text files in its main bundle.
final class QuillSnapshotTests: SnapshotTestCase {
  @MainActor
  private func assertScreen(
    _ screen: some View, testName: String = #function, line: UInt = #line
  ) {
    Appearance.apply()
    defer { Appearance.reset() }
    assertAppearances(of: screen, testName: testName, line: line)
    assertLargeText(of: screen, testName: testName, line: line)
    assertSnapshot(
      of: screen,
      as: .image(
        layout: .device(config: .iPhone13), traits: UITraitCollection(layoutDirection: .rightToLeft)
      ),
      named: "right-to-left", testName: testName, line: line)
  }

  @MainActor func testNotes() async { assertScreen(NotesScreen(library: NoteLibrary())) }

  @MainActor func testNote() async throws {
    let note = try XCTUnwrap(NoteLibrary().notes.first)
    assertScreen(NavigationView { NoteScreen(note: note) })
  }
}
