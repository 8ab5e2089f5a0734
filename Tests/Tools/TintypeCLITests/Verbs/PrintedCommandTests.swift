// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport

@testable import TintypeCLI
@testable import TintypeReports

@Suite("Texts of a journal on standard output") struct PrintedCommandTests {
  let package: PendingPackage

  init() throws { package = try PendingPackage() }

  static let texts = [
    "::error::forged", "  ::add-mask::forged", "a\n::stop-commands::forged",
    "a\r\n \t::debug::forged",
    "##[error]forged", "a ##vso[task.setvariable variable=PATH]forged", "a\n##[group]forged",
    "\u{202E}forged", "\u{2067}forged\u{2069}", "\u{1B}[31mforged", "\u{9B}31mforged",
    "\u{2028}::error::forged",
  ]

  static let commands: [[String]] = [
    ["status"], ["status", "--format", "json"], ["show", "appearance.form"],
    ["show", "appearance.form", "--format", "json"], ["report", "--format", "junit"],
    ["report", "--format", "markdown"], ["report", "--format", "json"],
    ["report", "--format", "timings"], ["accept", "--all", "--dry-run"], ["orphans"],
    ["orphans", "--format", "json"], ["prune"],
  ]

  /// Returns whether a service would execute a part of the output, or a terminal would interpret it.
  private static func isHarmful(_ text: String) -> Bool {
    let lines = text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
    return text.contains("##[") || text.contains("##vso[")
      || lines.contains { line in
        line.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
      } || text.unicodeScalars.contains { $0.isDisruptive && $0 != "\n" && $0 != "\t" }
  }

  @Test("No text becomes a command of a CI service or of a terminal", arguments: texts)
  func formats(text: String) throws {
    _ = try package.change(
      from: "old\n", to: text + "\n", difference: "@@ -1 +1 @@\n-old\n+\(text)\n"
    ) {
      $0.record.message = text
      $0.record.notes = [text]
      $0.record.location.file = text
    }
    var hostile = record(
      text, .changed, identifier: text, suite: text, message: text, notes: [text])
    hostile.snapshot.target = text
    hostile.location.file = text
    var known = record(
      "appearance", .changed, identifier: "form", suite: "LoginTests", message: text)
    known.snapshot.target = "FormTests"
    known.notes = [text]
    let lines = try wholeJournal([hostile, known]).map { $0 + "\n" }
    try package.write(lines.joined(), to: ".build/tintype/runs/run/1.jsonl")
    try package.write("run\n", to: ".build/tintype/latest")
    for command in Self.commands {
      let result = package.run(command)
      #expect(!Self.isHarmful(result.output), "\(command): \(result.output.debugDescription)")
      #expect(!Self.isHarmful(result.messages), "\(command): \(result.messages.debugDescription)")
    }
  }

  @Test("JSON for a terminal has the same values as JSON with the characters themselves")
  func values() throws {
    for text in Self.texts {
      let visible = JSON.string(text).text(
        .init(layout: .compact, keyOrder: .given, escapes: .terminal))
      #expect(try JSONDecoder().decode(String.self, from: Data(visible.utf8)) == text)
      let document = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
      #expect(
        try JSONDecoder().decode([String].self, from: Data(JSON.visible(document).utf8)) == [text])
    }
  }
}
