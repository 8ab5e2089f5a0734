// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeTestSupport

/// Previews that differ from their references, in a catalog on the disk.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CatalogDifferenceTests {
  let page: CatalogBrowser

  init() throws { page = try CatalogBrowser(try Self.catalog.get()) }

  /// Six previews in two variants, of which four differ from their references.
  private static let catalog = Result {
    try SharedCatalog(
      previews: [
        preview("Same", .init(reference: "__Snapshots__/same.png", difference: nil)),
        preview("Regions", comparison([[12, 8, 60, 16], [118, 78, 1, 1]])),
        preview("Size", comparison([[0, 0, 60, 80]], image: "0e.png")),
        preview("Unknown", comparison([[1, 1, 1, 1]], image: nil)),
        preview("Dark", nil, comparison([[0, 0, 120, 80]])),
        preview("New", nil),
      ], settings: [.init(.colorScheme, ["light", "dark"])])
  }

  private static func comparison(
    _ regions: [[Int]], image: String? = "0c.png"
  ) -> PreviewEvent.Comparison {
    .init(
      reference: "__Snapshots__/card.png",
      difference: .init(
        image: image, summary: "12 of 9,600 pixels differ.",
        changes: ["Text color: #000000 → #FF0000", "Text added"], regions: regions))
  }

  private static func preview(
    _ name: String, _ comparisons: PreviewEvent.Comparison?...
  ) -> Catalog.Preview {
    let variants = (0..<2).map { index -> Catalog.Variant? in
      .rendered(
        .init(
          id: "", image: "0a.png", width: 60, height: 40, scale: 2, accessibility: "", symbols: [],
          colors: [], fonts: [], warnings: [],
          comparison: index < comparisons.count ? comparisons[index] : nil))
    }
    return Catalog.Preview(
      module: "App", name: name, file: "App/Card.swift", line: 1, variants: variants)
  }

  private func open(_ name: String) throws {
    try page.page.run("document.querySelector('#grid [data-preview=\"App/\(name)\"]').click()")
    try page.page.waitUntil("document.querySelector('#preview[open]')")
    try page.page.settle()
  }

  /// Waits until the stage has only the images with these names.
  private func waitForImages(_ names: String...) throws {
    let list = names.map { "images/\($0)" }.joined(separator: " ")
    try page.page.waitUntil(
      """
      [...document.querySelectorAll('.stage img')]
        .map((image) => image.getAttribute('src')).join(' ') === '\(list)'
      """)
  }

  private func badges(_ name: String) throws -> [String] {
    try page.driver.texts("#grid [data-preview='App/\(name)'] .badge")
  }

  // MARK: Grid

  @Test("Cards of changed previews have a badge, which names the variant if another one is shown")
  func badges() throws {
    #expect(try badges("Regions") == ["changed"])
    #expect(try badges("Dark") == ["changed in dark"])
    #expect(try badges("Same") == [])
    #expect(try badges("New") == [])
    try page.driver.click("#switches [data-value=dark]")
    #expect(try badges("Dark") == ["changed"])
    #expect(try badges("Regions") == ["changed in light"])
  }

  @Test("The button with the count searches for changed previews")
  func searching() throws {
    #expect(try page.driver.text("[data-term='is:changed']") == "4 changed")
    try page.driver.click("[data-term='is:changed']")
    #expect(try page.previews() == ["App/Regions", "App/Size", "App/Unknown", "App/Dark"])
    #expect(try page.driver.attribute("hidden", of: "[data-term='is:updated']") != nil)
  }

  /// The geometry of an outline, relative to its image.
  private struct Outline: Decodable, Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double
  }

  private func outlines(in selector: String) throws -> [Outline] {
    try page.page.evaluate(
      """
      (() => {
        const root = document.querySelector(\(Page.literal(selector)));
        const image = root.querySelector("img").getBoundingClientRect();
        return [...root.querySelectorAll("[data-region]")].map((region) => {
          const box = region.getBoundingClientRect();
          const x = (value) => Math.round((value - image.left) / image.width * 1200) / 10;
          const y = (value) => Math.round((value - image.top) / image.height * 800) / 10;
          return {left: x(box.left), top: y(box.top), right: x(box.right), bottom: y(box.bottom)};
        });
      })()
      """)
  }

  @Test(
    "Regions are outlined on the image at every size, the smallest ones by a visible frame",
    arguments: ["#grid [data-preview='App/Regions'] .frame", "#preview .stage"])
  func geometry(selector: String) throws {
    try open("Regions")
    let outlines = try outlines(in: selector)
    let first = try #require(outlines.first)
    #expect(abs(first.left - 12) < 1 && abs(first.right - 72) < 1)
    #expect(abs(first.top - 8) < 1 && abs(first.bottom - 24) < 1)
    let last = try #require(outlines.dropFirst().first)
    #expect(last.left < 118 && last.right > 119 && last.top < 78 && last.bottom > 79)
    #expect(last.right - last.left >= 8)
    #expect(outlines.count == 2)
  }

  @Test("Images with outlines have the size of those without")
  func sizes() throws {
    let sizes: [Double] = try page.page.evaluate(
      """
      [...document.querySelectorAll('#grid .frame img')].slice(0, 2)
        .flatMap((image) => [image.getBoundingClientRect()])
        .flatMap((box) => [box.width, box.height])
      """)
    #expect(sizes == [60, 40, 60, 40])
  }

  // MARK: Dialog

  @Test("The dialog states the extent, the changes and the path of the reference")
  func facts() throws {
    try open("Regions")
    #expect(try page.driver.text("[data-part=summary]") == "12 of 9,600 pixels differ.")
    #expect(
      try page.driver.texts("[data-part=changes] li")
        == ["Text color: #000000 → #FF0000", "Text added"])
    #expect(try page.driver.text("[data-part=reference]") == "__Snapshots__/card.png")
    #expect(page.page.consoleErrors == [])
  }

  @Test("A matching image has the path of its reference, and no controls")
  func matching() throws {
    try open("Same")
    #expect(try page.driver.text("[data-part=summary]") == "The image matches.")
    #expect(try page.driver.text("[data-part=reference]") == "__Snapshots__/same.png")
    #expect(try page.driver.attribute("hidden", of: "#compare") != nil)
  }

  @Test("A preview without a reference has no comparison")
  func new() throws {
    try open("New")
    #expect(try page.driver.count("[data-part=comparison]") == 0)
    #expect(try page.driver.attribute("hidden", of: "#compare") != nil)
  }

  @Test("Buttons show the new image, the reference, or both side by side")
  func modes() throws {
    try open("Regions")
    try waitForImages("0a.png")
    try page.driver.click("#compare [data-mode=reference]")
    try waitForImages("0c.png")
    #expect(
      try page.driver.attribute("aria-pressed", of: "#compare [data-mode=reference]") == "true")
    try page.driver.click("#compare [data-mode=both]")
    try waitForImages("0c.png", "0a.png")
    #expect(try page.driver.texts(".sides .caption") == ["Reference", "New"])
    try page.driver.click("#compare [data-mode=new]")
    try waitForImages("0a.png")
  }

  @Test("The keys 1, 2 and 3 show the new image, the reference and both")
  func keys() throws {
    try open("Regions")
    try page.driver.press("2")
    try waitForImages("0c.png")
    try page.driver.press("3")
    try waitForImages("0c.png", "0a.png")
    try page.driver.press("1")
    try waitForImages("0a.png")
  }

  @Test("The controls are reached by the Tab key, and pressed by Enter")
  func tabbing() throws {
    try open("Regions")
    for _ in 0..<30 {
      if try page.page.evaluate("document.activeElement.dataset.mode === 'reference'") { break }
      try page.driver.press("Tab")
    }
    try page.driver.press("Enter")
    try waitForImages("0c.png")
    #expect(try page.page.evaluate("document.activeElement.dataset.mode === 'reference'"))
  }

  @Test("The outlines can be hidden")
  func hiding() throws {
    try open("Regions")
    try page.driver.click("#compare [data-outlines]")
    try page.page.waitUntil("document.querySelectorAll('.stage [data-region]').length === 0")
    try page.driver.click("#compare [data-outlines]")
    try page.page.waitUntil("document.querySelectorAll('.stage [data-region]').length === 2")
  }

  @Test("A reference of another size is shown in its own size, without outlines")
  func otherSize() throws {
    try open("Size")
    try page.driver.press("2")
    try waitForImages("0e.png")
    try page.page.waitUntil(
      "document.querySelector('.stage img').getBoundingClientRect().width === 30")
    #expect(try page.driver.count(".stage [data-region]") == 0)
  }

  @Test("A reference whose pixels are unknown cannot be shown")
  func unknown() throws {
    try open("Unknown")
    #expect(try page.driver.attribute("hidden", of: "#compare .segments") != nil)
    try page.driver.press("2")
    try waitForImages("0a.png")
    #expect(try page.driver.text("[data-part=comparison]")?.contains("not available") == true)
  }

  @Test("Another variant that differs is opened from the facts")
  func otherVariant() throws {
    try open("Dark")
    #expect(try page.driver.text("[data-part=comparison] button") == "dark")
    try page.driver.click("[data-part=comparison] button")
    #expect(try page.driver.text("[data-part=summary]") == "12 of 9,600 pixels differ.")
  }
}
