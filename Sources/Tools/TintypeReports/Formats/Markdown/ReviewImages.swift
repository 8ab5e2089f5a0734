// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeImaging
import TintypeRuns

/// The images of the most important changes of a report, for a comment in a pull request.
///
/// They are the first image of each cause, then the images that no cause decides, then the new
/// images. Each image is decoded first and has no chunks other than pixels, as on the page of a
/// report, and its name does not depend on the machine.
package struct ReviewImages: Hashable, Sendable {
  /// The images by the index of their entry in ``Report/entries``.
  let rows: [Int: Row]

  /// The maximum number of entries with images, 20.
  package static let limit = 20

  /// The images of one entry.
  struct Row: Hashable, Sendable {
    var before: Image?
    var after: Image?
    var difference: Image?

    /// All images.
    var images: [Image] { [before, after, difference].compactMap(\.self) }
  }

  /// One image.
  struct Image: Hashable, Sendable {
    /// The name of the file: 32 hexadecimal digits of the SHA-256 of its bytes, and `.png`.
    var name: String
    var size: PixelSize
  }

  /// Reads the images of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - output: The base directory of the artifacts' paths. Files outside of it are not read.
  ///   - folder: The absolute path of the directory to write the images to; `nil` to determine only
  ///     their names. Images of an earlier report in the directory are removed.
  /// - Throws: ``ReportError/foreignImages(path:)`` or
  ///   ``ReportError/cannotWriteImages(path:error:)``.
  package init(
    of report: Report, output: OutputDirectory, writingTo folder: String? = nil
  ) throws(ReportError) {
    var files = ImageFiles(reader: ArtifactReader(output: output))
    if let folder { files.folder = try ImageFolder(at: folder) }
    var rows: [Int: Row] = [:]
    for index in Self.entries(of: report) where rows.count < Self.limit {
      guard let artifacts = report.entries[index].record.artifacts else { continue }
      let row = Row(
        before: try files.image(at: artifacts.reference),
        after: try files.image(at: artifacts.actual),
        difference: try files.image(at: artifacts.difference))
      if !row.images.isEmpty { rows[index] = row }
    }
    files.folder?.removeOthers()
    self.rows = rows
  }

  /// Returns the indices of the entries whose images are most important, without repetition.
  static func entries(of report: Report) -> [Int] {
    var known: Set<Int> = []
    let added = report.entries.indices.filter {
      [.missing, .recorded].contains(report.entries[$0].record.outcome)
    }
    return (report.causes.compactMap(\.members.first) + report.undecided + added).filter {
      known.insert($0).inserted
    }
  }
}

/// The PNG files of artifacts, read and named.
private struct ImageFiles {
  var reader: ArtifactReader
  var folder: ImageFolder?

  /// Returns the image of an artifact, and writes it to the directory if there is one.
  ///
  /// - Parameter path: The path of the artifact, relative to the output directory.
  /// - Returns: `nil` if the artifact is not an image that can be decoded.
  /// - Throws: The reason why the image was not written.
  mutating func image(at path: String?) throws(ReportError) -> ReviewImages.Image? {
    guard let path, !path.isEmpty, case .image(let bytes) = reader.artifact(at: path),
      let file = try? PNGFile(bytes), let png = try? ImageStore.pixels(of: file).file
    else { return nil }
    let name = ImageFolder.name(of: png.bytes)
    try folder?.write(png.bytes, to: name)
    return ReviewImages.Image(name: name, size: PixelSize(width: png.width, height: png.height))
  }
}
