// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeRuns

extension PreviewRun.Results {
  /// Returns the previews, each with its variants, which follow each other in the list.
  func previews(_ locations: inout PreviewLocations) -> [Catalog.Preview] {
    var (previews, places): ([Catalog.Preview], [String: Int]) = ([], [:])
    for item in items {
      let variant = results[item.id]?.variant
      if let place = places[item.previewID] {
        previews[place].variants.append(variant)
        continue
      }
      places[item.previewID] = previews.count
      previews.append(Catalog.Preview(item, [variant], &locations))
    }
    // A declaration that ended the process has an unknown number of previews, at least one.
    let count = previews.map(\.variants.count).max() ?? 1
    return previews
      + declarations.sorted { $0.key < $1.key }.map { declaration, message in
        Catalog.Preview(declaration, Array(repeating: .failed(message), count: count))
      }
  }
}

/// The previews of a run, which are read from their files one by one.
final class LocatedPreviews: CatalogPreviews {
  typealias Failure = any Error

  private let previews: StoredPreviews
  private let declarations: [(key: String, value: String)]
  private let variantCount: Int
  var locations: PreviewLocations

  init(_ previews: StoredPreviews, _ locations: PreviewLocations) {
    (self.previews, self.locations) = (previews, locations)
    declarations = previews.declarations.sorted { $0.key < $1.key }
    variantCount = declarations.isEmpty ? 0 : previews.variantCount
  }

  var count: Int { previews.count + declarations.count }

  func preview(at index: Int) throws -> Catalog.Preview {
    guard index < previews.count else {
      let (declaration, message) = declarations[index - previews.count]
      return Catalog.Preview(
        declaration, Array(repeating: .failed(message), count: variantCount))
    }
    let snapshots = try previews.snapshots(at: index)
    return Catalog.Preview(snapshots[0].item, snapshots.map { $0.result?.variant }, &locations)
  }
}

extension PreviewRun.Result {
  /// The result for a page; `nil` if it has no image and no message.
  fileprivate var variant: Catalog.Variant? {
    switch self {
    case .rendered(let rendering): .rendered(rendering)
    case .failed(let message): .failed(message)
    case .verified: nil
    }
  }
}

extension Catalog.Preview {
  fileprivate init(
    _ item: PreviewEvent.Item, _ variants: [Catalog.Variant?], _ locations: inout PreviewLocations
  ) {
    let location = locations.location(of: item)
    self.init(
      module: item.module, name: item.name, file: location?.file,
      line: location?.line ?? item.line, isExcluded: item.isExcluded, variants: variants)
  }

  /// Creates a preview of a declaration that ended its process.
  fileprivate init(_ declaration: String, _ variants: [Catalog.Variant?]) {
    // `App/View.swift:1:1` for macros, and `App.View_Previews` for types.
    let separator: Character = declaration.contains(":") ? "/" : "."
    let names = declaration.split(separator: separator, maxSplits: 1).map(String.init)
    self.init(
      module: names.first ?? "", name: names.last ?? declaration, file: nil, line: nil,
      isExcluded: false, variants: variants)
  }
}

extension PreviewEvent.Item {
  /// The identifier that all variants of a preview have in common.
  var previewID: String { "\(module)/\(name)" }
}
