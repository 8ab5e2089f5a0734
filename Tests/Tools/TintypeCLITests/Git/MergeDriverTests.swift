// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeScene
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeComparison

@Suite("tintype merge-driver") struct MergeDriverTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private func merge(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8],
    path: String = "__Snapshots__/CardTests/Cards/card.1.png"
  ) throws -> (result: CommandResult, merged: [UInt8]?) {
    for (name, bytes) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try git.package.write(bytes, to: name)
    }
    let result = git.run("merge-driver", "--", "base", "ours", "theirs", path)
    #expect(git.package.bytes("theirs") == theirs)
    return (result, git.package.bytes("ours"))
  }

  private func compact(_ image: SnapshotImage) throws -> [UInt8] {
    try #require(try CompactReference.make(of: image)).bytes
  }

  @Test("The version of the branch that changed the pixels is kept, in any form of the file")
  func oneSide() throws {
    let (old, new) = (try CompactPackage.plainCard("A"), try CompactPackage.plainCard("B"))
    let fullOld = try GitPackage.full(old)
    let fullNew = try GitPackage.full(new)
    let compactOld = try compact(old)
    let compactNew = try compact(new)
    let plainOld = try PNG.encode(old.bitmap).bytes
    let plainNew = try PNG.encode(new.bitmap).bytes
    for (base, ours, theirs, merged) in [
      (fullOld, compactNew, compactOld, compactNew),
      (fullOld, compactOld, compactNew, compactNew),
      (fullOld, plainOld, fullNew, fullNew),
      (plainOld, plainNew, compactOld, plainNew),
      // The same pixels on both sides.
      (fullOld, fullNew, compactNew, fullNew),
      (fullOld, plainNew, fullNew, plainNew),
      // No common ancestor.
      ([], fullNew, compactNew, fullNew),
      // A damaged ancestor equals neither side.
      (Array(fullOld.prefix(100)), fullNew, compactNew, fullNew),
    ] {
      let found = try merge(base, ours, theirs)
      #expect(found.result == CommandResult())
      #expect(found.merged == merged)
    }
  }

  @Test("If the pixels are equal, the version of the branch that changed the scene is kept")
  func scenes() throws {
    let image = try CompactPackage.plainCard("A")
    var scene = try #require(image.scene)
    scene.nodes[0].semantics = Semantics(label: "A card")
    let labeled = SnapshotImage(bitmap: image.bitmap, scale: 2, scene: scene) { nil }
    let base = try GitPackage.full(image)
    let (ours, theirs) = (try compact(image), try GitPackage.full(labeled))
    // A compact reference stores the digest of the nodes before the scene is encoded.
    let found = try merge(base, ours, theirs)
    #expect(found.result == CommandResult())
    #expect(found.merged == theirs)
  }

  @Test("Images that both branches changed differently conflict, and ours is kept")
  func conflict() throws {
    let versions = try ["A", "B", "C"].map { try GitPackage.full(CompactPackage.plainCard($0)) }
    let path = "__Snapshots__/CardTests/Cards/card.1.png"
    let cases: [(String, [UInt8], [UInt8], [UInt8], String)] = [
      ("changed", versions[0], versions[1], versions[2], path),
      ("added", [], versions[1], versions[2], path),
      ("damaged", versions[0], versions[1], Array(versions[2].prefix(90)), path),
      ("no image", versions[0], versions[1], Array("text".utf8), path),
      ("elsewhere", versions[0], versions[1], versions[2], "a b/__Snapshots__/$(x)/é.png"),
    ]
    assertTexts(
      try cases.map { name, base, ours, theirs, path in
        let found = try merge(base, ours, theirs, path: path)
        #expect(found.result.exitCode == .different)
        #expect(found.merged == ours)
        return (name, found.result.messages)
      })
  }

  @Test("Text references are merged line by line")
  func text() throws {
    func bytes(_ lines: String...) -> [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }
    let base = bytes("one", "two", "three", "four", "five")
    let merged = try merge(
      base, bytes("1", "two", "three", "four", "five"), bytes("one", "two", "three", "four", "5"),
      path: "a.txt")
    #expect(merged.result == CommandResult())
    #expect(merged.merged == bytes("1", "two", "three", "four", "5"))
    let conflict = try merge(base, bytes("1", "two"), bytes("one!", "two"), path: "a.txt")
    #expect(conflict.result.exitCode == .different)
    #expect(String(decoding: conflict.merged ?? [], as: UTF8.self).contains("<<<<<<< ours\n"))
    assertText(conflict.result.messages)
  }

  @Test("Git LFS pointers conflict and are never merged line by line")
  func pointers() throws {
    func pointer(_ digit: String) -> [UInt8] {
      Array("version https://git-lfs.github.com/spec/v1\noid sha256:\(digit)\nsize 1\n".utf8)
    }
    let found = try merge(pointer("0"), pointer("1"), pointer("2"))
    #expect(found.result.exitCode == .different)
    #expect(found.merged == pointer("1"))
  }

  #if os(Linux)
    /// Creates a repository whose branches `main` and `feature` change three references.
    private func branches() throws {
      _ = try git.start(GitPackage.builtTool, ["init", "--git"])
      func write(_ names: [String: String]) throws {
        for (name, title) in names {
          try git.write(full: CompactPackage.plainCard(title), to: name)
        }
      }
      try write(["both.1.png": "A", "o n\"e.1.png": "A", "same.1.png": "A"])
      try git.commit("References")
      try git.git("checkout", "-q", "-b", "feature")
      try write(["both.1.png": "F", "o n\"e.1.png": "F", "new.1.png": "N"])
      try git.write(compact: CompactPackage.plainCard("S"), to: "same.1.png")
      try git.commit("Feature")
      try git.git("checkout", "-q", "main")
      try write(["both.1.png": "M", "same.1.png": "S", "new.1.png": "N"])
      // Only the form of the file changes.
      try git.write(compact: CompactPackage.plainCard("A"), to: "o n\"e.1.png")
      try git.commit("Main")
    }

    private func expectMerged(kept title: String) throws {
      let full = try GitPackage.full(CompactPackage.plainCard(title))
      #expect(git.bytes("both.1.png") == full)
      let one = try GitPackage.full(CompactPackage.plainCard("F"))
      #expect(git.bytes("o n\"e.1.png") == one)
      let conflicts = try git.git("diff", "--name-only", "--diff-filter=U")
      #expect(conflicts == "\(GitPackage.suite)/both.1.png\n")
    }

    @Test("git merge resolves what it can and leaves complete images in conflicts")
    func gitMerge() throws {
      try branches()
      let run = try git.tryGit(["merge", "feature"])
      #expect(run.code == 1)
      try expectMerged(kept: "M")
      assertText(run.messages, named: "messages")
      try git.git("checkout", "--theirs", "--", "\(GitPackage.suite)/both.1.png")
      #expect(git.bytes("both.1.png") == (try GitPackage.full(CompactPackage.plainCard("F"))))
    }

    @Test("git rebase keeps the version of the branch onto which it rebases")
    func gitRebase() throws {
      try branches()
      try git.git("checkout", "-q", "feature")
      let run = try git.tryGit(["rebase", "main"])
      #expect(run.code == 1)
      try expectMerged(kept: "M")
    }

    @Test("A clone without the driver has conflicts as in binary files")
    func withoutDriver() throws {
      try branches()
      try git.git("config", "--remove-section", "merge.tintype")
      #expect(try git.tryGit(["merge", "feature"]).code == 1)
      let ours = try GitPackage.full(CompactPackage.plainCard("M"))
      #expect(git.bytes("both.1.png") == ours)
      let conflicts = try git.git("diff", "--name-only", "--diff-filter=U")
      #expect(conflicts.split(separator: "\n").count == 3)
    }

    @Test("A driver whose program is missing leaves a conflict with a complete image")
    func programGone() throws {
      try branches()
      try git.git("config", "merge.tintype.driver", "/none/tintype merge-driver -- %O %A %B %P")
      #expect(try git.tryGit(["merge", "feature"]).code == 1)
      #expect(git.bytes("both.1.png") == (try GitPackage.full(CompactPackage.plainCard("M"))))
    }
  #endif
}
