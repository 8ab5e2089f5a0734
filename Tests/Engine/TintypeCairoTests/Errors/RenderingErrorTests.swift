// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct RenderingErrorTests {
  @Test("An error about a scene that cannot be painted names the node")
  func errorAboutUnpaintableSceneNamesNode() throws {
    let path = try #require(NodePath("Map/Path[0]"))
    let error = RenderingError.unpaintable(Diagnostic(kind: .tooComplex("fill"), path: path))
    #expect(
      error.description == """
        The scene cannot be painted. Map/Path[0]: The path of its fill is so long that painting it \
        would take seconds, and was omitted. Draw it with fewer or shorter elements, or paint it \
        once into an image.
        """)
  }

  @Test(
    "A rendering error describes the problem and the next step",
    arguments: [
      (
        .unreadableFont(path: "/f.ttf", reason: "Permission denied"),
        "The font file /f.ttf cannot be read: Permission denied. Check the path and its "
          + "permissions, or remove the file from the font book."
      ),
      (
        .invalidFont(path: "/f.ttf"),
        "The file /f.ttf is damaged, or is not an outline font that fontconfig supports. Install "
          + "the font again, or remove the file from the font book."
      ),
      (
        .fontChanged(path: "/f.ttf"),
        "The font file /f.ttf has changed since the font book was created. Create the font book "
          + "again, and replace font files only between runs."
      ),
      (
        .unsupportedColorFont(path: "/f.ttf", table: "COLR"),
        "The font file /f.ttf has color glyphs in the table “COLR”, which is not supported because "
          + "its pixels depend on the library. Use a font with outlines, or a font with color "
          + "bitmaps in the format CBDT, such as the package fonts-noto-color-emoji (Debian, "
          + "Ubuntu)."
      ),
      (
        .invalidVariation(path: "/f.ttf", axis: "wght", value: 950.5, allowed: 100...900),
        "The value 950.5 for the axis “wght” of the font file /f.ttf is out of range. Pass a value "
          + "from 100 to 900."
      ),
      (
        .invalidVariation(path: "/f.ttf", axis: "wdth", value: 80, allowed: nil),
        "The font file /f.ttf has no axis “wdth”. Use an axis in FontFile.axes, or remove the "
          + "variation."
      ),
      (
        .fontOfAnotherFamily(path: "/f.ttf", family: "Foo", expected: "Bar"),
        "The font file /f.ttf belongs to the family Foo, but was added to the family Bar. Add it "
          + "to a family of its own, or name the family with FontBook.Family(name:files:)."
      ),
      (
        .ambiguousFonts(
          family: "Foo", first: "/f.ttf", second: "/g.ttf", weight: 700, isItalic: true),
        "The family Foo has two files for weight 700, italic: /f.ttf and /g.ttf. Remove one of the "
          + "files, or create two families."
      ),
      (
        .unreadableFontFolder(path: "/fonts", reason: "Permission denied"),
        "The font folder /fonts cannot be read: Permission denied. Check the path and its "
          + "permissions."
      ),
      (
        .noFontInFolder(path: "/fonts", family: "Foo"),
        "No file in the font folder /fonts belongs to the family Foo. Check the name of the "
          + "family, or pass another folder."
      ),
      (
        .noFontInFolder(path: "/fonts", family: nil),
        "No file in the font folder /fonts has the extension otf, ttc or ttf. Pass a folder with "
          + "font files."
      ),
      (
        .emptyFontBook,
        "The font book has no families. Pass at least one family, or use FontBook.standard()."
      ),
      (
        .untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: "sse2 fast"),
        "PIXMAN_DISABLE is “sse2 fast”, which makes pixman paint different pixels than on other "
          + "machines. Unset the variable and run again."
      ),
      (
        .libraryTooOld(.pango, version: "1.46.2", minimum: "1.50"),
        "The version of Pango is 1.46.2, but Tintype requires at least 1.50. Install a newer "
          + "libpango1.0-dev (Debian 12, Ubuntu 22.04 or later). Run “swift run tintype "
          + "doctor” to find the file that was loaded."
      ),
      (
        .libraryReplaced(.cairo, function: "cairo_fill", file: "/x.so"),
        "The function cairo_fill of cairo was replaced by another library, /x.so, so pixels may "
          + "differ from other machines. Unset LD_PRELOAD or DYLD_INSERT_LIBRARIES and run again."
      ),
      (
        .roundingChanged,
        "The floating-point rounding mode of this thread was changed, which affects pixels. Find "
          + "the code that calls fesetround on this thread, and set the mode to FE_TONEAREST again."
      ),
      (
        .canvasTooLarge(width: 0, height: .nan, scale: 2.5),
        "A canvas of 0 × nan points at 2.5 pixels per point cannot be painted: it must have at "
          + "least 1 and at most 32767 pixels per side, and at most 100000000 in total. Pass "
          + "another size or scale."
      ),
      (
        .fontNotInBook(family: "Inter", weight: 700, isItalic: true),
        "The scene uses the font Inter, weight 700, italic, which is not in the font book. Add the "
          + "file to the font book, or lay the component out again."
      ),
      (
        .textTooLong(length: 500_000),
        "A paragraph of 500000 bytes is wider than 2,000,000 points on one line, which exceeds the "
          + "limit of Pango. Split it into several paragraphs, or pass a shorter text."
      ),
      (
        .glyphsTooLarge(pixels: 40_000.5),
        "The size of a text is 40000.5 pixels, which exceeds the limit of 32767 pixels. Pass a "
          + "smaller font size, scale or transform."
      ),
      (
        .imageMissing(digest: "0a1b", width: 3, height: 4),
        "The scene paints an image of 3 × 4 pixels with the digest 0a1b, but does not contain it. "
          + "Add the image to the scene's images, or lay the component out again."
      ),
      (
        .groupsTooLarge(pixels: 64_000_500),
        "The scene's groups and images need more than 64000500 pixels at once. Nest fewer groups, or "
          + "make their contents smaller."
      ),
      (
        .libraryFailure(library: "cairo", reason: "out of memory"),
        "cairo failed: out of memory. If enough memory is available, run “swift run tintype "
          + "doctor” to check the libraries and fonts."
      ),
    ] as [(RenderingError, String)])
  func renderingErrorDescribesProblemAndNextStep(error: RenderingError, words: String) {
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
