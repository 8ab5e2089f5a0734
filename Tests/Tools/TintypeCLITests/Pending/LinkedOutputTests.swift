// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

@Suite("Links in the output directory") struct LinkedOutputTests {
  let package: PendingPackage
  let other: TemporaryOutput

  /// Creates a package, and the output of another one.
  init() throws {
    package = try PendingPackage()
    other = try TemporaryOutput()
    try other.write(
      wholeJournal([record("secret", .changed, message: "secret")]).map { $0 + "\n" }.joined(),
      to: "tintype/runs/run/1.jsonl")
    try other.write("run\n", to: "tintype/latest")
    try other.write("secret", to: "tintype/pending/T/S/a.change.txt.json")
  }

  /// Replaces a path of the package by a link to a path of the other directory.
  private func link(_ path: String, to target: String) throws {
    try? package.remove(path)
    try package.link(path, to: other.path + "/" + target)
  }

  static let commands = [
    ["status"], ["report", "--format", "json"], ["show", "*"], ["orphans"],
    ["prune", "--yes"],
    ["accept", "--all"], ["reject", "--all"], ["merge", ".build/tintype", "--to", "merged"],
  ]

  @Test(
    "Files outside of the output directory are not read through links in it",
    arguments: ["runs", "runs/run", "runs/run/1.jsonl", "latest", "pending"])
  func inside(path: String) throws {
    try package.write("run\n", to: ".build/tintype/latest")
    try package.makeDirectory(".build/tintype/runs/run")
    try link(".build/tintype/" + path, to: "tintype/" + path)
    for command in Self.commands {
      let result = package.run(command)
      #expect(!(result.output + result.messages).contains("secret"), "\(command)")
    }
  }

  @Test(
    "A build directory behind a link is used only if tests of the package have written to it",
    arguments: [".build", ".build/tintype"])
  func buildDirectory(path: String) throws {
    try link(path, to: path == ".build" ? "" : "tintype")
    let result = package.run("report", "--format", "json")
    #expect(result.exitCode == .error)
    assertText(result.messages, in: package.path)
    let named = package.run("report", "--format", "json", "--output-directory", ".build/tintype")
    #expect(named.exitCode == .success)
    try other.write(package.path + "\n", to: "tintype/package")
    #expect(package.run("report", "--format", "json").exitCode == .success)
    #expect(package.run("report").exitCode == .success)
    #expect(FilePath.isRegularFile(other.path + "/tintype/report/index.html"))
  }
}
