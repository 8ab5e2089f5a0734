// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeTestSupport

/// The part of the images that is displayed, and the arrangement of the page around it.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct PlacementTests {
  let page: ReportPage

  init() throws { page = try ReportPage(try SharedReport.some.get()) }

  /// Returns the box of an element: left, top, width and height.
  private func box(_ selector: String) throws -> [Double] {
    try page.page.evaluate(
      """
      (() => {
        const box = document.querySelector(\(Page.literal(selector))).getBoundingClientRect();
        return [box.x, box.y, box.width, box.height];
      })()
      """)
  }

  // MARK: Images

  /// A tall image in a pane, with a region and the expected scale.
  private static let openings: [(region: String, scale: Double)] = [
    // Three quarters of the width.
    ("[32, 300, 764, 96]", 0.75 * 560 / 764),
    // At most one CSS pixel for each pixel.
    ("[100, 100, 200, 100]", 1),
    // A few pixels are enlarged more.
    ("[100, 100, 8, 8]", 4),
    // The whole image if the region is not smaller.
    ("[0, 0, 828, 1720]", (640.0 - 28) / 1720),
    ("undefined", (640.0 - 28) / 1720),
  ]

  @Test("Images open at the first region, as large as its surroundings allow", arguments: openings)
  func opening(region: String, scale: Double) throws {
    let found: [Double] = try page.page.evaluate(
      """
      (() => {
        const [pane, region] = [{width: 560, height: 640}, \(region)];
        tintype.open({width: 828, height: 1720}, pane, region);
        const {view} = tintype;
        const [x, y, width, height] = region || [0, 0, 828, 1720];
        const isSeen = view.x <= x && view.y <= y && view.x + pane.width / view.scale >= x + width
          && view.y + pane.height / view.scale >= y + height;
        return [view.scale, isSeen ? 1 : 0];
      })()
      """)
    #expect(abs(found[0] - scale) < 0.001, "\(found)")
    #expect(found[1] == 1)
  }

  @Test("The first region is selected at first, and the opened part is not in the address")
  func firstRegion() throws {
    let known = try #require(try SharedReport.some.get().known)
    let page = try ReportPage(try SharedReport.some.get(), fragment: "e=\(known.id)")
    #expect(try page.page.evaluate("tintype.now.region") == 0)
    #expect(try page.attribute("data-fit", of: "#viewer") == "true")
    #expect(try page.address()["z"] == nil)
  }

  @Test("The key f displays whole images, also after a reload")
  func whole() throws {
    try page.press("f")
    #expect(try page.address()["z"] == "fit")
    try page.reload()
    #expect(try page.page.evaluate("tintype.view.kind") == "fit")
  }

  @Test(
    "The key 0 displays a pixel of the image on each pixel of the screen", arguments: [1.0, 2.0])
  func actualSize(ratio: Double) throws {
    try page.page.run(
      "void Object.defineProperty(window, 'devicePixelRatio', {value: \(ratio), configurable: true})"
    )
    try page.press("0")
    #expect(try page.page.evaluate("tintype.view.scale") == 1 / ratio)
    let corner: [Double] = try page.page.evaluate("[tintype.view.x, tintype.view.y]")
    #expect(corner.allSatisfy { $0 == $0.rounded() }, "\(corner)")
    #expect(try page.text(".moves button.label") == "100 %")
  }

  @Test("Marks are outside of the region, and disappear while the cursor is in it")
  func marks() throws {
    let known = try #require(try SharedReport.some.get().known)
    let page = try ReportPage(try SharedReport.some.get(), fragment: "e=\(known.id)")
    /// Counts pixels of the marks' color in the region, and in its surroundings.
    func marked() throws -> [Int] {
      try page.page.settle()
      return try page.page.evaluate(
        """
        (() => {
          const canvas = document.querySelector("#stage canvas[data-side=new]");
          const {view, now} = tintype;
          const [x, y, width, height] = now.regions[0];
          const context = canvas.getContext("2d");
          const count = (margin) => {
            const place = (at, corner) => Math.round((at - corner) * view.scale);
            const data = context.getImageData(place(x, view.x) - margin, place(y, view.y) - margin,
              Math.round(width * view.scale) + 2 * margin,
              Math.round(height * view.scale) + 2 * margin).data;
            let found = 0;
            for (let at = 0; at < data.length; at += 4) {
              if (data[at] === 214 && data[at + 1] === 0 && data[at + 2] === 108) found += 1;
            }
            return found;
          };
          return [count(3), count(12)];
        })()
        """)
    }
    let drawn = try marked()
    #expect(drawn[0] == 0 && drawn[1] > 100, "\(drawn)")
    let place: [Double] = try page.page.evaluate(
      """
      (() => {
        const box = document.querySelector("#stage canvas[data-side=new]").getBoundingClientRect();
        const {view, now} = tintype;
        const [x, y, width, height] = now.regions[0];
        return [box.x + (x + width / 2 - view.x) * view.scale,
          box.y + (y + height / 2 - view.y) * view.scale];
      })()
      """)
    try page.page.move(place[0], place[1])
    #expect(try marked() == [0, 0])
  }

  // MARK: The page

  @Test("The images take most of the page")
  func imagesAreLargest() throws {
    let stage = try box("#stage")
    #expect(stage[2] * stage[3] > 1440 * 900 * 0.5, "\(stage)")
    #expect(try page.attribute("hidden", of: "#details") == "")
  }

  @Test("The modes and the decision are in one row, below the title's column")
  func oneRow() throws {
    let (modes, accept, subject) = (try box(".modes"), try box("#accept"), try box("#subject"))
    #expect(modes[0] == subject[0])
    let middles = [modes[1] + modes[3] / 2, accept[1] + accept[3] / 2]
    #expect(abs(middles[0] - middles[1]) < 2, "\(middles)")
    #expect(try page.count(".tools .accept, .tools .reject, .tools .undo") == 3)
  }

  @Test("The key i shows the details below the images, and the choice is kept")
  func details() throws {
    try page.press("i")
    let (stage, details) = (try box("#stage"), try box("#details"))
    #expect(details[1] >= stage[1] + stage[3])
    #expect(details[2] > stage[2] * 0.9)
    #expect(try page.attribute("aria-expanded", of: "#toggle-details") == "true")
    try page.reload()
    #expect(try page.attribute("hidden", of: "#details") == nil)
  }

  @Test("A narrow window shows the image without scrolling, and the modes in one row")
  func narrow() throws {
    let page = try ReportPage(try SharedReport.some.get(), width: 400, height: 800)
    func box(_ selector: String) throws -> [Double] {
      try page.page.evaluate(
        """
        (() => {
          const box = document.querySelector(\(Page.literal(selector))).getBoundingClientRect();
          return [box.x, box.y, box.width, box.height];
        })()
        """)
    }
    let canvas = try box("#stage canvas")
    #expect(canvas[1] < 360, "\(canvas)")
    #expect(800 - canvas[1] > 400)
    #expect(try box(".modes")[3] < 40)
    #expect(try box("#side")[1] > canvas[1])
    #expect(try page.page.evaluate("document.documentElement.scrollWidth") == 400)
  }

  // MARK: The overview

  @Test("Cards fill the width of the overview", arguments: [1440, 1300, 1024])
  func cardsFillWidth(width: Int) throws {
    let page = try ReportPage(try SharedReport.some.get(), width: width, height: 900)
    try page.press("v")
    let rest: Double = try page.page.evaluate(
      """
      (() => {
        const grid = document.querySelector("#grid").getBoundingClientRect();
        const edges = [...document.querySelectorAll("#grid .card")]
          .map((card) => card.getBoundingClientRect().right);
        return grid.right - Math.max(...edges);
      })()
      """)
    #expect((0...24).contains(rest), "\(rest)")
  }

  @Test("The focus of the overview is displayed by its card only")
  func focusOfOverview() throws {
    try page.press("v", "ArrowRight")
    let styles: [String] = try page.page.evaluate(
      """
      ["#grid", "#grid [aria-selected=true]"].map((selector) =>
        getComputedStyle(document.querySelector(selector)).outlineStyle)
      """)
    #expect(styles == ["none", "solid"])
  }

  @Test("In the overview, a digit displays the image in the mode", arguments: ["1", "5"])
  func digitLeavesOverview(key: String) throws {
    try page.press("v")
    #expect(try page.attribute("data-state", of: "#viewer") == "grid")
    try page.press(key)
    #expect(try page.attribute("data-state", of: "#viewer") == "images")
    #expect(try page.mode() == key)
  }

  @Test("Escape leaves the overview")
  func escapeLeavesOverview() throws {
    try page.press("v", "Escape")
    #expect(try page.attribute("data-state", of: "#viewer") == "images")
    #expect(try page.attribute("aria-pressed", of: "#overview") == "false")
  }
}
