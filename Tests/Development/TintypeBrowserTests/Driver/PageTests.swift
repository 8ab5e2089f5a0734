// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeImaging
import TintypeTestSupport

@testable import TintypeBrowser

/// The driver, tested with pages of a few lines.
@Suite(.requires(.browser), .onBrowserThread, .serialized)
struct PageTests {
  /// One browser for all tests.
  ///
  /// Each test has its own page and folder.
  static let browser = Result { try Browser.launchForTests() }

  let folder: TemporaryFolder
  let page: Page

  init() throws {
    folder = try TemporaryFolder()
    page = try Self.browser.get().page(width: 400, height: 300)
  }

  /// Opens a page with this body.
  private func open(_ body: String, head: String = "", fragment: String? = nil) throws {
    let path = try folder.write(
      "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>A</title>\(head)<body>\(body)")
    try page.open(path, fragment: fragment)
  }

  // MARK: Scripts

  @Test("The value of a script is decoded")
  func valueOfScriptIsDecoded() throws {
    try open("<p>a<p>b")
    #expect(try page.evaluate("document.querySelectorAll('p').length") == 2)
    #expect(
      try page.evaluate("[...document.querySelectorAll('p')].map(p => p.textContent)") == [
        "a", "b",
      ])
    #expect(try page.evaluate("Promise.resolve({a: 1})") == ["a": 1])
    #expect(try page.evaluate("null", as: Int?.self) == nil)
  }

  @Test("A failing script is an error with its message")
  func failingScriptIsErrorWithItsMessage() throws {
    try open("")
    let thrown = error { () throws(BrowserError) in try page.run("nothing.here") }
    let rejected = error { () throws(BrowserError) in
      try page.evaluate("Promise.reject(new RangeError('too far'))", as: Int.self)
    }
    guard case .script(let first) = thrown, case .script(let second) = rejected else {
      Issue.record("unexpected errors: \(String(describing: (thrown, rejected)))")
      return
    }
    #expect(first.contains("nothing is not defined"))
    #expect(second.contains("RangeError: too far"))
  }

  @Test("A script without a value is an error")
  func noValueIsAnError() throws {
    try open("")
    let error = error { () throws(BrowserError) in try page.evaluate("undefined", as: Int.self) }
    #expect(error == .noValue(script: "undefined"))
  }

  @Test("A value of another type is an error")
  func anotherValueIsAnError() throws {
    try open("")
    let error = error { () throws(BrowserError) in try page.evaluate("'text'", as: Int.self) }
    guard case .unreadable("Runtime.evaluate", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("waitUntil waits for a condition")
  func waitsUntilSomethingIsTrue() throws {
    try open("<p></p>")
    try page.run("setTimeout(() => { document.querySelector('p').textContent = 'now'; }, 30)")
    try page.waitUntil("document.querySelector('p').textContent === 'now'")
    #expect(try page.evaluate("document.querySelector('p').textContent") == "now")
  }

  @Test("waitUntil times out")
  func waitingEnds() throws {
    try open("")
    let error = error { () throws(BrowserError) in
      try page.waitUntil("missing.member", timeout: .milliseconds(20))
    }
    #expect(error == .tookTooLong(what: "“missing.member”", limit: .milliseconds(20)))
  }

  @Test("Literals preserve any text")
  func aTextBecomesALiteral() throws {
    let text = "“a” \"b\" \\ \n \u{2028} </script> 🙂"
    try open("")
    #expect(try page.evaluate(Page.literal(text)) == text)
  }

  // MARK: Opening

  @Test("A page is opened at a fragment")
  func opensAtAFragment() throws {
    try open("", fragment: "a=b%20c")
    #expect(try page.evaluate("location.hash") == "#a=b%20c")
  }

  @Test("A new fragment does not reload the page")
  func newFragmentDoesNotReloadPage() throws {
    try open("<p>a", fragment: "one")
    try page.run("window.mark = 1")
    try page.open(folder.path + "/page.html", fragment: "two")
    #expect(try page.evaluate("[location.hash, String(window.mark)]") == ["#two", "1"])
  }

  @Test("Scripts are loaded when a page has opened")
  func scriptsAreLoadedWhenPageHasOpened() throws {
    _ = try folder.write("window.loaded = 1", to: "a.js")
    try open("<script src=a.js></script>")
    #expect(try page.evaluate("window.loaded") == 1)
  }

  @Test("Opening a missing page is an error")
  func aMissingFileIsAnError() {
    let path = folder.path + "/missing.html"
    let error = error { () throws(BrowserError) in try page.open(path) }
    #expect(error == .notOpened(path: path, reason: "net::ERR_FILE_NOT_FOUND"))
  }

  @Test("Prepared scripts run before scripts of the page")
  func preparedScriptsRunBeforeThePage() throws {
    try page.prepare("window.first = 'prepared'")
    try open("<script>window.seen = window.first</script>")
    #expect(try page.evaluate("window.seen") == "prepared")
  }

  // MARK: Errors and requests

  @Test("A page without faults reports no errors")
  func aQuietPageHasNoComplaints() throws {
    try open("<p>a")
    #expect(page.consoleErrors == [])
    #expect(page.requests.allSatisfy { $0.hasPrefix("file://") })
  }

  static let faults: [(String, ConsoleError.Kind, String)] = [
    ("<script>missing()</script>", .script, "missing is not defined"),
    ("<script>Promise.reject(new Error('left'))</script>", .script, "left"),
    ("<script>console.error('a', 1)</script>", .console, "a 1"),
    ("<script>console.warn('a')</script>", .console, "a"),
    ("<script src=missing.js></script>", .request, "ERR_FILE_NOT_FOUND"),
    ("<script>alert('hello')</script>", .dialog, "hello"),
    ("<script>setTimeout('1')</script><p style='color:red'>", .policy, "Content Security Policy"),
  ]

  @Test("Every kind of page error is reported", arguments: faults)
  func aFaultIsAComplaint(body: String, kind: ConsoleError.Kind, words: String) throws {
    let policy =
      kind == .policy
      ? "<meta http-equiv=Content-Security-Policy content=\"style-src 'none'\">" : ""
    try open(body, head: policy)
    try page.settle()
    let consoleErrors = page.consoleErrors
    #expect(consoleErrors.map(\.kind) == [kind])
    #expect(consoleErrors.first?.text.contains(words) == true, "\(consoleErrors)")
  }

  @Test("Requests are logged")
  func requestsAreNoted() throws {
    _ = try folder.write("", to: "a.js")
    try open("<script src=a.js></script>")
    #expect(page.requests.map { URL(string: $0)?.lastPathComponent } == ["page.html", "a.js"])
  }

  // MARK: Input

  @Test(
    "Key events have the key, the code and the modifiers",
    arguments: [
      ("j", "j KeyJ 74 0"), ("J", "J KeyJ 74 1"), ("?", "? Slash 191 1"), ("/", "/ Slash 191 0"),
      ("1", "1 Digit1 49 0"), ("+", "+ Equal 187 1"), ("Escape", "Escape Escape 27 0"),
      ("ArrowDown", "ArrowDown ArrowDown 40 0"), (" ", "  Space 32 0"),
    ])
  func keyEventsHaveKeyCodeAndModifiers(name: String, heard: String) throws {
    try open("")
    try page.run(
      """
      addEventListener("keydown", (event) => {
        window.received = `${event.key} ${event.code} ${event.keyCode} ${Number(event.shiftKey)}`;
      })
      """)
    try page.press(name)
    #expect(try page.evaluate("window.received") == heard)
  }

  @Test("An unknown key is an error")
  func anUnknownKeyIsAnError() throws {
    let error = error { () throws(BrowserError) in try page.press("Any") }
    #expect(error == .unknownKey("Any"))
  }

  @Test("A held key stays down until it is released")
  func aHeldKeyIsHeldUntilItIsLetGo() throws {
    try open("")
    try page.run(
      """
      window.held = [];
      for (const type of ["keydown", "keyup"]) {
        addEventListener(type, (event) => held.push(`${type} ${event.key}`));
      }
      """)
    try page.hold(" ")
    #expect(try page.evaluate("held") == ["keydown  "])
    try page.release(" ")
    #expect(try page.evaluate("held") == ["keydown  ", "keyup  "])
  }

  @Test("Text is typed into a field")
  func typesIntoAField() throws {
    try open("<input>")
    try page.click("input")
    try page.type("s:changed \"é\" 🙂")
    #expect(try page.evaluate("document.querySelector('input').value") == "s:changed \"é\" 🙂")
  }

  @Test("Tab moves the focus")
  func tabMovesTheFocus() throws {
    try open("<button id=a>A</button><button id=b>B</button>")
    try page.press("Tab")
    try page.press("Tab")
    #expect(try page.evaluate("document.activeElement.id") == "b")
  }

  @Test("An element is scrolled into view before it is clicked")
  func elementIsScrolledIntoViewBeforeItIsClicked() throws {
    try open("<div style='height:2000px'></div><button onclick='window.clicked=1'>A</button>")
    try page.click("button")
    #expect(try page.evaluate("window.clicked") == 1)
  }

  @Test("Missing and hidden elements cannot be clicked", arguments: ["#missing", "#hidden"])
  func missingAndHiddenElementsCannotBeClicked(selector: String) throws {
    try open("<button id=hidden hidden>A</button>")
    let error = error { () throws(BrowserError) in try page.click(selector) }
    #expect(error == .noElement(selector: selector))
  }

  @Test("Covered elements cannot be clicked")
  func coveredElementsCannotBeClicked() throws {
    try open("<button>A</button><div class=top style='position:fixed;inset:0'></div>")
    let error = error { () throws(BrowserError) in try page.click("button") }
    #expect(error == .covered(selector: "button", by: "div.top"))
  }

  @Test("Dragging and scrolling are simulated")
  func dragsAndScrolls() throws {
    try open(
      """
      <input type=range min=0 max=100 value=0 style='position:fixed;left:0;top:0;width:200px;margin:0'>
      <div style='height:3000px'></div>
      """)
    let middle: Double = try page.evaluate(
      "(() => { const b = document.querySelector('input').getBoundingClientRect(); return b.y + b.height / 2 })()"
    )
    try page.drag(from: (8, middle), to: (100, middle))
    let value: Double = try page.evaluate("Number(document.querySelector('input').value)")
    #expect((45...55).contains(value))
    try page.scroll(at: 200, 200, by: 0, 500)
    try page.waitUntil("scrollY > 0")
  }

  // MARK: Rendering

  @Test("A screenshot has the pixels of the page at its scale")
  func aScreenshotShowsThePage() throws {
    try page.emulate(width: 60, height: 40, scale: 2)
    try open("<body style='margin:0;background:#0000ff'>")
    let image = try PNG.decode(try page.screenshot())
    #expect(image.size == PixelSize(width: 120, height: 80))
    #expect(image[60, 40] == 0xFF00_00FF)
  }

  @Test(
    "The page has the emulated color scheme and motion preference",
    arguments: Browser.ColorScheme.allCases, [false, true])
  func pageHasEmulatedColorSchemeAndMotionPreference(
    scheme: Browser.ColorScheme, reducedMotion: Bool
  ) throws {
    try page.emulate(width: 400, height: 300, colorScheme: scheme, reducedMotion: reducedMotion)
    try open("")
    let isDark: Bool = try page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    let isReduced: Bool = try page.evaluate(
      "matchMedia('(prefers-reduced-motion: reduce)').matches")
    #expect(isDark == (scheme == .dark))
    #expect(isReduced == reducedMotion)
  }

  @Test("Accessible nodes have roles and names")
  func accessibleNodesHaveRolesAndNames() throws {
    try open("<button>Save</button><button></button>")
    let buttons = try page.accessibleNodes().filter { $0.role == "button" }
    #expect(buttons.map(\.name) == ["Save", ""])
  }

  @Test("Downloads are saved")
  func savesFiles() throws {
    try open("<a download='a.txt' href='data:text/plain,hello'>A</a>")
    let name = try page.save(into: folder.path) { () throws(BrowserError) in try page.click("a") }
    #expect(name == "a.txt")
    #expect(try folder.data(of: "a.txt") == Data("hello".utf8))
  }

  // MARK: Closing

  @Test("A page with a beforeunload handler can be left")
  func pageWithBeforeunloadHandlerCanBeLeft() throws {
    try open("<button>A</button>")
    try page.run("addEventListener('beforeunload', (event) => event.preventDefault())")
    try page.click("button")
    try open("<p>another")
    #expect(try page.evaluate("document.body.textContent.trim()") == "another")
    #expect(page.consoleErrors == [])
  }

  @Test("Pages share no storage")
  func pagesShareNoStorage() throws {
    try open("<script>sessionStorage.setItem('a', '1'); localStorage.setItem('a', '1')</script>")
    let other = try Self.browser.get().page()
    try other.open(folder.path + "/page.html")
    try other.run("localStorage.removeItem('a')")
    #expect(try page.evaluate("localStorage.getItem('a')") == "1")
  }

  @Test("A browser that was closed rejects requests")
  func browserThatWasClosedRejectsRequests() throws {
    let other = try Browser.launchForTests()
    let page = try other.page()
    other.close()
    #expect(throws: BrowserError.self) { try page.run("1") }
  }
}
