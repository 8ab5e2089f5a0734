// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

/// `tintype compare` with two files.
struct CompareFilesTests {
  let folder: ComparedFolder

  init() throws { folder = try ComparedFolder() }

  @Test("Equal images match")
  func equalImagesMatch() throws {
    try folder.write("a.png")
    try folder.write("b.png")
    assertText(folder.compare("a.png", "b.png").output)
    #expect(folder.compare("a.png", "b.png").exitCode == .success)
    #expect(folder.compare("a.png", folder.path + "/a.png").exitCode == .success)
  }

  @Test("One differing region is reported")
  func oneRegion() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 3, y: 2, width: 4, height: 2)])
    let result = folder.compare("a.png", "b.png")
    assertText(result.output)
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
  }

  @Test("--explain lists the largest regions")
  func explainListsLargestRegions() throws {
    try folder.write("a.png", width: 200, height: 100)
    let squares = (0..<7).map { PixelRect(x: $0 * 28, y: 10, width: $0 + 1, height: $0 + 1) }
    try folder.write("b.png", width: 200, height: 100, black: squares)
    assertText(folder.compare("a.png", "b.png", "--explain").output)
  }

  /// An L shape of 20 × 12 pixels.
  private func angle(atY y: Int) -> [PixelRect] {
    [
      PixelRect(x: 30, y: y, width: 20, height: 6),
      PixelRect(x: 30, y: y + 6, width: 8, height: 6),
    ]
  }

  @Test("--explain reports a region that moved by a few pixels")
  func explainReportsRegionThatMovedByFewPixels() throws {
    try folder.write("a.png", width: 100, height: 100, black: angle(atY: 10))
    try folder.write("b.png", width: 100, height: 100, black: angle(atY: 15))
    assertText(folder.compare("a.png", "b.png", "--explain").output)
    let json = folder.compare("a.png", "b.png", "--json").output
    #expect(
      json.contains(
        """
        "movedFrom": {"x": 30, "y": 10, "width": 20, "height": 12}, \
        "movedTo": {"x": 30, "y": 15, "width": 20, "height": 12}
        """))
  }

  @Test("--explain reports a region that moved far")
  func explainReportsRegionThatMovedFar() throws {
    try folder.write("a.png", width: 100, height: 100, black: angle(atY: 10))
    try folder.write("b.png", width: 100, height: 100, black: angle(atY: 60))
    assertText(folder.compare("a.png", "b.png", "--explain").output)
  }

  @Test("Images of different sizes differ, whatever the allowance")
  func anotherSize() throws {
    try folder.write("a.png")
    try folder.write("b.png", height: 12)
    let result = folder.compare("a.png", "b.png", "--allow", "100%")
    assertText(result.output)
    #expect(result.exitCode == .different)
  }

  @Test("A color space other than sRGB is reported")
  func colorSpaceOtherThanSRGBIsReported() throws {
    try folder.write("a.png")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    let linear = try PNGFile([UInt8](bytes)).removing("sRGB").inserting("gAMA", [0, 1, 0x86, 0xA0])
    try folder.output.write(Data(linear.bytes), to: "b.png")
    assertText(folder.compare("a.png", "b.png").output, named: "one")
    assertText(folder.compare("b.png", "b.png").output, named: "both")
    let json = try folder.json(folder.compare("a.png", "b.png", "--json"))
    #expect(
      json["colorSpaces"] as? [String: String] == ["reference": "sRGB", "actual": "a gamma of 1.0"])
  }

  @Test("Differences within the allowance match and write no diff image")
  func differencesWithinAllowanceMatchAndWriteNoDiffImage() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 0, y: 0, width: 2, height: 1)])
    let result = folder.compare("a.png", "b.png", "--allow", "1%", "--diff", "d.png")
    assertText(result.output)
    #expect(result.exitCode == .success)
    #expect(folder.compare("a.png", "b.png", "--allow", "0.99%").exitCode == .different)
    #expect(folder.compare("a.png", "b.png", "--allow", "1").exitCode == .different)
    #expect(try folder.files() == ["a.png", "b.png"])
    let json = try folder.json(folder.compare("a.png", "b.png", "--allow", "2", "--json"))
    #expect(json["matches"] as? Bool == true)
    #expect(json["equal"] as? Bool == false)
  }

  @Test("Masked pixels are not compared")
  func maskedPixelsAreNotCompared() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 2, y: 2, width: 2, height: 2)])
    let result = folder.compare("a.png", "b.png", "--mask", "0,0,3,10", "--mask", "3,0,1,10")
    assertText(result.output)
    #expect(result.exitCode == .success)
    #expect(folder.compare("a.png", "b.png", "--mask", "3,0,1,10").exitCode == .different)
  }

  @Test("A mask outside the image is an error", arguments: ["a.png", "b.png"])
  func maskOutsideImageIsError(actual: String) throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 2, y: 2, width: 2, height: 2)])
    let result = folder.compare("a.png", actual, "--mask", "20,0,1,1")
    #expect(result.messages.contains(actual))
    assertText(result.messages, named: actual)
    #expect(result.exitCode == .error)
    #expect(result.output.isEmpty)
  }

  @Test("The mode and the threshold decide whether images match")
  func thresholdAndModeDecide() throws {
    try folder.write("a.png")
    try folder.write(
      "b.png", black: [PixelRect(x: 2, y: 2, width: 2, height: 2)], color: 0xFFFE_FEFE)
    #expect(folder.compare("a.png", "b.png").exitCode == .different)
    #expect(folder.compare("a.png", "b.png", "--threshold", "0.01").exitCode == .success)
    for mode in ["pixelmatch", "perceptual"] {
      #expect(folder.compare("a.png", "b.png", "--mode", mode).exitCode == .success)
    }
  }

  @Test("--quiet prints nothing")
  func quietPrintsNothing() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(
      folder.compare("a.png", "b.png", "--quiet")
        == CommandResult(exitCode: .different, without: .error))
    #expect(folder.compare("a.png", "a.png", "--quiet") == CommandResult(without: .error))
  }

  @Test("A diff image is written only if the images differ")
  func diffImageIsWrittenOnlyIfImagesDiffer() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
    #expect(folder.compare("a.png", "a.png", "--diff", "new/d.png").exitCode == .success)
    #expect(try folder.files() == ["a.png", "b.png"])
    let result = folder.compare("a.png", "b.png", "--diff", "new/d.png")
    assertText(result.output)
    #expect(try folder.files() == ["a.png", "b.png", "new", "new/d.png"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/new/d.png"))
    #expect(try PNG.decode([UInt8](bytes)).size == PixelSize(width: 20, height: 10))
  }

  @Test("--json describes a difference as the guide shows it")
  func jsonOfADifference() throws {
    try folder.write("a.png")
    try folder.write("b.png", black: [PixelRect(x: 3, y: 2, width: 4, height: 2)])
    let result = folder.compare("--json", "a.png", "b.png")
    // The guide shows the beginning of this output.
    let article = Repository.url(
      "Sources/Testing/Tintype/Tintype.docc/ComparingFromTheCommandLine.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let start = try #require(text.range(of: "```json\n"))
    let example = text[start.upperBound...].prefix { $0 != "`" }
    #expect(example.contains("\"maskedPixels\": 0,\n"))
    #expect(result.output.hasPrefix(example))
    let json = try folder.json(result)
    #expect(json["reference"] as? String == "a.png")
    #expect(json["actual"] as? String == "b.png")
    #expect(result.exitCode == .different)
  }

  @Test("--json describes equal images")
  func jsonOfTheSame() throws {
    try folder.write("a.png")
    let json = try folder.json(folder.compare("--json", "a.png", "a.png"))
    #expect(json["matches"] as? Bool == true)
    #expect(json["differingPixels"] as? Int == 0)
    #expect(json["bounds"] is NSNull)
    #expect((json["regions"] as? [Any])?.isEmpty == true)
  }

  @Test("Control characters in names are escaped in JSON")
  func namesInJSONDoNotControlTheTerminal() throws {
    try folder.write("a\u{1B}[31m\n\"\\\u{9B}.png")
    let result = folder.compare(
      "--json", "a\u{1B}[31m\n\"\\\u{9B}.png", "a\u{1B}[31m\n\"\\\u{9B}.png")
    #expect(result.output.contains(#""a\u001b[31m\n\"\\\u009b.png""#))
    #expect(try folder.json(result)["actual"] as? String == "a\u{1B}[31m\n\"\\\u{9B}.png")
  }
}

extension CommandResult {
  init(exitCode: ExitCode = .success, without: ExitCode) {
    self.init(exitCode: exitCode)
    exitCodeWithoutOutput = without
  }
}
