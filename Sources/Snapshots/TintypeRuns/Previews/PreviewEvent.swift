// SPDX-License-Identifier: MIT

/// An event of a process that renders previews.
package enum PreviewEvent: Codable, Hashable, Sendable {
  /// The process evaluates the declaration of a preview, and could trap or wait there.
  case declaring(String)
  /// A part of the previews of the process in all variants, in their order.
  ///
  /// Each part begins where the one before it ended, at 0 for the first, which can be empty. Previews
  /// are rendered after the last part.
  case list([Item], start: Int = 0)
  /// The process renders a snapshot.
  case rendering(String)
  /// A snapshot was rendered.
  case rendered(Rendering)
  /// A snapshot could not be rendered.
  case failed(id: String, message: String)
  /// A snapshot was compared with its reference or recorded; the message is that of its failure.
  case verified(id: String, message: String?)
  /// All snapshots were rendered.
  case finished

  /// The maximum number of previews in one event, so that its line is short.
  package static let listLimit = 1_000

  /// Returns the parts of a list.
  package static func list(of items: [Item]) -> [PreviewEvent] {
    guard !items.isEmpty else { return [.list([])] }
    return stride(from: 0, to: items.count, by: listLimit).map { start in
      .list(Array(items[start..<min(start + listLimit, items.count)]), start: start)
    }
  }

  /// A preview in a variant.
  package struct Item: Codable, Hashable, Sendable {
    /// The identifier, which is unique in the process.
    package var id: String
    package var module: String
    /// The name of the file or the provider, and of the preview.
    package var name: String
    /// The settings of the variant, such as `dark`; empty for the preview as it is declared.
    package var variant: String
    /// The module and the file, as in `#fileID`; `nil` for a provider.
    package var fileID: String?
    /// The line in the file, from 1; `nil` for a provider.
    package var line: Int?
    /// A Boolean value that indicates whether the preview excludes itself from tests.
    package var isExcluded: Bool

    package init(
      id: String, module: String, name: String, variant: String, fileID: String?, line: Int?,
      isExcluded: Bool
    ) {
      self.id = id
      self.module = module
      self.name = name
      self.variant = variant
      self.fileID = fileID
      self.line = line
      self.isExcluded = isExcluded
    }
  }

  /// A rendered snapshot.
  package struct Rendering: Codable, Hashable, Sendable {
    /// The identifier of the snapshot.
    package var id: String
    /// The name of the file in the directory for images: the digest of the pixels.
    package var image: String
    /// The size of the canvas in points.
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    /// The accessibility elements in reading order.
    package var accessibility: String
    /// The names of the symbols in use, sorted.
    package var symbols: [String]
    /// The colors in use, sorted.
    package var colors: [String]
    /// The fonts and text styles in use, sorted.
    package var fonts: [String]
    /// The warnings about content that is not shown as described.
    package var warnings: [String]
    /// The comparison with the reference; `nil` if there is none.
    package var comparison: Comparison?

    package init(
      id: String, image: String, width: Double, height: Double, scale: Double,
      accessibility: String, symbols: [String], colors: [String], fonts: [String],
      warnings: [String], comparison: Comparison? = nil
    ) {
      self.id = id
      self.image = image
      self.width = width
      self.height = height
      self.scale = scale
      self.accessibility = accessibility
      self.symbols = symbols
      self.colors = colors
      self.fonts = fonts
      self.warnings = warnings
      self.comparison = comparison
    }
  }

  /// The comparison of an image with a reference.
  package struct Comparison: Codable, Hashable, Sendable {
    /// The path of the reference file, relative to the package; `nil` for an earlier image.
    package var reference: String?
    /// The difference; `nil` if the image matches.
    package var difference: Difference?

    package init(reference: String?, difference: Difference?) {
      (self.reference, self.difference) = (reference, difference)
    }
  }

  /// A difference between an image and a reference.
  package struct Difference: Codable, Hashable, Sendable {
    /// The name of the file with the reference's pixels in the directory for images; `nil` if they
    /// are unknown.
    package var image: String?
    /// A sentence about the size of the difference, or the reason why the images cannot be compared.
    package var summary: String
    /// The changes, one line each.
    package var changes: [String]
    /// The regions that differ: x, y, width and height in pixels of the image.
    package var regions: [[Int]]

    package init(image: String?, summary: String, changes: [String], regions: [[Int]]) {
      self.image = image
      self.summary = summary
      self.changes = changes
      self.regions = regions
    }
  }
}
