// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeImaging
import TintypeReports
import TintypeRuns
import TintypeTestSupport

/// A journal that tries to run code in the reader's browser.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct HostilePageTests {
  static let texts = [
    "<script>pwn(1)</script>", "</script><script>pwn(2)</script>", "<img src=x onerror=pwn(3)>",
    "\"><svg onload=pwn(4)>", "' onmouseover='pwn(5)", "javascript:pwn(6)", "${pwn(7)}`+pwn(8)+`",
    "\\\");pwn(9);//", "<!--<script>", "]]>", "\u{2028}pwn(10)\u{2029}", "__proto__", "constructor",
    "a\u{202E}gnp.exe", "\u{0}\u{1B}[31mred", "&lt;script&gt;", "<style>*{display:none}</style>",
    "{{pwn(11)}}", String(repeating: "long ", count: 2000), "\n\r\tpwn(12)",
    "<base href='https://example.invalid/'>", "<meta http-equiv=refresh content=0>", "",
  ]

  let folder: TemporaryFolder
  let report: Report
  let page: ReportPage

  init() throws {
    folder = try TemporaryFolder()
    let output = OutputDirectory(path: folder.path)
    try Self.write(to: output)
    report = Report(try JournalReader(output: output).read())
    try HTMLReport(report: report, output: output).write(to: folder.path + "/report")
    page = try ReportPage(path: folder.path + "/report/index.html")
  }

  /// Writes a record for each text, with the text in every field that can contain one.
  private static func write(to output: OutputDirectory) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: output.run("evil"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: output.pending, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var journal = Data()
    for (index, text) in texts.enumerated() {
      let actual = "pending/\(index).png"
      try Data(image(index)).write(to: URL(fileURLWithPath: "\(output.path)/\(actual)"))
      let record = JournalRecord(
        snapshot: SnapshotName(
          target: "T\(index)" + text, suite: text, test: text, identifier: text),
        outcome: index.isMultiple(of: 5) ? .failed : .changed,
        reference: "__Snapshots__/\(text).png",
        artifacts: JournalRecord.Artifacts(reference: text, actual: actual, difference: text),
        digests: JournalRecord.Digests(reference: text, actual: text),
        location: CallSite(file: text, line: 1, column: 1), message: text,
        notes: [text, text])
      journal += try encoder.encode(record) + [0x0A]
    }
    journal = Data(try JournalEvent(.began).line) + journal + (try JournalEvent(.ended).line)
    try journal.write(to: URL(fileURLWithPath: output.run("evil") + "/1.jsonl"))
    try Data("evil\n".utf8).write(to: URL(fileURLWithPath: output.latest))
  }

  /// Returns the bytes of files with the extension of images: one is an image, others are scripts
  /// or have a wrong size.
  private static func image(_ index: Int) throws -> [UInt8] {
    let good = try PNG.encode(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_FFFF)).bytes
    switch index % 5 {
    case 0: return good
    case 1: return Array("<svg xmlns='http://www.w3.org/2000/svg' onload='pwn(20)'/>".utf8)
    case 2:
      var liar = good
      // The width in the header is now 16 million, and the checksum is wrong.
      liar[17] = 0xFF
      return liar
    case 3: return Array(good.prefix(40))
    default: return Array("\");pwn(21);(\"".utf8)
    }
  }

  private func pwned() throws -> [String] {
    try page.page.settle()
    return try page.page.evaluate("pwned")
  }

  @Test("No injected code runs while all entries are viewed")
  func noInjectedCodeRunsWhileAllEntriesAreViewed() throws {
    for _ in report.entries.indices { try page.press("j") }
    for key in ["1", "2", "5", "7", "y", "a", "x", "?", "Escape"] { try page.press(key) }
    try page.page.run("dispatchEvent(new Event('beforeprint'))")
    #expect(try pwned() == [])
    #expect(page.page.consoleErrors == [])
  }

  @Test("No injected code runs from the filter")
  func noInjectedCodeRunsFromFilter() throws {
    for text in Self.texts.prefix(12) {
      try page.page.run("document.querySelector('#filter').value = ''")
      try page.filter(text.replacingOccurrences(of: "\n", with: " "))
    }
    #expect(try pwned() == [])
    #expect(page.page.consoleErrors == [])
  }

  @Test("No text becomes an element or a handler")
  func noTextBecomesElementOrHandler() throws {
    for _ in 0..<6 { try page.press("j") }
    #expect(
      try page.count("svg, iframe, object, embed, base, form[action], #app style, #app script") == 0
    )
    let handlers: Int = try page.page.evaluate(
      """
      [...document.querySelectorAll("*")].filter((node) =>
        [...node.attributes].some((attribute) => attribute.name.startsWith("on"))).length
      """)
    #expect(handlers == 0)
  }

  @Test("No hostile text causes a request outside the report's folder")
  func noHostileTextCausesRequestOutsideReportsFolder() throws {
    for _ in report.entries.indices { try page.press("j") }
    let place = URL(fileURLWithPath: folder.path + "/report").absoluteString
    let embedded = ["data:image/png", "data:font/woff2"]
    #expect(
      page.page.requests.filter { request in
        !request.hasPrefix(place) && !embedded.contains { request.hasPrefix($0) }
      } == [])
  }

  @Test("Direction marks are escaped")
  func directionMarksAreEscaped() throws {
    let index = try #require(
      report.entries.firstIndex { $0.record.snapshot.test.contains("\u{202E}") })
    try page.page.open(
      folder.path + "/report/index.html", fragment: "e=\(report.entries[index].id)")
    try page.page.waitUntil(
      "document.querySelector('#viewer').dataset.entry === "
        + Page.literal(report.entries[index].id))
    try page.settle()
    let text = try #require(try page.text("body"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test("Commands contain no control characters")
  func noCommandHoldsANameThatATerminalWouldObey() throws {
    let commands: [String] = try page.page.evaluate(
      """
      tintype.data.id.flatMap((id, entry) => tintype.canDecide(entry)
        ? [tintype.command(entry, "accept")].filter(Boolean) : [])
      """)
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(!command.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
      // Text in quotation marks is not interpreted by the shell.
      #expect(command.hasSuffix("'"))
    }
  }

  @Test("Rows have the same height, whatever the names")
  func theListIsOfTheSameHeightWhateverTheNames() throws {
    let heights: Set<Double> = try page.page.evaluate(
      """
      [...document.querySelectorAll("#list [data-entry]")]
        .map((row) => row.getBoundingClientRect().height)
      """)
    #expect(heights.count == 1)
    let width: Double = try page.page.evaluate("document.documentElement.scrollWidth")
    #expect(width <= 1440)
  }
}
