// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeUIKit

@Suite("Bitmap contexts")
struct BitmapContextTests {
  private func makeContext(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2, bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: info)
  }

  @Test("The origin is at the lower left, and an image is drawn upright")
  func origin() throws {
    let pixels: [UInt32] = [0xFFFF_0000, 0xFFFF_0000, 0xFF00_00FF, 0xFF00_00FF]
    let image = try #require(CGImage(Bitmap(width: 2, height: 2, pixels: pixels)))
    let context = try #require(makeContext(bytesPerRow: image.bytesPerRow))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let drawn = try #require(context.makeImage())
    #expect(drawn.pixels.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF])
    #expect(context.ctm == .identity)
  }

  @Test(
    "Pixels are written in the layout of the context",
    arguments: [
      (.premultipliedLast, [], [255, 128, 0, 255]),
      (.premultipliedFirst, [], [255, 255, 128, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 128, 255, 255]),
      (.noneSkipLast, .byteOrder32Little, [255, 0, 128, 255]),
    ] as [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])])
  func layouts(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    var bytes = [UInt8](repeating: 9, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        makeContext(memory.baseAddress, width: 1, height: 1, info: alpha.rawValue | order.rawValue))
      context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes == expected)
  }

  @Test("A gray context has a byte for each pixel")
  func gray() throws {
    let context = try #require(makeContext(space: CGColorSpaceCreateDeviceGray(), info: 0))
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { bytes[$0] } == [255, 255, 0, 0])
    #expect(context.bytesPerRow == 2)
  }

  @Test("A size or layout that is not supported results in no context")
  func invalid() {
    #expect(makeContext(width: 0) == nil)
    #expect(makeContext(width: .max, height: .max) == nil)
    #expect(makeContext(bytesPerRow: 7) == nil)
    #expect(makeContext(info: CGImageAlphaInfo.last.rawValue) == nil)
    #expect(makeContext(info: CGImageAlphaInfo.none.rawValue) == nil)
  }
}
