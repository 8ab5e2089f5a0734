// SPDX-License-Identifier: MIT

import Testing
import TintypeCairo
import TintypeComponents

@Suite struct RenderingErrorTests {
  @Test func whatCannotBePaintedIsNamed() throws {
    let path = try #require(NodePath("Map/Path[0]"))
    let error = RenderingError.unpaintable(Diagnostic(kind: .tooComplex("fill"), path: path))
    #expect(
      "\(error)"
        == "The scene cannot be painted. Map/Path[0]: The path of its fill is so long that painting it "
        + "would take seconds, and was left out. Draw it with fewer or shorter elements, or paint it "
        + "once into an image.")
  }

  @Test(
    arguments: [
      (
        .defaultFontMissing(family: "Roboto", searched: ["/a", "/b"]),
        "The font family Roboto is not installed: no file of it lies below /a, /b. Run scripts/setup, "
          + "install the package fonts-roboto-unhinted (Debian, Ubuntu), or pass a FontBook with font "
          + "files of your own."
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
        .emptyFontBook,
        "The font book has no family. Pass at least one, or use FontBook.standard()."
      ),
      (
        .untrustworthyEnvironment(variable: "PIXMAN_DISABLE", value: "sse2 fast"),
        "PIXMAN_DISABLE is “sse2 fast”, which makes pixman paint other pixels than anywhere else. "
          + "Unset the variable and run again."
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
        "cairo failed: out of memory. Run scripts/setup to install it as this version needs it."
      ),
    ] as [(RenderingError, String)])
  func anErrorSaysWhatToDo(error: RenderingError, words: String) {
    #expect(error.description == words)
  }

  @Test(arguments: [
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
