// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@testable import TintypeCLI

/// Runs with a replacement of `swift`, and with a script instead of the tests of a package.
@Suite("tintype test --previews --audit", .serialized)
struct PreviewAuditVerbTests {
  let output: TemporaryOutput

  init() throws {
    output = try TemporaryOutput()
    try output.write("// Tintype\n", to: "Package.swift")
    for folder in ["bin", "products"] {
      try FileManager.default.createDirectory(
        atPath: "\(output.path)/\(folder)", withIntermediateDirectories: true)
    }
    try InstalledProgram.write(
      """
      #!/bin/sh
      here=${0%/*}
      echo "$@" >>"$here/called"
      case "$*" in
        *--show-bin-path*) echo "$here/../products" ;;
        *describe*) echo '{"name":"Shop","targets":[]}' ;;
      esac

      """, to: output.path + "/bin/swift")
  }

  /// Installs a program that compares a preview as a process of a package does, and whose audit finds
  /// something.
  private func installTests() throws {
    let message = "The audit found 1 warning:"
    let snapshot = JournalRecord(
      snapshot: SnapshotName(
        target: "App", suite: "Card", test: "Preview", identifier: "light"), outcome: .matched,
      location: CallSite(file: "Card.swift", line: 3, column: 1))
    let failure = JournalEvent(
      .testFailed, test: "__Snapshots__/App/Card/Preview.light.png", message: message)
    var journal = try wholeJournal([snapshot])
    journal.insert(try line(failure), at: journal.count - 1)
    var ended = JournalEvent(.ended)
    (ended.lines, ended.tests) = (2, 1)
    journal[journal.count - 1] = try line(ended)
    try InstalledProgram.write(
      """
      #!/bin/sh
      cp "$TINTYPE_PREVIEWS" '\(output.path)/request'
      journal=$TINTYPE_OUTPUT/runs/$TINTYPE_RUN
      mkdir -p "$journal"
      cat >"$journal/$$.jsonl" <<'END'
      \(journal.joined(separator: "\n"))
      END
      \(try PreviewProgram.writing(
        .list([.sample("Card", variant: "light")]), .rendering("App/Card.light"),
        .verified(id: "App/Card.light", message: message), .finished))

      """, to: output.path + "/products/ShopPackageTests.xctest")
  }

  private func run(_ arguments: String...) -> Tool.Result {
    Tool(
      environment: ["PATH": output.path + "/bin:/usr/bin:/bin"], currentDirectory: output.path
    ).run(["test"] + arguments)
  }

  private func configuration() throws -> String? {
    try JSONDecoder().decode(
      PreviewRequest.self, from: Data(try output.text(of: "request").utf8)
    ).verification?.auditConfiguration
  }

  @Test("A finding fails the run like that of an audited image, and the message names the preview")
  func finding() throws {
    try installTests()
    let result = run("--previews", "--audit")
    #expect(result.exitCode == .error)
    #expect(result.output.contains("1 matched"))
    #expect(result.messages.contains("__Snapshots__/App/Card/Preview.light.png"))
    #expect(result.messages.contains("The audit found 1 warning:"))
  }

  @Test("The previews are audited with the configuration beside the project, else the default")
  func request() throws {
    try installTests()
    _ = run("--previews")
    #expect(try configuration() == nil)
    _ = run("--previews", "--audit")
    #expect(try configuration() == "{}")
    let json = #"{"rules": {"contrast": "off"}}"#
    try output.write(json, to: ".tintype-audit.json")
    _ = run("--previews", "--audit")
    #expect(try configuration() == json)
  }

  @Test("A configuration that is not valid is an error before the build")
  func invalidConfiguration() throws {
    try installTests()
    try output.write(#"{"rules": {"contrasts": "off"}}"#, to: ".tintype-audit.json")
    let result = run("--previews", "--audit")
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("/.tintype-audit.json” names the unknown rule “contrasts”."))
    #expect(!FileManager.default.fileExists(atPath: output.path + "/bin/called"))
  }

  @Test("Only previews are audited")
  func withoutPreviews() {
    let result = run("--audit")
    #expect(result.exitCode == .usage)
    #expect(result.messages.contains("--previews"))
  }
}
