// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeReports
import TintypeReportsTestSupport
import TintypeRuns
import TintypeTestSupport

@Suite("Decisions on causes") struct CauseDecisionTests {
  private let package: PendingPackage
  private let padding = CauseName("padding", "12 → 16")
  private let accent = CauseName("color “accent”", "#CC4729 → #1A736B", isToken: true)

  init() throws { package = try PendingPackage() }

  @discardableResult
  private func change(_ name: String, _ causes: DifferenceCauses) throws -> PendingChange {
    try package.change("\(name).1", from: "old", to: "new", causes: causes)
  }

  private func references(_ names: String...) -> [String?] {
    names.map { package.reference("\($0).1.txt") }
  }

  @Test("An image is accepted when all of its causes are accepted, in any order of commands")
  func waiting() throws {
    try change("a", charged([(padding, 5)]))
    try change("b", charged([(padding, 5), (accent, 3)]))
    try change("c", charged([(accent, 3)]))
    let first = package.run("accept", "--cause", "padding 12 → 16")
    #expect(first.exitCode == .success)
    #expect(references("a", "b", "c") == ["new", "old", "old"])
    assertText(first.output)
    #expect(
      package.run("accept", "--cause", "color “accent” #CC4729 → #1A736B").exitCode == .success)
    #expect(references("a", "b", "c") == ["new", "new", "new"])
    #expect(package.waiting.isEmpty)
  }

  private func accent(_ values: String, isDark: Bool = false) -> DifferenceCauses {
    var causes = charged([(CauseName("color “accent”", values, isToken: true), 5)])
    if isDark { causes.account?.causes[0].isDark = true }
    return causes
  }

  /// Returns the identifiers and titles of the causes, with whether each is accepted.
  private func causes() throws -> [String: (title: String, isAccepted: Bool)] {
    let causes = try #require(try package.json("status")["causes"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: try causes.map { cause in
        (
          try #require(cause["id"] as? String),
          (try #require(cause["title"] as? String), try #require(cause["accepted"] as? Bool))
        )
      })
  }

  @Test(
    "The identifier and the title of a cause stay the same when some of its changes are decided")
  func stable() throws {
    var both = accent("#CC4729 → #1A736B")
    both.account = charged([(accent, 5), (padding, 3)]).account
    try package.journal([
      change("a", accent("#FF6B4A → #2FB5A8", isDark: true)), change("b", both),
      change("c", charged([(padding, 3)])),
    ])
    let title = "color “accent” #CC4729 → #1A736B, #FF6B4A → #2FB5A8"
    let before = try causes()
    let id = try #require(before.first { $0.value.title == title }?.key)
    #expect(before.values.allSatisfy { !$0.isAccepted })

    assertText(package.run("accept", "--cause", title).output, named: "accepted")
    #expect(references("a", "b", "c") == ["new", "old", "old"])
    let after = try causes()
    #expect(after[id]?.title == title && after[id]?.isAccepted == true)
    #expect(Set(after.keys) == Set(before.keys))
    assertText(package.run("status").output, named: "status")

    // A copied identifier or title of the first list works again.
    for name in [id, title] {
      #expect(package.run("accept", "--cause", name).exitCode == .success)
    }
    #expect(package.run("accept", "--cause", "padding 12 → 16").exitCode == .success)
    #expect(references("a", "b", "c") == ["new", "new", "new"])
  }

  @Test("An identifier of a run that found other changes in the meantime is unknown")
  func outdated() throws {
    try package.journal([
      change("a", charged([(padding, 5)])), change("b", charged([(padding, 5)])),
    ])
    let id = try #require(try causes().keys.first)
    try package.journal(
      [
        package.change(
          "b.1", from: "old", to: "newer", run: "later", causes: charged([(padding, 6)]))
      ], run: "later")
    let ids = try causes()
    #expect(ids.count == 2 && ids[id] != nil)
    #expect(package.run("accept", "--cause", id).exitCode == .success)
    #expect(references("a", "b") == ["new", "old"])
  }

  @Test("A change that cannot be accepted is not announced as accepted")
  func notAccepted() throws {
    try change("a", charged([(padding, 5)]))
    try package.write("other", to: "__Snapshots__/FormTests/LoginTests/a.1.txt")
    let result = package.run("accept", "a.1")
    #expect(result.exitCode == .different)
    #expect(result.output == "1 skipped. 1 change is pending: “tintype status”.\n")
  }

  @Test("Several causes are accepted at once")
  func several() throws {
    try change("b", charged([(padding, 5), (accent, 3)]))
    #expect(
      package.run(
        "accept", "--cause", "padding 12 → 16", "--cause", "color “accent” #CC4729 → #1A736B"
      ).exitCode == .success)
    #expect(references("b") == ["new"])
  }

  @Test("An image with an unexplained pixel is never accepted by its causes")
  func unexplained() throws {
    try change("a", charged([(padding, 5)], unexplained: 1))
    let result = package.run("accept", "--cause", "padding 12 → 16")
    #expect(references("a") == ["old"])
    assertText(result.output)
    #expect(package.run("accept", "a.1").exitCode == .success)
    #expect(references("a") == ["new"])
  }

  @Test("An outlier needs its own decision")
  func outlier() throws {
    try change("a", charged([(padding, 5)]))
    try change("b", charged([(padding, 5)], warnings: ["Form/Text[0]: the text is clipped"]))
    #expect(package.run("accept", "--cause", "padding 12 → 16").exitCode == .success)
    #expect(references("a", "b") == ["new", "old"])
  }

  @Test("An accepted cause does not apply to a newer change of the image")
  func newer() throws {
    try change("b", charged([(padding, 5), (accent, 3)]))
    _ = package.run("accept", "--cause", "padding 12 → 16")
    try package.change(
      "b.1", from: "old", to: "newer", causes: charged([(padding, 6), (accent, 3)]))
    _ = package.run("accept", "--cause", "color “accent” #CC4729 → #1A736B")
    #expect(references("b") == ["old"])
  }

  @Test("Rejecting a cause rejects all images with it")
  func rejected() throws {
    try change("a", charged([(padding, 5)]))
    try change("b", charged([(padding, 5), (accent, 3)]))
    try change("c", charged([(accent, 3)]))
    #expect(package.run("reject", "--cause", "padding 12 → 16").exitCode == .success)
    #expect(references("a", "b", "c") == ["old", "old", "old"])
    #expect(Set(package.waiting.map { $0.split(separator: "/").last?.prefix(3) }) == ["c.1"])
  }

  @Test("A dry run neither writes references nor accepts causes")
  func dryRun() throws {
    try change("b", charged([(padding, 5), (accent, 3)]))
    _ = package.run("accept", "--dry-run", "--cause", "padding 12 → 16")
    _ = package.run("accept", "--cause", "color “accent” #CC4729 → #1A736B")
    #expect(references("b") == ["old"])
  }

  @Test("An unknown cause is an error with advice")
  func unknown() throws {
    try change("a", charged([(padding, 5)]))
    let result = package.run("accept", "--cause", "padding 12 → 20")
    #expect(result.exitCode == .different)
    assertText(result.messages)
  }

  @Test("A damaged file of accepted causes contains no accepted cause")
  func damaged() throws {
    try change("b", charged([(padding, 5), (accent, 3)]))
    _ = package.run("accept", "--cause", "padding 12 → 16")
    try package.write("{", to: ".build/tintype/accepted-causes.json")
    _ = package.run("accept", "--cause", "color “accent” #CC4729 → #1A736B")
    #expect(references("b") == ["old"])
  }
}
