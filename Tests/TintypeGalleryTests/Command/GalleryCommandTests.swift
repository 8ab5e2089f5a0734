// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeGallery
import TintypeImaging

@testable import GalleryCommand

@Suite("The command “gallery”") struct GalleryCommandTests {
  @Test(
    "understands its words",
    arguments: [
      (["list"], .list),
      (["--output", "out"], .render(folder: "out")),
      (["render", "--output", "out"], .render(folder: "out")),
      (["check"], .check(extraPadding: 0)),
      (["check", "--extra-padding", "1.5"], .check(extraPadding: 1.5)),
    ] as [([String], GalleryCommand)])
  func words(arguments: [String], expected: GalleryCommand) throws {
    #expect(try GalleryCommand(arguments: arguments) == expected)
  }

  @Test(
    "says what it does not understand",
    arguments: [
      ([], "“” is not understood."),
      (["show"], "“show” is not understood."),
      (["--output"], "“--output” is not understood."),
      (["--output", ""], "--output needs the name of a folder."),
      (["check", "--extra-padding", "wide"], "“wide” is no number of points."),
      (["check", "--extra-padding", "inf"], "“inf” is no number of points."),
    ] as [([String], String)])
  func misunderstood(arguments: [String], message: String) {
    #expect(throws: GalleryCommand.UsageError(message: message)) {
      try GalleryCommand(arguments: arguments)
    }
  }

  @Test("lists each preview once, with its looks")
  @MainActor func list() {
    let lines = GalleryCommand.list(Photograph.all)
    #expect(lines.contains("GomaUI / ButtonView / Basic Styles (Light, Dark)"))
    #expect(lines.contains("GomaUI / ScoreView (Light, Dark)"))
    #expect(lines.contains { $0.hasPrefix("Kit / Button (Light, Dark, RightToLeft") })
    #expect(Set(lines).count == lines.count)
  }

  @Test("writes the pictures, and a page that shows them")
  @MainActor func render() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let photographs = Photograph.all.filter { $0.component == "ToasterView" }
    #expect(try Rendering(folder: folder.path).run(photographs) == 0)
    let page = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for photograph in photographs {
      #expect(page.contains("<img loading=\"lazy\" src=\"\(photograph.path)\""))
      let picture = try Data(contentsOf: folder.appendingPathComponent(photograph.path))
      let folder = "__Snapshots__/TintypeGalleryTests/\(photograph.reference.suite)"
      let reference = try Data(
        contentsOf: Documentation.package.appendingPathComponent(
          "\(folder)/\(photograph.fileName).1.png"))
      // The same pixels, without the manifest of a reference.
      #expect(
        try PNG.decode(Array(picture)) == PNG.decode(Array(reference)))
      #expect(picture.count < reference.count)
    }
  }
}
