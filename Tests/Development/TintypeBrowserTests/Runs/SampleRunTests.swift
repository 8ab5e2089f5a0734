// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReports
import TintypeSampleRuns
import TintypeSnapshots
import TintypeComparison

/// The generated runs that the page is tested with.
struct SampleRunTests {
  private func report(_ run: SampleRun, in folder: TemporaryFolder) throws -> Report {
    Report(try JournalReader(output: try run.write(to: folder.path).output).read())
  }

  @Test("The smallest run has one change")
  func theSmallestIsOneChange() throws {
    let report = try report(SampleRun(entries: 1, changes: 1), in: TemporaryFolder())
    #expect(report.problems.isEmpty)
    #expect(
      report.entries.map(\.record.snapshot.description) == ["SampleTests/KnownTests/square.1"])
    #expect(report.entries.first?.record.outcome == .changed)
    #expect(report.entries.first?.record.pixels?.differing == 1600)
  }

  @Test("A run has entries of every kind")
  func runHasEntriesOfEveryKind() throws {
    let folder = try TemporaryFolder()
    let contents = try SampleRun(entries: 300, changes: 100, scale: 0.5).write(to: folder.path)
    let report = Report(try JournalReader(output: contents.output).read())
    #expect(report.problems.isEmpty)
    #expect(report.entries.count == 300)
    #expect(
      contents.counts == [.changed: 100, .missing: 3, .recorded: 3, .failed: 2, .matched: 192])
    #expect(
      Dictionary(report.entries.map { ($0.record.outcome, 1) }, uniquingKeysWith: +)
        == contents.counts)
    // A token that changed in many places is one cause of the planned size, and so is a line of
    // seven texts.
    #expect(report.causes.prefix(6).map(\.members.count) == [17, 13, 11, 9, 8, 7])
    #expect(report.causes.contains { $0.isSimilarAppearance && $0.members.count == 3 })
  }

  @Test("The same seed gives the same run")
  func oneSeedGivesOneRun() throws {
    let run = SampleRun(entries: 40, changes: 20, seed: 7, scale: 0.5)
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    let records = try [first, second].map { try report(run, in: $0).entries.map(\.record.digests) }
    #expect(records[0] == records[1])
    let other = try report(
      SampleRun(entries: 40, changes: 20, seed: 8, scale: 0.5), in: TemporaryFolder())
    #expect(other.entries.map(\.record.digests) != records[0])
  }
}
