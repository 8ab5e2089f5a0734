// SPDX-License-Identifier: MIT

import TintypeBase
import Dispatch
import CTintypePixels
import Synchronization

/// The comparison of two folders of images.
struct FolderComparison: Sendable {
  /// The images in both folders, in the order of their paths.
  var pairs: [Pair] = []
  /// The images that are only in the actual folder.
  var added: [BytePath] = []
  /// The images that are only in the reference folder.
  var removed: [BytePath] = []
  /// The folders that could not be listed.
  var unlisted: [CompareError] = []
  /// The links to folders, which are not followed.
  var linkedFolders = LinkedFolders()

  /// The links to folders below both roots, by their names in messages.
  struct LinkedFolders: Hashable, Sendable {
    var reference: [String] = []
    var actual: [String] = []
    /// The links on both sides; a link counts once if the roots are the same folder.
    var all: [String] { reference + actual.filter { !reference.contains($0) } }
  }

  /// An image in both folders, with the output for it.
  ///
  /// The comparison is not stored, because it uses as much memory as an image.
  struct Pair: Sendable {
    var path: BytePath
    var outcome: Outcome
    /// The description of the difference; `nil` if there is none, or if it is unknown.
    var summary: String?
    /// The JSON members of the pair; `nil` if they were not requested or are unknown.
    var json: JSON?
    /// A Boolean value that indicates whether a file states another color space than sRGB.
    var hasOtherColors = false
    /// A Boolean value that indicates whether a file states another orientation than upright.
    var isTurned = false
    /// A Boolean value that indicates whether 16-bit samples were compared with 8 bits.
    var hasUncomparedBits = false
    /// The defects of files that could still be read.
    var warnings: [PairComparison.FileWarning] = []
    /// An error of the comparison, or of writing the diff image.
    var error: CompareError?

    enum Outcome { case same, different, failed }
  }

  /// Compares the contents of two folders, on all processors.
  ///
  /// - Throws: ``CompareError`` if a folder contains no image.
  init(
    reference: PairComparison.Place, actual: PairComparison.Place, options: CompareOptions,
    target: PairComparison.Place?, progress: (@Sendable (String) -> Void)?
  ) throws(CompareError) {
    let (before, after) = (FolderListing(of: reference.path), FolderListing(of: actual.path))
    for (listing, root) in [(before, reference), (after, actual)] {
      let failures: [CompareError] = listing.failures.map {
        .unreadable(path: root.below($0.path).name, error: $0.error)
      }
      guard !listing.images.isEmpty else {
        throw failures.first
          ?? .nothingInside(folder: root.name, linkedFolders: listing.linkedFolders.count)
      }
      unlisted += failures
    }
    linkedFolders = LinkedFolders(
      reference: before.linkedFolders.map { reference.below($0).name },
      actual: after.linkedFolders.map { actual.below($0).name })
    let (old, new) = (Set(before.images), Set(after.images))
    removed = before.images.filter { !new.contains($0) }
    added = after.images.filter { !old.contains($0) }
    tintype_keep_memory()
    let common = before.images.filter { new.contains($0) }
    pairs = Self.onAllProcessors(common, progress: progress) { path in
      do throws(CompareError) {
        let comparison = try PairComparison(
          reference: reference.below(path), actual: actual.below(path),
          tolerance: options.tolerance, threads: .one,
          depth: options.isExplained ? .causes : options.isJSON ? .analysis : .verdict,
          image: target?.below(path))
        return Pair(path: path, comparison: comparison, isJSON: options.isJSON)
      } catch {
        return Pair(path: path, outcome: .failed, error: error)
      }
    }
  }

  /// Applies a function to each path, with one thread per processor.
  ///
  /// The results are in the order of the paths.
  private static func onAllProcessors<Outcome: Sendable>(
    _ paths: [BytePath], progress: (@Sendable (String) -> Void)?,
    _ body: @Sendable (BytePath) -> Outcome
  ) -> [Outcome] {
    let results = Mutex([(index: Int, outcome: Outcome)]())
    let next = Atomic(0)
    let step = max(1, paths.count / 100)
    // Dispatch limits the number of threads to the number of processors.
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
    // Moves to the start of the line and clears it.
    if !paths.isEmpty { progress?("\r\u{1B}[K") }
    return results.withLock { $0.sorted { $0.index < $1.index }.map(\.outcome) }
  }
}

extension PairComparison.Place {
  /// Returns a path below this one.
  func below(_ relative: BytePath) -> Self {
    Self(
      path: path.appending(relative),
      name: relative.bytes.isEmpty ? name : name + (name.hasSuffix("/") ? "" : "/") + relative.text)
  }
}
