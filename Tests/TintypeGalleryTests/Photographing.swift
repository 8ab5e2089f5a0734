// SPDX-License-Identifier: MIT

import Tintype
import TintypeComponents
import TintypeGallery
import XCTest

/// Photographs the sheets of a suite.
func photograph(
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
