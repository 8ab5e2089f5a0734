// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

@testable import TintypeCodeBases

@Suite("The files of a derived package")
struct DerivedFilesTests {
  private let sample: SampleProject
  private var files: DerivedFiles { DerivedFiles(directory: sample.root + "/derived") }

  init() throws {
    sample = try SampleProject(["Art/a.png": "a", "Art/Deep/b.png": "bb", "notes.txt": "notes"])
  }

  private func replace(
    _ texts: [String: String], copies: [String: String] = [:]
  ) throws -> Bool {
    try files.replace(
      with: texts.mapValues { Array($0.utf8) }, copies: copies.mapValues { sample.root + "/" + $0 })
  }

  /// The paths and contents of the derived files.
  private func contents() throws -> [String: String] {
    let found = DerivedFiles.files(at: files.directory)
    return try Dictionary(
      uniqueKeysWithValues: found.map {
        ($0.relative, try String(contentsOfFile: $0.file, encoding: .utf8))
      })
  }

  private func date(_ path: String) throws -> FileTime {
    var status = stat()
    #expect(stat("\(files.directory)/\(path)", &status) == 0)
    return FileTime(modificationOf: status)
  }

  @Test("Unchanged files keep their dates, changed ones are written, and others are removed")
  func replace() throws {
    #expect(
      try replace(["Package.swift": "p", "Sources/A/a.swift": "a", "Sources/A/b.swift": "b"]))
    let before = try date("Sources/A/a.swift")
    #expect(
      try !replace(["Package.swift": "p", "Sources/A/a.swift": "a", "Sources/A/b.swift": "b"]))
    #expect(try replace(["Package.swift": "p", "Sources/A/a.swift": "a"]))
    #expect(try date("Sources/A/a.swift") == before)
    #expect(try replace(["Package.swift": "p", "Sources/A/a.swift": "aa"]))
    #expect(try contents() == ["Package.swift": "p", "Sources/A/a.swift": "aa"])
  }

  @Test("Only files in the folders Sources and Tests are removed")
  func removal() throws {
    for path in ["derived/Package.resolved", "derived/Tests/old.swift", "derived/Sources/old.c"] {
      try sample.write("old", to: path)
    }
    #expect(try replace(["Package.swift": "p"]))
    #expect(try contents() == ["Package.swift": "p", "Package.resolved": "old"])
  }

  @Test("A folder is copied with its folders, and a file that no longer exists is removed")
  func folders() throws {
    let copies = ["Sources/A/Resources/Art": "Art", "Sources/A/Resources/n.txt": "notes.txt"]
    #expect(try replace([:], copies: copies))
    #expect(
      try contents() == [
        "Sources/A/Resources/Art/a.png": "a", "Sources/A/Resources/Art/Deep/b.png": "bb",
        "Sources/A/Resources/n.txt": "notes",
      ])
    // A copy with the time of the original could be older.
    #expect(try (0..<100_000).contains { _ in try !replace([:], copies: copies) })
    #expect(unlink(sample.root + "/Art/a.png") == 0)
    #expect(try replace([:], copies: copies))
    #expect(try contents()["Sources/A/Resources/Art/a.png"] == nil)
  }

  @Test("A resource of the same size that has changed is copied again")
  func changedResource() throws {
    let copies = ["Sources/A/Resources/n.txt": "notes.txt"]
    #expect(try replace([:], copies: copies))
    try sample.write("other", to: "notes.txt")
    #expect(try replace([:], copies: copies))
    #expect(try contents() == ["Sources/A/Resources/n.txt": "other"])
  }

  @Test("A resource that is replaced with an older file of the same size is copied again")
  func olderResource() throws {
    let copies = ["Sources/A/Resources/n.txt": "notes.txt"]
    #expect(try replace([:], copies: copies))
    try sample.write("older", to: "notes.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
      ofItemAtPath: sample.root + "/notes.txt")
    #expect(try replace([:], copies: copies))
    #expect(try contents() == ["Sources/A/Resources/n.txt": "older"])
  }

  @Test("Links to files are copied as files; links to folders, missing files and pipes are ignored")
  func links() throws {
    let art = sample.root + "/Art"
    #expect(symlink("../notes.txt", art + "/link.txt") == 0)
    #expect(symlink("..", art + "/up") == 0)
    #expect(symlink("gone", art + "/gone") == 0)
    #expect(mkfifo(art + "/pipe", 0o600) == 0)
    #expect(
      DerivedFiles.files(at: art).map(\.relative).sorted() == ["Deep/b.png", "a.png", "link.txt"])
    #expect(DerivedFiles.files(at: art + "/up").map(\.relative).contains("notes.txt"))
    #expect(DerivedFiles.files(at: art + "/gone").isEmpty)
    #expect(DerivedFiles.files(at: sample.root + "/notes.txt").map(\.relative) == [""])
  }

  @Test(
    "A derived file at the place of a former folder, and a folder at that of a file, are written")
  func kinds() throws {
    #expect(try replace(["Sources/A/x": "file"]))
    #expect(try replace(["Sources/A/x/y.swift": "in folder"]))
    #expect(try contents() == ["Sources/A/x/y.swift": "in folder"])
    #expect(try replace(["Sources/A/x": "file"]))
    #expect(try contents() == ["Sources/A/x": "file"])
  }

  @Test("A derived directory that is a file is an error")
  func noDirectory() throws {
    try sample.write("file", to: "derived")
    #expect(throws: FileError.self) { try replace(["Package.swift": "p"]) }
  }
}
