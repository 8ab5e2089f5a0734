// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeImaging
import TintypeRuns
import TintypeTestSupport

/// A report that is opened, in three sizes.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct OpeningTests {
  enum Size: String, CaseIterable {
    case one, some, many

    var report: SharedReport {
      get throws {
        switch self {
        case .one: try SharedReport.one.get()
        case .some: try SharedReport.some.get()
        case .many: try SharedReport.many.get()
        }
      }
    }
  }

  @Test(
    "A report opens without errors", arguments: Size.allCases, Browser.ColorScheme.allCases)
  func opensWithoutComplaints(size: Size, scheme: Browser.ColorScheme) throws {
    let page = try ReportPage(try size.report, colorScheme: scheme)
    for key in ["1", "2", "3", "4", "5", "6", "7", "j", "k", "?", "Escape"] { try page.press(key) }
    #expect(page.page.consoleErrors == [])
  }

  @Test("The page shows the number of entries of each outcome", arguments: Size.allCases)
  func pageShowsNumberOfEntriesOfEachOutcome(size: Size) throws {
    let report = try size.report
    let page = try ReportPage(report)
    for outcome in JournalRecord.Outcome.allCases {
      let count = report.report.entries.count { $0.record.outcome == outcome }
      let text = try page.text("[data-outcome=\(outcome)] .count")
      #expect(text?.replacingOccurrences(of: ",", with: "") == "\(count)", "\(outcome)")
    }
    #expect(try page.text("h1")?.contains("changed") == true)
  }

  @Test("No text is undefined, null or NaN", arguments: Size.allCases)
  func noTextIsUndefinedNullOrNaN(size: Size) throws {
    let page = try ReportPage(try size.report)
    let found: [String] = try page.page.evaluate(
      """
      (() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) {
          const {textContent, parentElement} = walker.currentNode;
          if (parentElement.closest("script, pre, code")) continue;
          if (/\\b(null|undefined|NaN)\\b|\\[object/.test(textContent)) found.push(textContent);
        }
        return found;
      })()
      """)
    #expect(found == [])
  }

  @Test("No request leaves the report's folder", arguments: Size.allCases)
  func noRequestLeavesReportsFolder(size: Size) throws {
    let report = try size.report
    let page = try ReportPage(report)
    try page.press("j", "j", "7", "J")
    let folder = URL(fileURLWithPath: report.path).deletingLastPathComponent().absoluteString
    let others = page.page.requests.filter {
      !$0.hasPrefix(folder) && !$0.hasPrefix("data:image/png") && !$0.hasPrefix("data:font/woff2")
    }
    #expect(others == [])
  }

  @Test("The first change is shown at once", arguments: Size.allCases)
  func firstChangeIsShownAtOnce(size: Size) throws {
    let page = try ReportPage(try size.report)
    #expect(try page.attribute("data-state", of: "#viewer") == "images")
    #expect(try page.chosen() != nil)
    #expect(try page.count("#stage canvas") == 2)
  }

  @Test(
    "The page is never wider than the window", arguments: Size.allCases,
    [(1440, 900), (1024, 700), (390, 844)])
  func pageIsNeverWiderThanWindow(size: Size, window: (width: Int, height: Int)) throws {
    let page = try ReportPage(try size.report, width: window.width, height: window.height)
    let width: Double = try page.page.evaluate("document.documentElement.scrollWidth")
    #expect(width <= Double(window.width))
  }

  @Test(
    "The page is painted in the preferred color scheme", arguments: Browser.ColorScheme.allCases)
  func pageIsPaintedInPreferredColorScheme(scheme: Browser.ColorScheme) throws {
    let page = try ReportPage(try SharedReport.some.get(), colorScheme: scheme)
    let image = try PNG.decode(try page.page.screenshot())
    #expect(image.size == PixelSize(width: 1440, height: 900))
    var lightness = 0
    var values: Set<UInt32> = []
    for y in stride(from: 0, to: 900, by: 5) {
      for x in stride(from: 0, to: 1440, by: 5) {
        guard let pixel = image[x, y] else { continue }
        lightness += Int(pixel >> 8 & 0xFF)
        values.insert(pixel)
      }
    }
    // The page is not blank, and light or dark as a whole.
    #expect(values.count > 30)
    #expect((lightness / (288 * 180) > 127) == (scheme == .light))
  }

  @Test("The page has its own font")
  func ownFont() throws {
    let page = try ReportPage(try SharedReport.one.get())
    let faces: [String] = try page.page.evaluate(
      "[...document.fonts].map((face) => `${face.family.replaceAll('\"', '')} ${face.status}`)")
    #expect(faces == ["Inter loaded"])
    #expect(
      try page.page.evaluate("getComputedStyle(document.body).fontFamily.startsWith('Inter,')"))
  }

  @Test("The verdict is visible without scripts")
  func withoutScriptsTheVerdictIsThere() throws {
    let html = try String(contentsOfFile: try SharedReport.some.get().path, encoding: .utf8)
    #expect(html.contains("<noscript>"))
    #expect(html.contains("100 changed"))
  }
}
