// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Animated PNG files")
struct PNGFramesTests {
  /// A canvas of 2 × 1 gray pixels with alpha, and its frames in file order.
  struct Animation {
    var file = HandmadePNG()
    var number = 0

    init(frameCount: Int, plays: Int = 0) {
      file.append("IHDR", HandmadePNG.header(2, 1, depth: 8, colorType: 4))
      file.append("acTL", HandmadePNG.bigEndian(frameCount) + HandmadePNG.bigEndian(plays))
    }

    mutating func control(
      x: Int = 0, width: Int = 2, height: Int = 1, disposal: UInt8 = 0, blending: UInt8 = 0,
      number: Int? = nil
    ) {
      let numbers = [number ?? self.number, width, height, x, 0].flatMap(HandmadePNG.bigEndian)
      file.append("fcTL", numbers + [0, 1, 0, 10, disposal, blending])
      self.number += 1
    }

    /// Appends pairs of gray and alpha, as the image or as a later frame.
    mutating func data(_ samples: [UInt8], isFirst: Bool = false, number: Int? = nil) {
      let data = Zlib.compress([0] + samples)
      guard !isFirst else { return file.append("IDAT", data) }
      file.append("fdAT", HandmadePNG.bigEndian(number ?? self.number) + data)
      self.number += 1
    }

    func finished() throws -> PNGFile {
      var file = file
      file.append("IEND", [])
      return try PNGFile(file.bytes)
    }
  }

  static func pixels(_ animation: Animation) throws -> [[UInt32]] {
    try PNG.decodeFrames(animation.finished()).map(\.bitmap.pixels)
  }

  @Test(
    "The canvas is kept, cleared or restored after a frame",
    arguments: [
      (0, [0xFF14_1414, 0xFF1E_1E1E]), (1, [0, 0xFF1E_1E1E]), (2, [0xFF0A_0A0A, 0xFF1E_1E1E]),
    ] as [(UInt8, [UInt32])])
  func disposal(disposal: UInt8, last: [UInt32]) throws {
    var animation = Animation(frameCount: 3)
    animation.control()
    animation.data([10, 255, 10, 255], isFirst: true)
    animation.control(width: 1, disposal: disposal)
    animation.data([20, 255])
    animation.control(x: 1, width: 1)
    animation.data([30, 255])
    let frames = try Self.pixels(animation)
    #expect(
      frames == [[0xFF0A_0A0A, 0xFF0A_0A0A], [0xFF14_1414, 0xFF0A_0A0A], last])
  }

  @Test("The canvas is cleared if the first frame requests to restore it")
  func firstRestored() throws {
    var animation = Animation(frameCount: 2)
    animation.control(disposal: 2)
    animation.data([10, 255, 10, 255], isFirst: true)
    animation.control(x: 1, width: 1)
    animation.data([30, 255])
    #expect(try Self.pixels(animation).last == [0, 0xFF1E_1E1E])
  }

  @Test("A frame replaces the canvas or is blended over it")
  func blending() throws {
    for (blending, expected) in [(0, [0, 0x8080_8080]), (1, [0xFF00_0000, 0xFF80_8080])]
      as [(UInt8, [UInt32])]
    {
      var animation = Animation(frameCount: 2)
      animation.control()
      animation.data([0, 255, 0, 255], isFirst: true)
      animation.control(blending: blending)
      animation.data([99, 0, 255, 128])
      #expect(try Self.pixels(animation).last == expected)
    }
  }

  @Test("A still image that is not a frame is omitted from the frames")
  func stillImageThatIsNotFrameIsOmittedFromFrames() throws {
    var animation = Animation(frameCount: 1)
    animation.data([1, 255, 2, 255], isFirst: true)
    animation.control()
    animation.data([3, 255, 4, 255])
    let file = try animation.finished()
    #expect(try PNG.decode(file).pixels == [0xFF01_0101, 0xFF02_0202])
    #expect(try PNG.decodeFrames(file).map(\.bitmap.pixels) == [[0xFF03_0303, 0xFF04_0404]])
  }

  @Test("The frame count, the play count and the delays of an animation are available")
  func facts() throws {
    var animation = Animation(frameCount: 1, plays: 7)
    animation.control()
    animation.data([1, 255, 2, 255], isFirst: true)
    let file = try animation.finished()
    #expect(file.isAnimated)
    #expect(file.frameCount == 1)
    #expect(file.playCount == 7)
    #expect(try PNG.decodeFrames(file).map(\.delay) == [0.1])
    let frame = PNG.Frame(
      bitmap: try Bitmap(width: 1, height: 1), delayNumerator: 50, delayDenominator: 0)
    #expect(frame.delay == 0.5)
  }

  @Test("A file without animation has one frame")
  func still() throws {
    let bitmap = try Bitmap.random(width: 5, height: 4, isOpaque: false, seed: 1)
    let file = try PNG.encode(bitmap)
    #expect(!file.isAnimated)
    #expect(file.frameCount == 1)
    #expect(file.playCount == nil)
    #expect(try PNG.decodeFrames(file) == [PNG.Frame(bitmap: bitmap, delayNumerator: 0)])
  }

  @Test("An encoded animation can be decoded without loss", arguments: [true, false])
  func roundTrip(isOpaque: Bool) throws {
    var bitmap = try Bitmap.random(width: 40, height: 30, isOpaque: isOpaque, seed: 3)
    var frames = [PNG.Frame(bitmap: bitmap, delayNumerator: 100)]
    for step in 0..<4 {
      bitmap.withUnsafeMutableBytes { bytes in
        for x in 0..<step * 8 { bytes[(5 * 40 + x) * 4 + 3] = 255 }
      }
      frames.append(
        PNG.Frame(bitmap: bitmap, delayNumerator: UInt16(step), delayDenominator: 24))
    }
    let file = try PNG.encode(frames: frames, plays: 3, scale: 2)
    #expect(try PNG.decodeFrames(file) == frames)
    #expect(try PNG.decode(file) == frames[0].bitmap)
    #expect(file.playCount == 3)
    #expect(file.pixelsPerMeter == 5669)
    #expect(file.colorSpace == .sRGB)
  }

  @Test("Only the changed part of a frame is stored")
  func changedPart() throws {
    let first = try Bitmap.random(width: 100, height: 100, isOpaque: true, seed: 5)
    var second = first
    second.withUnsafeMutableBytes { $0[(40 * 100 + 30) * 4] ^= 1 }
    let one = try PNG.encode(frames: [PNG.Frame(bitmap: first, delayNumerator: 1)])
    let three = try PNG.encode(
      frames: [first, second, second].map { PNG.Frame(bitmap: $0, delayNumerator: 1) })
    #expect(three.bytes.count < one.bytes.count + 300)
    #expect(try PNG.decodeFrames(three).map(\.bitmap) == [first, second, second])
  }

  @Test("Animations without frames, with different frame sizes or too many pixels are rejected")
  func refusedFrames() throws {
    func frames(_ sizes: [(Int, Int)]) throws -> [PNG.Frame] {
      try sizes.map { PNG.Frame(bitmap: try Bitmap(width: $0.0, height: $0.1), delayNumerator: 1) }
    }
    #expect(throws: ImagingError.noFrames) { try PNG.encode(frames: []) }
    #expect(
      throws: ImagingError.frameSizeMismatch(
        index: 1, size: PixelSize(width: 3, height: 1), expected: PixelSize(width: 2, height: 1))
    ) { try PNG.encode(frames: frames([(2, 1), (3, 1)])) }
    let large = try frames([(1000, 1000)])
    #expect(
      throws: ImagingError.animationTooLarge(frameCount: 101, width: 1000, height: 1000)
    ) { try PNG.encode(frames: Array(repeating: large[0], count: 101)) }
    #expect(throws: ImagingError.invalidScale(0)) { try PNG.encode(frames: large, scale: 0) }
  }
}
