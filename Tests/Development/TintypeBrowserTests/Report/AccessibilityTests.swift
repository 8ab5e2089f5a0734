// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeSnapshots
import TintypeTestSupport

/// The page's keyboard access and accessibility tree.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct AccessibilityTests {
  let report: SharedReport
  let page: ReportPage

  init() throws {
    report = try SharedReport.some.get()
    page = try ReportPage(report)
  }

  @Test(
    "Every accessible element that can be operated has a name",
    arguments: ["1", "2", "3", "4", "5", "6", "7"])
  func everyAccessibleElementThatCanBeOperatedHasName(mode: String) throws {
    try page.press(mode)
    let operable: Set = [
      "button", "link", "textbox", "searchbox", "slider", "checkbox", "tree", "dialog", "image",
      "treeitem", "img", "navigation", "complementary", "region",
    ]
    let unnamed = try page.page.accessibleNodes()
      .filter { operable.contains($0.role) && $0.name.isEmpty }
    #expect(unnamed == [])
  }

  @Test("Every image has a description")
  func everyImageHasDescription() throws {
    let names: [String] = try page.page.evaluate(
      """
      [...document.querySelectorAll("canvas, img")]
        .filter((image) => !image.closest(".thumbnail[aria-hidden=true]"))
        .map((image) => image.getAttribute("aria-label") || image.getAttribute("alt") || "")
      """)
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.count > 20 }, "\(names)")
    #expect(Set(names).count == 2)
  }

  @Test("The image's description contains the change")
  func imagesDescriptionContainsChange() throws {
    let known = try #require(report.known)
    let page = try ReportPage(report, fragment: "e=\(known.id)")
    let name = try page.attribute("aria-label", of: "#stage canvas[data-side=new]")
    #expect(name?.contains("Square#known") == true, "\(name ?? "")")
  }

  @Test("Tab reaches all areas in order")
  func tabReachesEverythingInOrder() throws {
    try page.press("i")
    try page.page.run("document.activeElement.blur()")
    var places: [String] = []
    for _ in 0..<60 {
      try page.page.press("Tab")
      let place: String = try page.page.evaluate(
        """
        (() => {
          const node = document.activeElement;
          const area = node.closest("#banner, #side, #viewer, #details, .skip");
          return area ? area.id || "skip" : node === document.body ? "end" : node.id;
        })()
        """)
      if place == "end" { break }
      if places.last != place { places.append(place) }
    }
    #expect(places.starts(with: ["skip", "banner", "side", "viewer", "details"]), "\(places)")
  }

  @Test("The focus is visible")
  func theFocusIsSeen() throws {
    try page.page.press("Tab")
    try page.page.press("Tab")
    let outline: String = try page.page.evaluate(
      """
      (() => {
        const style = getComputedStyle(document.activeElement);
        return `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`;
      })()
      """)
    #expect(!outline.hasPrefix("none 0px none"), "\(outline)")
  }

  @Test("The skip link moves the focus to the list")
  func theSkipLinkGoesToTheList() throws {
    try page.page.press("Tab")
    #expect(try page.page.evaluate("document.activeElement.className") == "skip")
    try page.page.press("Enter")
    try page.settle()
    #expect(try page.page.evaluate("document.activeElement.id") == "list")
    #expect(try page.shown() != nil)
  }

  @Test("Rows of the list have a level and a position")
  func rowsOfListHaveLevelAndPosition() throws {
    let rows: [[String?]] = try page.page.evaluate(
      """
      [...document.querySelectorAll("#list [role=treeitem]")].map((row) =>
        ["aria-level", "aria-posinset", "aria-setsize"].map((name) => row.getAttribute(name)))
      """)
    #expect(rows.count > 5)
    #expect(rows.allSatisfy { $0.allSatisfy { ($0.flatMap { Int($0) } ?? 0) > 0 } })
    let active = try page.attribute("aria-activedescendant", of: "#list")
    #expect(try page.count("#\(active ?? "none")[aria-selected=true]") == 1)
  }

  @Test("Decisions are announced")
  func decisionsAreAnnounced() throws {
    let known = try #require(report.known)
    let page = try ReportPage(report, fragment: "e=\(known.id)")
    try page.press("a")
    try page.page.waitUntil(
      "document.querySelector('#status').textContent.startsWith('Accepted')")
    #expect(try page.attribute("role", of: "#status") == "status")
  }

  @Test("The focus returns when the help is closed")
  func theFocusReturnsFromTheHelp() throws {
    try page.page.run("document.querySelector('#open-help').focus()")
    try page.press("Enter")
    #expect(try page.page.evaluate("document.querySelector('#help').open") == true)
    try page.press("Escape")
    #expect(try page.page.evaluate("document.activeElement.id") == "open-help")
  }

  @Test("Text has sufficient contrast", arguments: Browser.ColorScheme.allCases)
  func textHasSufficientContrast(scheme: Browser.ColorScheme) throws {
    let page = try ReportPage(report, colorScheme: scheme)
    let faint: [String] = try page.page.evaluate(Self.faintTexts)
    #expect(faint == [])
  }

  @Test("Elements that can be clicked are large enough")
  func elementsThatCanBeClickedAreLargeEnough() throws {
    let small: [String] = try page.page.evaluate(
      """
      [...document.querySelectorAll("button, input, select, [role=treeitem], [role=option]")]
        .filter((node) => node.checkVisibility() && !node.closest("dialog"))
        .map((node) => [node, node.getBoundingClientRect()])
        // Links in a line of text are as large as the text.
        .filter(([node, box]) => !node.matches(".link") && (box.width < 24 || box.height < 24))
        .map(([node, box]) => `${node.id || node.textContent} ${box.width} × ${box.height}`)
      """)
    #expect(small == [])
  }

  /// The texts whose contrast with their background is below 4.5, by the formula of WCAG.
  ///
  /// Disabled and hidden elements are excluded.
  private static let faintTexts = """
    (() => {
      const parse = (text) => {
        const [red, green, blue, alpha = 1] = text.match(/[0-9.]+/g).map(Number);
        return text.startsWith("color(") ? [red * 255, green * 255, blue * 255, alpha]
          : [red, green, blue, alpha];
      };
      const over = (top, ground) => top.slice(0, 3)
        .map((value, index) => value * top[3] + ground[index] * (1 - top[3]));
      const ground = (node) => {
        if (!node) return parse(getComputedStyle(document.documentElement).backgroundColor)[3] > 0
          ? parse(getComputedStyle(document.documentElement).backgroundColor).slice(0, 3)
          : [255, 255, 255];
        const own = parse(getComputedStyle(node).backgroundColor);
        return own[3] === 1 ? own.slice(0, 3) : over(own, ground(node.parentElement));
      };
      const light = (color) => {
        const [red, green, blue] = color.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const found = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.textContent.trim() || !node.checkVisibility()) continue;
        if (node.closest("script, noscript, [disabled], [aria-disabled=true], .hidden, .skip")) continue;
        const behind = ground(node);
        const [a, b] = [light(over(parse(getComputedStyle(node).color), behind)), light(behind)];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) {
          found.push(`${contrast.toFixed(2)} ${walker.currentNode.textContent.trim().slice(0, 40)}`);
        }
      }
      return [...new Set(found)];
    })()
    """
}
