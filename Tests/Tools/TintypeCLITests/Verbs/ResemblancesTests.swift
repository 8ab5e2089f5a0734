// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns

@Suite("References that new snapshots resemble") struct ResemblancesTests {
  private let package: PendingPackage

  init() throws { package = try PendingPackage() }

  private let text = (1...10).map { "line \($0)\n" }.joined()

  /// Returns the journal of a whole run that recorded one reference and used another one.
  private func journal(
    isWhole: Bool = true, of reference: String = "__Snapshots__/T/New/sale.1.txt"
  ) throws -> (journal: RunJournal, new: JournalRecord) {
    var new = record("sale", .recorded, suite: "New")
    new.reference = reference
    var used = record("used")
    used.reference = "__Snapshots__/T/S/used.1.txt"
    var end = JournalEvent(.tested, status: 1, isWhole: isWhole)
    end.tests = 2
    return (RunJournal(run: try RunName("run"), records: [new, used], events: [end]), new)
  }

  private func path(
    new: String, unused: [String: String], isWhole: Bool = true
  ) throws -> String? {
    try package.write(new, to: "__Snapshots__/T/New/sale.1.txt")
    try package.write(text, to: "__Snapshots__/T/S/used.1.txt")
    for (path, text) in unused { try package.write(text, to: path) }
    let (journal, record) = try journal(isWhole: isWhole)
    var used = UsedReferences()
    for record in journal.records { used.add(record) }
    return Resemblances(journal, using: used, in: package.path).path(of: record)
  }

  private let old = "__Snapshots__/T/Old/sale.1.txt"

  @Test("The reference of a renamed test is found, also if some lines changed")
  func renamed() throws {
    #expect(try path(new: text, unused: [old: text]) == old)
    let changed = text.replacing("line 3\n", with: "line three\n")
    #expect(try path(new: changed, unused: [old: text]) == old)
  }

  @Test("The most similar reference counts, and of several equal ones the first")
  func best() throws {
    let less = text.replacing("line 1", with: "other")
    let paths = [old: text, "__Snapshots__/T/A/b.1.txt": less, "__Snapshots__/T/Z/b.1.txt": text]
    #expect(try path(new: text, unused: paths) == old)
  }

  @Test("Another text, a used reference and another format resemble nothing")
  func others() throws {
    #expect(try path(new: text, unused: ["__Snapshots__/T/Old/sale.1.json": text]) == nil)
    #expect(try path(new: "other\n", unused: [old: text]) == nil)
  }

  @Test("A run of some tests does not show that a reference is unused")
  func partial() throws {
    #expect(try path(new: text, unused: [old: text], isWhole: false) == nil)
  }
}
