// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct RenderingErrorTests {
  @Test("An error about an unpaintable scene names the node")
  func whatCannotBePaintedIsNamed() throws {
    let path = try #require(NodePath("Map/Path[0]"))
    let error = RenderingError.unpaintable(Diagnostic(kind: .tooComplex("fill"), path: path))
    #expect(
      "\(error)"
        == "The scene cannot be painted. Map/Path[0]: The path of its fill is so long that painting it "
        + "would take seconds, and was left out. Draw it with fewer or shorter elements, or paint it "
        + "once into an image.")
  }

  @Test(
    "A rendering error describes the problem and the next step",
    arguments: [
      (
        .defaultFontMissing(family: "Roboto", searched: ["/a", "/b"]),
        "The font family Roboto is not installed: no file of it lies below /a, /b. Install the "
          + "package fonts-roboto-unhinted (Debian, Ubuntu) or font-roboto (Homebrew), or pass a "
          + "FontBook with font files of your own; “swift run tintype-paint doctor” tells what else is "
          + "missing."
      ),
      (
        .unreadableFont(path: "/f.ttf", reason: "Permission denied"),
        "The font file /f.ttf cannot be read: Permission denied. Check that the file is there and may "
          + "be read, or take it out of the font book."
      ),
      (
        .invalidFont(path: "/f.ttf"),
        "The file /f.ttf is no font with outlines that fontconfig understands, or it is damaged. "
          + "Install the font again, or take the file out of the font book."
      ),
      (
        .fontChanged(path: "/f.ttf"),
        "The font file /f.ttf has changed since the font book was made. Make the font book again, and "
          + "replace font files only between runs."
      ),
      (
        .unsupportedColorFont(path: "/f.ttf", table: "COLR"),
        "The glyphs of /f.ttf are in colour by the table “COLR”, which looks different with different "
          + "libraries and is not painted. Use a font with outlines, or one with colour bitmaps in the "
          + "format CBDT, such as the package fonts-noto-color-emoji (Debian, Ubuntu)."
      ),
      (
        .invalidVariation(path: "/f.ttf", axis: "wght", value: 950.5, allowed: 100...900),
        "The font file /f.ttf cannot stand at 950.5 on its axis “wght”, which goes from 100 to 900. "
          + "Pass a value in between."
      ),
      (
        .invalidVariation(path: "/f.ttf", axis: "wdth", value: 80, allowed: nil),
        "The font file /f.ttf has no axis “wdth”. See FontFile.axes for those that it has, or leave the "
          + "variation out."
      ),
      (
        .fontOfAnotherFamily(path: "/f.ttf", family: "Foo", expected: "Bar"),
        "The font file /f.ttf is of the family Foo, but was put into the family Bar. Make a family of "
          + "it, or name the family by FontBook.Family(name:files:)."
      ),
      (
        .ambiguousFonts(
          family: "Foo", first: "/f.ttf", second: "/g.ttf", weight: 700, isItalic: true),
        "The family Foo has two files for weight 700, italic: /f.ttf and /g.ttf. Take one of them out, "
          + "or make two families."
      ),
      (
        .unreadableFontFolder(path: "/fonts", reason: "Permission denied"),
        "The folder of fonts /fonts cannot be read: Permission denied. Check that it is there and may "
          + "be read."
      ),
      (
        .noFontInFolder(path: "/fonts", family: "Foo"),
        "No file below /fonts is of the family Foo. Check its name, or pass another folder."
      ),
      (
        .noFontInFolder(path: "/fonts", family: nil),
        "No file below /fonts ends in otf, ttc or ttf. Pass a folder with font files."
      ),
      (
        .emptyFontBook,
        "The font book has no family. Pass at least one, or use FontBook.standard()."
      ),
      (
        .untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: "sse2 fast"),
        "PIXMAN_DISABLE is “sse2 fast”, which makes pixman paint other pixels than anywhere else. "
          + "Unset the variable and run again."
      ),
      (
        .libraryTooOld(.pango, version: "1.46.2", minimum: "1.50"),
        "Pango is 1.46.2, and Tintype needs at least 1.50. Install a newer libpango1.0-dev (Debian "
          + "12, Ubuntu 22.04 or later); “swift run tintype-paint doctor” tells which file was loaded."
      ),
      (
        .libraryReplaced(.cairo, function: "cairo_fill", file: "/x.so"),
        "The function cairo_fill of cairo is answered by /x.so, which another library put in its "
          + "place, so pixels may not be those of other machines. Unset LD_PRELOAD or "
          + "DYLD_INSERT_LIBRARIES and run again."
      ),
      (
        .roundingChanged,
        "The processor was told to round numbers otherwise than to the nearest one, which moves "
          + "pixels. Find the code that calls fesetround on this thread, and set FE_TONEAREST again."
      ),
      (
        .canvasTooLarge(width: 0, height: .nan, scale: 2.5),
        "A canvas of 0 × nan points at 2.5 pixels per point cannot be painted: it must have at least "
          + "1 and at most 32767 pixels on a side, and at most 100000000 altogether. Pass a smaller "
          + "size or scale."
      ),
      (
        .fontNotInBook(family: "Inter", weight: 700, isItalic: true),
        "The scene is set in Inter, weight 700, italic, which the font book does not have. Add the "
          + "file to the font book, or lay the component out again."
      ),
      (
        .textTooLong(length: 500_000),
        "A paragraph of 500000 bytes is wider than 2,000,000 points on one line, more than Pango can "
          + "measure. Break it into paragraphs, or pass a shorter text."
      ),
      (
        .glyphsTooLarge(pixels: 40_000.5),
        "A text is to be 40000.5 pixels large, more than the 32767 that can be painted. Pass a smaller "
          + "font size or scale, or enlarge it less by transforms."
      ),
      (
        .imageMissing(digest: "0a1b", width: 3, height: 4),
        "The scene paints an image of 3 × 4 pixels with the digest 0a1b, but does not hold it. Put "
          + "the image into the scene's images, or lay the component out again."
      ),
      (
        .groupsTooLarge(pixels: 64_000_500),
        "The scene's groups and images need more than 64000500 pixels at once. Nest fewer groups, or "
          + "make what lies in them smaller."
      ),
      (
        .libraryFailure(library: "cairo", reason: "out of memory"),
        "cairo failed: out of memory. Unless memory is short, run “swift run tintype-paint doctor”: it "
          + "checks libraries and fonts, and says what to install."
      ),
    ] as [(RenderingError, String)])
  func anErrorSaysWhatToDo(error: RenderingError, words: String) {
    #expect(error.description == words)
  }

  @Test(
    "PIXMAN_DISABLE is rejected if it disables fast paths",
    arguments: [
      ("fast", true), ("sse2 fast", true), ("fast ssse3", true), ("sse2 ssse3", false), ("", false),
      ("faster", false),
    ])
  func pixmanWithoutItsFastPathsIsRefused(value: String, isRefused: Bool) throws {
    let book = try FontBook.standard()
    let error = failure {
      _ = try CairoRenderer(fonts: book, environment: ["PIXMAN_DISABLE": value])
    }
    #expect(
      error
        == (isRefused
          ? .untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: value) : nil))
  }

  @Test(
    "A canvas with no pixels or too many pixels is rejected",
    arguments: [
      (0, 10, 1), (10, 0, 1), (-1, 10, 1), (10, 10, 0), (-10, -10, -1), (0.4, 10, 1), (.nan, 10, 1),
      (10, 10, .nan), (.infinity, 10, 1), (1e300, 1e300, 1), (32_768, 1, 1), (10_001, 10_000, 1),
      (16_384, 1, 2),
    ] as [(Double, Double, Double)])
  func aCanvasWithoutPixelsOrWithTooManyIsRefused(
    width: Double, height: Double, scale: Double
  ) throws {
    let error = failure {
      _ = try CairoRenderer.standard().paint(scene(width, height, scale: scale))
    }
    guard case .canvasTooLarge = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
