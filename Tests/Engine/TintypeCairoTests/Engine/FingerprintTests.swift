// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct FingerprintTests {
  private static let libraries: Set<String> = [
    "renderer", "cairo", "pango", "harfbuzz", "pixman", "fontconfig", "freetype", "fribidi", "glib",
    "architecture",
  ]

  @Test("A fingerprint contains the version of every library")
  func aFingerprintNamesEveryLibrary() throws {
    let parts = try CairoRenderer.standard().fingerprint(of: scene(9, 9)).parts
    #expect(Set(parts.keys) == Self.libraries)
    for name in Self.libraries.subtracting(["renderer", "architecture"]) {
      let numbers = parts[name]?.split(separator: ".").compactMap { Int($0) } ?? []
      #expect(numbers.count == 3, "\(name) \(parts[name] ?? "none")")
    }
  }

  @Test("A fingerprint contains only the fonts of the scene")
  func onlyFontsOfTheSceneAreNamed() throws {
    let scene = scene(
      9, 9, line("a"), line("b", size: 9), line("c", weight: .black, isItalic: true),
      line("d", family: "Inter"))
    let parts = try CairoRenderer.standard().fingerprint(of: scene).parts
    let fonts = parts.filter { !Self.libraries.contains($0.key) }
    #expect(
      fonts == [
        "font Roboto-Regular.ttf": "797e35f7f5d6020a",
        "font Roboto-BlackItalic.ttf": "923a413d6185c475",
        "font InterVariable.ttf": "a5a515039aa75b4a",
      ])
  }

  @Test("A fingerprint contains all files of one name and their variations")
  func filesOfOneNameAreAllNamedWithTheirVariations() throws {
    let fonts = [FontBuilder(family: "A", isVariable: true), FontBuilder(family: "B", weight: 700)]
    let folders = try fonts.map { font in
      let folder = try TemporaryFolder()
      _ = try folder.file("Bar.ttf", font.data)
      return folder
    }
    let paths = folders.map { $0.path + "/Bar.ttf" }
    let wide = try FontFile(path: paths[0], variations: ["wdth": 150.5, "wght": 500])
    let book = try FontBook(
      families: [
        .init(files: [FontFile(path: paths[0])]), .init(files: [FontFile(path: paths[1])]),
        .init(name: "C", files: [wide]),
      ])
    let lines = [("A", 400), ("A", 300), ("B", 700), ("C", 500)].map { name, weight in
      line("I", family: name, weight: Font.Weight(weight))
    }
    let parts = try CairoRenderer(fonts: book).fingerprint(of: scene(9, 9, commands: lines)).parts
    let digests = book.files.map { "\($0.digest.hexadecimal.prefix(16)) (not the standard build)" }
    #expect(
      parts.filter { !Self.libraries.contains($0.key) } == [
        "font Bar.ttf": digests[0..<2].sorted().joined(separator: ", "),
        "font Bar.ttf wdth=150.5 wght=500": digests[0],
      ])
  }
}
