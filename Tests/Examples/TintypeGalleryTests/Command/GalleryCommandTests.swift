// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeComponents
import TintypeGallery
import TintypeImaging

@testable import TintypeGalleryCLI

@Suite("The “gallery” command") struct GalleryCommandTests {
  @Test(
    "Valid arguments are parsed into commands",
    arguments: [
      (["list"], .list),
      (["--output", "out"], .render(folder: "out", only: nil)),
      (["render", "--output", "out"], .render(folder: "out", only: nil)),
      (["text-fit"], .textFit(lists: false, only: nil)),
      (["text-fit", "--list"], .textFit(lists: true, only: nil)),
      (["text-fit", "--only", "Chip"], .textFit(lists: false, only: "Chip")),
      (["--output", "out", "--only", "Chip"], .render(folder: "out", only: "Chip")),
      (
        ["--output", "out", "--size", "accessibility5"],
        .render(folder: "out", only: nil, size: .accessibility5)
      ),
      (["check"], .check(Modifications())),
      (["check", "--extra-padding", "1.5"], .check(Modifications(extraPadding: 1.5))),
      (
        ["check", "--color", "success=7A2FD8", "--extra-padding", "-2"],
        .check(
          Modifications(
            extraPadding: -2,
            colors: [
              "success": Color(
                "success", light: Color(hex: 0x7A2FD8), dark: Color(hex: 0x7A2FD8))
            ]))
      ),
      (
        ["check", "--only", "Chip", "--text", "Retry=Try again", "--only", "Badge"],
        .check(Modifications(texts: ["Retry": "Try again"]), only: ["Chip", "Badge"])
      ),
    ] as [([String], GalleryCommand)])
  func words(arguments: [String], expected: GalleryCommand) throws {
    #expect(try GalleryCommand(arguments: arguments) == expected)
  }

  @Test(
    "Invalid arguments are rejected with a message",
    arguments: [
      ([], "“” is not a valid command."),
      (["show"], "“show” is not a valid command."),
      (["--output"], "“--output” is not a valid command."),
      (["--output", ""], "--output needs the name of a folder."),
      (["check", "--extra-padding", "wide"], "“wide” is not a number of points."),
      (["check", "--extra-padding", "inf"], "“inf” is not a number of points."),
      (["check", "--extra-padding"], "--extra-padding needs a value."),
      (["check", "--text", "Retry"], "“Retry” is not a pair of texts. Give OLD=NEW."),
      (["check", "--text", "=Retry"], "“=Retry” is not a pair of texts. Give OLD=NEW."),
      (["check", "--only"], "--only needs a value."),
      (["check", "--all"], "“--all” is not a valid option."),
      (
        ["check", "--color", "success=green"],
        "“green” is not a valid color. Give six hexadecimal digits, such as 7A2FD8."
      ),
      (
        ["check", "--color", "green=00FF00"],
        "“green=00FF00” names no color of GomaUI. Give NAME=RRGGBB, where the name is one of "
          + "alertPrimary, alertText, disabledBackground, disabledText, highlightPrimary, "
          + "highlightSelected, highlightText, highlightTint, onHighlight, onSelected, success, "
          + "surface, textPrimary, textSecondary, warning."
      ),
    ] as [([String], String)])
  func misunderstood(arguments: [String], message: String) {
    #expect(throws: GalleryCommand.UsageError(message: message)) {
      try GalleryCommand(arguments: arguments)
    }
  }

  @Test("Each image is checked in exactly one shard")
  @MainActor func parts() {
    let all = GalleryImage.all.map(\.path)
    for total in 1...5 {
      let parts = (1...total).map { GalleryImage.part("\($0)/\(total)").map(\.path) }
      #expect(parts.flatMap(\.self).sorted() == all.sorted())
      #expect(parts.allSatisfy { $0.count > all.count / total / 2 })
    }
    #expect(GalleryImage.part(nil).map(\.path) == all)
  }

  @Test("The list of GomaUI's color names contains all colors of its style provider")
  func colorNames() throws {
    let source = try String(
      contentsOf: Documentation.package.appendingPathComponent(
        "Sources/Examples/TintypeGallery/GomaUI/StyleProvider.swift"), encoding: .utf8)
    let names = source.matches(of: /token\("(\w+)"/).map { String($0.output.1) }
    #expect(names.sorted() == GomaUI.StyleProvider.Color.names)
  }

  @Test("The “list” command prints each preview once, with its appearances")
  @MainActor func list() {
    let lines = GalleryCommand.list(GalleryImage.all)
    #expect(lines.contains("GomaUI / ButtonView / Basic Styles (Light, Dark)"))
    #expect(lines.contains("GomaUI / ScoreView (Light, Dark)"))
    #expect(lines.contains { $0.hasPrefix("Kit / Button (Light, Dark, RightToLeft") })
    #expect(Set(lines).count == lines.count)
  }

  @Test("The “render” command writes the images and a page that shows them")
  @MainActor func render() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gallery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let items = GalleryImage.all.filter { $0.component == "ToasterView" }
    #expect(try Rendering(folder: folder.path).run(items) == 0)
    let page = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    for item in items {
      #expect(page.contains("<img loading=\"lazy\" src=\"\(item.path)\""))
      let image = try Data(contentsOf: folder.appendingPathComponent(item.path))
      let folder = "__Snapshots__/TintypeGalleryTests/\(item.reference.suite)"
      let path = Documentation.package.path + "/\(folder)/\(item.fileName).1.png"
      let reference = try ReferenceImage(
        Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      #expect(try PNG.decode(Array(image)).digest == reference.identity().digest)
    }
  }
}
