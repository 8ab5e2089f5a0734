// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeGallery

@testable import TintypeGalleryCLI

@Suite("The gallery's index page") struct IndexPageTests {
  private func entry(
    _ component: String, _ state: String, _ look: String,
    accessibilityText: String = "Save. Button."
  ) -> IndexPage.Entry {
    IndexPage.Entry(
      group: "System", component: component, state: state, look: look,
      path: "Suite/\(component)-\(look).png", size: Size(width: 320, height: 64.5), scale: 2,
      accessibilityText: accessibilityText)
  }

  /// Returns the body of the page without styles and scripts.
  private func main(_ entries: [IndexPage.Entry]) throws -> String {
    let html = IndexPage(documents: Gallery.documents, entries: entries).html
    let start = try #require(html.range(of: "<main>"))
    let end = try #require(html.range(of: "</main>"))
    return String(html[start.lowerBound..<end.upperBound])
  }

  @Test("The page groups the appearances of a state by component and system")
  func structure() throws {
    assertSnapshot(
      of: try main([
        entry("Button", "Default", "Light"), entry("Button", "Default", "Dark"),
        entry("Button", "Pressed", "Light"), entry("Toggle", "", ""),
      ]),
      as: .lines)
  }

  @Test("Names and accessibility text are escaped in the page")
  func escaping() throws {
    let page = try main([
      entry("<script>", "\"quoted\" & more", "Light", accessibilityText: "</pre><b>bold</b>")
    ])
    #expect(!page.contains("<script>") && !page.contains("<b>"))
    #expect(page.contains("&lt;script&gt;, &quot;quoted&quot; &amp; more, Light"))
    #expect(page.contains("&lt;/pre&gt;&lt;b&gt;bold&lt;/b&gt;"))
  }

  @Test("The page loads nothing from the network")
  func offline() {
    let html = IndexPage(documents: Gallery.documents, entries: [entry("Button", "", "Light")]).html
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("//cdn"))
  }
}
