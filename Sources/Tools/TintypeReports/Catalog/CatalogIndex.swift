// SPDX-License-Identifier: MIT

import TintypeBase

/// The data of a catalog's page: arrays whose texts are numbers of a common list.
///
/// The variants of a preview share nearly all of their texts. `catalog.js` describes the arrays. The
/// data of a large catalog only have its first previews. The others are in files, each of which is
/// computed when it is written, with texts of its own.
struct CatalogIndex<Previews: CatalogPreviews> {
  private let catalog: Catalog
  private let previews: Previews
  private let order: CatalogOrder
  private let division: CatalogDivision

  /// Creates the data of a catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - previews: The previews, which are read instead of those of the catalog.
  ///   - division: The sizes above which previews are in files; `.none` for no files.
  /// - Throws: The reason why a preview cannot be read.
  init(
    _ catalog: Catalog, _ previews: Previews, division: CatalogDivision
  ) throws(Previews.Failure) {
    (self.catalog, self.previews, self.division) = (catalog, previews, division)
    order = try CatalogOrder(previews, variantCount: catalog.variantCount)
  }

  /// The counts of the previews.
  var counts: Catalog.Counts { order.counts }

  private var count: Int { order.entries.count }

  private var isDivided: Bool { count > division.limit }

  /// The number of previews in the data of the page.
  private var listedCount: Int { isDivided ? min(division.size, count) : count }

  /// The number of files with further previews.
  var partCount: Int {
    isDivided ? (count - listedCount + division.size - 1) / division.size : 0
  }

  /// Returns the contents of a file with further previews.
  func part(_ number: Int) throws(Previews.Failure) -> JSON {
    let start = listedCount + number * division.size
    var values = CatalogValues(variantCount: catalog.variantCount)
    let previews = try listed(start..<min(start + division.size, count), &values)
    return ["strings": values.strings, "previews": previews]
  }

  /// Returns the value for the page.
  func document() throws(Previews.Failure) -> JSON {
    let settings = catalog.settings.map { setting -> JSON in
      ["key": .string(setting.name.rawValue), "values": .lines(setting.values)]
    }
    var values = CatalogValues(variantCount: catalog.variantCount)
    let previews = try listed(0..<listedCount, &values)
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

  /// Returns the values of previews in the order of the page.
  private func listed(
    _ range: Range<Int>, _ values: inout CatalogValues
  ) throws(Previews.Failure) -> JSON {
    var list: [JSON] = []
    for entry in order.entries[range] {
      list.append(values.value(of: try previews.preview(at: entry.index)))
    }
    return .array(list)
  }

  /// Each file with the number of its previews, in the order of the page.
  private func files(_ values: inout CatalogValues) -> JSON {
    var counts = [Int](repeating: 0, count: order.places.count)
    for entry in order.entries { counts[entry.place] += 1 }
    return .array(
      zip(order.places, counts).map { .array(values.place($0.module, $0.file) + [.integer($1)]) })
  }

  /// The places of previews with results that the page counts, as pairs of a place and a number.
  private var marks: JSON {
    func runs(_ mark: CatalogOrder.Marks) -> JSON {
      var runs: [Int] = []
      for (place, entry) in order.entries.enumerated() where entry.marks.contains(mark) {
        if runs.count > 1, runs[runs.count - 2] + runs[runs.count - 1] == place {
          runs[runs.count - 1] += 1
        } else {
          runs += [place, 1]
        }
      }
      return .integers(runs)
    }
    return [
      "failed": runs(.failed), "warned": runs(.warned), "excluded": runs(.excluded),
      "changed": runs(.changed),
    ]
  }
}

extension CatalogIndex where Previews == [Catalog.Preview] {
  /// Creates the data of a catalog with previews in memory.
  init(_ catalog: Catalog, division: CatalogDivision = .none) {
    self.init(catalog, catalog.previews, division: division)
  }

  /// The value for the page.
  var value: JSON { document() }
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
