// SPDX-License-Identifier: MIT

import Tintype
import TintypeCairo
import TintypeComponents
import TintypeGallery
import XCTest

/// Takes snapshots of the sheets of a suite.
func snapshot(
  _ suite: String,
  testName: String = #function,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line
) {
  let sheets = Gallery.sheets(of: suite)
  XCTAssertFalse(
    sheets.isEmpty, "The gallery has no sheets of \(suite).", file: filePath, line: line)
  for sheet in sheets {
    guard let name = sheet.name else { continue }
    assertSnapshot(
      of: ComponentList([sheet.component]),
      as: .image(in: sheet.viewport, traits: sheet.traits),
      named: name, fileID: fileID, file: filePath, testName: testName, line: line)
  }
}

/// Takes image and accessibility snapshots of all previews of a component, in all appearances.
///
/// The calling test must have the name that `PreviewProvider.reference(of:in:)` expects.
@MainActor func snapshot(
  _ provider: any PreviewProvider.Type,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line
) {
  XCTAssertFalse(
    provider.previews.isEmpty, "\(provider) has no previews.", file: filePath, line: line)
  for preview in provider.previews {
    for look in preview.looks {
      let reference = provider.reference(of: preview, in: look)
      assertSnapshot(
        of: ComponentList([preview.component]),
        as: .image(in: preview.viewport, traits: look.traits),
        named: reference.name, fileID: fileID, file: filePath, testName: testName, line: line)
    }
    assertSnapshot(
      of: ComponentList([preview.component]),
      as: .accessibility(in: preview.viewport, measuring: CairoRenderer.standard),
      named: preview.name, fileID: fileID, file: filePath, testName: testName, line: line)
  }
}
