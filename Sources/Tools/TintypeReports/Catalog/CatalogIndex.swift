// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeRuns

/// The data of a catalog's page: arrays whose texts are numbers of a common list.
///
/// The variants of a preview share nearly all of their texts. `catalog.js` describes the arrays.
struct CatalogIndex {
  private let catalog: Catalog
  private var texts = PageTexts()

  init(_ catalog: Catalog) { self.catalog = catalog }

  /// The maximum number of regions of a difference, each of which is an element of the page.
  static let maximumRegions = 60

  /// The value for the page.
  var value: JSON {
    var index = self
    return index.makeValue()
  }

  private mutating func makeValue() -> JSON {
    let previews = sorted.map { preview -> JSON in
      let variants = (0..<catalog.variantCount).map { index -> JSON in
        let variant = index < preview.variants.count ? preview.variants[index] : nil
        return variant.map { value(of: $0) } ?? .null
      }
      return .array([
        .line(preview.name), texts.line(preview.module),
        preview.file.map { texts.line($0) } ?? .integer(-1),
        .integer(preview.line ?? 0), .integer(preview.isExcluded ? 1 : 0), .array(variants),
      ])
    }
    let settings = catalog.settings.map { setting -> JSON in
      ["key": .string(setting.name.rawValue), "values": .lines(setting.values)]
    }
    return [
      // The path is not escaped visibly, because the editor needs it unchanged.
      "root": .raw(catalog.root), "editor": .line(catalog.editor), "settings": .array(settings),
      "strings": texts.value, "previews": .array(previews),
      "omissions": catalog.omissions?.value ?? .null,
    ]
  }

  /// The previews, grouped by module and file, in the order of their lines.
  private var sorted: [Catalog.Preview] {
    catalog.previews.enumerated().sorted { left, right in
      let (one, two) = (left.element, right.element)
      if one.module != two.module { return one.module < two.module }
      if one.file != two.file {
        // Previews without a file are at the end.
        guard let first = one.file else { return false }
        guard let second = two.file else { return true }
        return first < second
      }
      return (one.line ?? 0, left.offset) < (two.line ?? 0, right.offset)
    }.map(\.element)
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
