// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

/// `tintype report --format`.
struct ReportFormatTests {
  let output: TemporaryOutput

  init() throws {
    output = try TemporaryOutput()
    let artifacts = JournalRecord.Artifacts(actual: "pending/a.png")
    let records = try wholeJournal([record("a", .changed, artifacts: artifacts), record("b")])
    try output.write(records.map { $0 + "\n" }.joined(), to: "o/runs/r/1.jsonl")
    try output.write("r", to: "o/latest")
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) -> Tool.Result {
    Tool(environment: environment, currentDirectory: output.path)
      .run(["report", "--output-directory", "o"] + arguments)
  }

  static let formats = [
    ("junit", "<?xml version=\"1.0\""), ("markdown", "# Tintype: "), ("json", "{\n"),
    ("timings", "# "),
  ]

  @Test("A report is written to standard output or to a file", arguments: formats)
  func goesToStandardOutputOrToAFile(format: String, start: String) throws {
    let printed = run(["--format", format])
    #expect(printed.exitCode == .success)
    #expect(printed.output.hasPrefix(start))
    #expect(run(["--format", format, "--to=-"]) == printed)
    #expect(run(["--format", format, "--to", "new/x"]) == Tool.Result())
    #expect(try output.text(of: "new/x") == printed.output)
  }

  @Test("tintype report --format json prints the verdict")
  func theJSONIsThatOfTheVerdict() throws {
    let data = Data(run(["--format", "json"]).output.utf8)
    let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(json?["verdict"] as? [String] == ["different"])
  }

  @Test("Attachments of JUnit are relative to the project")
  func attachmentsStartAtTheProject() throws {
    #expect(run(["--format", "junit"]).output.contains("[[ATTACHMENT|o/pending/a.png]]"))
    let parent = FilePath.parent(of: output.path)
    let folder = FilePath.name(of: output.path)
    #expect(
      run(["--format", "junit"], environment: ["CI_PROJECT_DIR": parent]).output
        .contains("[[ATTACHMENT|\(folder)/o/pending/a.png]]"))
  }

  @Test("--format github prints annotations and appends the summary")
  func annotationsGoOutAndTheSummaryIsAppended() throws {
    let place = output.path + "/summary.md"
    let result = run(["--format", "github"], environment: ["GITHUB_STEP_SUMMARY": place])
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("::error file=Tests/LoginTests.swift,line=12,title="))
    let summary = try output.text(of: "summary.md")
    #expect(summary.hasPrefix("\n# Tintype: "))
    assertTexts([("annotations", result.output), ("summary", summary)])
    #expect(run(["--format", "github"]).output == result.output)
  }

  @Test("A step summary that is full is an error")
  func stepSummaryThatIsFullIsError() throws {
    try output.write(Data(repeating: 0x61, count: StepSummary.limit), to: "summary.md")
    let place = output.path + "/summary.md"
    let result = run(["--format", "github"], environment: ["GITHUB_STEP_SUMMARY": place])
    #expect(result.exitCode == .cannotCreate)
    assertText(result.messages)
  }

  @Test("--budget limits the size of a summary")
  func theBudgetIsKept() throws {
    let records = try wholeJournal((0..<200).map { record("t\($0)", .failed) })
    try output.write(records.map { $0 + "\n" }.joined(), to: "o/runs/r/1.jsonl")
    let long = run(["--format", "markdown"]).output
    let short = run(["--format", "markdown", "--budget", "8000"]).output
    #expect(long.utf8.count > 8_000)
    #expect(short.utf8.count <= 8_000)
  }

  static let refusals: [(arguments: [String], code: ExitCode)] = [
    (["--format", "pdf"], .usage),
    (["--format", "html", "--to=-"], .usage),
    (["--format", "github", "--to", "x"], .usage),
    (["--budget", "10"], .usage),
    (["--format", "json", "--to", "/dev/full"], .cannotCreate),
  ]

  @Test("Invalid options of report --format are rejected")
  func invalidOptionsOfReportFormatAreRejected() {
    assertTexts(
      Self.refusals.map { arguments, code in
        let result = run(arguments)
        #expect(result.exitCode == code, "\(arguments)")
        return (typed(["report"] + arguments), result.messages)
      })
  }
}
