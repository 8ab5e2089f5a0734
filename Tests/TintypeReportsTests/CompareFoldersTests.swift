// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeTestSupport

@testable import TintypeCLI

/// `tintype compare` with two folders.
struct CompareFoldersTests {
  let folder: ComparedFolder
  let dot = [PixelRect(x: 0, y: 0, width: 1, height: 1)]

  init() throws { folder = try ComparedFolder() }

  /// Writes two folders with every kind of finding except failures.
  private func writeFolders() throws {
    for name in ["a/same.png", "b/same.png", "a/deep/down/x.PNG", "a/removed.png", "b/added.png"] {
      try folder.write(name)
    }
    try folder.write("b/deep/down/x.PNG", black: dot)
    try folder.write("a/size.png")
    try folder.write("b/size.png", width: 10)
    try folder.output.write("text", to: "a/notes.txt")
  }

  @Test("All images that differ are listed")
  func allImagesThatDifferAreListed() throws {
    try writeFolders()
    let result = folder.compare("a", "b")
    assertText(result.output)
    #expect(result.messages.isEmpty)
    #expect(result.exitCode == .different)
  }

  @Test("A folder matches itself")
  func theSameFolder() throws {
    try writeFolders()
    let result = folder.compare("a", "a/")
    assertText(result.output)
    #expect(result.exitCode == .success)
  }

  @Test("An added or removed image is a difference", arguments: ["a/extra.png", "b/extra.png"])
  func addedOrRemovedImageIsDifference(file: String) throws {
    for name in ["a/same.png", "b/same.png", file] { try folder.write(name) }
    #expect(folder.compare("a", "b", "--quiet").exitCode == .different)
  }

  @Test("Diff images are written to the relative paths of the images")
  func diffImagesAreWrittenToRelativePathsOfImages() throws {
    try writeFolders()
    let before = try folder.files()
    #expect(folder.compare("a", "b", "--diff", "d").exitCode == .different)
    #expect(
      try folder.files()
        == (before + ["d", "d/deep", "d/deep/down", "d/deep/down/x.PNG", "d/size.png"]).sorted())
  }

  @Test("--json lists all pairs with their counts")
  func json() throws {
    try writeFolders()
    let result = folder.compare("a", "b", "--json")
    #expect(
      result.output.hasPrefix(
        """
        {
          "format": 1,
          "matches": false,
          "counts": {"same": 1, "different": 2, "failed": 0, "added": 1, "removed": 1},
          "mode": "exact",
          "threshold": 0.0,
          "reference": "a",
          "actual": "b",
          "added": [
            "added.png"
          ],
          "removed": [
            "removed.png"
          ],
          "failed": [],
          "pairs": [
            {"path": "deep/down/x.PNG", "equal": false, "matches": false, "differingPixels": 1, 
        """))
    let pairs = try #require(try folder.json(result)["pairs"] as? [[String: Any]])
    #expect(
      pairs.compactMap { $0["path"] as? String } == ["deep/down/x.PNG", "same.png", "size.png"])
  }

  @Test("An unreadable image is an error and the other images are compared")
  func unreadableImageIsErrorAndOtherImagesAreCompared() throws {
    try writeFolders()
    try folder.output.write("no", to: "b/same.png")
    let result = folder.compare("a", "b")
    assertText(result.output + result.messages)
    #expect(result.exitCode == .error)
    let json = try folder.json(folder.compare("a", "b", "--json"))
    let failed = try #require(json["failed"] as? [[String: Any]])
    #expect(failed.first?["path"] as? String == "same.png")
    #expect(failed.first?["error"] is String)
  }

  @Test("The order of the output does not depend on the schedule")
  func theOrderDoesNotDependOnTheSchedule() throws {
    for index in 0..<60 {
      try folder.write("a/\(index).png")
      try folder.write("b/\(index).png", black: index.isMultiple(of: 3) ? dot : [])
    }
    let results = (0..<10).map { _ in folder.compare("a", "b", "--json") }
    #expect(Set(results).count == 1)
    let pairs = try #require(try folder.json(results[0])["pairs"] as? [[String: Any]])
    let paths = pairs.compactMap { $0["path"] as? String }
    #expect(paths == (0..<60).map { "\($0).png" }.sorted())
  }

  @Test("The progress line is updated and finally erased")
  func progressLineIsUpdatedAndFinallyErased() throws {
    for index in 0..<250 {
      try folder.write("a/\(index).png", width: 1, height: 1)
      try folder.write("b/\(index).png", width: 1, height: 1)
    }
    let shown = Mutex([String]())
    _ = folder.compare("a", "b") { text in shown.withLock { $0.append(text) } }
    let lines = shown.withLock { $0 }
    #expect(lines.count <= 130)
    #expect(lines.dropLast().last?.hasPrefix("\r250 of 250 ") == true)
    #expect(lines.last == "\r\u{1B}[K")
  }

  @Test("Links to files are followed and links to folders are not")
  func linksToFilesAreReadAndLinksToFoldersAreNot() throws {
    try folder.write("a/real.png")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/a/link.png", withDestinationPath: "real.png")
    try files.createSymbolicLink(atPath: folder.path + "/a/again", withDestinationPath: ".")
    try files.createSymbolicLink(atPath: folder.path + "/c", withDestinationPath: "a")
    let json = try folder.json(folder.compare("a", "c", "--json"))
    let counts = try #require(json["counts"] as? [String: Int])
    #expect(counts.filter { $0.value > 0 } == ["same": 2])
  }

  @Test("Canonically equivalent names are different files")
  func namesThatStringsTakeForTheSameAreTwoFiles() throws {
    let names = ["e\u{301}.png", "\u{E9}.png"]
    for name in names { try folder.write("a/" + name) }
    try folder.write("b/" + names[0])
    try folder.write("b/" + names[1], black: dot)
    #if os(Linux)
      let json = try folder.json(folder.compare("a", "b", "--json"))
      let counts = try #require(json["counts"] as? [String: Int])
      #expect(counts.filter { $0.value > 0 } == ["same": 1, "different": 1])
    #endif
  }

  #if os(Linux)
    @Test("Names that are not UTF-8 are compared")
    func namesThatAreNotUTF8AreCompared() throws {
      try folder.write("plain.png")
      try folder.write("black.png", black: dot)
      for (directory, source) in [("a", "plain"), ("b", "black")] {
        try FileManager.default.createDirectory(
          atPath: folder.path + "/" + directory, withIntermediateDirectories: true)
        let name =
          Array("\(folder.path)/\(directory)/x".utf8CString.dropLast()) + [-1]
          + Array(".png".utf8CString)
        #expect(link("\(folder.path)/\(source).png", name) == 0)
      }
      #expect(folder.compare("a", "b").output.hasPrefix(#"different  x\xFF.png: "#))
    }
  #endif

  @Test("Color spaces other than sRGB are reported")
  func colorSpacesOtherThanSRGBAreReported() throws {
    try folder.write("a/x.png")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a/x.png"))
    let linear = try PNGFile([UInt8](bytes)).removing("sRGB").inserting("gAMA", [0, 1, 0x86, 0xA0])
    try folder.output.write(Data(linear.bytes), to: "b/x.png")
    assertText(folder.compare("a", "b").output)
  }

  @Test("Control characters in names are escaped")
  func namesDoNotControlTheTerminal() throws {
    try folder.write("a/x\u{1B}[2J\n.png")
    try folder.write("b/y.png")
    let result = folder.compare("a", "b")
    #expect(result.output.contains("removed    x\\u{1B}[2J\\u{A}.png\n"))
  }
}
