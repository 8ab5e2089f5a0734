// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCairo
import TintypeComponents

@Suite struct FontFileTests {
  @Test("A font file has a family, a weight and a style")
  func fontFileHasFamilyWeightAndStyle() throws {
    let file = try robotoFile("Roboto-MediumItalic.ttf")
    #expect(file.family == "Roboto")
    #expect(file.weight == .medium)
    #expect(file.isItalic)
  }

  @Test("A relative path to a font file is accepted")
  func aRelativePathIsAccepted() throws {
    let path = try robotoFile("Roboto-Regular.ttf").path
    let climb = String(
      repeating: "../", count: FileManager.default.currentDirectoryPath.split(separator: "/").count)
    let file = try FontFile(path: climb + path.dropFirst())
    let renderer = try CairoRenderer(fonts: FontBook(families: [.init(files: [file])]))
    #expect(try renderer.typeset("abc", font: Font(size: 16), width: nil).lines[0].width == 26.0625)
  }

  @Test(
    "A truncated font file is an error",
    arguments: [0, 1, 3, 4, 12, 100, 10_000, 50_000, 150_000, 304_608, 305_607])
  func aTruncatedFontIsAnError(length: Int) throws {
    let folder = try TemporaryFolder()
    let whole = try Data(
      contentsOf: URL(fileURLWithPath: robotoFile("Roboto-Regular.ttf").path))
    let path = try folder.file("Short.ttf", whole.prefix(length))
    #expect(failure { _ = try FontFile(path: path) } == .invalidFont(path: path))
  }

  @Test(
    "A file that is not a font is an error",
    arguments: ["no font", "ttcf", "OTTO", "ttcf\0\0\0\0\0\0\0\u{1}~~~~", "true~~"])
  func fileThatIsNotFontIsError(content: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("None.ttf", Data(content.utf8))
    #expect(failure { _ = try FontFile(path: path) } == .invalidFont(path: path))
  }

  @Test("A missing font file is an error", arguments: ["/nonexistent.ttf", "", "a\0b"])
  func aMissingFileIsAnError(path: String) {
    #expect(
      failure { _ = try FontFile(path: path) }
        == .unreadableFont(path: path, reason: "No such file or directory"))
  }

  @Test(
    "A path that is not a regular file is an error", arguments: ["/", "/dev/null", "/dev/zero"])
  func pathThatIsNotRegularFileIsError(path: String) {
    #expect(
      failure { _ = try FontFile(path: path) }
        == .unreadableFont(path: path, reason: "it is not a regular file"))
  }

  @Test("The default font needs no installed files")
  func theDefaultFontNeedsNoInstalledFiles() throws {
    let folder = try TemporaryFolder()
    let book = try FontBook.standard(searching: [folder.path, "/nonexistent"])
    #expect(book.families.map(\.name) == ["Inter", "JetBrains Mono"])
    #expect(book.fallback.isEmpty)
    let inter = try #require(book.families.first).files
    #expect(inter.map(\.name) == ["InterVariable.ttf", "InterVariable-Italic.ttf"])
    #expect(inter.map(\.isItalic) == [false, true])
    #expect(inter.allSatisfy { $0.weights == 100...900 })
    let monospaced = try #require(book.families.last).files
    #expect(monospaced.filter { !$0.isItalic }.map(\.weight.value) == [400, 500, 600, 700])
    #expect(monospaced.filter(\.isItalic).map(\.weight.value) == [400, 700])
    #expect(book.files.allSatisfy { $0.isStandard })
  }

  @Test("An empty font book is an error")
  func anEmptyBookIsAnError() {
    #expect(failure { _ = try FontBook(families: []) } == .emptyFontBook)
    #expect(failure { _ = try FontBook.Family(files: []) } == .emptyFontBook)
  }
}
