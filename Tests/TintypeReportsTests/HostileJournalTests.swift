// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots

@testable import TintypeReports

struct HostileJournalTests {
  let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  static let texts = [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\"><img onerror=x>", "&quot;&gt;&lt;img onerror=x&gt;"),
    ("' onmouseover='x", "&#39; onmouseover=&#39;x"),
    ("a &lt; b", "a &amp;lt; b"),
    ("</pre><h1>", "&lt;/pre&gt;&lt;h1&gt;"),
    ("\u{202E}gnp.exe\u{202C}", "\\u{202E}gnp.exe\\u{202C}"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
    ("\u{200F}\u{200B}\u{FEFF}", "\\u{200F}\\u{200B}\\u{FEFF}"),
    ("a\u{0}b\u{1B}[31m\u{7F}\u{9B}", "a\\u{0}b\\u{1B}[31m\\u{7F}\\u{9B}"),
    ("a\u{2028}b\u{FFFF}", "a\\u{2028}b\\u{FFFF}"),
    ("👩‍👩‍👧 ä 日本", "👩‍👩‍👧 ä 日本"),
  ]

  @Test(arguments: texts)
  func everyTextIsShownAsText(text: String, escaped: String) throws {
    var hostile = record(
      text, .failed, identifier: text, suite: text,
      artifacts: .init(reference: text, actual: text, difference: text), message: text,
      notes: [text])
    hostile.snapshot.target = text
    hostile.location.file = text
    hostile.reference = text
    var matched = hostile
    matched.outcome = .matched
    matched.snapshot.test += "2"
    try output.journal([hostile, matched])

    let page = try output.page()
    #expect(page.contains(escaped))
    #expect(text == escaped || !page.contains(text))
  }

  @Test func attributesAreEscapedToo() throws {
    try output.write(.picture(""), to: "a.png")
    try output.journal([
      record("\" onload=\"x", .changed, artifacts: .init(actual: "a.png"))
    ])
    #expect(
      try output.page().contains(
        "alt=\"The new picture of FormTests/LoginTests/&quot; onload=&quot;x.1.\" src="))
  }

  @Test(arguments: [
    ("a\nb\tc", "a\\u{A}b\\u{9}c", "a\nb\tc"), ("a\r\nb", "a\\u{D}\\u{A}b", "a\\u{D}\nb"),
  ])
  func onlyMessagesKeepTheirLines(text: String, name: String, message: String) throws {
    try output.journal([record(text, .failed, message: text)])
    let page = try output.page()
    #expect(page.contains("</span>\(name).1</h3>"))
    #expect(page.contains("<pre class=\"message\">\n\(message)</pre>"))
  }

  static let outside = [
    "/etc/passwd", "..", "../secret.txt", "pending/../../secret.txt", "pending/..",
    "pending/a\u{0}.png", "",
  ]

  @Test(arguments: outside)
  func refusesAPathThatLeavesTheOutputDirectory(path: String) {
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: path) == .unavailable(.leavesOutputDirectory))
  }

  @Test func refusesASymbolicLinkThatLeavesTheOutputDirectory() throws {
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

  @Test func readsThroughASymbolicLinkToTheOutputDirectory() throws {
    let other = try TemporaryOutput()
    try output.write("text", to: "a..b/c.txt")
    try FileManager.default.createSymbolicLink(
      atPath: other.path + "/link", withDestinationPath: output.path)
    let reader = ArtifactReader(output: OutputDirectory(path: other.path + "/link"))
    #expect(reader.artifact(at: "a..b/c.txt") == .text("text"))
  }

  @Test func missesAFile() {
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "pending/none.png") == .unavailable(.file(.missing)))
  }

  @Test(arguments: ["", "GIF89a", "<svg onload=x>", "\u{89}PNG"])
  func refusesAPictureThatIsNoPNG(content: String) throws {
    try output.write(content, to: "a.PNG")
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "a.PNG") == .unavailable(.notAPicture))
  }

  @Test func refusesAFileOverTheLimit() throws {
    try output.write("", to: "a.png")
    #expect(truncate(output.path + "/a.png", ArtifactReader.limit + 1) == 0)
    let reader = ArtifactReader(output: output.directory)
    #expect(
      reader.artifact(at: "a.png") == .unavailable(.file(.tooLarge(limit: ArtifactReader.limit))))
  }

  @Test func doesNotWaitForAPipe() throws {
    #expect(mkfifo(output.path + "/a.png", 0o600) == 0)
    let reader = ArtifactReader(output: output.directory)
    #expect(reader.artifact(at: "a.png") == .unavailable(.file(.notARegularFile)))
  }

  @Test func saysInPlaceThatAnArtifactIsNotShown() throws {
    try output.write("no picture", to: "b.png")
    try output.journal([
      record(
        "a", .changed,
        artifacts: .init(reference: "../x", actual: "b.png", difference: "none.png"))
    ])
    let page = try output.page()
    for text in ["the path leads out", "the file is not a PNG picture", "the file is gone"] {
      #expect(page.contains("<p class=\"absence\">Not shown: \(text)"))
    }
  }
}
