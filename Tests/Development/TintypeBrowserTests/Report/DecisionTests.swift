// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeReports
import TintypeSnapshots
import TintypeTestSupport

/// Decisions, and how they are exported from the page.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct DecisionTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.some.get()
    page = try ReportPage(report)
    // The copied text. Tests do not use the real clipboard.
    try page.page.run(
      """
      Object.defineProperty(navigator, "clipboard", {value: {
        writeText: async (text) => { window.copied = text; },
      }})
      """)
  }

  private func open(_ fragment: String) throws {
    try page.page.open(report.path, fragment: fragment)
    try page.page.waitUntil("location.hash.includes(\(Page.literal(fragment)))")
    try page.page.settle()
    try page.settle()
  }

  private func counts() throws -> [String?] {
    [
      try page.attribute("data-accepted", of: "#decisions"),
      try page.attribute("data-rejected", of: "#decisions"),
    ]
  }

  private struct Decisions: Decodable {
    var version: Int
    var decisions: [Decision]

    struct Decision: Decodable {
      var name: String
      var `extension`: String
      var decision: String
      var reference: String?
      var actual: String
    }
  }

  @Test("Accepting a snapshot marks it and selects the next one")
  func acceptingOneMarksItAndGoesOn() throws {
    let entry = try #require(report.known)
    try open("e=\(entry.id)")
    try page.press("a")
    #expect(try counts() == ["1", "0"])
    #expect(try page.shown() != entry.id)
    try open("e=\(entry.id)")
    #expect(try page.text("[data-entry='\(entry.id)'] .badge")?.contains("accepted") == true)
  }

  @Test("A rejection can be undone")
  func rejectingAndTakingBack() throws {
    let entry = try #require(report.known)
    try open("e=\(entry.id)")
    try page.click("#reject")
    #expect(try counts() == ["0", "1"])
    try open("e=\(entry.id)")
    try page.press("u")
    #expect(try counts() == ["0", "0"])
  }

  @Test("All images of a cause are decided at once")
  func causeDecidesImages() throws {
    let group = try #require(report.report.causes.first)
    try open("c=\(group.id)")
    try page.press("a")
    #expect(try counts() == ["\(group.members.count)", "0"])
    #expect(try page.text("[data-cause='\(group.id)'] .badge")?.contains("accepted") == true)
  }

  @Test("An image with a cause is decided separately")
  func imageIsDecidedSeparately() throws {
    let group = try #require(report.report.causes.first)
    try open("e=\(report.report.entries[group.members[1]].id)")
    try page.press("x")
    #expect(try counts() == ["0", "1"])
    try page.press("u")
  }

  @Test("A capital A accepts the cause of an image")
  func capitalAcceptsCauseOfImage() throws {
    let group = try #require(report.report.causes.first)
    try open("e=\(report.report.entries[group.members[1]].id)")
    try page.press("A")
    #expect(try counts() == ["\(group.members.count)", "0"])
  }

  @Test("A matched snapshot cannot be accepted")
  func matchedSnapshotCannotBeAccepted() throws {
    let entry = try #require(report.entry(.matched))
    try open("e=\(entry.id)")
    try page.press("a")
    #expect(try counts() == ["0", "0"])
  }

  @Test("The key y copies the command for a snapshot")
  func yCopiesTheCommandForOne() throws {
    let entry = try #require(report.known)
    try open("e=\(entry.id)")
    try page.press("y")
    let digest = try #require(entry.record.digests?.actual.prefix(12))
    #expect(
      try page.page.evaluate("copied")
        == "swift run tintype accept --seen \(digest) 'SampleTests/KnownTests/square.1'")
  }

  @Test("The key y copies the command for a cause")
  func yCopiesCommandForCause() throws {
    let group = try #require(report.report.causes.first)
    try open("c=\(group.id)")
    try page.press("y")
    #expect(try page.page.evaluate("copied") == "swift run tintype accept --cause \(group.id)")
  }

  @Test("The commands for all decisions are copied")
  func theCommandsOfAllDecisionsAreCopied() throws {
    let group = try #require(report.report.causes.first)
    let entry = try #require(report.known)
    try open("c=\(group.id)")
    try page.press("a")
    try open("e=\(entry.id)")
    try page.press("x")
    try page.click("#copy-commands")
    let copied: String = try page.page.evaluate("copied")
    let digest = try #require(entry.record.digests?.actual.prefix(12))
    #expect(
      copied == """
        swift run tintype reject --seen \(digest) 'SampleTests/KnownTests/square.1'
        swift run tintype accept --cause '\(group.title)'
        """)
  }

  @Test("Decisions are saved with both digests")
  func decisionsAreSavedWithBothDigests() throws {
    let entry = try #require(report.known)
    let missing = try #require(report.entry(.missing))
    try open("e=\(entry.id)")
    try page.press("a")
    try open("e=\(missing.id)")
    try page.press("x")
    let folder = try TemporaryFolder()
    let name = try page.page.save(into: folder.path) { () throws(BrowserError) in
      try page.page.press("e")
    }
    #expect(name == "decisions.json")
    let saved = try JSONDecoder().decode(Decisions.self, from: folder.data(of: name))
    #expect(saved.version == 1)
    #expect(saved.decisions.map(\.decision) == ["accept", "reject"])
    #expect(saved.decisions.map(\.name) == [entry, missing].map { "\($0.record.snapshot)" })
    #expect(saved.decisions.map(\.extension) == ["png", "png"])
    #expect(
      saved.decisions.map(\.reference) == [entry, missing].map { $0.record.digests?.reference })
    #expect(saved.decisions.map(\.actual) == [entry, missing].map { $0.record.digests?.actual })
  }

  @Test("A bar displays the progress, with the accepted and the rejected part")
  func progress() throws {
    let all = try #require(Int(try page.attribute("data-open", of: "#decisions") ?? ""))
    #expect(try page.visibleText("#decisions").contains("0 of \(all) decided"))
    let entry = try #require(report.known)
    try open("e=\(entry.id)")
    try page.press("a", "x")
    #expect(try page.visibleText("#decisions").contains("of \(all) decided"))
    #expect(try page.attribute("role", of: ".bar") == "progressbar")
    #expect(try page.attribute("aria-valuemax", of: ".bar") == "\(all)")
    let counts = try counts().map { Double($0 ?? "") ?? 0 }
    #expect(try page.attribute("aria-valuenow", of: ".bar") == "\(Int(counts[0] + counts[1]))")
    let widths: [Double] = try page.page.evaluate(
      """
      [...document.querySelector(".bar").children].map((part) =>
        part.getBoundingClientRect().width / part.parentElement.getBoundingClientRect().width)
      """)
    #expect(zip(widths, counts).allSatisfy { abs($0 - $1 / Double(all)) < 0.01 }, "\(widths)")
  }

  @Test("No change is left when all are decided")
  func noChangeIsLeftWhenAllAreDecided() throws {
    let one = try SharedReport.one.get()
    let page = try ReportPage(one)
    try page.press("a")
    #expect(try page.visibleText("#decisions").contains("1 of 1 decided"))
    #expect(page.page.consoleErrors == [])
  }
}
