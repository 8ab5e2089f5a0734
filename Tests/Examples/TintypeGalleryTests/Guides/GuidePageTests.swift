// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeTestSupport

/// Compares the guides of `TintypeComponents` with the tested examples and with the declarations.
@Suite("The guides of TintypeComponents") struct GuidePageTests {
  static let pages = [
    "ComponentsAndLayout", "LayingOut", "GridsAndLists", "TextAndStyles", "ShapesAndEffects",
    "Controls", "TablesAndBars", "StateInViews", "ImagesAndIcons", "LocalizationAndRightToLeft",
  ]

  @Test("Each Swift block is a tested example or consists of declarations", arguments: pages)
  func blocks(page: String) throws {
    let guide = try Guide(page)
    let examples = try GuideSource.examples()
    let declarations = try PublicDeclarations.all.get()
    for block in try nonEmpty(guide.blocks.filter { $0.language == "swift" }) {
      let isExample = examples.values.contains(block.text)
      let missing = isExample ? [] : declarations.missing(in: block.text)
      #expect(
        missing.isEmpty,
        "\(page), line \(block.line): this is neither an example of Tests/Examples/TintypeGalleryTests/Guides nor declared: \(missing)"
      )
    }
  }

  @Test("Each image shows the example before it", arguments: pages)
  func images(page: String) throws {
    let guide = try Guide(page)
    let examples = try GuideSource.examples()
    for image in try nonEmpty(guide.images) {
      let url = Documentation.components.appendingPathComponent(image.path).standardizedFileURL
      let bytes = try Array(Data(contentsOf: url))
      let isPreview = try PNGFile(bytes).isPreview
      #expect(!isPreview, "\(image.path) is compact; run “tintype expand” on it.")
      #expect(image.alternative.count > 10, "\(image.path) has no alternative text.")
      guard image.path.contains("/images-example.") else { continue }
      let name = url.deletingPathExtension().pathExtension
      let block = guide.blocks.last { $0.line < image.line && $0.language == "swift" }
      #expect(block?.text == examples[name], "\(page) shows \(name) after another example.")
    }
  }

  // Few pages have a text block, so one test has all pages.
  @Test("Each text block is the reference of a test")
  func texts() throws {
    let references = try GuideSource.textReferences()
    let blocks = try Self.pages.flatMap { page in
      try Guide(page).blocks.filter(\.language.isEmpty).map { (page, $0) }
    }
    for (page, block) in try nonEmpty(blocks) {
      #expect(references.contains(block.text), "\(page), line \(block.line) is not a reference.")
    }
  }

  @Test("Each example and each of its images is shown in a guide")
  func examples() throws {
    let guides = try Self.pages.map { try Guide($0) }
    let shown = Set(guides.flatMap(\.blocks).map(\.text))
    for (name, text) in try nonEmpty(GuideSource.examples()) {
      #expect(shown.contains(text), "No guide shows the example \(name).")
    }
    let images = Set(
      guides.flatMap(\.images).map { ($0.path as NSString).lastPathComponent })
    for name in try nonEmpty(GuideSource.imageReferences()) {
      #expect(images.contains(name), "No guide shows \(name).")
    }
  }

  @Test("The guides mention every public component and modifier")
  func completeness() throws {
    let text = try Self.pages.map { try Guide($0).text }.joined()
    let declarations = try PublicDeclarations.all.get()
    #expect(declarations.components.count > 40)
    #expect(declarations.modifiers.count > 100)
    for name in declarations.components.sorted() {
      let isDeclared = text.contains("struct \(name)")
      #expect(isDeclared, "No guide has the declaration of \(name).")
    }
    for name in declarations.modifiers.sorted() {
      let isDeclared = text.contains("func \(name)(") || text.contains("func \(name)<")
      #expect(isDeclared, "No guide has the declaration of \(name)(…).")
    }
  }
}

/// A page of the documentation of `TintypeComponents`.
private struct Guide {
  struct Block {
    var line: Int
    var language: String
    var text: String
  }

  struct Image {
    var line: Int
    var alternative: String
    var path: String
  }

  let text: String
  private(set) var blocks: [Block] = []
  private(set) var images: [Image] = []

  init(_ name: String) throws {
    let url = Documentation.components.appendingPathComponent("\(name).md")
    text = try String(contentsOf: url, encoding: .utf8)
    var open: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open =
          open == nil ? Block(line: index + 1, language: String(line.dropFirst(3)), text: "") : nil
      } else if open != nil {
        let separator = open?.text.isEmpty == true ? "" : "\n"
        open?.text += separator + line
      } else {
        for match in line.matches(of: #/!\[([^\]]*)\]\(([^)]+)\)/#) {
          images.append(
            Image(line: index + 1, alternative: String(match.1), path: String(match.2)))
        }
      }
    }
  }
}
