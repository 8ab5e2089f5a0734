// SPDX-License-Identifier: MIT

/// The position, delay, disposal and blending of a frame: the chunk `fcTL` (PNG specification,
/// third edition, section 11.3.6.2).
struct PNGFrameControl {
  var sequenceNumber: UInt32
  var rect: PixelRect
  var delayNumerator: UInt16
  var delayDenominator: UInt16
  var disposal: Disposal
  var blending: Blending

  /// The disposal of the frame's part of the canvas before the next frame.
  enum Disposal: UInt8 {
    case keep
    case clear
    case restore
  }

  /// The blending of the frame with the canvas.
  enum Blending: UInt8 {
    case replace
    case over
  }

  private static let size = 26

  init(sequenceNumber: UInt32, rect: PixelRect, delayNumerator: UInt16, delayDenominator: UInt16) {
    self.sequenceNumber = sequenceNumber
    self.rect = rect
    self.delayNumerator = delayNumerator
    self.delayDenominator = delayDenominator
    disposal = .keep
    blending = .replace
  }

  /// Parses and checks the chunk's data for a canvas size.
  init(_ data: [UInt8], canvas: PixelSize) throws(ImagingError) {
    guard data.count == Self.size else { throw .damagedPNG(chunk: "fcTL", damage: .length) }
    let numbers = (0..<5).map { data.bigEndian32(at: $0 * 4) }
    let sides = numbers.map { Int($0) }
    guard sides[1] > 0, sides[2] > 0,
      // Four bytes each: no overflow if `Int` has 64 bits.
      sides[3] + sides[1] <= canvas.width, sides[4] + sides[2] <= canvas.height,
      let disposal = Disposal(rawValue: data[24]), let blending = Blending(rawValue: data[25])
    else { throw .damagedPNG(chunk: "fcTL", damage: .values) }
    sequenceNumber = numbers[0]
    rect = PixelRect(x: sides[3], y: sides[4], width: sides[1], height: sides[2])
    let delays = data.bigEndian32(at: 20)
    delayNumerator = UInt16(truncatingIfNeeded: delays >> 16)
    delayDenominator = UInt16(truncatingIfNeeded: delays)
    (self.disposal, self.blending) = (disposal, blending)
  }

  /// The chunk's data.
  var data: [UInt8] {
    let numbers =
      [sequenceNumber]
      + [rect.width, rect.height, rect.x, rect.y].map {
        UInt32(truncatingIfNeeded: $0)
      }
    let delays = UInt32(delayNumerator) << 16 | UInt32(delayDenominator)
    return (numbers + [delays]).flatMap(\.bigEndianBytes) + [disposal.rawValue, blending.rawValue]
  }
}
