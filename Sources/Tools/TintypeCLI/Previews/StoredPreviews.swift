// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// The previews of a run with their results in files, so that a run of any size takes little memory.
final class StoredPreviews: PreviewRecord {
  var declarations: [String: String] = [:]
  private let items: StoredValues<PreviewEvent.Item>
  private let results: StoredValues<Entry>
  /// The places of results by the hash values of their identifiers, or by the next free number.
  private var places: [Int: Int] = [:]
  /// The places of the first snapshots of previews.
  private var starts: [Int] = []
  private var lastPreview: String?
  /// The path of the file with the identifiers of the snapshots that have a result.
  private let omittedList: String
  private let omitted: FileHandle
  /// The lines that are not in the file yet.
  private var pending = Data()

  /// The result of a snapshot.
  private struct Entry: Codable {
    var id: String
    var result: PreviewRun.Result
  }

  /// Creates an empty record.
  ///
  /// - Parameter directory: A directory for files, of which one has a name.
  /// - Throws: The reason why a file was not created.
  init(in directory: String) throws {
    items = try StoredValues(in: directory)
    results = try StoredValues(in: directory)
    omittedList = "\(directory)/\(TemporaryFile.newName())"
    try AtomicFile.write([], to: omittedList)
    omitted = try FileHandle(forWritingTo: URL(fileURLWithPath: omittedList))
  }

  deinit { unlink(omittedList) }

  // MARK: Results

  var isEmpty: Bool { items.count == 0 }
  var resultCount: Int { places.count }

  func add(_ items: [PreviewEvent.Item], at start: Int) throws {
    if start == 0 {
      try self.items.removeAll()
      (starts, lastPreview) = ([], nil)
    }
    for item in items {
      if item.previewID != lastPreview { starts.append(self.items.count) }
      lastPreview = item.previewID
      try self.items.append(item)
    }
  }

  func set(_ result: PreviewRun.Result, for id: String) throws {
    let key = try search(id).key
    if places[key] == nil {
      pending += try JSONEncoder().encode(id) + [UInt8(ascii: "\n")]
      if pending.count > 1 << 16 { try flush() }
    }
    places[key] = results.count
    try results.append(Entry(id: id, result: result))
  }

  func result(of id: String) throws -> PreviewRun.Result? { try search(id).entry?.result }

  /// Returns the key of a result, and the result; `nil` for none.
  ///
  /// Of identifiers with the same hash value, the second has the key of the next number.
  private func search(_ id: String) throws -> (key: Int, entry: Entry?) {
    var key = id.hashValue
    while let place = places[key] {
      let entry = try results.value(at: place)
      if entry.id == id { return (key, entry) }
      key &+= 1
    }
    return (key, nil)
  }

  func item(_ id: String) throws -> PreviewEvent.Item? {
    for place in 0..<items.count {
      let item = try items.value(at: place)
      if item.id == id { return item }
    }
    return nil
  }

  func omit(in request: inout PreviewRequest) throws {
    try flush()
    request.omittedList = omittedList
  }

  private func flush() throws {
    try omitted.write(contentsOf: pending)
    pending = Data()
  }

  // MARK: Previews

  /// The number of previews.
  var count: Int { starts.count }

  /// The maximum number of variants of a preview.
  var variantCount: Int {
    starts.indices.reduce(1) { max($0, snapshots(ofPreviewAt: $1).count) }
  }

  private func snapshots(ofPreviewAt index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : items.count)
  }

  /// Returns the snapshots of a preview with their results.
  func snapshots(
    at index: Int
  ) throws -> [(item: PreviewEvent.Item, result: PreviewRun.Result?)] {
    try snapshots(ofPreviewAt: index).map { place in
      let item = try items.value(at: place)
      return (item, try result(of: item.id))
    }
  }
}
