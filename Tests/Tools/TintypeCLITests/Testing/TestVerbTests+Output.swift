// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

// What a run prints, and writes for other programs.
extension TestVerbTests {
  @Test("The output summarizes the run and suggests the next commands")
  func outputSummarizesRunAndSuggestsNextCommands() throws {
    try swift(writing([record("a", .changed, message: "It differs."), record("b")], status: 1))
    let result = run(["--output-directory", "it's out"])
    let page = try #require(FilePath.resolved(output.path + "/it's out/report/index.html"))
    #expect(result.output.hasSuffix(" \(FilePath.url(page))\n"))
    assertText(
      result.output, redacting: [.replacing(FilePath.url(page), with: "[page]")])
    #expect(run(["--no-report", "--output-directory", "b"]).output.contains("file://") == false)
    #expect(!FileManager.default.fileExists(atPath: output.path + "/b/report"))
  }

  @Test("--format json prints nothing but JSON")
  func printsJSONAlone() throws {
    try swift("echo noise\n" + writing([record("a", .changed)], status: 1))
    let result = run(["--format", "json"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(json?["verdict"] as? [String] == ["different"])
    #expect(result.exitCode == .different)
  }

  @Test("Bazel's variables are supported")
  func servesBazel() throws {
    let premature = output.path + "/premature"
    try swift(
      "[ -e '\(premature)' ] && echo 1 >'\(output.path)/running'\n"
        + writing([record("a", .changed)], status: 1), list: ["T.S/one()"])
    let outputs = output.path + "/undeclared"
    _ = run(environment: [
      "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "1",
      "TEST_SHARD_STATUS_FILE": output.path + "/status", "TEST_PREMATURE_EXIT_FILE": premature,
      "TEST_UNDECLARED_OUTPUTS_DIR": outputs, "XML_OUTPUT_FILE": output.path + "/test.xml",
    ])
    #expect(try output.text(of: "status").isEmpty)
    // The file exists while tests run, and not afterward.
    #expect(try output.text(of: "running") == "1\n")
    #expect(!FileManager.default.fileExists(atPath: premature))
    #expect(try output.text(of: "test.xml").contains("<failure type=\"changed\""))
    #expect(try tested(in: "undeclared").shard == Shard(index: 1, total: 1))
  }

  @Test("GitHub Actions gets annotations and a summary")
  func servesGitHub() throws {
    try swift(writing([record("a", .changed)], status: 1))
    let result = run(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": output.path + "/summary.md",
      "GITHUB_WORKSPACE": FilePath.parent(of: output.path),
    ])
    let folder = FilePath.name(of: output.path)
    let annotation = try #require(result.output.split(separator: "\n").last)
    #expect(
      annotation.hasPrefix(
        "::error file=\(folder)/Tests/LoginTests.swift,line=12,title=FormTests/LoginTests/a.1::"))
    let summary = try output.text(of: "summary.md")
    #expect(summary.hasPrefix("\n# Tintype: "))
    assertText(
      result.output, named: "output", in: output.path,
      redacting: [.runs, .replacing(folder, with: "[folder]")])
    assertText(summary, named: "summary", redacting: [.runs])
  }

  @Test("A summary that cannot be written is reported")
  func summaryThatCannotBeWrittenIsReported() throws {
    try swift(writing([record("a")], status: 0))
    let result = run(environment: [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": output.path + "/none/summary.md",
    ])
    assertText(result.messages, in: output.path)
  }

  @Test("A page that cannot be written does not hide the verdict")
  func pageThatCannotBeWrittenDoesNotHideVerdict() throws {
    try swift(writing([record("a")], status: 0))
    try output.write("mine", to: ".build/tintype/report/mine.txt")
    let result = run()
    #expect(result.exitCode == .cannotCreate)
    assertText(result.output + result.messages, in: output.path)
    #expect(try output.text(of: ".build/tintype/report/mine.txt") == "mine")
  }
}
