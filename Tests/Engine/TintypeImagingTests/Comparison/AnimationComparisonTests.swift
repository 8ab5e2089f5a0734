// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Comparison of animated PNG files")
struct AnimationComparisonTests {
  private static let white: UInt32 = 0xFFFF_FFFF
  private static let red: UInt32 = 0xFFFF_0000

  private static func frame(_ dots: Int = 0, delay: UInt16 = 100) throws -> PNG.Frame {
    let blank = try Bitmap(width: 20, height: 10, filledWith: white)
    let bitmap = dots == 0 ? blank : try blank.changing(0..<dots, 2..<3, to: red)
    return PNG.Frame(bitmap: bitmap, delayNumerator: delay)
  }

  private static func compare(
    _ reference: [PNG.Frame], _ actual: [PNG.Frame], plays: (Int, Int) = (0, 0),
    tolerance: Tolerance = .exact, threads: PNGComparison.Threads = .two
  ) throws -> (comparison: PNGComparison, animation: AnimationComparison) {
    let comparison = try PNGComparison(
      reference: PNG.encode(frames: reference, plays: plays.0).bytes,
      actual: PNG.encode(frames: actual, plays: plays.1).bytes, tolerance: tolerance,
      threads: threads)
    return (comparison, try #require(comparison.animation))
  }

  @Test(
    "A later frame that differs is a difference, and the result describes it",
    arguments: [
      PNGComparison.Threads.one, .two,
    ])
  func laterFrame(threads: PNGComparison.Threads) throws {
    let old = [try Self.frame(), try Self.frame(1), try Self.frame(2)]
    let new = [try Self.frame(), try Self.frame(1), try Self.frame(5)]
    let (comparison, animation) = try Self.compare(old, new, threads: threads)
    #expect(!comparison.isEqual && !comparison.isWithinTolerance)
    #expect(animation.differingFrames == [2])
    #expect(animation.shownFrame == 2)
    #expect(comparison.result.differingPixels == 3)
    #expect(comparison.bitmaps?.actual == new[2].bitmap)
    #expect(comparison.analysis?.regions.count == 1)
    #expect(animation.differingDelays.isEmpty && !animation.playCountsDiffer)
  }

  @Test("Animations with the same frames and different bytes are equal")
  func sameFrames() throws {
    let frames = [try Self.frame(), try Self.frame(1)]
    let comparison = try PNGComparison(
      reference: PNG.encode(frames: frames).bytes,
      actual: PNG.encode(frames: frames, scale: 2).bytes)
    #expect(comparison.isEqual)
    #expect(comparison.animation?.isEqual == true)
    #expect(!comparison.hasSameBytes)
  }

  @Test("Animations with the same bytes are equal and have a frame count")
  func sameBytes() throws {
    let bytes = try PNG.encode(frames: [Self.frame(), Self.frame(1)]).bytes
    let comparison = try PNGComparison(reference: bytes, actual: bytes)
    #expect(comparison.isEqual)
    #expect(comparison.animation?.referenceFrameCount == 2)
  }

  @Test("A different number of frames is a difference that no allowance tolerates")
  func frameCount() throws {
    let (comparison, animation) = try Self.compare(
      [Self.frame(), Self.frame()], [Self.frame(), Self.frame(), Self.frame()],
      tolerance: Tolerance(allowance: .share(1)))
    #expect(animation.referenceFrameCount == 2 && animation.actualFrameCount == 3)
    #expect(animation.differingFrames.isEmpty)
    #expect(!comparison.isWithinTolerance && !comparison.isEqual)
  }

  @Test("An image without animation counts as one frame")
  func withoutAnimation() throws {
    let still = try PNG.encode(Self.frame().bitmap).bytes
    let two = try PNG.encode(frames: [Self.frame(), Self.frame(1)]).bytes
    let one = try PNG.encode(frames: [Self.frame()]).bytes
    for (reference, actual) in [(still, two), (two, still)] {
      let comparison = try PNGComparison(reference: reference, actual: actual)
      #expect(!comparison.isWithinTolerance)
      #expect(comparison.result.isEqual)
    }
    #expect(try PNGComparison(reference: still, actual: one).isEqual)
  }

  @Test("Delays are compared as fractions of a second")
  func delays() throws {
    let old = [try Self.frame(delay: 500), try Self.frame(1, delay: 40)]
    var same = old
    same[0].delayNumerator = 1
    same[0].delayDenominator = 2
    #expect(try Self.compare(old, same).comparison.isEqual)
    var other = old
    other[1].delayNumerator = 41
    let (comparison, animation) = try Self.compare(old, other)
    #expect(animation.differingDelays == [1])
    #expect(!comparison.isWithinTolerance && comparison.result.isEqual)
  }

  @Test("A delay with the denominator 0 is in hundredths of a second")
  func zeroDenominator() throws {
    var old = [try Self.frame(), try Self.frame(1)]
    var new = old
    old[0].delayNumerator = 7
    old[0].delayDenominator = 0
    new[0].delayNumerator = 7
    new[0].delayDenominator = 100
    #expect(try Self.compare(old, new).comparison.isEqual)
  }

  @Test("A different number of plays is a difference, unless there is only one frame")
  func plays() throws {
    let frames = [try Self.frame(), try Self.frame(1)]
    let (comparison, animation) = try Self.compare(frames, frames, plays: (0, 3))
    #expect(animation.playCountsDiffer)
    #expect(!comparison.isWithinTolerance)
    #expect(try Self.compare([frames[0]], [frames[0]], plays: (0, 3)).comparison.isEqual)
  }

  @Test("The tolerance applies to each frame")
  func tolerance() throws {
    let old = [try Self.frame(), try Self.frame()]
    let new = [try Self.frame(2), try Self.frame(2)]
    let two = try Self.compare(old, new, tolerance: Tolerance(allowance: .pixels(2)))
    #expect(two.comparison.isWithinTolerance && !two.comparison.isEqual)
    #expect(two.animation.shownFrame == 0)
    let one = try Self.compare(old, new, tolerance: Tolerance(allowance: .pixels(1)))
    #expect(one.animation.differingFrames == [0, 1])
  }

  @Test("A still image that is not a frame of the animation is also compared")
  func stillImage() throws {
    func file(still: UInt8) throws -> [UInt8] {
      var animation = PNGFramesTests.Animation(frameCount: 1)
      animation.data([still, 255, still, 255], isFirst: true)
      animation.control()
      animation.data([9, 255, 9, 255])
      return try animation.finished().bytes
    }
    let comparison = try PNGComparison(reference: file(still: 1), actual: file(still: 2))
    #expect(comparison.animation?.stillImageDiffers == true)
    #expect(comparison.animation?.shownFrame == nil)
    #expect(!comparison.isWithinTolerance)
    #expect(comparison.result.differingPixels == 2)
  }

  @Test("An animation whose frames cannot be decoded is reported with its side")
  func damagedFrames() throws {
    let sound = try PNG.encode(Bitmap(width: 2, height: 1)).bytes
    let damaged = try HostileFramesTests.first(frameCount: 3).finished().bytes
    for (reference, actual, side) in [
      (sound, damaged, PNGComparison.Side.actual), (damaged, sound, .reference),
    ] {
      let failure = #expect(throws: PNGComparison.Failure.self) {
        try PNGComparison(reference: reference, actual: actual)
      }
      #expect(failure?.side == side)
    }
  }
}
