// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import XCTest

// The examples of the guide on fonts, so that they compile and work as described.

@Suite("Examples of the guide on fonts") struct FontsDocumentationTests {
  @Test("A font book contains the fonts of a folder")
  func folder() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for file in try FontBook.standard().families[0].files where !file.isItalic {
      let data = try Data(contentsOf: URL(fileURLWithPath: file.path))
      try data.write(to: directory.appending(path: "Brand.ttf"))
    }
    let folder = directory.path
    let form = Greeting(name: "Ada")

    let brand = try FontBook.Family(folder: folder)
    let book = try FontBook(families: [brand], fallback: FontBook.standard().families)
    let renderer = try CairoRenderer(fonts: book)
    assertSnapshot(of: form, as: .image(in: .device(.iPhone13), renderer: { renderer }))
  }

  @Test("Text can request Roboto, and a family can have other line heights")
  func lineHeights() throws {
    let label =
      Text("Label").font(.custom("Roboto", size: 17))
    assertSnapshot(of: label, as: .outline(geometry: true))

    let folder = "/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF"
    let standIn = try FontBook.Family(folder: folder)
      .lineMetrics(FontFile.LineMetrics(ascent: 0.95, descent: 0.25))
    #expect(standIn.files.allSatisfy { $0.lineMetrics?.ascent == 0.95 })
  }

  @Test("A design selects its family")
  func design() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf",
      toPath: directory.appending(path: "Regular.ttf").path)
    let folder = directory.path

    let serif = try FontBook.Family(folder: folder)
    let book = try FontBook.standard().design(.serif, family: serif)
    #expect(book.families.last?.name == "Noto Serif")
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

enum Brand {
  static func fonts() throws -> FontBook {
    let folder = "/usr/share/fonts/truetype/roboto"
    return try FontBook(
      families: [FontBook.Family(folder: folder, family: "Roboto")],
      fallback: FontBook.standard().families)
  }
}

@Suite(.snapshots(fonts: try Brand.fonts())) struct BrandTests {
  @Test func greeting() {
    assertSnapshot(of: Greeting(name: "Ada"), as: .outline(geometry: true))
  }
}

final class BrandXCTests: XCTestCase {
  func testGreeting() throws {
    try withSnapshotTesting(fonts: Brand.fonts()) {
      assertSnapshot(of: Greeting(name: "Ada"), as: .outline(geometry: true))
    }
  }
}
