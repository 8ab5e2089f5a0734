// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeTestSupport

/// Names of snapshots, which are divided into suite, test and variant.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct NameTests {
  /// A report whose first snapshots have the names.
  private func report(_ names: [(test: String, identifier: String)]) throws -> EditedReport {
    try EditedReport { index in
      for (entry, name) in names.enumerated() {
        for (column, value) in [("test", name.test), ("identifier", name.identifier)] {
          var values = try #require(index[column] as? [String])
          values[entry] = value
          index[column] = values
        }
        let strings = try #require(index["strings"] as? [String])
        let png = try #require(strings.firstIndex(of: "png"))
        for column in ["target", "suite", "extension"] {
          var values = try #require(index[column] as? [Int])
          values[entry] = column == "extension" ? png : values[0]
          index[column] = values
        }
      }
    }
  }

  private static let names: [(test: String, identifier: String, base: String, words: [String])] = [
    ("testRows_Dark", "1", "testRows", ["Dark"]),
    ("testRows", "1", "testRows", []),
    ("testRows", "2", "testRows", ["#2"]),
    ("testLoad", "Empty-Dark", "testLoad", ["Empty", "Dark"]),
    ("testLoad", "Default-LargestText", "testLoad", ["Default", "Largest text"]),
    ("testLoad", "Right-to-left", "testLoad", ["Right to left"]),
    ("testView_Basic_Light", "iPad", "testView_Basic", ["iPad", "Light"]),
    ("testView_Basic", "iPhoneSE", "testView_Basic", ["iPhone SE"]),
    ("Dark", "Dark", "Dark", ["Dark"]),
  ]

  @Test("A name is divided into the test and the words of its variant")
  func parts() throws {
    let report = try report(Self.names.map { ($0.test, $0.identifier) })
    let page = try ReportPage(path: report.path)
    for (entry, name) in Self.names.enumerated() {
      #expect(try page.page.evaluate("tintype.nameParts(\(entry)).test") == name.base)
      #expect(try page.page.evaluate("tintype.nameParts(\(entry)).words") == name.words)
    }
  }

  @Test("The variants of a test are buttons, light before dark, and one is current")
  func variants() throws {
    let report = try report([
      ("testLoad", "Empty-Dark"), ("testLoad", "Empty-Light"), ("testLoad", "Full-Dark"),
    ])
    let page = try ReportPage(path: report.path)
    try page.page.run("tintype.show(0, -1, 'push')")
    try page.settle()
    #expect(try page.text("#subject") == "testLoad")
    #expect(
      try page.texts(".variants button") == ["Empty · Light", "Empty · Dark", "Full · Dark"])
    #expect(try page.text(".variants [aria-current]") == "Empty · Dark")
    try page.click(".variants li:first-child button")
    #expect(try page.page.evaluate("tintype.state.entry") == 1)
    #expect(page.page.consoleErrors == [])
  }

  @Test("A dark image follows the light one of the same variant")
  func pairs() throws {
    let report = try report([
      ("testA_Dark", "1"), ("testB_Dark", "1"), ("testA_Light", "1"), ("testB_Light", "1"),
    ])
    let page = try ReportPage(path: report.path)
    #expect(try page.page.evaluate("tintype.paired([0, 1, 2, 3])") == [2, 0, 3, 1])
  }

  @Test(
    "A name breaks between its words only",
    arguments: [
      ("ButtonViewSnapshotTests", ["Button", "View", "Snapshot", "Tests"]),
      ("testLoad_Empty-dark.1", ["test", "Load_", "Empty-", "dark.", "1"]),
      ("plain", ["plain"]), ("", [""]),
    ])
  func breaks(name: String, pieces: [String]) throws {
    let page = try ReportPage(try SharedReport.one.get())
    let found: [String] = try page.page.evaluate(
      "tintype.breakable(\(Page.literal(name))).filter((piece) => typeof piece === 'string')")
    #expect(found == pieces)
  }

  @Test("Rows and cards have the variant and the share of differing pixels")
  func rowsAndCards() throws {
    let report = try EditedReport { index in
      var tests = try #require(index["test"] as? [String])
      var (pixels, total) = (
        try #require(index["pixels"] as? [Int]), try #require(index["total"] as? [Int])
      )
      (tests[0], pixels[0], total[0]) = ("testRows_Dark", 506, 10_000)
      (pixels[1], total[1]) = (1, 1_000_000)
      (index["test"], index["pixels"], index["total"]) = (tests, pixels, total)
    }
    let page = try ReportPage(path: report.path)
    #expect(
      try page.page.evaluate("[tintype.share(0), tintype.share(1)]") == ["5.06 %", "< 0.01 %"])
    try page.page.run("tintype.show(0, -1, 'push')")
    try page.page.run("tintype.setFilter('testRows', 'set')")
    try page.press("v")
    try page.settle()
    #expect(try page.text("#grid .card .title") == "testRows")
    #expect(try page.text("#grid .card .variant")?.contains("Dark") == true)
    #expect(try page.text("#grid .card .number") == "5.06 %")
  }
}
