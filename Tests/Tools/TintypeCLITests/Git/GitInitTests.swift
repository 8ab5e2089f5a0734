// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype init --git") struct GitInitTests {
  let git: GitPackage

  init() throws { git = try GitPackage() }

  private func settings() throws -> String {
    try git.git("config", "--local", "--get-regexp", "^(merge|diff)[.]tintype[.]")
  }

  @Test("The drivers are set up once, and a second run changes nothing")
  func twice() throws {
    let first = git.run("init", "--git")
    #expect(first.exitCode == .success)
    let (attributes, settings) = (git.package.text(".gitattributes"), try settings())
    let second = git.run("init", "--git")
    #expect(second.exitCode == .success)
    #expect(git.package.text(".gitattributes") == attributes)
    #expect(try self.settings() == settings)
    assertTexts([
      ("first", first.output), ("second", second.output), (".gitattributes", attributes ?? ""),
      ("settings", settings),
    ])
  }

  @Test("A dry run changes no settings")
  func dryRun() throws {
    let result = git.run("init", "--git", "--dry-run")
    #expect(result.exitCode == .success)
    #expect(git.package.text(".gitattributes") == nil)
    #expect(try git.tryGit(["config", "--get-regexp", "tintype"]).code == 1)
    assertText(result.output)
  }

  @Test("A program that is not in PATH is called by its path")
  func path() throws {
    let tool = Tool(
      environment: git.environment, currentDirectory: git.path, executable: "/a b/'t/tintype",
      commands: SuggestedCommands(scratch: ScratchDirectory(path: "/s")))
    #expect(tool.run(["init", "--git"]).exitCode == .success)
    let driver = try git.git("config", "merge.tintype.driver")
    #expect(driver == #"'/a b/'\''t/tintype' merge-driver -- %O %A %B %P"# + "\n")
    // The program was moved.
    let result = git.run("init", "--git")
    #expect(result.output.contains("; it was “'/a b/'\\''t/tintype' merge-driver"))
    #expect(
      try git.git("config", "merge.tintype.driver") == "tintype merge-driver -- %O %A %B %P\n")
  }

  @Test("Settings and attributes of another driver are kept and reported")
  func other() throws {
    try git.git("config", "merge.tintype.driver", "mine %A")
    try git.package.write("*.png merge=lfs diff=lfs -text\r\n", to: ".gitattributes")
    let result = git.run("init", "--git")
    #expect(result.exitCode == .success)
    #expect(git.package.text(".gitattributes") == "*.png merge=lfs diff=lfs -text\r\n")
    #expect(try git.git("config", "merge.tintype.driver") == "mine %A\n")
    assertText(result.output)
  }

  @Test("The attribute line of the drivers is the last one, even if others are added")
  func order() throws {
    let line = "**/__Snapshots__/**/*.png merge=tintype diff=tintype"
    try git.package.write(line + "\r\n", to: ".gitattributes")
    try git.package.write("// Tintype\n", to: "Package.swift")
    _ = git.run("init")
    let attributes = try #require(git.package.text(".gitattributes"))
    #expect(attributes.hasSuffix(line + "\r\n"))
    #expect(attributes.contains("**/__Snapshots__/** -merge -text\r\n"))
    #expect(
      try git.git("check-attr", "merge", "diff", "--", "\(GitPackage.suite)/a.1.png")
        == "\(GitPackage.suite)/a.1.png: merge: tintype\n\(GitPackage.suite)/a.1.png: diff: tintype\n"
    )
    #expect(
      try git.git("check-attr", "merge", "--", "\(GitPackage.suite)/a.1.txt")
        == "\(GitPackage.suite)/a.1.txt: merge: unset\n")
    let before = git.package.bytes(".gitattributes")
    _ = git.run("init")
    #expect(git.package.bytes(".gitattributes") == before)
  }

  @Test("Without a repository, init --git is an error and init succeeds")
  func noRepository() throws {
    let package = try PendingPackage()
    try package.write("// Tintype\n", to: "Package.swift")
    try package.write("import Tintype\n", to: "Tests/AppTests/x.swift")
    let tool = Tool(environment: git.environment, currentDirectory: package.path)
    let alone = tool.run(["init", "--git"])
    #expect(alone.exitCode == .error)
    let all = tool.run(["init"])
    #expect(all.exitCode == .success)
    assertTexts([("init --git", alone.messages), ("init", all.output)], in: package.path)
    #expect(tool.run(["init", "--git", "--target", "x"]).exitCode == .usage)
  }
}
