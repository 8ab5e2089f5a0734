// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeReportsTestSupport
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

  @Test("Links to folders are counted and named, whether or not the other side has a folder")
  func linkedFolders() throws {
    for name in ["a/x.png", "b/x.png", "c/y.png", "b/both/z.png"] { try folder.write(name) }
    let links = ["a/sub", "b/sub", "a/d.png", "a/both"] + (1...4).map { "b/link\($0)" }
    for name in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name, withDestinationPath: "../c")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/only", withDestinationPath: "c")
    try folder.write("e/x.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/e/sub", withDestinationPath: "../c")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/f", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/f/sub", withDestinationPath: "../c")
    assertTexts([
      ("many", folder.compare("a", "b").output), ("one", folder.compare("e", "e").output),
      ("roots are followed", folder.compare("c", "only").output),
      ("only links", folder.compare("e", "f").messages),
    ])
    let json = try folder.json(folder.compare("a", "e", "--json"))
    #expect(
      json["linkedFolders"] as? [String: [String]]
        == ["reference": ["a/both", "a/d.png", "a/sub"], "actual": ["e/sub"]])
    #expect(folder.compare("e", "e").exitCode == .success)
  }

  @Test("Names that look the same are explained")
  func lookalikes() throws {
    for name in ["a/cafe\u{301}.png", "b/caf\u{E9}.png", "a/x y.png", "b/x\u{A0}y\u{200B}.png"] {
      try folder.write(name)
    }
    for name in ["a/same.png", "b/same.png", "a/one.png", "b/two.png"] { try folder.write(name) }
    let result = folder.compare("a", "b")
    #expect(result.exitCode == .different)
    assertText(result.output)
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

  @Test("Orientations other than upright are reported, and pixels are compared as they are stored")
  func orientations() throws {
    try folder.write("a/x.png")
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a/x.png")))
    // A TIFF structure with one entry: the tag 0x0112, the type SHORT, one value.
    func turned(_ value: UInt8) throws -> Data {
      let exif = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
      return Data(try PNGFile(bytes).inserting("eXIf", exif + [0, 0, 0, 0]).bytes)
    }
    for (name, value) in [("b/x.png", 6), ("c/x.png", 8), ("d/x.png", 1)] as [(String, UInt8)] {
      try folder.output.write(turned(value), to: name)
    }
    assertTexts([
      ("one file", folder.compare("a/x.png", "b/x.png").output),
      ("both files", folder.compare("b/x.png", "b/x.png").output),
      ("different", folder.compare("b/x.png", "c/x.png").output),
      ("upright", folder.compare("a/x.png", "d/x.png").output),
      ("folders", folder.compare("a", "b").output),
    ])
    let json = try folder.json(folder.compare("a/x.png", "b/x.png", "--json"))
    #expect(json["orientations"] as? [String: Int] == ["reference": 1, "actual": 6])
    #expect(json["matches"] as? Bool == true)
  }

  @Test("Control characters in names are escaped")
  func namesDoNotControlTheTerminal() throws {
    try folder.write("a/x\u{1B}[2J\n.png")
    try folder.write("b/y.png")
    let result = folder.compare("a", "b")
    #expect(result.output.contains("removed    x\\u{1B}[2J\\u{A}.png\n"))
  }
}
