// SPDX-License-Identifier: MIT

import TintypeBase

/// The data of a catalog's page: arrays whose texts are numbers of a common list.
///
/// The variants of a preview share nearly all of their texts. `catalog.js` describes the arrays. The
/// data of a large catalog only have its first previews. The others are in files, each of which is
/// computed when it is written, with texts of its own.
struct CatalogIndex {
  private let catalog: Catalog
  /// The indices of the previews in the order of the page.
  private let order: [Int]
  private let division: CatalogDivision

  /// Creates the data of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - division: The sizes above which previews are in files; `.none` for no files.
  init(_ catalog: Catalog, division: CatalogDivision = .none) {
    self.catalog = catalog
    self.division = division
    order = Self.order(of: catalog.previews)
  }

  /// The maximum number of regions of a difference, each of which is an element of the page.
  static let maximumRegions = 60

  private var isDivided: Bool { order.count > division.limit }

  /// The number of previews in the data of the page.
  private var listedCount: Int { isDivided ? min(division.size, order.count) : order.count }

  /// The number of files with further previews.
  var partCount: Int {
    isDivided ? (order.count - listedCount + division.size - 1) / division.size : 0
  }

  /// Returns the contents of a file with further previews.
  func part(_ number: Int) -> JSON {
    let start = listedCount + number * division.size
    var values = CatalogValues(catalog)
    let previews = values.previews(order[start..<min(start + division.size, order.count)])
    return ["strings": values.strings, "previews": previews]
  }

  /// The value for the page.
  var value: JSON {
    let settings = catalog.settings.map { setting -> JSON in
      ["key": .string(setting.name.rawValue), "values": .lines(setting.values)]
    }
    var values = CatalogValues(catalog)
    let previews = values.previews(order.prefix(listedCount))
    let division: [(String, JSON)] =
      isDivided
      ? [
        ("size", .integer(self.division.size)), ("files", files(&values)), ("marks", marks),
      ] : []
    return .object(
      [
        // The path is not escaped visibly, because the editor needs it unchanged.
        ("root", .raw(catalog.root)), ("editor", .line(catalog.editor)),
        ("settings", .array(settings)), ("strings", values.strings), ("previews", previews),
        ("omissions", catalog.omissions?.value ?? .null),
      ] + division)
  }

  /// Each file with the number of its previews, in the order of the page.
  private func files(_ values: inout CatalogValues) -> JSON {
    var runs: [(first: Catalog.Preview, count: Int)] = []
    for index in order {
      let preview = catalog.previews[index]
      if let last = runs.last?.first, last.module == preview.module, last.file == preview.file {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((preview, 1))
      }
    }
    return .array(
      runs.map { .array(values.place(of: $0.first) + [.integer($0.count)]) })
  }

  /// The places of previews with results that the page counts, as pairs of a place and a number.
  private var marks: JSON {
    func runs(_ holds: (Catalog.Preview) -> Bool) -> JSON {
      var runs: [Int] = []
      for (place, index) in order.enumerated() where holds(catalog.previews[index]) {
        if runs.count > 1, runs[runs.count - 2] + runs[runs.count - 1] == place {
          runs[runs.count - 1] += 1
        } else {
          runs += [place, 1]
        }
      }
      return .integers(runs)
    }
    let count = catalog.variantCount
    return [
      "failed": runs { preview in
        preview.variants.count < count
          || preview.variants.prefix(count).contains { $0?.rendering == nil }
      },
      "warned": runs { $0.renderings(count).contains { !$0.warnings.isEmpty } },
      "excluded": runs(\.isExcluded),
      "changed": runs { $0.renderings(count).contains { $0.comparison?.difference != nil } },
    ]
  }

  /// Returns the previews grouped by module and file, in the order of their lines.
  private static func order(of previews: [Catalog.Preview]) -> [Int] {
    previews.indices.sorted { left, right in
      let (one, two) = (previews[left], previews[right])
      if one.module != two.module { return one.module < two.module }
      if one.file != two.file {
        // Previews without a file are at the end.
        guard let first = one.file else { return false }
        guard let second = two.file else { return true }
        return first < second
      }
      return (one.line ?? 0, left) < (two.line ?? 0, right)
    }
  }
}

/// The sizes above which the previews of a catalog are in files.
package struct CatalogDivision: Hashable, Sendable {
  /// The maximum number of previews of a page without files.
  package var limit: Int
  /// The number of previews in a file, and in the data of a page with files.
  package var size: Int

  /// Creates a division.
  package init(limit: Int, size: Int) { (self.limit, self.size) = (limit, size) }

  /// The division of a page that is opened from a disk.
  package static let standard = CatalogDivision(limit: 10_000, size: 1_000)
  /// No files.
  static let none = CatalogDivision(limit: .max, size: 1)
}
