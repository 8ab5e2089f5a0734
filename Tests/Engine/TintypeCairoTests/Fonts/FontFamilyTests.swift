// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite struct FontFamilyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func write(_ name: String, _ font: FontBuilder = FontBuilder()) throws -> String {
    let url = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    return try folder.file(name, font.data)
  }

  private func names(_ family: FontBook.Family) -> [String] {
    family.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test("A folder is read recursively in the order of paths")
  func aFolderIsReadWithItsFoldersInTheOrderOfPaths() throws {
    try write("b/Bold.TTF", FontBuilder(weight: 700))
    try write("c.otf", FontBuilder(weight: 300))
    try write("a.ttf")
    try write("b.ttf/Black.ttf", FontBuilder(weight: 900))
    try write(".hidden.ttf")
    try write(".hidden/a.ttf")
    _ = try folder.file("Read me.txt", Data("ttf".utf8))
    let family = try FontBook.Family(folder: folder.path)
    #expect(family.name == "Bar")
    #expect(names(family) == ["a.ttf", "b.ttf/Black.ttf", "b/Bold.TTF", "c.otf"])
    #expect(try FontBook.Family(folder: folder.path + "/").files.count == 4)
  }

  @Test("One family can be selected from a folder with several families")
  func oneFamilyIsTakenFromAFolderOfSeveral() throws {
    try write("a.ttf", FontBuilder(family: "Foo"))
    try write("b.ttf")
    #expect(try names(FontBook.Family(folder: folder.path, family: "Bar")) == ["b.ttf"])
    #expect(
      failure { _ = try FontBook.Family(folder: folder.path, family: "Baz") }
        == .noFontInFolder(path: folder.path, family: "Baz"))
  }

  @Test("A folder without fonts is an error")
  func aFolderWithoutFontsIsAnError() throws {
    _ = try folder.file("a.woff2", Data())
    #expect(
      failure { _ = try FontBook.Family(folder: folder.path) }
        == .noFontInFolder(path: folder.path, family: nil))
  }

  @Test(
    "A path that is not a folder is an error",
    arguments: [("/none", "No such file or directory"), ("/a.ttf", "Not a directory")])
  func pathThatIsNotFolderIsError(name: String, reason: String) throws {
    try write("a.ttf")
    let path = folder.path + name
    #expect(
      failure { _ = try FontBook.Family(folder: path) }
        == .unreadableFontFolder(path: path, reason: reason))
  }

  @Test("A file of another family is rejected")
  func aFileOfAnotherFamilyIsRefused() throws {
    let first = try FontFile(path: write("a.ttf"))
    let second = try FontFile(path: write("b.ttf", FontBuilder(family: "Foo", weight: 700)))
    let error = RenderingError.fontOfAnotherFamily(
      path: second.path, family: "Foo", expected: "Bar")
    #expect(failure { _ = try FontBook.Family(files: [first, second]) } == error)
    #expect(failure { _ = try FontBook.Family(folder: folder.path) } == error)
    #expect(try FontBook.Family(name: "Both", files: [first, second]).files.count == 2)
  }

  @Test("Two files for the same weight and style are rejected", arguments: [false, true])
  func twoFilesForOneWeightAndStyleAreRefused(isItalic: Bool) throws {
    let font = FontBuilder(weight: 700, isItalic: isItalic)
    let other = FontBuilder(style: "Bold", weight: 700, isItalic: isItalic)
    let files = try [("a.ttf", font), ("b.ttf", other)].map {
      try FontFile(path: write($0.0, $0.1))
    }
    let error = RenderingError.ambiguousFonts(
      family: "Bar", first: files[0].path, second: files[1].path, weight: 700, isItalic: isItalic)
    #expect(failure { _ = try FontBook.Family(files: files) } == error)
    #expect(
      failure {
        _ = try FontBook(families: files.map { try FontBook.Family(files: [$0]) })
      } == error)
    let copy = try FontFile(path: write("c.ttf", font))
    #expect(try FontBook.Family(files: [files[0], files[0], copy]).files == [files[0]])
  }

  @Test("A missing upright font is reported")
  func aMissingUprightIsReported() throws {
    let file = try FontFile(path: write("a.ttf", FontBuilder(isItalic: true)))
    let renderer = try CairoRenderer(fonts: FontBook(families: [.init(files: [file])]))
    let text = try renderer.typeset("I", font: Font(size: 9), width: nil)
    #expect(text.issues == [.missingUpright(family: "Bar")])
    #expect(text.font.isItalic)
    #expect(try renderer.typeset("I", font: Font(size: 9).italic(), width: nil).issues.isEmpty)
  }

  @Test("Files with the same internal font name are distinguished")
  func filesWithSameInternalFontNameAreDistinguished() throws {
    let thin = try FontFile(path: write("a.ttf", FontBuilder(isVariable: true)))
    let plain = try FontFile(path: write("b.ttf"))
    let book = try FontBook(
      families: [
        FontBook.Family(name: "One", files: [thin]), FontBook.Family(name: "Two", files: [plain]),
      ])
    let renderer = try CairoRenderer(fonts: book)
    let widths = try ["One", "Two"].map { name in
      let font = Font.custom(name, size: 10).weight(.black)
      return try renderer.typeset("I", font: font, width: nil).lines[0].width
    }
    #expect(widths == [4.5, 3])
  }
}
