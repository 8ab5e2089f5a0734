// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// Causes as rows of the list, and decisions on them.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CauseTests {
  let report: EditedReport
  let page: ReportPage

  init() throws {
    report = try EditedReport { try EditedReport.addCauses(&$0) }
    page = try ReportPage(path: report.path, fragment: "c=aaaaaaaaaaaa")
  }

  private func decisions() throws -> [String] {
    try page.page.evaluate(
      "[0, 1, 2, 3].map((entry) => tintype.decision(entry) || 'open')")
  }

  private func open(_ fragment: String) throws {
    try page.page.run("location.hash = \(Page.literal(fragment))")
    try page.page.waitUntil("tintype.isAddressed()")
    try page.settle()
  }

  // MARK: List

  @Test("The images of a cause are below it, with outliers and their reasons first")
  func outliersAreFirst() throws {
    try page.click("[data-cause=aaaaaaaaaaaa] .twist")
    let keys: [String] = try page.page.evaluate(
      "[...document.querySelectorAll('#list [aria-level=\"3\"]')].map((row) => row.dataset.key)")
    #expect(keys == ["entry:2@0", "entry:0@0", "entry:1@0"])
    #expect(
      try page.text("[data-key='entry:2@0'] .remarks")?.hasPrefix("Outlier: other size") == true)
    #expect(try page.text("[data-cause=aaaaaaaaaaaa] .what") == "3 snapshots · Button · 1 outlier")
  }

  @Test("Causes with the same first image each have its thumbnail")
  func sharedThumbnails() throws {
    try report.edit { index in
      index["causes"] = [
        EditedReport.cause("aaaaaaaaaaaa", "padding 12 → 16", [0, 1], []),
        EditedReport.cause("bbbbbbbbbbbb", "padding 8 → 12", [0, 3], []),
      ]
      var causesOf = try #require(index["causesOf"] as? [[Int]])
      (causesOf[0], causesOf[1], causesOf[2], causesOf[3]) = ([0, 1], [0], [], [1])
      index["causesOf"] = causesOf
    }
    try page.page.reload()
    try page.page.waitUntil("document.querySelector('#list [data-cause] img')")
    try page.settle()
    // Each has the changed part before and after.
    #expect(try page.count("#list [data-cause] img[data-side=old]") == 2)
    #expect(try page.count("#list [data-cause] img[data-side=new]") == 2)
  }

  @Test("An image with several causes is below each of them")
  func imageIsBelowEachCause() throws {
    try page.click("[data-cause=aaaaaaaaaaaa] .twist")
    try page.click("[data-cause=bbbbbbbbbbbb] .twist")
    for key in ["entry:1@0", "entry:1@1"] {
      try page.click("[data-key='\(key)'] .title")
      #expect(try page.chosen() == key)
      #expect(try page.page.evaluate("tintype.state.entry") == 1)
    }
    #expect(try page.address()["c"] == "bbbbbbbbbbbb")
  }

  @Test("An image with unexplained pixels is listed before the causes")
  func unexplainedIsFirst() throws {
    let keys: [String] = try page.page.evaluate(
      """
      (() => {
        document.querySelector("#list").scrollTop = 0;
        tintype.setFilter("s:changed", "set");
        return [...document.querySelectorAll("#list .level-2")].map((row) => row.dataset.key);
      })()
      """)
    #expect(keys.first == "entry:3")
  }

  @Test("The list states how many images have two causes, so that the numbers add up")
  func sharedCauses() throws {
    try page.page.run("document.querySelector('#list').scrollTop = 0")
    try page.settle()
    #expect(try page.text("[data-section=changed] .what") == "1 image has two causes")
    try open("c=bbbbbbbbbbbb")
    #expect(try page.text(".chips")?.contains("1 of them has another cause, too") == true)
  }

  @Test("Images whose pixels are not charged are below their causes, and are not unexplained")
  func unchargedImages() throws {
    try report.edit { index in
      let count = try #require((index["counts"] as? [Int])?.first)
      index["unexplained"] = Array(repeating: 0, count: count)
      index["charged"] = (0..<count).map { $0 == 3 ? 0 : 1 }
      index["alone"] = Array(4..<count)
    }
    try page.page.reload()
    try page.settle()
    #expect(try page.text("#list .level-2 .title") == "color “accent” #CC4729 → #1A736B80")
    try open("e=\(try page.page.evaluate("tintype.data.id[3]", as: String.self))")
    let chips = try #require(try page.text(".chips"))
    #expect(chips.contains("needs its own decision: its pixels are not charged to causes"))
    #expect(try page.text("#app")?.contains("without a cause") == false)
  }

  @Test("The values of a cause are labeled light and dark")
  func schemes() throws {
    try report.edit { index in
      var causes = try #require(index["causes"] as? [[String: Any]])
      causes[0]["title"] = "color “accent” #2356D8 → #1A736B, #3464DC → #1A736B"
      causes[0]["schemes"] = [["#2356D8 → #1A736B", "light"], ["#3464DC → #1A736B", "dark"]]
      index["causes"] = causes
    }
    try page.page.reload()
    try page.settle()
    #expect(
      try page.text("#subject")
        == "color “accent” light #2356D8 → #1A736B, dark #3464DC → #1A736B")
    #expect(try page.texts("#subject .scheme") == ["light", "dark"])
    #expect(try page.count("#subject .swatch") == 4)
  }

  @Test("The example of a cause is no outlier, and has no other cause if possible")
  func example() throws {
    let found: [Int] = try page.page.evaluate(
      "[tintype.example(0, [2, 1, 0]), tintype.example(0, [2]), tintype.example(1, [1, 3])]")
    #expect(found == [0, 2, 3])
  }

  @Test("Titles with a long common beginning are displayed differently")
  func titlesDiffer() throws {
    let report = try EditedReport { index in
      let start = "text “A sentence that is much longer than a row of the list and ends with "
      index["causes"] = ["one", "two", "two"].enumerated().map { place, end in
        EditedReport.cause("\(place)23456789012", start + end, [place], [])
      }
    }
    let page = try ReportPage(path: report.path)
    let titles: [String] = try page.page.evaluate("[0, 1, 2].map(tintype.shortCauseTitle)")
    #expect(Set(titles.map { String($0.prefix(30)) }).count == 3, "\(titles)")
  }

  @Test("A color in a title has a sample, and keeps its digits")
  func colorsHaveSamples() throws {
    #expect(try page.count("#subject .swatch") == 2)
    #expect(try page.text("#subject") == "color “accent” #CC4729 → #1A736B80")
    let colors: [String] = try page.page.evaluate(
      """
      [...document.querySelectorAll("#subject .swatch > span")]
        .map((sample) => getComputedStyle(sample).backgroundColor)
      """)
    #expect(colors.first == "rgb(204, 71, 41)")
    #expect(colors.last?.hasPrefix("rgba(26, 115, 107, 0.5") == true)
    #expect(try page.page.evaluate("tintype.colored('Card#facade and #12345').length") == 1)
  }

  // MARK: Decisions

  @Test("An image is accepted when all of its causes are accepted")
  func acceptingAllCauses() throws {
    try page.press("a")
    #expect(try decisions() == ["accept", "open", "open", "open"])
    try open("c=bbbbbbbbbbbb")
    try page.press("a")
    #expect(try decisions() == ["accept", "accept", "open", "open"])
  }

  @Test("An accepted cause with an outlier leads to the outlier")
  func acceptingLeadsToOutlier() throws {
    try page.press("a")
    #expect(try page.chosen() == "entry:2@0")
    #expect(try page.text(".chips")?.contains("own decision: outlier: other size") == true)
    // The list agrees with the header, although all causes of the outlier are accepted.
    #expect(try page.text("[data-key='entry:2@0'] .badge") == "own decision")
    #expect(try page.texts("[data-cause=aaaaaaaaaaaa] .badge") == ["✓ accepted", "1 left"])
    try page.press("a")
    #expect(try decisions()[2] == "accept")
  }

  @Test("One primary action names the number of images that it decides on")
  func primaryAction() throws {
    #expect(try page.text("#accept") == "Accept 3 snapshots")
    #expect(try page.page.evaluate("document.querySelector('#undo').hidden") == true)
    try page.page.run("tintype.show(0, -1, 'push')")
    #expect(try page.text("#accept") == "Accept")
    let grounds: [String] = try page.page.evaluate(
      """
      ["#accept", "#reject", "#overview"].map((selector) =>
        getComputedStyle(document.querySelector(selector)).backgroundColor)
      """)
    #expect(grounds[0] != grounds[1] && grounds[1] == grounds[2], "\(grounds)")
  }

  @Test("A rejected cause rejects all of its images")
  func rejectingCause() throws {
    try open("c=bbbbbbbbbbbb")
    try page.press("x")
    #expect(try decisions() == ["open", "reject", "open", "reject"])
    try open("c=bbbbbbbbbbbb")
    try page.press("u")
    #expect(try decisions() == ["open", "open", "open", "open"])
  }

  @Test("The decision on an image takes precedence over those on its causes")
  func ownDecisionTakesPrecedence() throws {
    try page.press("x")
    try page.page.run("tintype.show(0, -1, 'push')")
    try page.press("a")
    #expect(try decisions() == ["accept", "reject", "reject", "open"])
  }

  @Test("The key A decides on the cause below which the image is selected")
  func capitalDecidesOnCause() throws {
    try page.click("[data-cause=bbbbbbbbbbbb] .twist")
    try page.click("[data-key='entry:1@1'] .title")
    try page.press("A")
    #expect(try page.page.evaluate("tintype.causeDecision(1)") == "accept")
    #expect(try page.page.evaluate("tintype.causeDecision(0) === undefined"))
  }

  @Test("An open image states the causes that it waits for")
  func openImageStatesCauses() throws {
    try page.press("a")
    try page.page.run("tintype.show(1, -1, 'push')")
    try page.settle()
    #expect(try page.text(".chips")?.contains("waits for 1 cause") == true)
    try page.press("i")
    let details = try page.visibleText("#details")
    #expect(details.contains("This image waits for the decision on 1 cause."))
    #expect(details.contains("padding 12 → 16 2 images, open"))
  }

  @Test("The filter finds images by cause, and images without a cause")
  func filterByCause() throws {
    try page.filter("cause:accent")
    #expect(try page.shownCount() == "3 of 300 shown")
    try page.filter("cause:none s:changed")
    #expect(try page.shownCount() == "96 of 300 shown")
  }

  // MARK: Storage

  @Test("Decisions are restored after a reload, and stale ones are not")
  func decisionsAreRestored() throws {
    try page.press("a")
    try page.page.run("tintype.show(2, -1, 'push')")
    try page.press("x")
    try page.reload()
    #expect(try decisions() == ["accept", "open", "reject", "open"])
    // Another run with the same name: the image has other pixels, and the cause other members.
    try report.edit { index in
      var digests = try #require(index["digests"] as? [Any])
      digests[2] = ["00", "11"]
      index["digests"] = digests
      index["causes"] = (index["causes"] as? [[String: Any]])?.map { cause in
        cause.merging(["id": "cccccccccccc"]) { $1 }
      }
    }
    try page.reload()
    #expect(try decisions() == ["open", "open", "open", "open"])
    #expect(page.page.consoleErrors == [])
  }
}
