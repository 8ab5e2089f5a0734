// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeReports

struct MarkdownImagesTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func run(_ arguments: [String], environment: [String: String] = [:]) -> Tool.Result {
    Tool(environment: environment, currentDirectory: output.path)
      .run(["report", "--output-directory", ".", "--format", "markdown"] + arguments)
  }

  private let base = ["--image-base", "https://example.org/i"]

  /// Writes an image of one color.
  private func write(_ color: UInt32, width: Int = 2, to file: String) throws {
    let bitmap = try Bitmap(
      width: width, height: 1, pixels: Array(repeating: color, count: width))
    try output.write(Data(PNG.encode(bitmap).bytes), to: file)
  }

  /// Returns a changed record with files of its own.
  private func differing(_ test: String, _ color: UInt32) throws -> JournalRecord {
    let names = ["old", "new", "diff"].map { "pending/\(test).\($0).png" }
    for (index, name) in names.enumerated() {
      try write(0xFF00_0000 | color << 8 | UInt32(index), to: name)
    }
    return record(
      test, .changed,
      artifacts: .init(reference: names[0], actual: names[1], difference: names[2]))
  }

  /// Writes a run with a cause of two snapshots, a change without a cause and a new snapshot.
  private func writeRun() throws {
    var records: [JournalRecord] = []
    for (index, test) in ["a", "b"].enumerated() {
      var member = changed(test, [padding], pixels: someThatDiffer)
      member.artifacts = try differing(test, UInt32(index + 1)).artifacts
      records.append(member)
    }
    try write(0xFF00_FF00, width: 400, to: "pending/new.png")
    records += [
      try differing("unexplained", 9),
      record("new", .missing, artifacts: .init(actual: "pending/new.png")), record("fine"),
    ]
    try output.journal(records)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: output.path + "/" + folder).sorted()
  }

  /// Returns the names of the files in the URLs of a summary.
  private func shown(in text: String) -> [String] {
    text.matches(of: /<img src="https:\/\/example\.org\/i\/([^"]*)"/).map { String($0.1) }
  }

  @Test("Causes are a table, followed by other changes and by images")
  func table() throws {
    try writeRun()
    let result = run(base)
    #expect(result.exitCode == .success)
    let id = try #require(result.output.firstMatch(of: /accept --cause ([0-9a-f]{12})/)).1
    assertText(
      result.output,
      redacting: [
        .replacing(String(id), with: "[cause]"), .matching(/[0-9a-f]{32}/, with: "[digest]"),
      ])
  }

  @Test("The directory contains the images of the summary under the same names")
  func directory() throws {
    try writeRun()
    let text = run(base + ["--images", "out/images"]).output
    let files = try names(in: "out/images")
    // The first image of the cause, the unexplained change and the new snapshot.
    #expect(files.count == 7)
    #expect(Set(files) == Set(shown(in: text)))
    #expect(run(base).output == text)
    for file in files {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: output.path + "/out/images/" + file))
      #expect(try PNGFile(Array(bytes)).pixelsAlone != nil)
    }
  }

  @Test("The directory is written without a URL, and the summary then has no images")
  func directoryAlone() throws {
    try writeRun()
    let text = run([]).output
    #expect(run(["--images", "images"]).output == text)
    #expect(!text.contains("<img"))
    #expect(try names(in: "images").count == 7)
  }

  @Test("Images of an earlier report are removed from the directory")
  func earlierImages() throws {
    try writeRun()
    let earlier = String(repeating: "0", count: 32) + ".png"
    try output.write("", to: "images/\(earlier)")
    #expect(run(["--images", "images"]).exitCode == .success)
    #expect(try !names(in: "images").contains(earlier))
  }

  @Test("A directory with other files is not changed", arguments: ["a.txt", "a.png", "0.png"])
  func otherFiles(name: String) throws {
    try writeRun()
    try output.write("", to: "images/\(name)")
    let result = run(["--images", "images"])
    #expect(result.exitCode == .cannotCreate)
    #expect(try names(in: "images") == [name])
    if name == "a.txt" { assertText(result.messages, in: output.path) }
  }

  @Test("At most 20 rows of images are shown")
  func limit() throws {
    try output.journal((1...25).map { try differing("t\($0)", UInt32($0)) })
    let text = run(base + ["--images", "images"]).output
    #expect(text.matches(of: /\| before \| after \| difference \|/).count == 20)
    #expect(try names(in: "images").count == 60)
  }

  @Test("Files that are not images are left out")
  func damagedFiles() throws {
    try output.write(.image("damaged"), to: "pending/a.png")
    try output.write("text", to: "pending/b.txt")
    try output.write("outside", to: "../outside.png")
    try output.journal([
      record("a", .changed, artifacts: .init(actual: "pending/a.png")),
      record("b", .changed, artifacts: .init(actual: "pending/b.txt")),
      record("c", .changed, artifacts: .init(actual: "../outside.png")),
    ])
    let result = run(base + ["--images", "images"])
    #expect(result.exitCode == .success)
    #expect(shown(in: result.output).isEmpty)
    #expect(try names(in: "images").isEmpty)
  }

  static let cells = [
    ("a|b", "`a\\|b`"), ("a\\|b", "`a\\\\u{7C}b`"), ("|", "`\\|`"), ("a`|", "``a`\\|``"),
    ("a\n|", "`a\\u{A}\\|`"),
  ]

  @Test("A text cannot end its cell of a table", arguments: cells)
  func textInCell(text: String, cell: String) {
    #expect(MarkdownText.cell(text) == cell)
  }

  @Test("The summary of GitHub Actions shows the images")
  func github() throws {
    try writeRun()
    let summary = output.path + "/summary.md"
    let tool = Tool(
      environment: ["GITHUB_STEP_SUMMARY": summary], currentDirectory: output.path)
    let result = tool.run(["report", "--output-directory", ".", "--format", "github"] + base)
    #expect(result.exitCode == .success)
    #expect(shown(in: try output.text(of: "summary.md")).count == 7)
  }

  @Test("Images require the format markdown or github", arguments: ["html", "junit", "json"])
  func otherFormats(format: String) throws {
    try writeRun()
    let tool = Tool(environment: [:], currentDirectory: output.path)
    for option in [base, ["--images", "images"]] {
      let result = tool.run(["report", "--output-directory", ".", "--format", format] + option)
      #expect(result.exitCode == .usage)
    }
  }

  @Test("An invalid URL is an error")
  func invalidURL() throws {
    try writeRun()
    let result = run(["--image-base", "http://example.org/\u{1B}"])
    #expect(result.exitCode == .usage)
    assertText(result.messages)
  }
}
