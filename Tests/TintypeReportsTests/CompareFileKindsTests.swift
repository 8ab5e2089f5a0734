// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging

@testable import TintypeCLI

@Suite("tintype compare on animations, on 16 bits a sample, and on files with a defect")
struct CompareFileKindsTests {
  let folder: ComparedFolder

  init() throws { folder = try ComparedFolder() }

  private func frame(_ dots: Int = 0, delay: UInt16 = 100) throws -> PNG.Frame {
    let pixels = (0..<200).map { $0 < dots ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
    return PNG.Frame(
      bitmap: try Bitmap(width: 20, height: 10, pixels: pixels), delayNumerator: delay)
  }

  private func write(_ frames: [PNG.Frame], plays: Int = 0, to file: String) throws {
    try folder.output.write(Data(PNG.encode(frames: frames, plays: plays).bytes), to: file)
  }

  /// Writes an image of 4 × 2 gray pixels with 16 bits a sample, one of which may be another.
  private func writeDeep(_ sample: [UInt8] = [0x80, 0], to file: String) throws {
    let header: [UInt8] = [0, 0, 0, 4, 0, 0, 0, 2, 16, 0, 0, 0, 0]
    let others = [[0x80, 0], [0x80, 0], [0x80, 0]].flatMap(\.self) as [UInt8]
    let rows = [0] + sample + others + [0, 0x80, 0] + others as [UInt8]
    var bytes = PNGFile.signature
    for (type, data) in [("IHDR", header), ("IDAT", Zlib.compress(rows)), ("IEND", [])] {
      let covered = Array(type.utf8) + data
      bytes += bigEndian(UInt32(data.count)) + covered + bigEndian(crc(covered))
    }
    try folder.output.write(Data(bytes), to: file)
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func crc(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }

  @Test("A later frame that differs is named with its pixels")
  func laterFrame() throws {
    try write([frame(), frame(1), frame(2)], to: "a.png")
    try write([frame(), frame(1), frame(5)], to: "b.png")
    let result = folder.compare("a.png", "b.png", "--diff", "d.png")
    #expect(
      result.output == """
        Different: 1 of 3 frames differs.
        Frame 3: 3 of 200 pixels (1.50 %), within 3 × 1 pixels at 2, 0, by up to 255 of 255.
        Picture of the difference: d.png

        """)
    #expect(result.exitCode == .different)
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    #expect(json["equal"] as? Bool == false)
    #expect(json["matches"] as? Bool == false)
    let animation = try #require(json["animation"] as? [String: Any])
    #expect(animation["frames"] as? [String: Int] == ["reference": 3, "actual": 3])
    #expect(animation["differingFrames"] as? [Int] == [2])
    #expect(animation["shownFrame"] as? Int == 2)
  }

  @Test("Differing frames, delays and plays are reported")
  func otherTiming() throws {
    try write([frame(), frame(1), frame(2, delay: 1)], plays: 1, to: "a.png")
    try write([frame(delay: 7), frame(1, delay: 8)], plays: 0, to: "b.png")
    let result = folder.compare("a.png", "b.png")
    #expect(
      result.output == """
        Different: the reference has 3 frames and the actual image 2; the delays of frames 1, 2 \
        differ; the reference plays once and the actual image plays endlessly.

        """)
    #expect(result.exitCode == .different)
  }

  @Test("Equal animations are the same, and say how many frames there are")
  func sameAnimation() throws {
    try write([frame(), frame(1)], to: "a.png")
    let result = folder.compare("a.png", "a.png")
    #expect(result.output == "Same: 2 frames of 20 × 10 pixels.\n")
    #expect(result.exitCode == .success)
  }

  @Test("Folders are compared frame by frame, too")
  func animationsInFolders() throws {
    for name in ["a/same.png", "b/same.png"] { try write([frame(), frame(1)], to: name) }
    try write([frame(), frame(1)], to: "a/x.png")
    try write([frame(), frame(3)], to: "b/x.png")
    try write([frame()], to: "a/y.png")
    try write([frame(), frame()], to: "b/y.png")
    let result = folder.compare("a", "b")
    #expect(
      result.output == """
        different  x.png: 1 of 2 frames differs; frame 2: 2 of 200 pixels (1.00 %)
        different  y.png: the reference has 1 frame and the actual image 2
        3 pairs: 1 same, 2 different, 0 failed, 0 added, 0 removed

        """)
  }

  @Test("Samples that differ in their lower 8 bits are different in the exact mode")
  func deepSamples() throws {
    try writeDeep(to: "a.png")
    try writeDeep([0x80, 7], to: "b.png")
    let result = folder.compare("a.png", "b.png")
    #expect(
      result.output == """
        Different: 1 of 8 pixels (12.50 %), within 1 × 1 pixels at 0, 0, by up to 7 of 65,535.

        """)
    #expect(result.exitCode == .different)
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    #expect(json["largestDistance16"] as? Int == 7)
    #expect(
      json["bitDepths"] as? [String: Int] == ["reference": 16, "actual": 16, "compared": 16])
  }

  @Test("The perceptual mode says that it rounds 16 bits to 8")
  func roundedSamples() throws {
    for name in ["a.png", "a/x.png"] { try writeDeep(to: name) }
    for name in ["b.png", "b/x.png"] { try writeDeep([0x80, 7], to: name) }
    #expect(
      folder.compare("a.png", "b.png", "--mode", "perceptual").output == """
        Same: 4 × 2 pixels.
        Note: samples of 16 bits were rounded to 8 bits, as the mode perceptual compares 8.

        """)
    #expect(
      folder.compare("a", "b", "--mode", "perceptual").output == """
        Note: 1 pair with samples of 16 bits, which were rounded to 8 bits.
        1 pair: 1 same, 0 different, 0 failed, 0 added, 0 removed

        """)
    #expect(folder.compare("a", "b").exitCode == .different)
  }

  @Test("A file without its end is compared with a warning")
  func missingEnd() throws {
    try folder.write("a.png")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    for name in ["b.png", "x/a.png", "y/a.png"] {
      try folder.output.write(Data(bytes.dropLast(12)), to: name)
    }
    func warning(_ name: String) -> String {
      "tintype: warning: “\(name)” ends without the chunk IEND; its image data are complete. Save it "
        + "again to repair it.\n"
    }
    let result = folder.compare("a.png", "b.png")
    #expect(result.output == "Same: 20 × 10 pixels.\n")
    #expect(result.messages == warning("b.png"))
    #expect(result.exitCode == .success)
    #expect(folder.compare("b.png", "b.png").messages == warning("b.png"))
    #expect(folder.compare("a.png", "b.png", "--quiet").messages.isEmpty)
    #expect(folder.compare("x", "y").messages == warning("x/a.png") + warning("y/a.png"))
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    let warnings = try #require(json["warnings"] as? [[String: String]])
    #expect(warnings.map { $0["path"] } == ["b.png"])
  }

  @Test("Two files of equal bytes that cannot be decoded are an error, also in folders")
  func undecodable() throws {
    try folder.write("a/good.png")
    try folder.write("b/good.png")
    try folder.write("a.png")
    var file = try PNGFile([UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))))
    let data = try #require(file.chunks.first { $0.type == "IDAT" })
    var bytes = file.bytes
    // The last byte of the stream's checksum, and the chunk's own checksum made right again.
    bytes[data.dataRange.upperBound - 1] ^= 1
    let covered = Array(bytes[data.dataRange.lowerBound - 4..<data.dataRange.upperBound])
    bytes.replaceSubrange(
      data.dataRange.upperBound..<data.range.upperBound, with: bigEndian(crc(covered)))
    file = try PNGFile(bytes)
    for name in ["bad.png", "a/bad.png", "b/bad.png"] {
      try folder.output.write(Data(file.bytes), to: name)
    }
    let result = folder.compare("bad.png", "bad.png")
    #expect(result.messages.hasPrefix("tintype: “bad.png” cannot be compared. "))
    #expect(result.exitCode == .trouble)
    let folders = folder.compare("a", "b")
    #expect(
      folders.output == """
        failed     bad.png
        2 pairs: 1 same, 0 different, 1 failed, 0 added, 0 removed

        """)
    #expect(folders.exitCode == .trouble)
  }

  @Test("The folders that --diff creates are named")
  func createdFolders() throws {
    let dot = [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    for name in ["a.png", "a/x.png", "a/deep/y.png"] { try folder.write(name) }
    for name in ["b.png", "b/x.png", "b/deep/y.png"] { try folder.write(name, black: dot) }
    #expect(
      folder.compare("a.png", "b.png", "--diff", "new/deep/d.png").output.hasSuffix(
        "\nCreated the folders “new”, “new/deep”.\n"))
    #expect(
      !folder.compare("a.png", "b.png", "--diff", "new/deep/d.png").output.contains("Created"))
    #expect(
      folder.compare("a", "b", "--diff", "out/").output.hasSuffix("\nCreated the folder “out”.\n"))
    let json = try folder.json(folder.compare("a", "b", "--diff", "other/out", "--json"))
    #expect(json["createdFolders"] as? [String] == ["other", "other/out"])
  }
}
