// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeComponents
import TintypeImaging
import TintypeComparison

/// A scene under construction, together with its image.
///
/// It needs neither fonts nor cairo: boxes are filled, and a letter is a box as well.
struct SampleDrawing {
  let scale: Double
  private let size: Size
  private var nodes: [Scene.Node] = []
  private(set) var bitmap: Bitmap

  init(size: Size, scale: Double, background: SampleColor) throws {
    (self.scale, self.size) = (scale, size)
    bitmap = try Bitmap(
      width: Int(size.width * scale), height: Int(size.height * scale),
      filledWith: background.rawValue)
  }

  /// Returns the image, with or without its scene.
  func image(withScene: Bool = true) -> SnapshotImage {
    let scene = Scene(canvas: Scene.Canvas(size: size, scale: scale), nodes: nodes)
    return SnapshotImage(bitmap: bitmap, scale: scale, scene: withScene ? scene : nil) { nil }
  }

  /// Adds a node and fills its frame.
  ///
  /// - Returns: The node's index.
  @discardableResult
  mutating func box(
    _ element: String, in parent: Int?, _ frame: Rect, fill: SampleColor? = nil,
    radius: Double = 0, _ attributes: [Attribute] = []
  ) -> Int {
    var attributes = attributes
    if let fill { attributes.append(Attribute("fill", .color(fill.resolved))) }
    nodes.append(
      Scene.Node(parent: parent, element: element, frame: frame, attributes: attributes))
    if let fill { self.fill(frame, fill.rawValue, radius: radius) }
    return nodes.count - 1
  }

  /// Adds a single-line text, and draws shapes that resemble letters.
  mutating func text(
    _ text: String, _ element: String, in parent: Int?, at origin: Point, size: Double,
    color: SampleColor
  ) {
    let advance = size * 0.52
    let frame = Rect(
      x: origin.x, y: origin.y, width: advance * Double(text.utf8.count), height: size * 1.25)
    box(
      element, in: parent, frame, fill: nil,
      [
        Attribute("text", .text(text)), Attribute("font.size", .number(Length(size))),
        Attribute("foregroundColor", .color(color.resolved)),
      ])
    for (place, byte) in text.utf8.enumerated() where byte != UInt8(ascii: " ") {
      // Letters of several heights, some with a hole, so that texts look different.
      let height = size * (0.45 + 0.12 * Double(byte % 4))
      let letter = Rect(
        x: origin.x + advance * Double(place), y: origin.y + size - height,
        width: advance * 0.78, height: height)
      fill(letter, color.rawValue, radius: size * 0.1)
      guard byte % 3 != 0 else { continue }
      let hole = Rect(
        x: letter.origin.x + advance * 0.25, y: letter.origin.y + height * 0.3,
        width: advance * 0.3, height: height * 0.3)
      fill(hole, SampleColor.white.rawValue, radius: 0)
    }
  }

  /// Adds a node and fills its frame with an image that is as hard to compress as a photo.
  ///
  /// - Parameters:
  ///   - element: The node's element.
  ///   - parent: The parent node.
  ///   - frame: The frame in points.
  ///   - seed: Selects the photo.
  mutating func photo(_ element: String, in parent: Int?, _ frame: Rect, seed: Int) {
    box(
      element, in: parent, frame, fill: nil, radius: 0,
      [Attribute("image", .word("photo \(seed)"))])
    let (left, top) = (Int(frame.origin.x * scale), Int(frame.origin.y * scale))
    let columns = min(Int(frame.size.width * scale), bitmap.width - left)
    let rows = min(Int(frame.size.height * scale), bitmap.height - top)
    let width = bitmap.width
    guard left >= 0, top >= 0, columns > 0, columns <= SampleGrain.side else { return }
    bitmap.withUnsafeMutableBytes { pixels in
      SampleGrain.pixels.withUnsafeBytes { grain in
        for y in 0..<max(rows, 0) {
          let line = (y + seed * 37) % SampleGrain.side
          guard let from = grain.baseAddress, let to = pixels.baseAddress else { return }
          memcpy(
            to + ((top + y) * width + left) * 4, from + line * SampleGrain.side * 4, columns * 4)
        }
      }
    }
  }

  /// Fills a box, in points.
  mutating func fill(_ frame: Rect, _ color: UInt32, radius: Double) {
    func pixel(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }
    let (width, height) = (bitmap.width, bitmap.height)
    let left = pixel(frame.origin.x)
    let right = pixel(frame.origin.x + frame.size.width)
    let (top, bottom) = (
      pixel(frame.origin.y), pixel(frame.origin.y + frame.size.height)
    )
    guard left < right, top < bottom else { return }
    let corner = min(radius * scale, Double(min(right - left, bottom - top)) / 2)
    let row = [UInt32](repeating: color, count: right - left)
    bitmap.withUnsafeMutableBytes { pixels in
      row.withUnsafeBytes { row in
        for y in max(top, 0)..<max(min(bottom, height), max(top, 0)) {
          let depth = corner - Double(min(y - top, bottom - 1 - y)) - 0.5
          let inset = depth > 0 ? Int(corner - (corner * corner - depth * depth).squareRoot()) : 0
          let (start, end) = (max(left + inset, 0), min(right - inset, width))
          guard start < end, let from = row.baseAddress, let to = pixels.baseAddress else {
            continue
          }
          memcpy(to + (y * width + start) * 4, from, (end - start) * 4)
        }
      }
    }
  }
}

/// Soft colors with the grain of a photo, computed once.
enum SampleGrain {
  /// The width and the height in pixels.
  static let side = 800

  /// The pixels, row by row.
  static let pixels: [UInt32] = {
    var random = SeededGenerator(seed: 9)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(side * side)
    for y in 0..<side {
      for x in 0..<side {
        let grain = UInt32(truncatingIfNeeded: random.next() & 7)
        let red = UInt32(96 + (x + y) * 96 / (2 * side)) + grain
        let green = UInt32(128 + y * 80 / side) + grain
        let blue = UInt32(160 - x * 64 / side) + grain
        pixels.append(0xFF00_0000 | red << 16 | green << 8 | blue)
      }
    }
    return pixels
  }()
}
