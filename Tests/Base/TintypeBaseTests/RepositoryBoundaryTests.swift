// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase

/// A repository `team` beside a directory `outside`, which is a repository, too.
private struct Places: ~Copyable {
  let path =
    FilePath.resolved(FileManager.default.temporaryDirectory.path).map {
      $0 + "/tintype-" + UUID().uuidString
    } ?? ""
  var team: String { path + "/team" }
  var outside: String { path + "/outside" }

  init() throws {
    for directory in ["team/.git", "team/package/inner", "outside/.git", "outside/inner"] {
      try Directory.create(at: path + "/" + directory)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: team + "/" + name, withDestinationPath: target)
  }
}

@Suite("The boundary of a repository")
struct RepositoryBoundaryTests {
  @Test("A path of the repository does not leave it, even if it does not exist")
  func inside() throws {
    let places = try Places()
    for name in ["", "/package", "/package/missing/deep"] {
      #expect(!RepositoryBoundary.isLeft(by: places.team + name))
    }
    try places.link("alias", to: "package/inner")
    #expect(!RepositoryBoundary.isLeft(by: places.team + "/alias/missing"))
  }

  @Test(
    "A link that leads out of the repository leaves it",
    arguments: ["../outside", "../outside/inner", "..", "/", "../missing"])
  func outside(target: String) throws {
    let places = try Places()
    try places.link("link", to: target)
    #expect(RepositoryBoundary.isLeft(by: places.team + "/link"))
    #expect(RepositoryBoundary.isLeft(by: places.team + "/link/inner/missing"))
  }

  @Test("The root of a path through a link is the repository that contains the link")
  func root() throws {
    let places = try Places()
    try places.link("link", to: "../outside")
    #expect(RepositoryBoundary.root(of: places.team + "/link/inner") == places.team)
    #expect(RepositoryBoundary.root(of: places.outside + "/inner") == places.outside)
  }

  @Test("Outside of repositories, the package is the boundary")
  func package() throws {
    let places = try Places()
    try FileManager.default.removeItem(atPath: places.team + "/.git")
    try AtomicFile.write([], to: places.team + "/Package.swift")
    try places.link("link", to: "../outside/inner")
    try FileManager.default.removeItem(atPath: places.outside + "/.git")
    #expect(RepositoryBoundary.root(of: places.team + "/package") == places.team)
    #expect(RepositoryBoundary.isLeft(by: places.team + "/link"))
  }

  @Test(
    "A standardized path has no empty components, “.” and “..”",
    arguments: [
      ("/a/b", "/a/b"), ("/a//b/./c/", "/a/b/c"), ("/a/../b", "/b"), ("/../a", "/a"), ("/", "/"),
    ])
  func standardized(path: String, expected: String) {
    #expect(FilePath.standardized(path) == expected)
  }

  @Test(
    "A slash before a combining mark separates components",
    arguments: [
      ("/a/\u{301}b", "/a", "\u{301}b"), ("/\u{301}a", "/", "\u{301}a"),
      ("a/\u{20DD}/b", "a/\u{20DD}", "b"), ("/a/b", "/a", "b"), ("/", "", ""), ("a", "", "a"),
    ])
  func marks(path: String, parent: String, name: String) {
    #expect(FilePath.parent(of: path).utf8.elementsEqual(parent.utf8))
    #expect(FilePath.name(of: path).utf8.elementsEqual(name.utf8))
    #expect(FilePath.hidesSlash(path) == path.contains { $0.unicodeScalars.count > 1 })
    #expect(
      FilePath.standardized("/x/../" + path).utf8.elementsEqual(FilePath.standardized(path).utf8))
  }

  @Test("A directory is compared by the bytes of its name")
  func names() {
    #expect(FilePath.isBelow("/caf\u{E9}/a", "/caf\u{E9}"))
    #expect(!FilePath.isBelow("/cafe\u{301}/a", "/caf\u{E9}"))
    #expect(FilePath.isBelow("/a/\u{301}b", "/a"))
    #expect(FilePath.isBelow("/a", "/"))
    #expect(!FilePath.isBelow("/ab", "/a"))
  }

  @Test("A link before a hidden slash leaves the repository")
  func hiddenSlash() throws {
    let places = try Places()
    try places.link("link", to: "../outside")
    #expect(RepositoryBoundary.isLeft(by: places.team + "/link/\u{301}missing/file"))
  }

  @Test("A file that is a symbolic link is not read if links are not followed")
  func file() throws {
    let places = try Places()
    try AtomicFile.write([7], to: places.team + "/file")
    try places.link("link", to: "file")
    try places.link("dangling", to: "missing")
    let path = places.team
    #expect(try RegularFile.bytes(of: path + "/file", limit: 9, followingLink: false) == [7])
    #expect(try RegularFile.bytes(of: path + "/link", limit: 9) == [7])
    for name in ["link", "dangling"] {
      #expect(throws: FileError.link) {
        try RegularFile.bytes(of: path + "/" + name, limit: 9, followingLink: false)
      }
    }
    #expect(throws: FileError.missing) {
      try RegularFile.bytes(of: path + "/missing", limit: 9, followingLink: false)
    }
    #expect(FilePath.isRegularFile(path + "/file"))
    #expect(!FilePath.isRegularFile(path + "/link"))
    #expect(!FilePath.isRegularFile(path + "/package"))
  }
}
