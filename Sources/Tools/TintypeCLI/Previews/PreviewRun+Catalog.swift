// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeRuns

extension PreviewRun.Results {
  /// Returns the previews, each with its variants, which follow each other in the list.
  func previews(_ locations: inout PreviewLocations) -> [Catalog.Preview] {
    var (previews, places): ([Catalog.Preview], [String: Int]) = ([], [:])
    for item in items {
      let variant: Catalog.Variant? =
        switch results[item.id] {
        case .rendered(let rendering): .rendered(rendering)
        case .failed(let message): .failed(message)
        case .verified, nil: nil
        }
      if let place = places[item.previewID] {
        previews[place].variants.append(variant)
        continue
      }
      places[item.previewID] = previews.count
      let location = locations.location(of: item)
      previews.append(
        Catalog.Preview(
          module: item.module, name: item.name, file: location?.file,
          line: location?.line ?? item.line, isExcluded: item.isExcluded, variants: [variant]))
    }
    // A declaration that ended the process has an unknown number of previews, at least one.
    let count = previews.map(\.variants.count).max() ?? 1
    for (declaration, message) in declarations.sorted(by: { $0.key < $1.key }) {
      // `App/View.swift:1:1` for macros, and `App.View_Previews` for types.
      let separator: Character = declaration.contains(":") ? "/" : "."
      let names = declaration.split(separator: separator, maxSplits: 1).map(String.init)
      previews.append(
        Catalog.Preview(
          module: names.first ?? "", name: names.last ?? declaration, file: nil, line: nil,
          isExcluded: false, variants: Array(repeating: .failed(message), count: count)))
    }
    return previews
  }
}

extension PreviewEvent.Item {
  /// The identifier that all variants of a preview have in common.
  var previewID: String { "\(module)/\(name)" }
}
