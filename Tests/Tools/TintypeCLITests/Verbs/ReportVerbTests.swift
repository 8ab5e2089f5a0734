// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

struct ReportVerbTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func run(
    _ arguments: [String] = [], environment: [String: String] = [:], in directory: String? = nil
  ) -> Tool.Result {
    let tool = Tool(environment: environment, currentDirectory: directory ?? output.path)
    return tool.run(["report"] + arguments)
  }

  /// Writes a package whose tests wrote to the default output directory.
  private func writePackage() throws {
    try output.write("", to: "Package.swift")
    try output.write("", to: "Sources/Deep/Down/x.swift")
    let place = ".build/tintype/"
    try output.write(.image("old"), to: place + "pending/old.png")
    try output.write(.image("new"), to: place + "pending/new.png")
    let artifacts = JournalRecord.Artifacts(reference: "pending/old.png", actual: "pending/new.png")
    let lines = try wholeJournal([record("a"), record("b", .changed, artifacts: artifacts)])
    try output.write(lines.joined(separator: "\n") + "\n", to: place + "runs/r/1.jsonl")
    try output.write("r", to: place + "latest")
  }

  @Test(
    "tintype report writes the page and prints its location", arguments: ["", "/Sources/Deep/Down"])
  func tintypeReportWritesPageAndPrintsItsLocation(folder: String) throws {
    try writePackage()
    let result = run(in: output.path + folder)
    let path = ".build/tintype/report/index.html"
    let resolved = try #require(FilePath.resolved(output.path + "/" + path))
    #expect(result == Tool.Result(output: result.output))
    #expect(result.output.hasSuffix("\n\(FilePath.url(resolved))\n"))
    assertText(result.output, named: "output", in: output.path)
    let page = try output.text(of: path)
    #expect(page.contains("<h1>"))
  }

  @Test(
    "A format for scripts is written to the standard output in parts",
    arguments: ["json", "junit", "timings"])
  func parts(format: String) throws {
    try output.journal([record("a"), record("b", .changed), record("c")])
    let arguments = ["--output-directory", ".", "--format", format]
    let whole = run(arguments)
    let written = Shown()
    func result(isWritten: Bool) -> Tool.Result {
      Tool(
        environment: [:], currentDirectory: output.path,
        output: { part in
          written.add(part)
          return isWritten
        }
      ).run(["report"] + arguments)
    }
    #expect(result(isWritten: true) == Tool.Result())
    #expect(written.texts.joined() == whole.output)
    #expect(whole.output.contains("LoginTests"))
    #expect(result(isWritten: false).exitCode == .cannotCreate)
  }

  @Test("tintype report writes to the given folder")
  func tintypeReportWritesToGivenFolder() throws {
    try output.journal([record()])
    try output.journal([record("other")], run: "second")
    let result = run(
      ["--output-directory", ".", "--run", "run", "--to", "new folder/päge/"])
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("/new%20folder/p%C3%A4ge/index.html\n"))
    #expect(try output.text(of: "new folder/päge/index.html").contains("Run <code>run</code>"))
  }

  @Test("tintype report replaces an earlier report")
  func replacesAnEarlierReport() throws {
    try output.journal([record()])
    #expect(run(["--output-directory", "."]).exitCode == .success)
    try output.journal([record("other", .failed)])
    #expect(run(["--output-directory", "."]).exitCode == .success)
    let headings = try output.text(of: "report/index.html").matches(of: /<h1>[^<]*<\/h1>/)
    assertText(headings.map { String($0.0) }.joined(separator: "\n"))
  }

  @Test(
    "tintype report uses an absolute output directory from a variable outside a package",
    arguments: ["TINTYPE_OUTPUT", "SNAPSHOT_ARTIFACTS"])
  func followsAnAbsoluteVariableOutsideAPackage(variable: String) throws {
    try output.journal([record()])
    #expect(run(environment: [variable: output.path], in: "/").exitCode == .success)
  }

  @Test(
    "tintype report requires a package if no absolute output directory is given",
    arguments: [[:], ["TINTYPE_OUTPUT": "out"]])
  func needsAPackageOtherwise(environment: [String: String]) {
    let result = run(environment: environment, in: "/")
    #expect(result.exitCode == .error)
    assertText(result.messages, named: "messages")
  }

  @Test("tintype report prints problems on standard error")
  func mentionsProblemsOnStandardError() throws {
    try output.journal(wholeJournal([record()]) + ["garbage"])
    let result = run(["--output-directory", output.path])
    #expect(result.exitCode == .success)
    #expect(result.messages.hasPrefix("tintype: runs/run/1.jsonl, line 4: "))
    assertText(result.output + result.messages, in: output.path)
  }

  @Test("tintype report fails if no journal could be read")
  func tintypeReportFailsIfNoJournalCouldBeRead() throws {
    try output.journal(["garbage"])
    #expect(run(["--output-directory", "."]).exitCode == .error)
    #expect(
      try output.text(of: "report/index.html").contains("\(JournalProblem.Reason.notJSON)"))
  }

  @Test("tintype report fails if no test ran")
  func tintypeReportFailsIfNoTestRan() throws {
    #expect(run(["--output-directory", "none"]).exitCode == .nothingRan)
    #expect(run(["--output-directory", "."]).exitCode == .nothingRan)
    try output.journal([JournalRecord]())
    let result = run(["--output-directory", "."])
    #expect(result.exitCode == .nothingRan)
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: output.path + "/report"))
  }

  @Test("tintype report treats an empty journal as a problem")
  func anEmptyJournalIsAProblem() throws {
    try output.journal([String]())
    let result = run(["--output-directory", "."])
    #expect(result.exitCode == .error)
    #expect(result.messages.hasPrefix("tintype: runs/run/1.jsonl: "))
    assertText(result.output + result.messages, in: output.path)
  }

  @Test("tintype report fails if the requested run is missing")
  func tintypeReportFailsIfRequestedRunIsMissing() throws {
    try output.journal([record()])
    #expect(run(["--output-directory", ".", "--run", "none"]).exitCode == .error)
    #expect(run(["--output-directory", ".", "--run", "../x"]).exitCode == .usage)
  }

  @Test(
    "tintype report fails and leaves no files if it cannot write",
    arguments: ["folder", "file/report", "folder/", "file", "/dev/null"])
  func tintypeReportFailsAndLeavesNoFilesIfItCannotWrite(destination: String) throws {
    try output.journal([record()])
    try output.write("", to: "folder/inside")
    try output.write("", to: "file")
    let result = run(["--output-directory", ".", "--to", destination])
    #expect(result.exitCode == .cannotCreate)
    #expect(result.messages.hasPrefix("tintype: "))
    #expect(try output.text(of: "folder/inside") == "")
    let left = try FileManager.default.subpathsOfDirectory(atPath: output.path)
    #expect(!left.contains { $0.hasSuffix(".tmp") })
  }

  @Test("tintype report escapes control characters")
  func doesNotPassControlCharactersOnToTheTerminal() throws {
    try output.write("a\u{1B}[31m", to: "latest")
    let result = run(["--output-directory", output.path])
    #expect(result.messages.contains("a\\u{1B}[31m"))
    #expect(result.exitCode == .error)
  }
}
