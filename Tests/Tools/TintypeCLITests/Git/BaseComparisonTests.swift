// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeRuns
import TintypeScene
import TintypeTestSupport

@testable import TintypeComparison
@testable import TintypeReports

@Suite("tintype compare --base") struct BaseComparisonTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private func begin(_ names: String...) throws {
    for name in names {
      try git.write(full: CompactPackage.plainCard(name), to: "\(name).1.png")
    }
    try git.package.write("one\ntwo\nthree\n", to: "\(GitPackage.suite)/text.1.txt")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
  }

  @Test("Changed, added, removed, renamed and untracked references are listed with their causes")
  func kinds() throws {
    try begin("changed", "removed", "renamed", "moved", "kept")
    try git.write(full: CompactPackage.plainCard("edited"), to: "changed.1.png")
    try git.git("rm", "-q", "\(GitPackage.suite)/removed.1.png")
    try git.git(
      "mv", "\(GitPackage.suite)/renamed.1.png", "\(GitPackage.suite)/renamed-staged.1.png")
    try FileManager.default.moveItem(
      atPath: "\(git.path)/\(GitPackage.suite)/moved.1.png",
      toPath: "\(git.path)/\(GitPackage.suite)/moved-untracked.1.png")
    try git.write(full: CompactPackage.plainCard("new"), to: "added.1.png")
    try git.package.write("one\n2\nthree\n", to: "\(GitPackage.suite)/text.1.txt")
    let (index, status) = (
      git.package.bytes(".git/index"), try git.git("status", "--porcelain")
    )
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
    assertText(result.output, named: "text", redacting: [.commits, .pixelCounts])
    assertText(
      git.compare("--base", "main", "--json").output, named: "json",
      redacting: [.commits, .pixelCounts])
    #expect(git.compare("--base", "main", "--quiet").output.isEmpty)
    #expect(git.package.bytes(".git/index") == index)
    #expect(try git.git("status", "--porcelain") == status)
  }

  @Test("Counts and causes come first, texts belong to causes, and long lists are shortened")
  func causes() throws {
    let outline = "VStack  padding[0].top: 16  padding[0].leading: 16\n  Text[0]  text: \"Pay\"\n"
    for number in 1...32 {
      try git.write(full: CompactPackage.plainCard("Pay"), to: "card\(number + 100).1.png")
    }
    try git.package.write(outline, to: "\(GitPackage.suite)/outline.1.txt")
    try git.commit("References")
    for number in 1...32 {
      try git.write(full: CompactPackage.plainCard("Pay now"), to: "card\(number + 100).1.png")
    }
    try git.package.write(
      outline.replacing(": 16", with: ": 20").replacing("Pay", with: "Pay now"),
      to: "\(GitPackage.suite)/outline.1.txt")
    let result = git.compare("--base", "HEAD", "--report", "report")
    assertText(result.output, in: git.path, redacting: [.commits, .pixelCounts])
    let index = try #require(git.package.text("report/data/index.js"))
    // No image is listed before the causes.
    #expect(index.contains("\"alone\":[],"))
    #expect(index.contains("\"unexplained\":[0,0"))
    let json = git.compare("--base", "HEAD", "--json").output
    #expect(json.contains(#""title": "text \"Pay\" → \"Pay now\" · Text · 33 snapshots""#))
  }

  @Test("A branch without changes has no differences")
  func nothing() throws {
    try begin("a")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .success)
    assertText(result.output, redacting: [.commits, .pixelCounts])
  }

  @Test("The base is the merge base, so changes of the other branch are not listed")
  func mergeBase() throws {
    try begin("a", "b")
    try git.write(full: CompactPackage.plainCard("ours"), to: "a.1.png")
    try git.commit("Ours")
    try git.git("checkout", "-q", "main")
    try git.write(full: CompactPackage.plainCard("theirs"), to: "b.1.png")
    try git.commit("Theirs")
    try git.git("checkout", "-q", "feature")
    let output = git.compare("--base", "main").output
    #expect(output.contains("/a.1.png: "))
    #expect(!output.contains("/b.1.png"))
  }

  @Test("A revision without a merge base is compared directly, with a warning")
  func noMergeBase() throws {
    try begin("a")
    try git.git("checkout", "-q", "--orphan", "alone")
    try git.write(full: CompactPackage.plainCard("other"), to: "a.1.png")
    try git.commit("Alone")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .different)
    assertText(result.output + result.messages, redacting: [.commits, .pixelCounts])
  }

  @Test("Compact references are painted with the shared images of the base")
  func compact() throws {
    try git.write(compact: CompactPackage.card("Ada"), to: "changed.1.png")
    try git.write(compact: CompactPackage.plainCard("Eva"), to: "form.1.png")
    try git.write(compact: CompactPackage.card("Joe"), to: "gone.1.png")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
    try git.package.remove("__Snapshots__")
    try git.write(compact: CompactPackage.card("Ada", pixel: 0xFF80_2020), to: "changed.1.png")
    try git.write(full: CompactPackage.plainCard("Eva"), to: "form.1.png")
    let result = git.compare("--base", "main", "--report", "report")
    #expect(result.exitCode == .different)
    #expect(result.messages.isEmpty)
    assertText(result.output, in: git.path, redacting: [.commits, .pixelCounts])
    // Both versions of the changed image, and the removed image.
    #expect(git.package.list("report/images").count == 3)
    let index = git.package.text("report/data/index.js")
    #expect(index?.contains("\"base\":[\"main\",") == true)
    // The commit of the working tree.
    #expect(index?.contains("\"subject\":\"References\"") == true)
    #expect(git.package.text("report/index.html")?.contains("Since main: 1 changed") == true)
  }

  @Test("A compact reference whose shared image is not in the base cannot be compared")
  func assetMissing() throws {
    try git.write(compact: CompactPackage.card("Ada"), to: "card.1.png")
    try git.package.remove("__Snapshots__/assets")
    try git.commit("References")
    try git.write(compact: CompactPackage.card("Eva"), to: "card.1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .error)
    #expect(result.output.contains("failed   \(GitPackage.suite)/card.1.png\n"))
    #expect(result.output.contains("1 not compared"))
  }

  @Test("A changed scene with the same pixels is a change")
  func scene() throws {
    try git.write(full: CompactPackage.plainCard("Ada"), to: "card.1.png")
    try git.commit("References")
    var scene = try #require(try CompactPackage.plainCard("Ada").scene)
    scene.nodes[0].semantics = Semantics(label: "A card")
    let image = try CompactPackage.plainCard("Ada")
    let other = SnapshotImage(bitmap: image.bitmap, scale: image.scale, scene: scene) { nil }
    try git.write(full: other, to: "card.1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .different)
    assertText(result.output, redacting: [.commits, .pixelCounts])
  }

  @Test("Names with spaces, quotes, line feeds and non-Latin scripts are compared")
  func names() throws {
    let names = ["a b", "a\"b'", "a\nb", "ü 日本", "-x", "a\\b", "$(x)"]
    for name in names { try git.write(full: CompactPackage.plainCard("A"), to: "\(name).1.png") }
    try git.commit("References")
    for name in names { try git.write(full: CompactPackage.plainCard("B"), to: "\(name).1.png") }
    try git.write(full: CompactPackage.plainCard("C"), to: "new\n\t\"ö\".1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .different)
    assertText(result.output, redacting: [.commits, .pixelCounts])
  }

  @Test("Paths select references, relative to the current directory")
  func paths() throws {
    try begin("a", "b")
    for name in ["a", "b"] {
      try git.write(full: CompactPackage.plainCard("x"), to: "\(name).1.png")
    }
    try git.write(full: CompactPackage.plainCard("x"), to: "../../../Shots/c.1.png")
    try git.write(full: CompactPackage.plainCard("x"), to: "../../../Icons/d.png")
    func compared(_ arguments: String...) -> [String] {
      let summary = ["--base", "main", "--json"] + arguments
      let result = git.compare(summary, in: "/__Snapshots__/CardTests")
      #expect(result.exitCode == .different)
      return result.output.split(separator: "\"").filter { $0.hasSuffix(".png") }
        .map { FilePath.name(of: String($0)) }
    }
    #expect(compared() == ["a.1.png", "b.1.png"])
    #expect(compared("Cards/b.1.png") == ["b.1.png"])
    #expect(compared("../..") == ["a.1.png", "b.1.png"])
    #expect(compared("Cards", "--references", "../../Shots") == ["c.1.png", "a.1.png", "b.1.png"])
  }

  @Test("Symbolic links and Git LFS pointers are not followed")
  func links() throws {
    try git.package.link("secret.1.png", to: "/etc/hostname")
    try begin("a", "b")
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    try git.package.remove("\(GitPackage.suite)/a.1.png")
    try git.package.link("\(GitPackage.suite)/a.1.png", to: "/etc/hostname")
    try git.package.write(pointer, to: "\(GitPackage.suite)/b.1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .error)
    assertText(result.output, redacting: [.commits, .pixelCounts])
  }

  @Test("A file is not read through a link to a folder, even if the index calls it unchanged")
  func linkedFolder() throws {
    let folder = GitPackage.suite + "/Deep"
    try git.package.write("old\n", to: folder + "/x.1.txt")
    try git.commit("Add a text")
    try git.package.write("new\n", to: folder + "/x.1.txt")
    try git.git("add", "--all")
    try git.git("update-index", "--assume-unchanged", folder + "/x.1.txt")
    try git.package.remove(folder)
    let outside = git.path + "-outside"
    try FileManager.default.createDirectory(
      atPath: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try Data("SECRET\n".utf8).write(to: URL(fileURLWithPath: outside + "/x.1.txt"))
    try git.package.link(folder, to: outside)
    let result = git.compare("--base", "HEAD")
    #expect(result.exitCode == .error)
    #expect(!(result.output + result.messages).contains("SECRET"))
  }

  @Test("A file that a committed Git LFS pointer stands for is unchanged")
  func unchangedLargeFile() throws {
    try begin("a", "b")
    let bytes = try #require(git.bytes("a.1.png"))
    let pointer = """
      version https://git-lfs.github.com/spec/v1
      oid sha256:\(SHA256Digest.of(bytes).hexadecimal)
      size \(bytes.count)

      """
    try git.package.write(pointer, to: "\(GitPackage.suite)/a.1.png")
    try git.commit("Store the file with Git LFS")
    try git.package.write(bytes, to: "\(GitPackage.suite)/a.1.png")
    #expect(git.compare("--base", "HEAD").exitCode == .success)
  }

  @Test("Damaged references do not prevent the comparison of others")
  func damaged() throws {
    try begin("a", "b")
    let bytes = try #require(git.bytes("a.1.png"))
    try git.package.write(Array(bytes.prefix(200)), to: "\(GitPackage.suite)/a.1.png")
    try git.write(full: CompactPackage.plainCard("x"), to: "b.1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .error)
    assertText(result.output, redacting: [.commits, .pixelCounts])
  }

  @Test("A file whose permissions alone changed does not differ")
  func permissions() throws {
    try begin("a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(git.path)/\(GitPackage.suite)/a.1.png")
    #expect(try git.git("status", "--porcelain") == " M \(GitPackage.suite)/a.1.png\n")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("\nNo reference differs.\n"))
  }

  @Test("References with different paths have different names in a report")
  func namesInReports() {
    let paths = [
      "__Snapshots__/T/S/a.1.png", "__Snapshots__/T/S/N/a.1.png", "T/S/a.1.png", "T/a.1.png",
      "App/__Snapshots__/T/S/a.1.png", "App/__Snapshots__/S/a.1.png", "__Snapshots__/a.1.png",
      "__Snapshots__/T/S/a.png", "__Snapshots__/T/S/a..png", "a.1.png", "S/T/__Snapshots__/a.1.png",
    ]
    let names = paths.map { SnapshotName(referencePath: $0).description }
    #expect(Set(names).count == paths.count)
    #expect(names.first == "T/S/a.1")
    #expect(names[1] == "T/S/N/a.1")
  }

  @Test("--pending compares the new images of a test run instead of the references")
  func pending() throws {
    let compact = try CompactPackage(isCompact: false)
    let other = try CompactPackage.card("Eva")
    _ = compact.verify(try CompactPackage.card("Ada"))
    let repository = try GitPackage(adopting: compact.package)
    _ = compact.verify(other, record: .never)
    #expect(repository.compare("--base", "main").exitCode == .success)
    let output = compact.package.output.path
    let result = repository.compare("--base", "main", "--pending", output)
    #expect(result.exitCode == .different)
    assertText(result.output, redacting: [.commits, .pixelCounts])
    #expect(
      repository.compare("--base", "main", "--pending", output, "--run", "other").exitCode
        == .success)
  }
}
