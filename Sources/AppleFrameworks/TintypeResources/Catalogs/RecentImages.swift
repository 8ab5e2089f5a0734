// SPDX-License-Identifier: MIT

internal import Synchronization

/// The decoded images of all bundles that were used last.
///
/// Photos would otherwise fill the memory of a process that takes many snapshots.
struct RecentImages<Key: Hashable> {
  private struct Entry {
    let image: NamedImage
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var pixelCount = 0
  private var useCount = 0

  /// The maximum number of pixels that are kept, in 80 MB.
  private static var maximumPixelCount: Int { 20_000_000 }

  /// Returns the image of a key, if it is kept.
  mutating func image(for key: Key) -> NamedImage? {
    useCount += 1
    entries[key]?.lastUse = useCount
    return entries[key]?.image
  }

  /// Keeps an image, and removes those that were not used for the longest time.
  ///
  /// An image that is larger than the limit is kept alone, because an evaluation uses it repeatedly.
  mutating func keep(_ image: NamedImage, for key: Key) {
    useCount += 1
    entries[key] = Entry(image: image, lastUse: useCount)
    pixelCount = entries.values.reduce(0) { $0 + $1.image.pixelCount }
    while pixelCount > Self.maximumPixelCount, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      pixelCount -= oldest.value.image.pixelCount
      entries[oldest.key] = nil
    }
  }
}

extension NamedImage {
  fileprivate var pixelCount: Int { pixels?.pixels.count ?? 0 }
}
