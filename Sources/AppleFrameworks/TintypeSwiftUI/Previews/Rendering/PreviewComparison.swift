// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComparison
import TintypeImaging
import TintypeRuns
import TintypeSnapshots

/// The comparison of the images of previews with their references.
struct PreviewComparison {
  let references: PreviewRequest.References
  /// The absolute path of the directory for images.
  let images: String

  /// Compares an image with the reference of a snapshot; `nil` if there is no reference.
  func comparison(
    of image: SnapshotImage, _ snapshot: PreviewSnapshot
  ) -> PreviewEvent.Comparison? {
    let recorded = path(of: snapshot)
    let earlier = references.earlier[snapshot.id].map { "\(images)/\($0)" }
    guard let path = recorded.map({ "\(references.root)/\($0)" }) ?? earlier else { return nil }
    do {
      let bytes = try RegularFile.bytes(of: path, limit: ReferenceFile.sizeLimit)
      let result = try snapshot.diffing.compare(bytes, assets: ReferenceAssets(of: path), image)
      guard case .different(let difference) = result else {
        return PreviewEvent.Comparison(reference: recorded, difference: nil)
      }
      return PreviewEvent.Comparison(
        reference: recorded, difference: try self.difference(difference, bytes))
    } catch FileError.missing {
      return nil
    } catch {
      return PreviewEvent.Comparison(
        reference: recorded,
        difference: PreviewEvent.Difference(
          image: nil, summary: "\(error)", changes: [], regions: []))
    }
  }

  /// Returns the path of the recorded reference, relative to the package.
  ///
  /// Names of references do not contain the module, so a reference in the directory of the module's
  /// tests has priority.
  private func path(of snapshot: PreviewSnapshot) -> String? {
    let item = snapshot.item
    let name = PreviewReferenceName(item).snapshot(in: item.module)
    let untested = "\(ReferenceLocation.directoryName)/\(name).png"
    if FilePath.isRegularFile("\(references.root)/\(untested)") { return untested }
    var names = [snapshot.snapshotName]
    // A test of the preview as it is declared has the same image.
    if snapshot.variantName == "light" { names.append(snapshot.name) }
    for name in names {
      let paths = SnapshotName.identifiers(named: name).sorted()
        .flatMap { references.recorded[$0] ?? [] }
      let own = paths.first { $0.split(separator: "/").contains("\(snapshot.module)Tests") }
      if let path = own ?? paths.first { return path }
    }
    return nil
  }

  private func difference(
    _ difference: any SnapshotDifference, _ reference: [UInt8]
  ) throws -> PreviewEvent.Difference {
    let bytes = difference.fullReference ?? reference
    let name = "\(try ReferenceImage(bytes).identity().digest).png"
    try PreviewImage.write(bytes, named: name, in: images)
    let regions = (difference as? ImageDifference)?.analysis.regions ?? []
    return PreviewEvent.Difference(
      image: name, summary: "The images differ" + difference.extent,
      changes: difference.changedLines,
      regions: regions.map { region in
        let bounds = region.bounds
        return [bounds.x, bounds.y, bounds.width, bounds.height]
      })
  }
}

/// The files of images, which the digests of their pixels name.
enum PreviewImage {
  /// Writes a file unless it exists: equal pixels have equal names.
  static func write(
    _ bytes: @autoclosure () throws -> [UInt8], named name: String, in directory: String
  ) throws {
    let path = "\(directory)/\(name)"
    guard !FilePath.isOccupied(path) else { return }
    try AtomicFile.write(try bytes(), to: path)
  }
}
