// SPDX-License-Identifier: MIT

import Testing
import Tintype
import TintypeComponents
import TintypeSnapshots

private func roboto() throws -> FontBook {
  let book = try FontBook.standard()
  let families = book.families.filter { $0.name == "Roboto" }
  return try FontBook(families: families, fallback: book.fallback)
}

/// The tree of a text, with its font and its frame.
private func outline() -> String {
  var found = ""
  Snapshotting<Text, String>.outline(geometry: true).snapshot(Text("Hamburg")).run { found = $0 }
  return found
}

@Suite("Configured fonts") struct ConfiguredFontsTests {
  @Test("Fonts apply to an operation, and nested operations inherit or replace them")
  func fontsApplyToOperation() throws {
    let standard = outline()
    let book = try roboto()
    try withSnapshotTesting(fonts: book) {
      let configured = outline()
      #expect(configured != standard)
      withSnapshotTesting(record: .never) { #expect(outline() == configured) }
      try withSnapshotTesting(fonts: FontBook.standard()) { #expect(outline() == standard) }
      #expect(outline() == configured)
    }
    #expect(outline() == standard)
  }

  @Test("Fonts apply to an asynchronous operation, also after a suspension")
  func fontsApplyToAsynchronousOperation() async throws {
    let standard = outline()
    let book = try roboto()
    await withSnapshotTesting(fonts: book) {
      await Task.yield()
      #expect(outline() != standard)
      #expect(SnapshotTestingConfiguration.current?.fonts == book)
    }
  }

  @Test("Fonts of a configuration keep its other settings")
  func configurationKeepsOtherSettings() throws {
    var configuration = SnapshotTestingConfiguration(fonts: try roboto(), record: .failed)
    #expect(configuration.fonts == (try roboto()))
    #expect(configuration.record == .failed)
    configuration.fonts = nil
    #expect(configuration.fonts == nil)
  }

  @Test("Images have the configured fonts, and their manifests name them")
  func imagesHaveConfiguredFonts() throws {
    func image() -> SnapshotImage? {
      var image: SnapshotImage?
      Snapshotting<Text, SnapshotImage>.image.snapshot(Text("Hamburg")).run { image = $0 }
      return image
    }
    let standard = try #require(image())
    let configured = try #require(withSnapshotTesting(fonts: roboto()) { image() })
    #expect(standard.bitmap != configured.bitmap)
  }

  @Test("Equal font books share a renderer")
  func equalBooksShareRenderer() throws {
    func renderer() throws -> ObjectIdentifier {
      try withSnapshotTesting(fonts: roboto()) {
        ObjectIdentifier(try SnapshotTestingConfiguration.renderer())
      }
    }
    #expect(try renderer() == renderer())
  }

  @Suite("The trait “snapshots”", .snapshots(fonts: try roboto(), record: .never))
  struct TraitTests {
    @Test("The trait sets the fonts and the record mode of a suite")
    func traitSetsFonts() throws {
      #expect(SnapshotTestingConfiguration.current?.fonts == (try roboto()))
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
  }
}
