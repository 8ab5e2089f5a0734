// SPDX-License-Identifier: MIT

import TintypeBase
import Dispatch
import CTintypePixels
import Synchronization

/// Two folders of picture files and how they differ.
struct FolderComparison: Sendable {
  /// The pictures that both have, in the order of their paths.
  var pairs: [Pair] = []
  /// The pictures that only the actual folder has.
  var added: [BytePath] = []
  /// The pictures that only the reference folder has.
  var removed: [BytePath] = []
  /// What could not be listed.
  var unlisted: [CompareError] = []

  /// A picture that both folders have, and what is printed of it.
  ///
  /// The comparison itself is not kept: it holds as much memory as a picture.
  struct Pair: Sendable {
    var path: BytePath
    var outcome: Outcome
    /// What differs, in words; `nil` where that is nothing or not known.
    var words: String?
    /// The pair's essentials; `nil` where they are not asked for or not known.
    var json: JSON?
    /// Whether a file states another colour space than sRGB.
    var hasOtherColors = false
    /// A Boolean value that indicates whether 16-bit samples were compared with 8 bits.
    var hasUncomparedBits = false
    /// The defects of files that were read nevertheless.
    var warnings: [PairComparison.FileWarning] = []
    /// What went wrong, with the comparison or only with the picture of the difference.
    var trouble: CompareError?

    enum Outcome { case same, different, failed }
  }

  /// Compares what two folders hold, on all processors.
  ///
  /// - Throws: ``CompareError`` where a folder holds no picture.
  init(
    reference: PairComparison.Place, actual: PairComparison.Place, options: CompareOptions,
    target: PairComparison.Place?, progress: (@Sendable (String) -> Void)?
  ) throws(CompareError) {
    let (before, after) = (FolderListing(of: reference.path), FolderListing(of: actual.path))
    for (listing, root) in [(before, reference), (after, actual)] {
      let failures: [CompareError] = listing.failures.map {
        .unreadable(path: root.below($0.path).name, trouble: $0.trouble)
      }
      guard !listing.pictures.isEmpty else {
        throw failures.first ?? .nothingInside(folder: root.name)
      }
      unlisted += failures
    }
    let (old, new) = (Set(before.pictures), Set(after.pictures))
    removed = before.pictures.filter { !new.contains($0) }
    added = after.pictures.filter { !old.contains($0) }
    pk_keep_memory()
    let common = before.pictures.filter { new.contains($0) }
    pairs = Self.onAllProcessors(common, progress: progress) { path in
      do throws(CompareError) {
        let comparison = try PairComparison(
          reference: reference.below(path), actual: actual.below(path),
          tolerance: options.tolerance, threads: .one,
          depth: options.isExplained ? .causes : options.isJSON ? .analysis : .verdict,
          picture: target?.below(path))
        return Pair(path: path, comparison: comparison, isJSON: options.isJSON)
      } catch {
        return Pair(path: path, outcome: .failed, trouble: error)
      }
    }
  }

  /// Applies a function to each path, by as many threads as there are processors; the results stand
  /// in the order of the paths.
  private static func onAllProcessors<Outcome: Sendable>(
    _ paths: [BytePath], progress: (@Sendable (String) -> Void)?,
    _ body: @Sendable (BytePath) -> Outcome
  ) -> [Outcome] {
    let results = Mutex([(index: Int, outcome: Outcome)]())
    let next = Atomic(0)
    let step = max(1, paths.count / 100)
    // Not more at once than there are processors: Dispatch decides.
    DispatchQueue.concurrentPerform(iterations: min(paths.count, 256)) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard paths.indices.contains(index) else { return }
        let outcome = body(paths[index])
        results.withLock { results in
          results.append((index, outcome))
          if let progress, results.count.isMultiple(of: step) || results.count == paths.count {
            progress("\r\(results.count) of \(paths.count) compared")
          }
        }
      }
    }
    // Back to the start of the line, and nothing on it.
    if !paths.isEmpty { progress?("\r\u{1B}[K") }
    return results.withLock { $0.sorted { $0.index < $1.index }.map(\.outcome) }
  }
}

extension PairComparison.Place {
  /// A place below this one.
  func below(_ relative: BytePath) -> Self {
    Self(
      path: path.appending(relative),
      name: relative.bytes.isEmpty ? name : name + (name.hasSuffix("/") ? "" : "/") + relative.text)
  }
}
