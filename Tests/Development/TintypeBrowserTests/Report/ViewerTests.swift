// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// The image viewer: seven modes of comparison, zoom, pixels, regions, and the tree of nodes.
///
/// The known images are 120 × 80 pixels and white, with a square from (20, 16) to (60, 56) that
/// changed from red to blue.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct ViewerTests {
  let page: ReportPage

  init() throws {
    page = try ReportPage(try SharedReport.one.get())
  }

  /// Returns the color of a pixel of the known images as painted on a canvas, in the form `RRGGBB`.
  private func painted(_ side: String, _ x: Int, _ y: Int) throws -> String {
    try page.page.settle()
    return try page.page.evaluate(
      """
      (() => {
        const canvas = document.querySelector("#stage canvas[data-side=\(side)]");
        const {view} = tintype;
        const ratio = canvas.width / canvas.clientWidth;
        const place = (at, corner) => Math.floor((at + 0.5 - corner) * view.scale * ratio);
        const data = canvas.getContext("2d")
          .getImageData(place(\(x), view.x), place(\(y), view.y), 1, 1).data;
        return [...data.slice(0, 3)].map((value) => value.toString(16).padStart(2, "0")).join("");
      })()
      """)
  }

  // MARK: Modes

  @Test(
    "A digit selects the mode",
    arguments: [
      ("1", ["old", "new"]), ("2", ["swipe"]), ("3", ["onion"]), ("4", ["blink"]),
      ("5", ["difference"]), ("6", ["regions"]), ("7", ["nodes"]),
    ])
  func aDigitChoosesTheWay(key: String, sides: [String]) throws {
    try page.press(key == "1" ? "2" : "1", key)
    #expect(try page.mode() == key)
    #expect(
      try page.page.evaluate(
        "[...document.querySelectorAll('#stage canvas')].map((canvas) => canvas.dataset.side)")
        == sides)
    #expect(
      try page.texts("#viewer button[data-mode][aria-pressed=true]").count == 1)
    #expect(try page.attribute("aria-pressed", of: "#viewer button[data-mode='\(key)']") == "true")
  }

  @Test("A click selects the mode")
  func aClickChoosesTheWay() throws {
    try page.click("#viewer button[data-mode='5']")
    #expect(try page.mode() == "5")
  }

  @Test("The side-by-side mode shows both images")
  func sideBySideShowsBoth() throws {
    try page.press("d")
    #expect(try painted("old", 40, 36) == "ff0000")
    #expect(try painted("new", 40, 36) == "0000ff")
    #expect(try painted("old", 100, 70) == "ffffff")
  }

  @Test("Differing pixels are magenta")
  func theDifferenceIsMagenta() throws {
    try page.press("5")
    #expect(try painted("difference", 40, 36) == "d6006c")
    #expect(try painted("difference", 100, 70) == "ffffff")
  }

  @Test("The swipe mode moves the line between the images")
  func swipingMovesTheLine() throws {
    try page.press("2", "d")
    #expect(try page.page.evaluate("document.querySelector('#range').value") == "50")
    // The middle is at 60, so the square is on the reference's side.
    #expect(try painted("swipe", 40, 36) == "ff0000")
    try page.page.run("document.querySelector('#range').focus()")
    try page.press("Home")
    #expect(try page.attribute("aria-valuetext", of: "#range") == "100 % new")
    #expect(try painted("swipe", 40, 36) == "0000ff")
    try page.press("End")
    #expect(try page.attribute("aria-valuetext", of: "#range") == "0 % new")
    #expect(try painted("swipe", 40, 36) == "ff0000")
  }

  @Test("The onion mode blends the images")
  func theOnionMixes() throws {
    try page.press("3", "d")
    try page.page.run("document.querySelector('#range').focus()")
    try page.press("End")
    #expect(try painted("onion", 40, 36) == "0000ff")
    try page.press("Home")
    #expect(try painted("onion", 40, 36) == "ff0000")
  }

  @Test("The blink mode is switched by a button")
  func blinkingIsDoneByHand() throws {
    try page.press("4", "d")
    let before = try painted("blink", 40, 36)
    try page.click("#flip")
    let after = try painted("blink", 40, 36)
    #expect(Set([before, after]) == ["ff0000", "0000ff"])
  }

  @Test("The blink mode has no animation with reduced motion")
  func blinkModeHasNoAnimationWithReducedMotion() throws {
    #expect(
      try {
        try page.press("4"); return try page.count("#blink")
      }() == 1)
    let still = try ReportPage(try SharedReport.one.get(), reducedMotion: true)
    try still.press("4")
    #expect(try still.count("#blink") == 0)
    #expect(try still.count("#flip") == 1)
  }

  @Test("The space bar shows the other image while it is held")
  func theSpaceBarShowsTheOtherWhileItIsHeld() throws {
    try page.press("d")
    try page.page.run("document.activeElement.blur()")
    try page.page.hold(" ")
    #expect(try painted("new", 40, 36) == "ff0000")
    try page.page.release(" ")
    #expect(try painted("new", 40, 36) == "0000ff")
  }

  // MARK: Zoom and pixels

  @Test("Keys change the zoom")
  func keysZoom() throws {
    let scale = { try page.page.evaluate("tintype.view.scale", as: Double.self) }
    try page.press("0")
    #expect(try scale() == 1)
    try page.press("+")
    #expect(try scale() == 1.5)
    try page.press("-", "-")
    #expect(try scale() < 1)
    try page.press("f")
    // Small images are enlarged by an integer factor.
    #expect(try scale() == scale().rounded())
    #expect(try scale() > 1)
  }

  @Test("The pointer shows pixel values")
  func thePointerReadsPixels() throws {
    let places: [String: Double] = try page.page.evaluate(
      """
      (() => {
        const box = document.querySelector("#stage canvas[data-side=new]").getBoundingClientRect();
        const {view} = tintype;
        return {x: box.x + (30.5 - view.x) * view.scale, y: box.y + (20.5 - view.y) * view.scale};
      })()
      """)
    try page.page.move(try #require(places["x"]), try #require(places["y"]))
    try page.page.settle()
    #expect(try page.attribute("data-x", of: "#inspector") == "30")
    #expect(try page.attribute("data-y", of: "#inspector") == "20")
    let text = try #require(try page.text("#inspector"))
    #expect(text.contains("#FF0000FF (255 0 0 255)"))
    #expect(text.contains("#0000FFFF (0 0 255 255)"))
    #expect(text.contains("largest difference 255"))
  }

  @Test("Arrow keys show pixel values of a focused image")
  func arrowKeysShowPixelValuesOfFocusedImage() throws {
    try page.page.run("document.querySelector('#stage canvas[data-side=old]').focus()")
    try page.press("ArrowRight")
    let start = try #require(Int(try page.attribute("data-x", of: "#inspector") ?? ""))
    try page.press("ArrowRight", "ArrowRight")
    #expect(try page.attribute("data-x", of: "#inspector") == "\(start + 2)")
    try page.page.press("ArrowLeft", .shift)
    try page.page.settle()
    #expect(try page.attribute("data-x", of: "#inspector") == "\(start - 8)")
  }

  @Test("The wheel zooms with Control")
  func theWheelZoomsWithControl() throws {
    try page.press("0")
    let place: [Double] = try page.page.evaluate(
      """
      (() => {
        const box = document.querySelector("#stage canvas").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """)
    try page.page.scroll(at: place[0], place[1], by: 0, -100, .control)
    try page.page.waitUntil("tintype.view.scale > 1")
  }

  @Test("Keys select regions")
  func regionsAreGoneAlong() throws {
    let count: Int = try page.page.evaluate("tintype.now.regions.length")
    #expect(count == 1)
    try page.press("n")
    #expect(try page.text("#viewer [aria-label='Previous region'] + *") == "1 of 1")
    let region: [Int] = try page.page.evaluate("tintype.now.regions[0].slice(0, 5)")
    #expect(region == [20, 16, 40, 40, 1600])
  }

  // MARK: The tree

  @Test("The tree shows nodes and changes")
  func treeShowsNodesAndChanges() throws {
    try page.press("7")
    #expect(try page.texts("#tree .element") == ["Card", "Square#known", "Line[0]"])
    #expect(try page.text("#tree [aria-selected=true] .element") == "Square#known")
    let change = try #require(try page.text("#tree [aria-selected=true] .changes"))
    #expect(change.contains("fill"))
    #expect(change.contains("→"))
  }

  @Test("The selected node is outlined in the image")
  func selectedNodeIsOutlinedInImage() throws {
    try page.press("7")
    let index = 2
    try page.click("#tree [data-node='\(index)']")
    let outlined: [[Double]] = try page.page.evaluate("tintype.now.nodes")
    // The line is at (36, 8) and has 2 × 20 points, at scale 2.
    #expect(outlined.first == [72, 16, 4, 40])
    #expect(outlined.count <= 2)
  }

  @Test("A click in the image selects the node there")
  func clickInImageSelectsNodeThere() throws {
    try page.press("7")
    try page.click("#tree [data-node='0']")
    let place: [Double] = try page.page.evaluate(
      """
      (() => {
        const box = document.querySelector("#stage canvas[data-side=nodes]").getBoundingClientRect();
        const {view} = tintype;
        return [box.x + (74 - view.x) * view.scale, box.y + (30 - view.y) * view.scale];
      })()
      """)
    try page.page.click(place[0], place[1])
    try page.page.settle()
    #expect(try page.text("#tree [aria-selected=true] .element") == "Line[0]")
  }

  @Test("The key t opens the tree")
  func tGoesToTheTree() throws {
    try page.press("t")
    #expect(try page.mode() == "7")
    #expect(try page.page.evaluate("document.activeElement.id") == "tree")
  }

  // MARK: Entries without images

  @Test("A text is shown by its changed lines")
  func aTextIsShownByItsLines() throws {
    let report = try SharedReport.some.get()
    let entry = try #require(
      report.report.entries.first { $0.pathExtension == "txt" && $0.record.outcome == .changed })
    let page = try ReportPage(report, fragment: "e=\(entry.id)")
    #expect(try page.attribute("data-state", of: "#viewer") == "text")
    #expect(try page.count("#stage .line.removed") > 0)
    #expect(try page.texts("#stage .line.added code").contains("a row that is new"))
  }

  @Test("A missing reference is reported")
  func missingReferenceIsReported() throws {
    let report = try SharedReport.some.get()
    let entry = try #require(report.entry(.missing))
    let page = try ReportPage(report, fragment: "e=\(entry.id)")
    #expect(try page.visibleText("#stage").contains("There is no reference."))
    #expect(try page.count("#stage canvas[data-side=new]") == 1)
    #expect(try page.attribute("aria-disabled", of: "#viewer button[data-mode='2']") == "true")
    try page.press("2")
    #expect(try page.mode() == "1")
  }

  @Test("A failure is shown with its message")
  func failureIsShownWithItsMessage() throws {
    let report = try SharedReport.some.get()
    let entry = try #require(report.entry(.failed))
    let page = try ReportPage(report, fragment: "e=\(entry.id)")
    #expect(try page.visibleText("#stage").contains("The view model threw"))
  }

  @Test("A matched entry has no comparison")
  func matchedEntryHasNoComparison() throws {
    let report = try SharedReport.some.get()
    let entry = try #require(report.entry(.matched))
    let page = try ReportPage(report, fragment: "e=\(entry.id)")
    #expect(try page.visibleText("#stage").contains("equals its reference"))
  }

  @Test("The help lists the keys and is closed by Escape")
  func helpListsKeysAndIsClosedByEscape() throws {
    try page.press("?")
    #expect(try page.page.evaluate("document.querySelector('#help').open") == true)
    #expect(try page.count("#help kbd") > 12)
    try page.press("5")
    #expect(try page.mode() == "1")
    try page.press("Escape")
    #expect(try page.page.evaluate("document.querySelector('#help').open") == false)
  }

  @Test("Single-letter keys can be disabled")
  func keysOfASingleLetterCanBeSwitchedOff() throws {
    try page.press("?")
    try page.click("#shortcuts")
    try page.press("Escape")
    try page.press("5")
    #expect(try page.mode() == "1")
  }
}
