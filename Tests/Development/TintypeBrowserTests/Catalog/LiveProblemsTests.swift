// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser
import TintypeReports
import TintypeTestSupport

/// The problems of a build on the page of a watcher.
@Suite(.requires(.browser), .requires(.serverLibrary), .onBrowserThread, .serialized)
struct LiveProblemsTests {
  let live: LivePage

  init() throws {
    live = try LivePage()
    try live.show([.live("Card"), .live("Row", image: "0b.png")])
  }

  private let error = LiveCatalog.Problem(
    kind: .error, file: "Sources/App/Card.swift", line: 12, column: 5,
    message: "cannot find 'Txt' in scope", excerpt: "12 |   Txt(\"a\")\n   |   `- error")
  private let warning = LiveCatalog.Problem(
    kind: .warning, file: "/other/B.swift", line: 3, message: "variable 'x' was never used")

  private func opacity() throws -> Double {
    try live.page.evaluate(
      """
      new Promise((answer) => {
        const image = document.querySelector('#grid img');
        Promise.all(image.getAnimations().map((animation) => animation.finished))
          .then(() => answer(Number(getComputedStyle(image).opacity)));
      })
      """)
  }

  @Test("A failed build shows its problems in front of the dimmed images of the last good build")
  func failure() throws {
    try live.fail(warning, error)
    #expect(try live.state() == "Build failed")
    #expect(try live.showsProblems())
    #expect(try live.driver.texts("#problems li .kind") == ["error", "warning"])
    #expect(
      try live.driver.texts("#problems li .message")
        == ["cannot find 'Txt' in scope", "variable 'x' was never used"])
    #expect(
      try live.driver.texts("#problems .excerpt") == ["12 |   Txt(\"a\")\n   |   `- error"])
    #expect(
      try live.driver.texts("#problems [data-editor]")
        == ["Sources/App/Card.swift:12:5", "/other/B.swift:3"])
    #expect(try live.driver.text("#problems h2") == "1 error, 1 warning")
    #expect(try live.browser.previews() == ["App/Card", "App/Row"])
    #expect(try opacity() < 0.9)
    #expect(live.page.consoleErrors == [])
  }

  @Test("The links open the files in the editor")
  func links() throws {
    try live.fail(error, warning)
    let addresses: [String] = try live.page.evaluate(
      "[...document.querySelectorAll('#problems a')].map((link) => link.getAttribute('href'))")
    #expect(
      addresses == [
        "vscode://file/src/my%20shop/Sources/App/Card.swift:12", "vscode://file/other/B.swift:3",
      ])
  }

  @Test("The excerpt has a font of fixed width")
  func excerpt() throws {
    try live.fail(error)
    let font: String = try live.page.evaluate(
      "getComputedStyle(document.querySelector('#problems .excerpt')).fontFamily")
    #expect(font.contains("monospace"))
  }

  @Test("Problems without a file have no link")
  func noFile() throws {
    try live.fail(.init(kind: .error, message: "emit-module command failed"))
    #expect(try live.driver.count("#problems a") == 0)
  }

  @Test("The panel disappears when a build succeeds, and stays while it is repeated")
  func success() throws {
    try live.fail(error)
    try live.set(.init(phase: .building))
    #expect(try live.showsProblems())
    try live.set(.init(phase: .rendering))
    #expect(try !live.showsProblems())
    #expect(try live.driver.attribute("hidden", of: "#show-problems") != nil)
    #expect(try opacity() == 1)
  }

  @Test("The problems of the next failed build replace the others")
  func replacing() throws {
    try live.fail(error)
    try live.set(.init(phase: .building))
    live.live.setStatus(.init(phase: .failed, problems: [warning]))
    try live.page.waitUntil("document.querySelectorAll('#problems li').length === 1")
    try live.page.waitUntil("document.querySelector('#problems .kind').textContent === 'warning'")
  }

  @Test("A collapsed panel stays collapsed until it is opened")
  func collapsing() throws {
    try live.fail(error)
    try live.driver.click("#close-problems")
    #expect(try !live.showsProblems())
    #expect(try live.page.evaluate("document.activeElement.id === 'show-problems'"))
    try live.set(.init(phase: .building))
    try live.fail(error, warning)
    #expect(try !live.showsProblems())
    #expect(try live.driver.text("#show-problems") == "1 error, 1 warning")
    #expect(try live.driver.attribute("aria-expanded", of: "#show-problems") == "false")
    try live.driver.click("#show-problems")
    #expect(try live.showsProblems())
  }

  @Test("The warnings of a successful build are shown by the button only")
  func warnings() throws {
    live.live.setStatus(.init(phase: .ready, problems: [warning]))
    try live.page.waitUntil("!document.querySelector('#show-problems').hidden")
    #expect(try !live.showsProblems())
    #expect(try opacity() == 1)
    try live.driver.click("#show-problems")
    #expect(try live.showsProblems())
  }

  @Test("An open preview shows the state and the problems in its dialog")
  func dialog() throws {
    try live.page.run("document.querySelector('#grid [data-preview]').click()")
    try live.fail(error)
    #expect(try live.driver.count("#preview[open] #live") == 1)
    #expect(try live.driver.count("#preview[open] #problems") == 1)
    try live.driver.click("#close-problems")
    #expect(try !live.showsProblems())
    try live.driver.press("Escape")
    try live.page.waitUntil("document.querySelector('#app > #live')")
    #expect(try live.driver.count("#app > #problems") == 1)
  }

  @Test("The problems of a first build are shown without previews")
  func firstBuild() throws {
    let live = try LivePage()
    try live.fail(error)
    #expect(try live.showsProblems())
    #expect(try live.driver.text("#first h2") == "The build failed")
    #expect(
      try live.driver.attribute("href", of: "#problems a")
        == "vscode://file/src/my%20shop/Sources/App/Card.swift:12")
  }

  @Test("No code of a hostile message runs, and its elements are text")
  func hostile() throws {
    let problems = HostilePageTests.texts.map {
      LiveCatalog.Problem(kind: .error, file: $0, line: 1, message: $0, excerpt: $0)
    }
    try live.set(.init(phase: .failed, problems: problems))
    try live.page.waitUntil(
      "document.querySelectorAll('#problems li').length === \(problems.count)")
    #expect(try live.page.evaluate("pwned", as: [String].self) == [])
    #expect(
      try live.driver.count("#problems :is(svg, img, script, style, iframe, base, meta)") == 0)
    #expect(
      try live.page.evaluate(
        "[...document.querySelectorAll('#problems a')].every((a) => a.protocol === 'vscode:')"))
    #expect(live.page.consoleErrors == [])
  }

  @Test("A message of a megabyte is shortened")
  func long() throws {
    try live.fail(
      .init(
        kind: .error, message: String(repeating: "<b>", count: 350_000),
        excerpt: String(repeating: "x\n", count: 500_000)))
    let length: Int = try live.page.evaluate(
      "document.querySelector('#problems').textContent.length")
    #expect(length < 10_000)
  }

  @Test(
    "A window of 400 pixels has no horizontal scroll bar with problems", arguments: [false, true])
  func narrow(isOpen: Bool) throws {
    let live = try LivePage(width: 400, height: 700)
    try live.show([.live("Card")])
    if isOpen { try live.page.run("document.querySelector('#grid [data-preview]').click()") }
    try live.fail(error, warning)
    let width: Double = try live.page.evaluate(
      """
      Math.max(...['html', '#preview', '#problems', '#live']
        .map((name) => document.querySelector(name).scrollWidth))
      """)
    #expect(width <= 400)
  }
}
