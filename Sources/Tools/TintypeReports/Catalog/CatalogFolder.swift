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
  /// - Parameter catalog: The catalog. A variant whose image does not exist becomes a failure, and a
  ///   missing image of a reference becomes unknown.
  /// - Returns: The catalog as it was written.
  /// - Throws: ``ReportError/cannotWrite(path:error:)``; then the folder is removed.
  package func commit(_ catalog: Catalog) throws(ReportError) -> Catalog {
    try commit(catalog, division: .standard)
  }

  /// Writes the page with another number of previews in each file.
  package func commit(
    _ catalog: Catalog, division: CatalogDivision
  ) throws(ReportError) -> Catalog {
    do throws(ReportError) {
      let catalog = try withExistingImages(catalog)
      try folder.write([Array((CatalogPage(catalog).source + "\n").utf8)], to: "index.html")
      for file in PageFile.catalog { try folder.write([file.bytes], to: file.name) }
      let index = CatalogIndex(catalog, division: division)
      try folder.write([PageScript.call("catalog", [index.value])], to: "data/catalog.js")
      for number in 0..<index.partCount {
        try folder.write(
          [PageScript.call("part", [.integer(number), index.part(number)])],
          to: "data/\(HTMLReport.chunkName(number, prefix: "p")).js")
      }
      try folder.commit()
      return catalog
    } catch {
      folder.discard()
      throw error
    }
  }

  /// Removes the folder.
  package func discard() { folder.discard() }

  private func withExistingImages(_ catalog: Catalog) throws(ReportError) -> Catalog {
    let files: Set<String>
    do {
      files = Set(try Directory.names(in: images))
    } catch {
      throw .cannotWrite(path: images, error: error)
    }
    var (catalog, used) = (catalog, Set<String>())
    for preview in catalog.previews.indices {
      for variant in catalog.previews[preview].variants.indices {
        guard case .rendered(var rendering) = catalog.previews[preview].variants[variant] else {
          continue
        }
        if let image = rendering.comparison?.difference?.image {
          if Catalog.isImageName(image), files.contains(image) {
            used.insert(image)
          } else {
            rendering.comparison?.difference?.image = nil
            catalog.previews[preview].variants[variant] = .rendered(rendering)
          }
        }
        if Catalog.isImageName(rendering.image), files.contains(rendering.image) {
          used.insert(rendering.image)
        } else {
          catalog.previews[preview].variants[variant] = .failed(
            "The process did not write the image “\(rendering.image)”.")
        }
      }
    }
    for file in files.subtracting(used) { folder.remove("images/\(file)") }
    return catalog
  }
}
