// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Damaged and hostile animations")
struct HostileFramesTests {
  typealias Animation = PNGFramesTests.Animation

  static func expect(_ chunk: String, _ damage: ImagingError.PNGDamage, _ animation: Animation) {
    #expect(throws: ImagingError.damagedPNG(chunk: chunk, damage: damage)) {
      try PNG.decodeFrames(animation.finished())
    }
    // The image itself is valid.
    #expect(throws: Never.self) { try PNG.decode(animation.finished()) }
  }

  static func first(frameCount: Int) -> Animation {
    var animation = Animation(frameCount: frameCount)
    animation.control()
    animation.data([1, 255, 2, 255], isFirst: true)
    return animation
  }

  @Test("Animations with empty frames or frames outside the canvas are rejected")
  func offCanvas() {
    for (x, width, height) in [
      (0, 3, 1), (1, 2, 1), (2, 1, 1), (0, 2, 2), (0, 0, 1), (0, 1, 0), (0xFFFF_FFFF, 1, 1),
      (0xFFFF_FFFF, 0xFFFF_FFFF, 1),
    ] {
      var animation = Self.first(frameCount: 2)
      animation.control(x: x, width: width, height: height)
      animation.data([1, 255])
      Self.expect("fcTL", .values, animation)
    }
  }

  @Test("Animations with an unknown dispose or blend operation are rejected")
  func unknownWays() {
    for (disposal, blending) in [(3, 0), (0, 2), (255, 255)] as [(UInt8, UInt8)] {
      var animation = Self.first(frameCount: 2)
      animation.control(disposal: disposal, blending: blending)
      animation.data([1, 255, 1, 255])
      Self.expect("fcTL", .values, animation)
    }
  }

  @Test(
    "Animations with sequence numbers out of order are rejected", arguments: [0, 2, 0xFFFF_FFFF])
  func order(number: Int) {
    var control = Self.first(frameCount: 2)
    control.control(number: number)
    control.data([1, 255, 1, 255])
    Self.expect("fcTL", .misplaced, control)
    var data = Self.first(frameCount: 2)
    data.control()
    data.data([1, 255, 1, 255], number: number == 2 ? 3 : number)
    Self.expect("fdAT", .misplaced, data)
  }

  @Test("Animations with missing or too many frames are rejected")
  func frameCount() {
    Self.expect("acTL", .values, Self.first(frameCount: 2))
    Self.expect("acTL", .values, Self.first(frameCount: 1_000_000))
    var more = Self.first(frameCount: 1)
    more.control()
    more.data([1, 255, 1, 255])
    Self.expect("acTL", .values, more)
    var empty = Self.first(frameCount: 2)
    empty.control()
    Self.expect("fdAT", .missing, empty)
  }

  @Test("Animations with misplaced frame data or chunks that are too short are rejected")
  func strayData() {
    var early = Animation(frameCount: 1)
    early.data([1, 255, 2, 255], isFirst: true)
    early.data([1, 255, 2, 255])
    Self.expect("fdAT", .misplaced, early)
    var short = Self.first(frameCount: 2)
    short.control()
    short.file.append("fdAT", [0, 0, 2])
    Self.expect("fdAT", .length, short)
    var control = Self.first(frameCount: 2)
    control.file.append("fcTL", [0, 0, 0, 1])
    Self.expect("fcTL", .length, control)
  }

  @Test("Animations whose first frame does not fill the canvas are rejected")
  func smallFirst() {
    var animation = Animation(frameCount: 1)
    animation.control(width: 1)
    animation.data([1, 255, 2, 255], isFirst: true)
    Self.expect("fcTL", .values, animation)
  }

  @Test("Animations that declare too many pixels are rejected before memory is allocated")
  func tooLarge() throws {
    let animation = Self.first(frameCount: 50_000_001)
    #expect(
      throws: ImagingError.animationTooLarge(frameCount: 50_000_001, width: 2, height: 1)
    ) { try PNG.decodeFrames(animation.finished()) }
  }

  @Test("Animations whose frames have too little data are rejected")
  func tooLittle() {
    var animation = Self.first(frameCount: 2)
    animation.control()
    animation.data([1])
    #expect(throws: ImagingError.self) { try PNG.decodeFrames(animation.finished()) }
  }

  @Test(
    "A file without a valid acTL chunk is a still image",
    arguments: [[], [0, 0, 0, 0, 0, 0, 0, 0], [1]])
  func noAnimation(data: [UInt8]) throws {
    let bytes = HandmadePNG.file(
      header: HandmadePNG.header(1, 1, depth: 8, colorType: 0), chunks: [("acTL", data)],
      scanlines: [0, 7])
    #expect(try PNGFile(bytes).isAnimated == false)
    #expect(try PNG.decodeFrames(PNGFile(bytes)).map(\.bitmap.pixels) == [[0xFF07_0707]])
  }
}
