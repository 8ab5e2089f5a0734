// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeTestSupport

@testable import TintypeGit
@testable import TintypeReports

@Suite("Objects of a repository") struct GitObjectsTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private var repository: GitRepository {
    get throws { try GitRepository(of: git.path, environment: git.environment) }
  }

  /// Writes an object and returns its name.
  private func object(_ bytes: [UInt8]) throws -> String {
    try git.package.write(bytes, to: "object")
    return try git.git("hash-object", "-w", "object").trimmingCharacters(in: .newlines)
  }

  @Test("Contents are returned in the order of the names, without those over the size limit")
  func contents() throws {
    let large = [UInt8](repeating: 7, count: 1 << 20)
    let names = try [[], Array("a\nb".utf8), large, [0, 255]].map(object)
    let none = String(repeating: "1", count: 40)
    let tree = try git.git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
    let contents = try repository.contents(of: names + [none, tree, names[1]], limit: 1000)
    #expect(
      contents == [
        .bytes([]), .bytes(Array("a\nb".utf8)), .tooLarge(limit: 1000), .bytes([0, 255]),
        .missing, .missing, .bytes(Array("a\nb".utf8)),
      ])
    #expect(try repository.contents(of: [names[2]], limit: 1 << 20) == [.bytes(large)])
    #expect(try repository.contents(of: [], limit: 1) == [])
  }

  @Test("Releasing a reader early ends the git process")
  func released() throws {
    let large = try object([UInt8](repeating: 7, count: 8 << 20))
    let names = [String](repeating: large, count: 20)
    var objects: GitObjects? = try GitObjects(names, in: repository, limit: 1 << 30)
    _ = try objects?.next()
    objects = nil
    #expect(objects == nil)
  }

  @Test("Entries of a tree that would leave the working tree are rejected")
  func hostileTree() throws {
    let text = try object(Array("text\n".utf8))
    func tree(_ entries: String...) throws -> String {
      try git.package.write(entries.map { $0 + "\0" }.joined(), to: "entries")
      let script = "git mktree -z <entries"
      return try git.start("/bin/sh", ["-c", script]).output.trimmingCharacters(in: .newlines)
    }
    let head = try git.git("rev-parse", "HEAD").trimmingCharacters(in: .newlines)
    let inner = try tree(
      "100644 blob \(text)\t..", "120000 blob \(text)\tlink.1.png",
      "160000 commit \(head)\tsub.png",
      "100644 blob \(text)\tgone.1.txt")
    let root = try tree("040000 tree \(inner)\t__Snapshots__", "040000 tree \(inner)\t..")
    let commit = try git.git("commit-tree", "-m", "Hostile", root)
      .trimmingCharacters(in: .newlines)
    try git.git("branch", "hostile", commit)
    let result = git.compare("--base", "hostile", "--report", "report")
    #expect(result.exitCode == .error)
    assertText(result.output, in: git.path, redacting: [.commits])
    #expect(git.package.list("").filter { $0.hasSuffix("gone.1.txt") }.isEmpty)
  }
}
