// SPDX-License-Identifier: MIT

import Foundation
import TintypeImaging
import TintypeReports
import TintypeRuns

/// A generated catalog of any size, whose previews share a few images.
struct LargeCatalog: CatalogPreviews {
  typealias Failure = Never

  /// The number of previews.
  var count: Int

  /// Writes the page.
  ///
  /// - Parameter folder: The path of the folder of the page.
  /// - Returns: The path of the page.
  /// - Throws: The reason why a file cannot be written.
  func write(to folder: String) throws -> String {
    let output = try CatalogFolder(for: folder)
    for (index, name) in Self.images.enumerated() {
      let bitmap = try Bitmap(
        width: 120, height: 80, filledWith: 0xFF00_0000 | UInt32(index) * 0x0035_2A45)
      try Data(try PNG.encode(bitmap).bytes).write(
        to: URL(fileURLWithPath: "\(output.images)/\(name)"))
    }
    let catalog = Catalog(
      package: "Large", root: "/src/large", editor: "vscode://file/{path}:{line}",
      settings: [.init(.colorScheme, ["light", "dark"])], previews: [])
    _ = try output.commit(catalog, previews: self)
    return output.page
  }

  private static let images = ["0a.png", "0b.png", "0c.png", "0d.png"]

  /// Returns a preview with a text of its own, and one of some symbols.
  func preview(at number: Int) throws(Never) -> Catalog.Preview {
    let screen = number / 100
    let rendering = PreviewEvent.Rendering(
      id: "", image: Self.images[number % 2], width: 60, height: 40, scale: 2,
      accessibility: "Order \(number). Heading.\nDelivered in \(number % 59) minutes. Button.\n",
      symbols: [["star", "heart.fill", "cart"][number % 3]], colors: ["accent #0B57A4"],
      fonts: ["default bold 17"], warnings: number % 1_000 == 7 ? ["A font is missing."] : [])
    var dark = rendering
    dark.image = Self.images[2 + number % 2]
    return Catalog.Preview(
      module: "Feature\(number / 100_000)", name: "Screen\(screen).Card \(number % 100)",
      file: "Sources/Feature\(number / 100_000)/Screen\(screen).swift", line: number % 100 + 1,
      variants: [.rendered(rendering), number % 5_000 == 3 ? nil : .rendered(dark)])
  }
}
