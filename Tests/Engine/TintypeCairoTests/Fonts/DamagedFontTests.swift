// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCairo
import TintypeComponents

@Suite struct DamagedFontTests {
  /// Returns a description of text in a font, or of the error if the font cannot be used.
  private func outcome(of path: String, _ string: String = "I am Åg") -> String {
    do {
      let file = try FontFile(path: path)
      let renderer = try CairoRenderer(fonts: FontBook(families: [.init(files: [file])]))
      let size = Font(size: 20, weight: .bold, isItalic: file.isItalic)
      let text = try renderer.typeset(string, font: size, width: 60)
      let lines = text.lines.map { text in
        line(
          text.string, size: 20, family: file.family, weight: text.spans[0].font.weight,
          isItalic: file.isItalic)
      }
      let bitmap = try renderer.paint(scene(40, 30, commands: lines))
      return "\(text.lines.map(\.width)) \(text.issues) \(bitmap.digest)"
    } catch {
      return "\(error)"
    }
  }

  /// Truncates a font or changes some of its bytes, and expects the same outcome twice.
  private func damage(_ font: Data, count: Int, _ string: String = "I am Åg") throws -> [String] {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: UInt64(font.count))
    return try (0..<count).map { index in
      var bytes = font
      if index % 4 == 0 {
        bytes = bytes.prefix(Int(random.next() % UInt64(font.count)))
      } else {
        for _ in 0..<(1 << (index % 8)) {
          // Half of the changes are made where the tables and their lengths are listed.
          let range = random.next() % 2 == 0 ? min(1000, font.count) : font.count
          bytes[Int(random.next() % UInt64(range))] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      let path = try folder.file("\(index).ttf", bytes)
      let first = outcome(of: path, string)
      #expect(outcome(of: path, string) == first)
      return first
    }
  }

  @Test("A damaged font is rejected or painted")
  func aFontWithAnyDamageIsRefusedOrPainted() throws {
    let roboto = try Data(
      contentsOf: URL(fileURLWithPath: robotoFile("Roboto-Regular.ttf").path))
    let outcomes = try damage(roboto, count: 200)
    // Both outcomes must occur; otherwise there would be too little or too much damage.
    #expect(outcomes.contains { $0.contains("is not an outline font") })
    #expect(outcomes.contains { $0.hasPrefix("[") })
  }

  @Test("A damaged variable font is rejected or painted")
  func aVariableFontWithAnyDamageIsRefusedOrPainted() throws {
    let outcomes = try damage(FontBuilder(isVariable: true).data, count: 100)
    #expect(outcomes.contains { $0.contains("is not an outline font") })
    #expect(outcomes.contains { $0.hasPrefix("[") })
  }

  @Test("A font with an unsupported color table is rejected", arguments: ["COLR", "SVG ", "sbix"])
  func fontWithUnsupportedColorTableIsRejected(table: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.ttf", FontBuilder(extra: [table: [0, 0, 0, 0]]).data)
    #expect(
      failure { _ = try FontFile(path: path) } == .unsupportedColorFont(path: path, table: table))
  }

  @Test("A weight axis without two whole weights has a single weight")
  func weightAxisWithoutTwoWholeWeightsHasSingleWeight() throws {
    let fixed: [UInt8] = [
      0x01, 0x90, 0x99, 0x9A, 0x01, 0x90, 0xB3, 0x33, 0x01, 0x90, 0xE6, 0x66,
    ]  // 400.6, 400.7, 400.9
    let fvar: [UInt8] =
      [0, 1, 0, 0, 0, 16, 0, 2, 0, 1, 0, 20, 0, 0, 0, 8] + Array("wght".utf8) + fixed
      + [0, 0, 1, 0]
    let folder = try TemporaryFolder()
    let path = try folder.file("a.ttf", FontBuilder(isVariable: true, extra: ["fvar": fvar]).data)
    #expect(try FontFile(path: path).weights == 401...401)
  }

  @Test("A font file that is missing is an error at its first use")
  func aFontThatIsGoneIsAnErrorWhenItIsFirstUsed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.ttf", FontBuilder().data)
    let file = try FontFile(path: path)
    let book = try FontBook(families: [.init(files: [file])])
    let renderer = try CairoRenderer(fonts: book)
    try FileManager.default.removeItem(atPath: path)
    let error = RenderingError.unreadableFont(path: path, reason: "No such file or directory")
    #expect(failure { _ = try renderer.typeset("I", font: Font(size: 9), width: nil) } == error)
    #expect(failure { _ = try renderer.paint(scene(9, 9, line("I", family: "Bar"))) } == error)
    #expect(failure { _ = try CairoRenderer(fonts: book) } == error)
  }

  @Test("A font file that was replaced is an error")
  func aFontThatIsAnotherNowIsAnError() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.ttf", FontBuilder().data)
    let file = try FontFile(path: path)
    let book = try FontBook(families: [.init(files: [file])])
    let renderer = try CairoRenderer(fonts: book)
    _ = try folder.file("a.ttf", FontBuilder(isVariable: true).data)
    #expect(
      failure { _ = try renderer.typeset("I", font: Font(size: 9), width: nil) }
        == .fontChanged(path: path))
    #expect(failure { _ = try CairoRenderer(fonts: book) } == .fontChanged(path: path))
    let again = try FontFile(path: path)
    #expect(again != file)
    #expect(try CairoRenderer(fonts: FontBook(families: [.init(files: [again])])) as Any? != nil)
  }

  @Test("A font file that is removed while in use is an error without a crash")
  func fontFileThatIsRemovedWhileInUseIsErrorWithoutCrash() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a.ttf", FontBuilder().data)
    let file = try FontFile(path: path)
    let renderer = try CairoRenderer(fonts: FontBook(families: [.init(files: [file])]))
    let text = line("I", family: "Bar")
    let before = try renderer.paint(scene(30, 30, text))
    try FileManager.default.removeItem(atPath: path)
    #expect(try renderer.paint(scene(30, 30, text)) == before)
    let error = RenderingError.unreadableFont(path: path, reason: "No such file or directory")
    let other = scene(30, 30, line("I", size: 9, family: "Bar"))
    #expect(failure { _ = try renderer.paint(other) } == error)
  }
}
