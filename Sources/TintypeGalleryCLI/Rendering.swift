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

  /// Writes all images and the index page.
  ///
  /// - Parameter photographs: The images, in the page's order.
  /// - Returns: The exit code: 0, or 2 if an image has errors.
  /// - Throws: An error of painting or writing.
  func run(_ photographs: [Photograph]) throws -> Int32 {
    let renderer = try CairoRenderer.standard()
    var entries: [IndexPage.Entry] = []
    var troubles = 0
    for photograph in photographs {
      let scene = try Scene(
        of: ComponentList([photograph.make()]), in: photograph.viewport,
        traits: photograph.traits, measuring: renderer)
      for diagnostic in scene.diagnostics where diagnostic.severity == .error {
        print("\(photograph.path): \(diagnostic)")
        troubles += 1
      }
      let file = try PNG.encode(renderer.paint(scene), scale: scene.canvas.scale)
      try write(Data(file.bytes), to: photograph.path)
      entries.append(IndexPage.Entry(photograph, scene: scene))
    }
    let page = IndexPage(documents: Gallery.documents, entries: entries)
    try write(Data(page.html.utf8), to: "index.html")
    print("\(entries.count) pictures; open \(folder)/index.html")
    return troubles == 0 ? 0 : 2
  }

  private func write(_ data: Data, to path: String) throws {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
