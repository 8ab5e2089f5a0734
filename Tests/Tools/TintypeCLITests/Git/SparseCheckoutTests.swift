// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine

@testable import TintypeGit
@testable import TintypeReports

@Suite("tintype compare --base in a sparse checkout") struct SparseCheckoutTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  /// Removes the references from the working tree, but not from the index.
  private func leaveReferencesOut() throws {
    try git.git("sparse-checkout", "set", "--no-cone", "/*", "!/__Snapshots__/")
    try #require(git.package.list("__Snapshots__").isEmpty)
    try #require(git.git("status", "--porcelain").isEmpty)
  }

  @Test("Files that a sparse checkout leaves out are read from the index")
  func full() throws {
    for name in ["changed", "removed", "renamed", "kept"] {
      try git.write(full: CompactPackage.plainCard(name), to: "\(name).1.png")
    }
    try git.package.write("one\ntwo\n", to: "\(GitPackage.suite)/text.1.txt")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
    try git.write(full: CompactPackage.plainCard("edited"), to: "changed.1.png")
    try git.write(full: CompactPackage.plainCard("new"), to: "added.1.png")
    try git.git("rm", "-q", "\(GitPackage.suite)/removed.1.png")
    try git.git("mv", "\(GitPackage.suite)/renamed.1.png", "\(GitPackage.suite)/moved.1.png")
    try git.package.write("one\n2\n", to: "\(GitPackage.suite)/text.1.txt")
    try git.commit("Changes")
    let whole = git.compare("--base", "main")
    #expect(whole.exitCode == .different)
    try leaveReferencesOut()
    #expect(git.compare("--base", "main") == whole)
    #expect(git.compare("--base", "HEAD").exitCode == .success)
  }

  @Test("Compact references of a sparse checkout are painted with the shared images of the index")
  func compact() throws {
    try git.write(compact: CompactPackage.card("Ada"), to: "changed.1.png")
    try git.commit("References")
    try git.git("checkout", "-q", "-b", "feature")
    try git.write(compact: CompactPackage.card("Ada", pixel: 0xFF80_2020), to: "changed.1.png")
    try git.write(full: CompactPackage.plainCard("Old"), to: "added.1.png")
    try git.commit("Changes")
    let whole = git.compare("--base", "main")
    #expect(whole.exitCode == .different)
    try leaveReferencesOut()
    #expect(git.compare("--base", "main") == whole)
  }

  @Test("A file that is in the working tree although it is left out is read from there")
  func present() throws {
    try git.write(full: CompactPackage.plainCard("A"), to: "a.1.png")
    try git.commit("References")
    try leaveReferencesOut()
    try git.write(full: CompactPackage.plainCard("B"), to: "a.1.png")
    let result = git.compare("--base", "main")
    #expect(result.exitCode == .different)
    #expect(result.output.contains("a.1.png"))
  }

  static let (zeros, object) = (
    String(repeating: "0", count: 40), String(repeating: "a", count: 40)
  )

  @Test(
    "The object of the index is known for a file whose entry is up to date",
    arguments: [
      (":100644 100644 \(object) \(object) M;x;", "x"),
      (":000000 100644 \(zeros) \(object) A;x;", "x"),
      (":100644 100644 \(object) \(object) R100;x;y;", "y"),
      (":100644 120000 \(object) \(object) T;x;", "x"),
      (":100644 100644 \(object) \(zeros) M;x;", nil),
      (":100644 000000 \(object) \(zeros) D;x;", nil),
    ] as [(String, String?)])
  func raw(text: String, path: String?) throws {
    let bytes = text.utf8.map { $0 == UInt8(ascii: ";") ? 0 : $0 }
    let change = try #require(GitChange.parse(raw: bytes)?.first)
    #expect(change.index?.path.text == path)
    #expect(change.index.map(\.isRegular) == path.map { _ in !text.contains("120000") })
  }
}
