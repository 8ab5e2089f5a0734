// SPDX-License-Identifier: MIT

/// The facts about all previews that a page needs at once: their order, files, results and counts.
///
/// A million previews take 32 MB.
struct CatalogOrder {
  /// The previews by module and file, in the order of their lines.
  private(set) var entries: [Entry] = []
  /// The files of the previews, in their order.
  private(set) var places: [Place] = []
  private(set) var counts = Catalog.Counts()

  /// A preview.
  struct Entry {
    /// The index of the preview in the catalog.
    var index: Int
    /// The index of its file.
    fileprivate(set) var place: Int
    fileprivate var line: Int
    var marks: Marks
  }

  /// A file of previews.
  struct Place: Hashable {
    var module: String
    /// The path of the file; `nil` if it is unknown.
    var file: String?
  }

  /// The results of a preview that the page counts.
  struct Marks: OptionSet {
    var rawValue: UInt8

    static let failed = Marks(rawValue: 1)
    static let warned = Marks(rawValue: 2)
    static let excluded = Marks(rawValue: 4)
    static let changed = Marks(rawValue: 8)
  }

  init<Previews: CatalogPreviews>(
    _ previews: Previews, variantCount: Int
  ) throws(Previews.Failure) {
    var indices: [Place: Int] = [:]
    entries.reserveCapacity(previews.count)
    for index in 0..<previews.count {
      let preview = try previews.preview(at: index)
      let place = Place(module: preview.module, file: preview.file)
      let known = indices[place] ?? places.count
      if known == places.count {
        places.append(place)
        indices[place] = known
      }
      counts.add(preview, variantCount)
      entries.append(
        Entry(
          index: index, place: known, line: preview.line ?? 0,
          marks: Marks(preview, variantCount)))
    }
    sort()
  }

  private mutating func sort() {
    let order = places.indices.sorted { places[$0] < places[$1] }
    var ranks = [Int](repeating: 0, count: places.count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    places = order.map { places[$0] }
    for index in entries.indices { entries[index].place = ranks[entries[index].place] }
    entries.sort { ($0.place, $0.line, $0.index) < ($1.place, $1.line, $1.index) }
  }
}

extension CatalogOrder.Place: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.module != right.module { return left.module < right.module }
    // Previews without a file are at the end.
    guard let first = left.file else { return false }
    guard let second = right.file else { return true }
    return first < second
  }
}

extension CatalogOrder.Marks {
  fileprivate init(_ preview: Catalog.Preview, _ count: Int) {
    self = []
    let renderings = preview.renderings(count)
    if renderings.count < count { insert(.failed) }
    if renderings.contains(where: { !$0.warnings.isEmpty }) { insert(.warned) }
    if preview.isExcluded { insert(.excluded) }
    if renderings.contains(where: { $0.comparison?.difference != nil }) { insert(.changed) }
  }
}
