// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeTestSupport

/// Names, focus and sizes of a catalog's page.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct CatalogAccessibilityTests {
  @Test("Every control has a name")
  func names() throws {
    let page = try CatalogBrowser(
      try SharedCatalog.some.get(), fragment: "p=App%2FFile0.Preview%203")
    let unnamed = try page.page.accessibleNodes().filter {
      ["button", "link", "searchbox", "dialog", "group", "combobox"].contains($0.role)
        && $0.name.isEmpty
    }
    #expect(unnamed.isEmpty)
  }

  @Test("An opened dialog has the focus, and the page behind it has none")
  func focus() throws {
    let page = try CatalogBrowser(
      try SharedCatalog.some.get(), fragment: "p=App%2FFile0.Preview%203")
    #expect(try page.page.evaluate("document.activeElement.id === 'preview-title'"))
    for _ in 0..<12 {
      try page.driver.press("Tab")
      let isInside: Bool = try page.page.evaluate(
        "document.activeElement === document.body || document.activeElement.closest('#preview') !== null"
      )
      #expect(isInside)
    }
  }

  @Test(
    "A window of 400 pixels has no horizontal scroll bar",
    arguments: [
      nil, "p=App%2FFile0.Preview%203", "p=App%2FFile1.Preview%204&locale=ar",
    ])
  func narrow(fragment: String?) throws {
    let page = try CatalogBrowser(
      try SharedCatalog.some.get(), fragment: fragment, width: 400, height: 700)
    let width: Double = try page.page.evaluate(
      "Math.max(document.documentElement.scrollWidth, document.querySelector('#preview').scrollWidth)"
    )
    #expect(width <= 400)
  }

  @Test(
    "The page has the colors of the color scheme",
    arguments: [
      (Browser.ColorScheme.light, "rgb(244, 244, 241)"), (.dark, "rgb(19, 20, 22)"),
    ])
  func colorScheme(scheme: Browser.ColorScheme, color: String) throws {
    let page = try CatalogBrowser(try SharedCatalog.some.get(), colorScheme: scheme)
    #expect(try page.page.evaluate("getComputedStyle(document.body).backgroundColor") == color)
  }
}
