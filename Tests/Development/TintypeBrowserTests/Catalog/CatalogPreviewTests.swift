// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeTestSupport

/// The dialog with a preview.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CatalogPreviewTests {
  let page: CatalogBrowser

  init() throws { page = try CatalogBrowser(try SharedCatalog.some.get()) }

  private func open(_ id: String) throws {
    try page.page.run("document.querySelector('#grid [data-preview=\"\(id)\"]').click()")
    try page.page.waitUntil("document.querySelector('#preview[open]')")
    try page.page.settle()
  }

  @Test("A click on a card opens the preview with its facts")
  func opening() throws {
    try open("App/File0.Preview 3")
    #expect(try page.open() == "App/File0.Preview 3")
    #expect(try page.driver.text("#preview h2") == "File0.Preview 3")
    #expect(try page.images(in: "#preview .stage") == ["images/0a.png"])
    #expect(
      try page.driver.texts("[data-part=accessibility] li")
        == ["Item 3. Button.", "مرحبا. Heading."])
    #expect(
      try page.driver.texts("[data-part=warnings] li") == ["The font “Foo” is not installed."])
    #expect(try page.driver.texts("[data-part=symbols] li") == ["star"])
    #expect(try page.driver.texts("[data-part=colors] li") == ["accent #0B57A4", "#FF3B3080"])
    #expect(try page.driver.texts("[data-part=fonts] li") == ["default bold 17"])
    #expect(
      try page.driver.text("[data-part=canvas] p") == "60 × 40 points, 2 pixels per point")
    #expect(page.page.consoleErrors == [])
  }

  @Test("The image has its size in points")
  func size() throws {
    try open("App/File0.Preview 3")
    let width: Double = try page.page.evaluate(
      "document.querySelector('#preview .stage img').getBoundingClientRect().width")
    #expect(width == 60)
  }

  @Test("A color has a swatch of its value")
  func swatches() throws {
    try open("App/File0.Preview 3")
    let colors: [String] = try page.page.evaluate(
      """
      [...document.querySelectorAll('#preview .swatch span')]
        .map((swatch) => getComputedStyle(swatch).backgroundColor)
      """)
    #expect(colors.first == "rgb(11, 87, 164)")
    #expect(colors.last?.hasPrefix("rgba(255, 59, 48, 0.5") == true)
  }

  @Test("The link opens the source in the editor")
  func editor() throws {
    try open("App/File0.Preview 3")
    #expect(
      try page.driver.attribute("href", of: "#preview [data-editor]")
        == "vscode://file/src/my%20shop/Sources/App/File0.swift:4")
  }

  @Test("A variant that was not rendered shows its message")
  func failure() throws {
    try open("App/File1.Preview 4")
    try page.driver.click("#preview [data-value=ar]")
    #expect(try page.driver.text("[data-part=failure] pre") == "Fatal error: preview 4")
    #expect(try page.images(in: "#preview .stage") == [])
  }

  @Test("All variants side by side, of which one is selected for its facts")
  func sideBySide() throws {
    try open("App/File1.Preview 4")
    try page.driver.click("#preview [data-all]")
    #expect(try page.driver.count("#preview figure") == 4)
    #expect(try page.images(in: "#preview .stage").count == 3)
    try page.driver.click("#preview figure:nth-child(2) button")
    #expect(try page.driver.text("[data-part=failure] pre") == "Fatal error: preview 4")
    #expect(try page.driver.text("[data-part=variant]") == "Variant: light, ar")
  }

  @Test(
    "A click on a symbol, a color or a font filters by it",
    arguments: [
      ("symbols", "80 of 90 previews"), ("colors", "90 previews"), ("fonts", "90 previews"),
    ])
  func filtering(part: String, count: String) throws {
    try open("App/File0.Preview 3")
    try page.driver.click("[data-part=\(part)] button")
    #expect(try page.open() == nil)
    #expect(try page.count() == count)
    #expect(try page.focused() == "App/File0.Preview 3")
  }

  @Test("Arrow keys open the next and the previous preview, and Escape closes the dialog")
  func keys() throws {
    try open("App/File0.Preview 3")
    try page.driver.press("ArrowRight")
    #expect(try page.open() == "App/File0.Preview 6")
    #expect(try page.driver.text("[data-part=excluded]") != nil)
    try page.driver.press("ArrowLeft", "ArrowLeft", "ArrowLeft")
    #expect(try page.open() == "App/File0.Preview 0")
    try page.driver.press("Escape")
    #expect(try page.open() == nil)
    #expect(try page.focused() == "App/File0.Preview 0")
  }

  @Test("The address contains the preview and the variant, and opens them")
  func address() throws {
    try open("App/File0.Preview 3")
    try page.driver.click("#preview [data-value=dark]")
    let hash: String = try page.page.evaluate("location.hash.slice(1)")
    let other = try CatalogBrowser(try SharedCatalog.some.get(), fragment: hash)
    #expect(try other.open() == "App/File0.Preview 3")
    #expect(try other.driver.attribute("aria-pressed", of: "#preview [data-value=dark]") == "true")
  }

  @Test("An unknown preview in the address opens nothing")
  func unknown() throws {
    let other = try CatalogBrowser(
      try SharedCatalog.some.get(), fragment: "p=App%2FMissing&scheme=blue")
    #expect(try other.open() == nil)
    #expect(other.page.consoleErrors == [])
  }
}
