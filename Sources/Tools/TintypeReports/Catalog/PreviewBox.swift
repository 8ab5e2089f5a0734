// SPDX-License-Identifier: MIT

/// A rectangle of pixels in which an image differs from its reference.
struct PreviewBox: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Creates a rectangle from x, y, width and height; `nil` if they are not a rectangle in an image.
  init?(_ numbers: [Int]) {
    let range = 0...Self.maximumLength
    guard numbers.count == 4, numbers.allSatisfy(range.contains), numbers[2] > 0, numbers[3] > 0
    else { return nil }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// The maximum coordinate and length, larger than those of any image.
  private static let maximumLength = 1 << 24

  /// Returns rectangles in their order, at most `limit` of them.
  ///
  /// The last one contains all others beyond the limit.
  static func boxes(_ regions: [[Int]], limit: Int) -> [PreviewBox] {
    let boxes = regions.compactMap { PreviewBox($0) }
    guard boxes.count > limit, limit > 0 else { return boxes }
    let rest = boxes.dropFirst(limit)
    return boxes.prefix(limit - 1) + [rest.reduce(boxes[limit - 1]) { $0.union($1) }]
  }

  private func union(_ other: PreviewBox) -> PreviewBox {
    var box = self
    (box.x, box.y) = (min(x, other.x), min(y, other.y))
    box.width = max(x + width, other.x + other.width) - box.x
    box.height = max(y + height, other.y + other.height) - box.y
    return box
  }
}
