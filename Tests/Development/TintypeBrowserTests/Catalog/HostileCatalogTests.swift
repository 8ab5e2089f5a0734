// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeTestSupport

/// A catalog whose texts try to run code in the reader's browser.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct HostileCatalogTests {
  let page: CatalogBrowser
  private let catalog: SharedCatalog

  init() throws {
    catalog = try SharedCatalog(
      previews: HostilePageTests.texts.enumerated().map { Self.preview($0, $1) },
      settings: [.init(.colorScheme, ["light", "dark"]), .init(.locale, HostilePageTests.texts)])
    page = try CatalogBrowser(catalog)
  }

  /// Returns a preview with a text in every field.
  private static func preview(_ number: Int, _ text: String) -> Catalog.Preview {
    let rendering = PreviewEvent.Rendering(
      id: text, image: "0a.png", width: 10, height: 10, scale: 1, accessibility: text,
      symbols: [text], colors: [text, text + " #FF0000"], fonts: [text], warnings: [text])
    return Catalog.Preview(
      module: text, name: "\(number)\(text)", file: text, line: 1,
      variants: [.rendered(rendering), .failed(text)])
  }

  @Test("No injected code runs while all previews and variants are viewed")
  func viewing() throws {
    try page.driver.press("ArrowRight", "Enter")
    for _ in HostilePageTests.texts.indices { try page.driver.press("ArrowRight") }
    try page.page.run("document.querySelector('#preview [data-all]').click()")
    try page.page.settle()
    #expect(try page.page.evaluate("pwned", as: [String].self) == [])
    #expect(page.page.consoleErrors == [])
  }

  @Test("No injected code runs from the search and from filters by a text")
  func searching() throws {
    for text in HostilePageTests.texts.prefix(12) {
      try page.page.run("tintype.setSearch(\(Page.literal(text)))")
      try page.page.run("tintype.setSearch(tintype.term('symbol', \(Page.literal(text))))")
    }
    #expect(try page.page.evaluate("pwned", as: [String].self) == [])
    #expect(page.page.consoleErrors == [])
  }

  @Test("No text becomes an element, a handler or the address of a script")
  func elements() throws {
    try page.driver.press("ArrowRight", "Enter")
    #expect(try page.driver.count("svg, iframe, object, embed, base, #app style, #app script") == 0)
    let isClean: Bool = try page.page.evaluate(
      """
      [...document.querySelectorAll("*")].every((node) =>
        [...node.attributes].every((attribute) => !attribute.name.startsWith("on"))
        && !(node.getAttribute("href") ?? "").startsWith("javascript:"))
      """)
    #expect(isClean)
  }

  @Test("An address of an editor that would run a script is not a link")
  func editor() throws {
    let catalog = try SharedCatalog(
      previews: [SharedCatalog.preview(3)], settings: [],
      editor: "JavaScript:pwn('{path}')")
    let page = try CatalogBrowser(catalog, fragment: "p=App%2FFile0.Preview%203")
    #expect(try page.open() != nil)
    #expect(try page.driver.count("#preview a") == 0)
  }

  @Test("No hostile text causes a request outside the catalog's folder")
  func requests() throws {
    try page.driver.press("ArrowRight", "Enter")
    for _ in HostilePageTests.texts.indices { try page.driver.press("ArrowRight") }
    let folder = URL(fileURLWithPath: catalog.path).deletingLastPathComponent().absoluteString
    // The style sheet contains its font.
    let font = "data:font/woff2;"
    #expect(page.page.requests.filter { !$0.hasPrefix(folder) && !$0.hasPrefix(font) } == [])
  }
}
