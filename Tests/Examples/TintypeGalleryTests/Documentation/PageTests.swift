// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging

/// Checks the gallery's documentation pages against the tests and images that they mention.
@Suite("The gallery's documentation pages") struct PageTests {
  /// A page, with the minimum number of tests that its document names.
  struct Page: Sendable, CustomTestStringConvertible {
    var name: String
    var testCount: Int
    var testDescription: String { name }
  }

  static let pages = [
    Page(name: "HImageViewer", testCount: 62),
    Page(name: "GomaUI", testCount: 15),
    Page(name: "DuplicatePhotos", testCount: 11),
    Page(name: "LifeSignal", testCount: 10),
    Page(name: "Shopper", testCount: 3),
  ]

  /// A row of the table of tests.
  private struct Row {
    var test: String
    var label: String
    var path: String
    var note: String
  }

  private func rows(of page: Page) throws -> [Row] {
    let text = try String(contentsOf: Documentation.page(page.name), encoding: .utf8)
    let table = try #require(text.components(separatedBy: "\n## Tests\n").last)
    let lines = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
    return try lines.map { line in
      let row = try #require(
        try #/\| `([^`]+)` \| \[`([^`]+)`\]\(([^)]+)\) \| (.*) \|/#.wholeMatch(in: line),
        "This row is not complete: \(line)")
      return Row(
        test: String(row.1), label: String(row.2), path: String(row.3),
        note: row.4.trimmingCharacters(in: .whitespaces))
    }
  }

  @Test(
    "Each page lists every test of its document with the file that contains it", arguments: pages)
  func tests(page: Page) throws {
    let rows = try rows(of: page)
    #expect(rows.count >= page.testCount)
    #expect(Set(rows.map { "\($0.test) \($0.path)" }).count == rows.count)
    for row in rows {
      let file = Documentation.folder.appendingPathComponent(row.path).standardizedFileURL
      let source = try? String(contentsOf: file, encoding: .utf8)
      #expect(
        source?.contains("func \(row.test)(") == true, "\(row.label) has no test \(row.test).")
      #expect(row.path.hasSuffix(row.label))
      #expect(!row.note.isEmpty, "\(row.test): the note is missing.")
    }
  }

  @Test("Each page shows only existing images, with alternative text", arguments: pages)
  func images(page: Page) throws {
    let text = try String(contentsOf: Documentation.page(page.name), encoding: .utf8)
    let images = text.matches(of: #/!\[([^\]]*)\]\(([^)]+)\)/#)
    #expect(images.count >= 2)
    for image in images {
      let file = Documentation.folder.appendingPathComponent(String(image.2))
      #expect(
        FileManager.default.fileExists(atPath: file.standardizedFileURL.path),
        "\(page.name) shows \(image.2), which does not exist.")
      #expect(
        image.1.count > 10, "\(page.name): the alternative text of \(image.2) is missing.")
    }
  }

  @Test("The pages and the README show full references, not previews")
  func fullReferences() throws {
    let names = Self.pages.map { Documentation.page($0.name) }
    let files = [Documentation.package.appendingPathComponent("README.md")] + names
    var count = 0
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for image in text.matches(
        of: #/[(" ]([^(" ]*__Snapshots__/TintypeGalleryTests/[^<)" ]+\.png)[")]/#)
      {
        let url = file.deletingLastPathComponent().appendingPathComponent(String(image.1))
        let bytes = Array(try Data(contentsOf: url.standardizedFileURL))
        count += 1
        #expect(
          try !PNGFile(bytes).isPreview,
          "\(image.1) is shown but compact; run “tintype expand” on it.")
      }
    }
    #expect(count > 30)
  }
}
