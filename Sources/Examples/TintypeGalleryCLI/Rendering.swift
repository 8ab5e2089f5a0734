// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging

/// Writes the gallery to a folder.
@MainActor struct Rendering {
  /// The folder, which is created if it is missing.
  let folder: String
  /// The Dynamic Type size of all images; `nil` for the sizes of the tests.
  var size: DynamicTypeSize?

  /// Writes all images and the index page.
  ///
  /// - Parameter items: The images, in the page's order.
  /// - Returns: The exit code: 0, or 2 if an image has errors.
  /// - Throws: An error of painting or writing.
  func run(_ items: [GalleryImage]) throws -> Int32 {
    let renderer = try CairoRenderer.standard()
    var entries: [IndexPage.Entry] = []
    var errors = 0
    for item in items {
      let scene = try Scene(
        of: ComponentList([item.make()]), in: item.viewport,
        traits: size.map { [item.traits, .dynamicTypeSize($0)] } ?? item.traits,
        measuring: renderer)
      for diagnostic in scene.diagnostics where diagnostic.severity == .error {
        print("\(item.path): \(diagnostic)")
        errors += 1
      }
      let file = try PNG.encode(renderer.paint(scene), scale: scene.canvas.scale)
      try write(Data(file.bytes), to: item.path)
      entries.append(IndexPage.Entry(item, scene: scene))
    }
    let page = IndexPage(documents: Gallery.documents, entries: entries)
    try write(Data(page.html.utf8), to: "index.html")
    print("\(entries.count) images; open \(folder)/index.html")
    return errors == 0 ? 0 : 2
  }

  private func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
