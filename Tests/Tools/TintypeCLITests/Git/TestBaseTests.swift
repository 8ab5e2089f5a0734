// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeRuns
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI

#if os(Linux)
  /// Runs with a replacement of `swift` that writes a journal as test processes do.
  @Suite("tintype test --base", .serialized) struct TestBaseTests {
    let compact: CompactPackage
    let git: GitPackage

    init() throws {
      compact = try CompactPackage(isCompact: false)
      _ = compact.verify(try CompactPackage.plainCard("Ada"))
      git = try GitPackage(adopting: compact.package)
      try compact.package.remove(".build/tintype/runs")
    }

    /// Writes the replacement of `swift`.
    private func install(_ records: [JournalRecord], status: Int32) throws {
      let lines = try wholeJournal(records).joined(separator: "\n")
      try compact.package.makeDirectory("bin")
      try InstalledProgram.write(
        """
        #!/bin/sh
        journal=$TINTYPE_OUTPUT/runs/$TINTYPE_RUN
        mkdir -p "$journal"; cat >"$journal/1.jsonl" <<'END'
        \(lines)
        END
        exit \(status)

        """, to: git.path + "/bin/swift")
    }

    private func test(
      _ records: [JournalRecord], status: Int32, _ arguments: String...
    ) throws -> GitPackage.Run {
      try install(records, status: status)
      // The tool's build directory does not belong to this package, so the default output directory
      // would be another one.
      return try git.start(
        GitPackage.builtTool, ["test", "--output-directory", "out"] + arguments,
        variables: ["TINTYPE_RUN": "run"])
    }

    private var redactions: [Redaction] {
      let page = FilePath.url(FilePath.resolved(git.path) ?? git.path)
      return [.commits, .pixelCounts, .replacing(page, with: "[directory]")]
    }

    @Test("Differences from the base are printed and do not fail a run that passes")
    func passes() throws {
      _ = compact.verify(try CompactPackage.plainCard("Eva"), record: .all)
      let result = try test([record("card")], status: 0, "--base", "main")
      #expect(result.code == ExitCode.success.rawValue)
      assertText(result.output, in: git.path, redacting: redactions)
      #expect(
        compact.package.text("out/base-report/index.html")?.contains("Since main: ")
          == true)
    }

    @Test("The new image of a failing test is compared with the base")
    func fails() throws {
      _ = compact.verify(try CompactPackage.plainCard("Eva"), record: .never)
      try FileManager.default.moveItem(
        atPath: compact.package.output.path, toPath: git.path + "/out")
      try compact.package.remove("out/runs")
      let changed = record("card", .changed, message: "It differs.")
      let result = try test([changed], status: 1, "--base", "main", "--no-report")
      #expect(result.code == ExitCode.different.rawValue)
      assertText(result.output, in: git.path, redacting: redactions)
      #expect(compact.package.text("out/base-report/index.html") == nil)
      let json = try test([changed], status: 1, "--base", "main", "--format", "json")
      #expect(json.code == ExitCode.different.rawValue)
      #expect(json.messages.contains("1 reference differs: 1 changed."))
      _ = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    }

    @Test("An unknown revision is an error before the tests run")
    func unknown() throws {
      try install([record("card")], status: 0)
      let cases = [("nowhere", "/bin/tintype-paint"), ("main", nil)].map { base, painter in
        let tool = Tool(
          environment: git.environment, currentDirectory: git.path, painterPath: painter)
        return (heading: base, result: tool.run(["test", "--base", base]))
      }
      #expect(cases.allSatisfy { $0.result.exitCode == .error && $0.result.output.isEmpty })
      #expect(compact.package.list(".build/tintype/runs").isEmpty)
      assertTexts(cases.map { ($0.heading, $0.result.messages) })
    }
  }
#endif
