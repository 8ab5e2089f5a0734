// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeReportsTestSupport
import TintypeRuns

@testable import TintypeReports

struct HostileJournalTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  static let texts = [
    "<script>alert(1)</script>", "\"><img onerror=x>", "' onmouseover='x", "a &lt; b",
    "</pre><h1>", "\u{202E}gnp.exe\u{202C}", "\u{2066}a\u{2069}", "\u{200F}\u{200B}\u{FEFF}",
    "a\u{0}b\u{1B}[31m\u{7F}\u{9B}", "a\u{2028}b\u{FFFF}", "]]>--><!--",
  ]

  /// A record that contains the same text in every field.
  private func hostile(_ text: String) -> JournalRecord {
    var hostile = record(
      text, .failed, identifier: text, suite: text,
      artifacts: .init(reference: text, actual: text, difference: text), message: text,
      notes: [text])
    hostile.snapshot.target = text
    hostile.location.file = text
    hostile.reference = text
    return hostile
  }

  @Test("Hostile texts are escaped in every file of a report", arguments: texts)
  func noTextGetsOutOfItsPlace(text: String) throws {
    var matched = hostile(text)
    matched.outcome = .matched
    matched.snapshot.test += "2"
    try output.journal([hostile(text), matched])
    let report = try WrittenReport(output)
    for file in try report.files where file.contains(".html") || file.hasPrefix("data/") {
      // In data, which use double quotes, a single quote is an ordinary character.
      let isHarmless = file.hasPrefix("data/") && text.hasPrefix("'")
      #expect(try isHarmless || !report.text(file).contains(text), "\(file)")
    }
    // Readers of the data get the text with hidden characters made visible.
    #expect(try report.details().first?["message"] as? String == VisibleText.block(text))
    #expect((try report.index()["test"] as? [String])?.first == VisibleText.line(text))
  }

  @Test("Hostile file names of problems are escaped in the page", arguments: texts)
  func noNameOfARunGetsOutOfItsPlace(text: String) throws {
    let page = HTMLReport(
      report: Report(
        RunJournal(
          run: try RunName("r"), records: [],
          problems: [
            JournalProblem(file: text, line: 1, reason: .notJSON)
          ])), output: output.directory
    ).shell.source
    #expect(!page.contains(text))
  }

  @Test("Emoji and non-Latin texts are written unchanged")
  func emojiAndNonLatinTextsAreWrittenUnchanged() throws {
    try output.journal([hostile("👩‍👩‍👧 ä 日本")])
    #expect(try WrittenReport(output).text("data/index.js").contains("👩‍👩‍👧 ä 日本"))
  }

  @Test(
    "Only messages keep their line breaks",
    arguments: [
      ("a\nb\tc", "a\\u{A}b\\u{9}c", "a\nb\tc"), ("a\r\nb", "a\\u{D}\\u{A}b", "a\\u{D}\nb"),
    ])
  func onlyMessagesKeepTheirLines(text: String, name: String, message: String) throws {
    try output.journal([record(text, .failed, message: text)])
    let report = try WrittenReport(output)
    #expect(try report.index()["test"] as? [String] == [name])
    #expect(try report.details().first?["message"] as? String == message)
  }

  static let outside = [
    "/etc/passwd", "..", "../secret.txt", "pending/../../secret.txt", "pending/..",
    "pending/a\u{0}.png", "", "pending/a/\u{301}b.png",
  ]

  @Test("A path that leaves the output directory is rejected", arguments: outside)
  func refusesAPathThatLeavesTheOutputDirectory(path: String) {
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: path) == .unavailable(.leavesOutputDirectory))
  }

  @Test("A symbolic link that leaves the output directory is rejected")
  func refusesASymbolicLinkThatLeavesTheOutputDirectory() throws {
    let other = try TemporaryOutput()
    try other.write("secret", to: "secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/link.txt", withDestinationPath: other.path + "/secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: output.path + "/folder", withDestinationPath: other.path)
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "link.txt") == .unavailable(.leavesOutputDirectory))
    #expect(reader.artifact(at: "folder/secret.txt") == .unavailable(.leavesOutputDirectory))
  }

  @Test("A symbolic link to the output directory is followed")
  func readsThroughASymbolicLinkToTheOutputDirectory() throws {
    let other = try TemporaryOutput()
    try output.write("text", to: "a..b/c.txt")
    try FileManager.default.createSymbolicLink(
      atPath: other.path + "/link", withDestinationPath: output.path)
    let reader = ArtifactReader(output: OutputDirectory(path: other.path + "/link"))
    #expect(reader.artifact(at: "a..b/c.txt") == .text("text"))
  }

  @Test("A missing artifact is reported")
  func missesAFile() {
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "pending/none.png") == .unavailable(.file(.missing)))
  }

  @Test(
    "An image that is not a PNG is rejected",
    arguments: ["", "GIF89a", "<svg onload=x>", "\u{89}PNG"])
  func imageThatIsNotPNGIsRejected(content: String) throws {
    try output.write(content, to: "a.PNG")
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "a.PNG") == .unavailable(.notAImage))
  }

  @Test("An artifact over the size limit is rejected")
  func refusesAFileOverTheLimit() throws {
    try output.write("", to: "a.png")
    #expect(truncate(output.path + "/a.png", ArtifactReader.limit + 1) == 0)
    let reader = ArtifactReader(output: output.directory)
    #expect(
      reader.artifact(at: "a.png") == .unavailable(.file(.tooLarge(limit: ArtifactReader.limit))))
  }

  @Test("A pipe as an artifact is rejected without waiting for it")
  func doesNotWaitForAPipe() throws {
    #expect(mkfifo(output.path + "/a.png", 0o600) == 0)
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "a.png") == .unavailable(.file(.notARegularFile)))
  }
}
