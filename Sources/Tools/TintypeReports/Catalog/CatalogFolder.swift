// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The folder of a catalog that is being written.
///
/// Processes first write images into it. It replaces the destination as a whole when the catalog is
/// complete.
package struct CatalogFolder: Sendable {
  private let folder: ReportFolder

  /// Creates an empty folder next to the destination.
  ///
  /// - Throws: ``ReportError/foreignFolder(path:)`` if the destination contains other files than a
  ///   catalog, ``ReportError/cannotWrite(path:error:)`` if it cannot be written.
  package init(for path: String) throws(ReportError) {
    folder = try ReportFolder(for: path, kind: .catalog)
  }

  /// The absolute path of the directory for images.
  package var images: String { folder.temporary + "/images" }

  /// The path of the page after ``commit(_:)``.
  package var page: String { folder.destination + "/index.html" }

  /// Takes an image of the catalog at the destination into this one.
  ///
  /// - Parameter name: The name of the image.
  /// - Returns: Whether the image exists.
  package func takeImage(named name: String) -> Bool {
    guard Catalog.isImageName(name) else { return false }
    let (old, new) = ("\(folder.destination)/images/\(name)", "\(images)/\(name)")
    return FilePath.isRegularFile(old) && (link(old, new) == 0 || errno == EEXIST)
  }

  /// Writes the page and moves the folder to the destination.
  ///
  /// Files other than the images of the catalog are removed.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, whose own previews are not read.
  ///   - previews: The previews, which are read twice. A variant whose image does not exist becomes a
  ///     failure, and a missing image of a reference becomes unknown.
  ///   - division: The number of previews in each file.
  /// - Returns: The counts as they were written.
  /// - Throws: ``ReportError/cannotWrite(path:error:)``; then the folder is removed.
  package func commit(
    _ catalog: Catalog, previews: some CatalogPreviews, division: CatalogDivision = .standard
  ) throws(ReportError) -> Catalog.Counts {
    do throws(ReportError) {
      try folder.setAside("images")
      // Each image that a preview names is moved back when the preview is first read.
      let index = try CatalogIndex(
        catalog, PreviewsWithImages(previews, folder), division: division)
      let source = CatalogPage(catalog, index.counts).source
      try folder.write([Array((source + "\n").utf8)], to: "index.html")
      for file in PageFile.catalog { try folder.write([file.bytes], to: file.name) }
      try folder.write([PageScript.call("catalog", [index.document()])], to: "data/catalog.js")
      for number in 0..<index.partCount {
        try folder.write(
          [PageScript.call("part", [.integer(number), index.part(number)])],
          to: "data/\(HTMLReport.chunkName(number, prefix: "p")).js")
      }
      folder.removeUnused()
      try folder.commit()
      return index.counts
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Removes the folder.
  package func discard() { folder.discard() }
}

/// Previews of which each image exists.
private struct PreviewsWithImages<Base: CatalogPreviews>: CatalogPreviews {
  typealias Failure = ReportError

  private let base: Base
  private let folder: ReportFolder

  init(_ base: Base, _ folder: ReportFolder) { (self.base, self.folder) = (base, folder) }

  var count: Int { base.count }

  func preview(at index: Int) throws(ReportError) -> Catalog.Preview {
    var preview: Catalog.Preview
    do {
      preview = try base.preview(at: index)
    } catch {
      throw .cannotWrite(path: folder.destination, error: error as? FileError ?? .missing)
    }
    for variant in preview.variants.indices {
      guard case .rendered(var rendering) = preview.variants[variant] else { continue }
      if let image = rendering.comparison?.difference?.image, !takesBack(image) {
        rendering.comparison?.difference?.image = nil
      }
      preview.variants[variant] =
        takesBack(rendering.image)
        ? .rendered(rendering)
        : .failed("The process did not write the image “\(rendering.image)”.")
    }
    return preview
  }

  private func takesBack(_ image: String) -> Bool {
    Catalog.isImageName(image) && folder.takeBack("images/\(image)")
  }
}
