// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComparison
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeReports

@Suite("The details of a snapshot")
struct EntryDetailsTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func details(_ record: JournalRecord) throws -> [String: Any] {
    try output.journal([record])
    return try #require(try WrittenReport(output).details().first)
  }

  private func changed(old: String? = nil, new: String) -> JournalRecord {
    record("t", .changed, artifacts: .init(reference: old, actual: new))
  }

  @Test("Images of the details have all their pixels and are in separate files")
  func images() throws {
    let old = try Bitmap(width: 2, height: 1, pixels: [0xFF01_0203, 0x8040_2010])
    try output.write(try PNG.encode(old), to: "old.png")
    try output.write(try .plain(0xFFFF_0000), to: "new.png")
    try output.journal([changed(old: "old.png", new: "new.png")])
    let report = try WrittenReport(output)
    let details = try #require(try report.details().first)
    #expect(try report.image(details["old"]).pixels == old.pixels)
    let new = try #require(details["new"] as? [String: Any])
    #expect(new["width"] as? Int == 3)
    #expect(new["height"] as? Int == 2)
    #expect(new["path"] as? String == "new.png")
    #expect(try report.image(new).width == 3)
  }

  @Test("Images are encoded again and keep no other bytes of the file")
  func encodedAgain() throws {
    let file = try PNGFile.carrying([(nil, "Secret", .zero)])
      .inserting("tEXt", Array("Comment\u{0}<script>".utf8))
    try output.write(file, to: "new.png")
    try output.journal([changed(new: "new.png")])
    let report = try WrittenReport(output)
    let side = try #require(try report.details().first?["new"] as? [String: Any])
    let digest = try #require(side["image"] as? String)
    let arguments = try report.arguments("images/\(digest).js", of: "image")
    let base64 = try #require(arguments.last as? String)
    let data = try #require(Data(base64Encoded: base64))
    let types = try PNGFile(Array(data)).chunks.map(\.type)
    #expect(Set(types).isSubset(of: ["IHDR", "sRGB", "pHYs", "PLTE", "tRNS", "IDAT", "IEND"]))
  }

  static let errors: [(path: String, content: Data?)] = [
    ("none.png", nil), ("../x.png", nil), ("a.png", Data("GIF89a".utf8)),
    ("b.png", Data(PNGFile.signature + [1, 2, 3])),
  ]

  @Test("An image that is not shown is replaced by the reason") func unavailable() throws {
    assertTexts(
      try Self.errors.map { path, content in
        let suite = try Self()
        if let content { try suite.output.write(content, to: path) }
        let side = try #require(try suite.details(changed(new: path))["new"] as? [String: Any])
        #expect(side["image"] == nil, "\(path)")
        return (path, try #require(side["error"] as? String))
      })
  }

  @Test("The error of a damaged image has a description with a recovery suggestion")
  func errorOfDamagedImageHasDescriptionWithRecoverySuggestion() {
    assertText(Artifact.Failure.damaged(.emptyFile).description)
  }

  @Test("A truncated image is rejected and the other image is kept")
  func truncated() throws {
    let good = try PNGFile.plain(0xFF00_00FF, width: 64, height: 64)
    let idat = try #require(good.chunks.first { $0.type == "IDAT" })
    var bytes = good.bytes
    bytes[idat.dataRange.lowerBound + 4] ^= 0xFF
    try output.write(Data(bytes), to: "old.png")
    try output.write(good, to: "new.png")
    let details = try details(changed(old: "old.png", new: "new.png"))
    let old = try #require(details["old"] as? [String: Any])
    #expect(old["error"] is String)
    #expect(old["image"] == nil)
    #expect((details["new"] as? [String: Any])?["image"] != nil)
  }

  @Test("An image with more pixels than a page can compare is rejected before it is decoded")
  func tooManyPixels() throws {
    try output.write(try .plain(0, width: 8_001, height: 4_000), to: "new.png")
    let side = try #require(try details(changed(new: "new.png"))["new"] as? [String: Any])
    assertText(try #require(side["error"] as? String))
  }

  @Test("Changed lines of texts are marked and have surrounding lines")
  func texts() throws {
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n")
    try output.write(old, to: "old.txt")
    try output.write(
      old.replacingOccurrences(of: "line 10", with: "<b>\u{1B}"), to: "new.txt")
    let details = try details(changed(old: "old.txt", new: "new.txt"))
    let text = try #require(details["text"] as? [String: Any])
    let hunk = try #require((text["hunks"] as? [[Any]])?.first)
    #expect(hunk[0] as? Int == 6)
    let lines = try #require(hunk[2] as? [String])
    #expect(lines.filter { !$0.hasPrefix(" ") } == ["-line 10", "+<b>\\u{1B}"])
    #expect(text["isCut"] as? Bool == false)
  }

  @Test("A new text is shown up to a limit of lines")
  func longText() throws {
    try output.write(String(repeating: "a\n", count: 4_000), to: "new.txt")
    let text = try #require(try details(changed(new: "new.txt"))["text"] as? [String: Any])
    let hunk = try #require((text["hunks"] as? [[Any]])?.first)
    #expect((hunk[2] as? [String])?.count == 3_000)
    #expect(text["isCut"] as? Bool == true)
  }

  @Test("A text over the size limit is rejected")
  func hugeText() throws {
    try output.write(Data(count: ArtifactReader.textLimit + 1), to: "new.txt")
    let side = try #require(try details(changed(new: "new.txt"))["new"] as? [String: Any])
    assertText(try #require(side["error"] as? String))
  }

  @Test("Regions are rectangles with their differing pixels and their earlier positions")
  func regions() throws {
    let size = PixelSize(width: 9, height: 9)
    var changed = changed(new: "none.png")
    changed.pixels = .init(
      differing: 4, total: 81, referenceSize: size, actualSize: size,
      regions: [
        .init(bounds: .init(x: 1, y: 2, width: 3, height: 4), differing: 4, largest: 255),
        .init(
          bounds: .init(x: 1, y: 2, width: 3, height: 4), differing: 4, largest: 9,
          movedFrom: .init(x: 5, y: 6, width: 3, height: 4)),
      ])
    let regions = try details(changed)["regions"] as? [[Int]]
    #expect(regions == [[1, 2, 3, 4, 4, 255], [1, 2, 3, 4, 4, 9, 5, 6, 3, 4]])
  }

  @Test("The details contain attempts, shard, duration, notes, location and message")
  func facts() throws {
    var last = record("t", .failed, message: "No.\nNever.", notes: ["A remark."])
    (last.attempt, last.shard) = (2, Shard(index: 1, total: 4))
    (last.microseconds, last.reference) = (1_500, "__Snapshots__/t.png")
    var first = record("t", .changed)
    first.reference = last.reference
    try output.journal([first, last])
    let details = try #require(try WrittenReport(output).details().first)
    #expect(details["outcomes"] as? [String] == ["changed", "failed"])
    #expect(details["attempt"] as? Int == 2)
    #expect(details["shard"] as? String == "1/4")
    #expect(details["microseconds"] as? Int == 1_500)
    #expect(details["notes"] as? [String] == ["A remark."])
    #expect(details["site"] as? String == "Tests/LoginTests.swift:12")
    #expect(details["message"] as? String == "No.\nNever.")
    #expect(details["reference"] as? String == "__Snapshots__/t.png")
  }
}
