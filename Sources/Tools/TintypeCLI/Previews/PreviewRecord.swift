// SPDX-License-Identifier: MIT

import TintypeRuns

/// The previews of a run with their results, to which one process after another adds.
protocol PreviewRecord {
  /// The declarations that ended their process, with a description of the end.
  var declarations: [String: String] { get set }
  /// A Boolean value that indicates whether there are no previews.
  var isEmpty: Bool { get }
  /// The number of snapshots with a result.
  var resultCount: Int { get }

  /// Adds a part of the list; the first part replaces the list that an earlier process sent.
  mutating func add(_ items: [PreviewEvent.Item], at start: Int) throws

  /// Sets the result of a snapshot.
  mutating func set(_ result: PreviewRun.Result, for id: String) throws

  /// Returns a preview of the list.
  func item(_ id: String) throws -> PreviewEvent.Item?

  /// Omits the snapshots with a result in a request.
  func omit(in request: inout PreviewRequest) throws
}

extension PreviewRun.Results: PreviewRecord {
  var isEmpty: Bool { items.isEmpty }
  var resultCount: Int { results.count }

  mutating func add(_ items: [PreviewEvent.Item], at start: Int) {
    if start == 0 { self.items = [] }
    self.items += items
  }

  mutating func set(_ result: PreviewRun.Result, for id: String) { results[id] = result }

  func item(_ id: String) -> PreviewEvent.Item? { items.first { $0.id == id } }

  func omit(in request: inout PreviewRequest) { request.omitted.formUnion(results.keys) }
}
