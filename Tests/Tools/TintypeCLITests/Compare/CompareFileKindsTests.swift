// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype compare with animations, 16-bit samples and damaged files")
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

  /// Writes a gray image of 4 × 2 pixels with 16 bits per sample; `sample` is its first pixel.
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

  @Test("A differing frame after the first is reported with its pixels")
  func laterFrame() throws {
    try write([frame(), frame(1), frame(2)], to: "a.png")
    try write([frame(), frame(1), frame(5)], to: "b.png")
    let result = folder.compare("a.png", "b.png", "--diff", "d.png")
    assertText(result.output)
    #expect(result.exitCode == .different)
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    #expect(json["equal"] as? Bool == false)
    #expect(json["matches"] as? Bool == false)
    let animation = try #require(json["animation"] as? [String: Any])
    #expect(animation["frames"] as? [String: Int] == ["reference": 3, "actual": 3])
    #expect(animation["differingFrames"] as? [Int] == [2])
    #expect(animation["shownFrame"] as? Int == 2)
  }

  @Test("Differences in frames, delays and plays are reported")
  func otherTiming() throws {
    try write([frame(), frame(1), frame(2, delay: 1)], plays: 1, to: "a.png")
    try write([frame(delay: 7), frame(1, delay: 8)], plays: 0, to: "b.png")
    let result = folder.compare("a.png", "b.png")
    assertText(result.output)
    #expect(result.exitCode == .different)
  }

  @Test("Equal animations match, and the output states the number of frames")
  func sameAnimation() throws {
    try write([frame(), frame(1)], to: "a.png")
    let result = folder.compare("a.png", "a.png")
    assertText(result.output)
    #expect(result.exitCode == .success)
  }

  @Test("Animations in folders are compared frame by frame")
  func animationsInFolders() throws {
    for name in ["a/same.png", "b/same.png"] { try write([frame(), frame(1)], to: name) }
    try write([frame(), frame(1)], to: "a/x.png")
    try write([frame(), frame(3)], to: "b/x.png")
    try write([frame()], to: "a/y.png")
    try write([frame(), frame()], to: "b/y.png")
    let result = folder.compare("a", "b")
    assertText(result.output)
  }

  @Test("Samples that differ only in their lower 8 bits differ in the exact mode")
  func deepSamples() throws {
    try writeDeep(to: "a.png")
    try writeDeep([0x80, 7], to: "b.png")
    let result = folder.compare("a.png", "b.png")
    assertText(result.output)
    #expect(result.exitCode == .different)
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    #expect(json["largestDistance16"] as? Int == 7)
    #expect(
      json["bitDepths"] as? [String: Int] == ["reference": 16, "actual": 16, "compared": 16])
  }

  @Test("The perceptual mode reports that it rounds 16 bits to 8")
  func roundedSamples() throws {
    for name in ["a.png", "a/x.png"] { try writeDeep(to: name) }
    for name in ["b.png", "b/x.png"] { try writeDeep([0x80, 7], to: name) }
    assertText(folder.compare("a.png", "b.png", "--mode", "perceptual").output, named: "files")
    assertText(folder.compare("a", "b", "--mode", "perceptual").output, named: "folders")
    #expect(folder.compare("a", "b").exitCode == .different)
  }

  @Test("A PNG without its final chunk is compared with a warning")
  func missingEnd() throws {
    try folder.write("a.png")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    for name in ["b.png", "x/a.png", "y/a.png"] {
      try folder.output.write(Data(bytes.dropLast(12)), to: name)
    }
    let result = folder.compare("a.png", "b.png")
    #expect(result.output == folder.compare("a.png", "a.png").output)
    #expect(result.exitCode == .success)
    #expect(folder.compare("b.png", "b.png").messages == result.messages)
    #expect(folder.compare("a.png", "b.png", "--quiet").messages.isEmpty)
    assertTexts([
      ("a file", result.messages), ("two folders", folder.compare("x", "y").messages),
    ])
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    let warnings = try #require(json["warnings"] as? [[String: String]])
    #expect(warnings.map { $0["path"] } == ["b.png"])
  }

  @Test("Two identical files that cannot be decoded are an error, in folders too")
  func undecodable() throws {
    try folder.write("a/good.png")
    try folder.write("b/good.png")
    try folder.write("a.png")
    var file = try PNGFile([UInt8](Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))))
    let data = try #require(file.chunks.first { $0.type == "IDAT" })
    var bytes = file.bytes
    // Changes the last byte of the stream's checksum, then corrects the chunk's own checksum.
    bytes[data.dataRange.upperBound - 1] ^= 1
    let covered = Array(bytes[data.dataRange.lowerBound - 4..<data.dataRange.upperBound])
    bytes.replaceSubrange(
      data.dataRange.upperBound..<data.range.upperBound, with: bigEndian(crc(covered)))
    file = try PNGFile(bytes)
    for name in ["bad.png", "a/bad.png", "b/bad.png"] {
      try folder.output.write(Data(file.bytes), to: name)
    }
    let result = folder.compare("bad.png", "bad.png")
    #expect(result.exitCode == .error)
    // The message of libpng depends on its version.
    let summary = Redaction.matching(/IDAT: [\w ]+/, with: "[libpng]")
    assertText(result.messages, named: "file", redacting: [summary])
    let folders = folder.compare("a", "b")
    assertText(folders.output, named: "folders")
    #expect(folders.exitCode == .error)
  }

  @Test("The folders that --diff creates are reported")
  func createdFolders() throws {
    let dot = [PixelRect(x: 0, y: 0, width: 1, height: 1)]
    for name in ["a.png", "a/x.png", "a/deep/y.png"] { try folder.write(name) }
    for name in ["b.png", "b/x.png", "b/deep/y.png"] { try folder.write(name, black: dot) }
    assertTexts([
      ("two folders", folder.compare("a.png", "b.png", "--diff", "new/deep/d.png").output),
      ("none", folder.compare("a.png", "b.png", "--diff", "new/deep/d.png").output),
      ("one", folder.compare("a", "b", "--diff", "out/").output),
    ])
    let json = try folder.json(folder.compare("a", "b", "--diff", "other/out", "--json"))
    #expect(json["createdFolders"] as? [String] == ["other", "other/out"])
  }
}
