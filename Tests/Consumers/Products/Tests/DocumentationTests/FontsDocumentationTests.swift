// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents

// The examples of the guide on fonts, so that they compile and work as described.

@Suite("Examples of the guide on fonts") struct FontsDocumentationTests {
  @Test("A font book contains the fonts of a folder")
  func folder() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for file in try FontBook.standard().families[0].files where !file.isItalic {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      try FileManager.default.copyItem(
        atPath: file.path, toPath: directory.appending(path: name).path)
    }
    let folder = directory.path
    let form = Greeting(name: "Ada")

    let brand = try FontBook.Family(folder: folder)
    let book = try FontBook(families: [brand], fallback: FontBook.standard().families)
    let renderer = try CairoRenderer(fonts: book)
    assertSnapshot(of: form, as: .image(in: .device(.iPhone13), renderer: { renderer }))
  }

  @Test("A missing axis is an error")
  func axis() throws {
    let path = try FontBook.standard().families[0].files[0].path
    #expect {
      let narrow = try FontBook.Family(
        name: "Brand Narrow",
        files: [FontFile(path: path, variations: ["wdth": 75])])
      #expect(narrow.name == "Brand Narrow")
    } throws: { error in
      "\(error)".contains("wdth")
    }
  }
}
