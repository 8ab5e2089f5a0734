// SPDX-License-Identifier: MIT

package import Synchronization
internal import TintypeScene

/// The decoded pixels of all bundles that were used last.
///
/// Photos would otherwise fill the memory of a process that takes many snapshots.
package struct RecentImages: Sendable {
  /// A file with its decoding.
  struct Key: Hashable {
    /// The absolute path of the file.
    var path: String
    /// The pixels per point by the file's name or catalog.
    var scale: Double
    /// The pixels per point of the display, which are those of a vector image.
    var displayScale: Double
    /// A Boolean value that indicates whether the pixels are mirrored.
    var isMirrored: Bool
  }

  private struct Entry {
    let image: ImageData
    var lastUse: Int
  }

  /// The images of the process.
  package static let shared = Mutex(RecentImages())

  private var entries: [Key: Entry] = [:]
  private var pixelCount = 0
  private var useCount = 0

  /// The maximum number of pixels that are kept during an evaluation, in 240 MB.
  private static var maximumPixelCount: Int { 60_000_000 }
  /// The maximum number of pixels that are kept for the next evaluation, in 32 MB.
  private static var keptPixelCount: Int { 8_000_000 }

  /// Returns the image of a key, if it is kept.
  mutating func image(for key: Key) -> ImageData? {
    useCount += 1
    entries[key]?.lastUse = useCount
    return entries[key]?.image
  }

  /// Keeps an image, and removes those that were not used for the longest time.
  ///
  /// An image that is larger than the limit is kept alone, because an evaluation uses it repeatedly.
  mutating func keep(_ image: ImageData, for key: Key) {
    useCount += 1
    pixelCount += image.pixels.count - (entries[key]?.image.pixels.count ?? 0)
    entries[key] = Entry(image: image, lastUse: useCount)
    removeOldest(above: Self.maximumPixelCount, keeping: 1)
  }

  /// Removes all but a few images that were used last.
  ///
  /// Views have the others no longer when the next ones are evaluated.
  package mutating func prepareForEvaluation() {
    removeOldest(above: Self.keptPixelCount, keeping: 0)
  }

  private mutating func removeOldest(above limit: Int, keeping count: Int) {
    while pixelCount > limit, entries.count > count,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixelCount -= oldest.value.image.pixels.count
      entries[oldest.key] = nil
    }
  }
}
