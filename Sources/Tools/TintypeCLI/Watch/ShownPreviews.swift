// SPDX-License-Identifier: MIT

import TintypeReports
import TintypeRuns

/// The previews that a watcher shows.
struct ShownPreviews {
  private(set) var results = PreviewRun.Results()
  /// The identifiers of the previews whose images differ from those shown before.
  private(set) var updated: Set<String> = []
  /// The names of the first images by the identifiers of snapshots.
  private(set) var earlier: [String: String] = [:]

  /// Replaces the results.
  mutating func replace(with new: PreviewRun.Results) {
    updated = results.items.isEmpty ? [] : Self.updated(from: results, to: new)
    results = new
    for case (let id, .rendered(let rendering)) in new.results where earlier[id] == nil {
      earlier[id] = rendering.image
    }
    let identifiers = Set(new.items.map(\.id))
    earlier = earlier.filter { identifiers.contains($0.key) }
  }

  private static func updated(
    from old: PreviewRun.Results, to new: PreviewRun.Results
  ) -> Set<String> {
    Set(
      new.items.filter { old.results[$0.id]?.image != new.results[$0.id]?.image }
        .map(\.previewID))
  }

  /// The snapshots that differ from their references.
  var differing: [(item: PreviewEvent.Item, difference: PreviewEvent.Difference)] {
    results.items.compactMap { item in
      results.results[item.id]?.difference.map { (item, $0) }
    }
  }

  /// The names of the images that the page shows, and of those that later ones are compared with.
  var images: Set<String> {
    var names = Set(earlier.values)
    for result in results.results.values {
      for name in [result.image, result.difference?.image].compactMap(\.self) {
        names.insert(name)
      }
    }
    return names
  }

  /// The status when all previews are rendered.
  var status: LiveCatalog.Status {
    LiveCatalog.Status(
      phase: .ready,
      problems: results.declarations.sorted { $0.key < $1.key }.map { name, message in
        LiveCatalog.Problem(
          message: "The previews of “\(name)” could not be evaluated. \(message)")
      })
  }

  /// Results that replace those of a watcher one by one.
  struct Update {
    private(set) var results: PreviewRun.Results
    private(set) var done = 0
    /// The identifiers of the snapshots that are shown before the others are rendered.
    private var first: Set<String>
    private let hasFirst: Bool
    private let known: Set<String>
    var total: Int { results.items.count }

    init(
      of shown: ShownPreviews, first: Set<String>, known: [String: PreviewEvent.Rendering] = [:]
    ) {
      results = shown.results
      self.known = Set(known.keys)
      self.first = first.subtracting(known.keys)
      hasFirst = !self.first.isEmpty
    }

    mutating func receive(_ event: PreviewEvent) {
      switch event {
      case .list(let items, let start):
        results.add(items, at: start)
        done = (start == 0 ? 0 : done) + items.count { known.contains($0.id) }
      case .rendered(let rendering): finish(rendering.id, .rendered(rendering))
      case .failed(let id, let message): finish(id, .failed(message))
      case .declaring, .rendering, .verified, .finished: break
      }
    }

    private mutating func finish(_ id: String, _ result: PreviewRun.Result) {
      done += 1
      results.results[id] = result
      first.remove(id)
    }

    /// Returns whether the last of the first snapshots was rendered, and others are still missing.
    mutating func isFirstPart(after event: PreviewEvent) -> Bool {
      guard hasFirst, first.isEmpty, !isFirstPartShown, done < total else { return false }
      switch event {
      case .rendered, .failed:
        isFirstPartShown = true
        return true
      case .list, .declaring, .rendering, .verified, .finished: return false
      }
    }

    private var isFirstPartShown = false

    /// The status while previews are rendered.
    var status: LiveCatalog.Status {
      LiveCatalog.Status(phase: .rendering, done: done, total: total)
    }
  }
}

extension PreviewRun.Result {
  /// The name of the image; `nil` for a failure.
  var image: String? { if case .rendered(let rendering) = self { rendering.image } else { nil } }

  /// The difference from the reference; `nil` for none.
  var difference: PreviewEvent.Difference? {
    if case .rendered(let rendering) = self { rendering.comparison?.difference } else { nil }
  }
}
