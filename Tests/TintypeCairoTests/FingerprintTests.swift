// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct FingerprintTests {
  private static let libraries: Set<String> = [
    "renderer", "cairo", "pango", "harfbuzz", "pixman", "fontconfig", "freetype", "fribidi", "glib",
    "architecture",
  ]

  @Test func aFingerprintNamesEveryLibrary() throws {
    let parts = try CairoRenderer.standard().fingerprint(of: scene(9, 9)).parts
    #expect(Set(parts.keys) == Self.libraries)
    for name in Self.libraries.subtracting(["renderer", "architecture"]) {
      let numbers = parts[name]?.split(separator: ".").compactMap { Int($0) } ?? []
      #expect(numbers.count == 3, "\(name) \(parts[name] ?? "none")")
    }
  }

  @Test func onlyFontsOfTheSceneAreNamed() throws {
    let scene = scene(
      9, 9, line("a"), line("b", size: 9), line("c", weight: .black, isItalic: true),
      line("d", family: nil))
    let parts = try CairoRenderer.standard().fingerprint(of: scene).parts
    let fonts = parts.filter { !Self.libraries.contains($0.key) }
    #expect(
      fonts == [
        "font Roboto-Regular.ttf": "797e35f7f5d6020a",
        "font Roboto-BlackItalic.ttf": "923a413d6185c475",
      ])
  }
}
