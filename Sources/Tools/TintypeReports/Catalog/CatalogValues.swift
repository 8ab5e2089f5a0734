// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The values that describe previews in the data of a page, with the list of their texts.
struct CatalogValues {
  /// The number of variants of each preview.
  private let variantCount: Int
  private var texts = PageTexts()

  /// The maximum number of regions of a difference, each of which is an element of the page.
  private static let maximumRegions = 60

  init(variantCount: Int) { self.variantCount = variantCount }

  /// The list of texts.
  var strings: JSON { texts.value }

  /// Returns the values of a module and a file.
  mutating func place(_ module: String, _ file: String?) -> [JSON] {
    [texts.line(module), file.map { texts.line($0) } ?? .integer(-1)]
  }

  /// Returns the values of a preview.
  mutating func value(of preview: Catalog.Preview) -> JSON {
    let variants = (0..<variantCount).map { index -> JSON in
      let variant = index < preview.variants.count ? preview.variants[index] : nil
      return variant.map { value(of: $0) } ?? .null
    }
    return .array(
      [.line(preview.name)] + place(preview.module, preview.file) + [
        .integer(preview.line ?? 0), .integer(preview.isExcluded ? 1 : 0), .array(variants),
      ])
  }

  private mutating func value(of variant: Catalog.Variant) -> JSON {
    switch variant {
    case .failed(let message): return .array([texts.number(VisibleText.block(message))])
    case .rendered(let rendering):
      let lists = [rendering.symbols, rendering.colors, rendering.fonts, rendering.warnings]
      return .array(
        [
          .string(rendering.image), .number(rendering.width), .number(rendering.height),
          .number(rendering.scale), texts.number(VisibleText.block(rendering.accessibility)),
        ] + lists.map { lines($0) }
          + [rendering.comparison.map { value(of: $0) }].compactMap(\.self))
    }
  }

  private mutating func value(of comparison: PreviewEvent.Comparison) -> JSON {
    let reference = comparison.reference.map { texts.line($0) } ?? .integer(-1)
    guard let difference = comparison.difference else { return .array([reference]) }
    let regions = PreviewBox.boxes(difference.regions, limit: Self.maximumRegions)
    return .array([
      reference, difference.image.map { .string($0) } ?? .null,
      texts.number(VisibleText.block(difference.summary)), lines(difference.changes),
      .array(
        regions.flatMap {
          [.integer($0.x), .integer($0.y), .integer($0.width), .integer($0.height)]
        }
      ),
    ])
  }

  private mutating func lines(_ lines: [String]) -> JSON {
    .array(lines.map { texts.line($0) })
  }
}
