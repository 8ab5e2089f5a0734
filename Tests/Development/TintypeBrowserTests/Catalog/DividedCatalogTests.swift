// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBrowser
import TintypeTestSupport

/// A catalog whose previews are in files, compared with one that has them in its data.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct DividedCatalogTests {
  /// Opens a catalog, loads all files, and shows all cards.
  ///
  /// A page behind another one paints nothing, so only one is open at a time.
  private func complete(_ catalog: SharedCatalog) throws -> CatalogBrowser {
    let page = try CatalogBrowser(catalog)
    try complete(page)
    return page
  }

  private func complete(_ page: CatalogBrowser) throws {
    try page.page.run("tintype.prepareSearch()")
    try page.page.waitUntil("tintype.catalogState.parts.isComplete")
    try page.page.run("document.querySelector('.more').scrollIntoView()")
    try page.page.waitUntil("document.querySelector('.more').hidden")
    try page.page.waitUntil("document.querySelector('#grid .pending') === null")
  }

  @Test("The first previews are in the data, and the others in files")
  func files() throws {
    let counts = "[tintype.catalogState.listed.length, tintype.catalogState.parts.count].join()"
    let whole = try CatalogBrowser(try SharedCatalog.some.get())
    #expect(try whole.page.evaluate(counts, as: String.self) == "90,0")
    let divided = try CatalogBrowser(try SharedCatalog.divided.get())
    #expect(try divided.page.evaluate(counts, as: String.self) == "20,4")
  }

  /// Returns the identifiers of the previews that each search finds.
  private func results(in page: CatalogBrowser) throws -> [String] {
    let searches = CatalogSearchTests.searches.map { Page.literal($0.text) }.joined(separator: ",")
    return try page.page.evaluate(
      """
      [\(searches)].map((text) => [text, ...[...tintype.matching(text)]
        .map((place) => tintype.preview(place).id)].join("\\n"))
      """)
  }

  @Test("Each search finds the same previews")
  func search() throws {
    let expected = try results(in: try complete(try SharedCatalog.some.get()))
    let page = try complete(try SharedCatalog.divided.get())
    #expect(try results(in: page) == expected)
    for (text, count) in try nonEmpty(CatalogSearchTests.searches) {
      try page.page.run("tintype.setSearch(\(Page.literal(text)))")
      try page.page.waitUntil("tintype.isSearched()")
      #expect(try page.count() == count, "\(text)")
    }
    #expect(page.page.consoleErrors == [])
  }

  @Test("A search also finds the previews in files that are read after it was typed")
  func laterFiles() throws {
    let page = try CatalogBrowser(try SharedCatalog.divided.get())
    try page.page.run("tintype.setSearch('preview 89')")
    try page.page.waitUntil("!document.querySelector('#count').textContent.includes('so far')")
    #expect(try page.count() == "1 of 90 previews")
    #expect(try page.previews() == ["Kit/File2.Preview 89"])
  }

  @Test("The arrow keys of an open preview go to the matches in their order")
  func steps() throws {
    let page = try complete(try SharedCatalog.divided.get())
    try page.page.run("tintype.setSearch('module:kit')")
    try page.page.run("tintype.openPreview(tintype.catalogState.count - 1)")
    #expect(try page.open() == "Kit/File2.Preview 89")
    for id in ["Kit/File2.Preview 86", "Kit/File2.Preview 83"] {
      try page.driver.press("ArrowLeft")
      #expect(try page.open() == id)
    }
    try page.driver.press("ArrowRight", "ArrowRight", "ArrowRight")
    #expect(try page.open() == "Kit/File2.Preview 89")
  }

  @Test("The grid has the same sections, cards, images and badges")
  func grid() throws {
    func contents(_ page: CatalogBrowser) throws -> [[String]] {
      try ["h2", "h3", ".title", ".badges"].map { try page.driver.texts("#grid \($0)") }
        + [page.images(in: "#grid"), page.driver.texts("[data-term]")]
    }
    let expected = try contents(try complete(try SharedCatalog.some.get()))
    #expect(try contents(try complete(try SharedCatalog.divided.get())) == expected)
    #expect(expected[2].count == 90)
  }

  @Test("A link to a preview in a file opens it")
  func link() throws {
    let id = "Kit/File2.Preview 89"
    let fragment = "p=" + id.replacingOccurrences(of: " ", with: "+")
    let page = try CatalogBrowser(try SharedCatalog.divided.get(), fragment: fragment)
    try page.page.waitUntil("document.querySelector('#preview')?.dataset.preview !== undefined")
    #expect(try page.open() == id)
    #expect(try page.driver.text("#preview-title") == "File2.Preview 89")
  }

  @Test("A missing file is reported, and its previews have a message")
  func missingFile() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/catalog"
    let original = (try SharedCatalog.divided.get().path as NSString).deletingLastPathComponent
    try FileManager.default.copyItem(atPath: original, toPath: copy)
    try FileManager.default.removeItem(atPath: copy + "/data/p0002.js")
    let page = CatalogBrowser(driver: try ReportPage(path: copy + "/index.html"))
    try complete(page)
    #expect(try page.count() == "90 previews, without 1 missing file")
    #expect(try page.driver.texts("#grid .title").contains("Preview 61"))
    #expect(try page.driver.count("#grid [data-preview]") == 90)
  }
}
