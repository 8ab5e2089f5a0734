// SPDX-License-Identifier: MIT

import CTintypePixels

/// A set of pixels of a canvas, with one bit for each pixel.
///
/// Each row starts in a new word, the leftmost pixel in the lowest bit.
package struct DifferenceMask: Sendable {
  let size: PixelSize
  /// The number of words per row.
  let stride: Int
  private var words: [UInt64]

  /// Creates an empty mask; the sides are those of a canvas, at least 1.
  package init(size: PixelSize) {
    self.size = size
    let stride = (size.width + 63) / 64
    let count = stride * size.height
    self.stride = stride
    words = [UInt64](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      tintype_bits_clear(buffer.baseAddress, count)
      initializedCount = count
    }
  }

  /// Creates a mask of all pixels of a canvas.
  package init(filling size: PixelSize) {
    self.init(size: size)
    insert(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The number of pixels in the mask.
  package var count: Int { Int(withWords { tintype_bits_count($0, $1) }) }

  /// The smallest rectangle that contains the pixels; `nil` for none.
  var bounds: PixelRect? {
    let found = withWords { words, _ in tintype_bits_bounds(words, stride, UInt32(size.height)) }
    guard found.right > 0 else { return nil }
    return PixelRect(
      x: Int(found.left), y: Int(found.top), width: Int(found.right - found.left),
      height: Int(found.bottom - found.top))
  }

  /// Returns the maximum number of pixels in any square with the given side, which is at least 1.
  func densest(side: Int) -> Int {
    let side = UInt32(min(side, max(size.width, size.height)))
    return Int(
      withWords { words, _ in
        tintype_bits_densest_square(words, stride, UInt32(size.width), UInt32(size.height), side)
      })
  }

  /// Adds a rectangle within the canvas.
  mutating func insert(_ rectangle: PixelRect) {
    let stride = stride
    withMutableWords { words, _ in
      tintype_bits_fill(
        words, stride, UInt32(rectangle.x), UInt32(rectangle.y),
        UInt32(rectangle.x + rectangle.width), UInt32(rectangle.y + rectangle.height))
    }
  }

  /// A Boolean value that indicates whether the mask contains no pixels.
  package var isEmpty: Bool { count == 0 }

  /// Keeps only the pixels that another mask of the same canvas contains as well.
  package mutating func formIntersection(_ other: DifferenceMask) {
    withMutableWords { words, count in
      other.withWords { tintype_bits_intersect(words, $0, min(count, $1)) }
    }
  }

  /// Adds the pixels of another mask of the same canvas.
  package mutating func formUnion(_ other: DifferenceMask) {
    withMutableWords { words, count in
      other.withWords { tintype_bits_unite(words, $0, min(count, $1)) }
    }
  }

  /// Returns the pixels that are also in another mask of the same canvas.
  package func intersection(_ other: DifferenceMask) -> DifferenceMask {
    var mask = self
    mask.formIntersection(other)
    return mask
  }

  /// Returns the pixels that are not in another mask of the same canvas.
  package func subtracting(_ other: DifferenceMask) -> DifferenceMask {
    var mask = self
    mask.subtract(other)
    return mask
  }

  /// Returns whether the mask contains a pixel of a rectangle, which may extend beyond the canvas.
  package func intersects(_ rectangle: PixelRect) -> Bool {
    guard let part = rectangle.cut(to: size) else { return false }
    return withWords { words, _ in tintype_bits_any(words, stride, part.kernelBounds) }
  }

  /// Removes the pixels of another mask of the same canvas.
  package mutating func subtract(_ other: DifferenceMask) {
    withMutableWords { words, count in
      other.withWords { tintype_bits_subtract(words, $0, min(count, $1)) }
    }
  }

  /// Calls a function with all words and their number, for the kernels.
  func withWords<R>(_ body: (UnsafePointer<UInt64>?, Int) -> R) -> R {
    words.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  /// Calls a function that may change the words.
  mutating func withMutableWords<R>(_ body: (UnsafeMutablePointer<UInt64>?, Int) -> R) -> R {
    words.withUnsafeMutableBufferPointer { body($0.baseAddress, $0.count) }
  }
}

extension DifferenceMask: Hashable {
  package static func == (first: DifferenceMask, second: DifferenceMask) -> Bool {
    // The standard library compares arrays element by element, which is slow in debug builds.
    first.size == second.size
      && first.withWords { a, count in
        second.withWords { b, _ in tintype_equal(a, b, count * MemoryLayout<UInt64>.stride) }
      }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(size) }
}
