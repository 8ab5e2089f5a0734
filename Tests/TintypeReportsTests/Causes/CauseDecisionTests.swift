// SPDX-License-Identifier: MIT

import Testing
import TintypeComparison
import TintypeReports
import TintypeTestSupport

@Suite("Decisions on causes") struct CauseDecisionTests {
  private let package: PendingPackage
  private let padding = CauseName("padding", "12 → 16")
  private let accent = CauseName("color “accent”", "#CC4729 → #1A736B", isToken: true)

  init() throws { package = try PendingPackage() }

  private func change(_ name: String, _ causes: DifferenceCauses) throws {
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
