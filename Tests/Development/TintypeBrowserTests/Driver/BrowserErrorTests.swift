// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser

struct BrowserErrorTests {
  static let wordings: [(BrowserError, String)] = [
    (
      .noBrowser,
      """
      No browser was found: TINTYPE_BROWSER does not name an executable, and none of chromium, \
      chromium-browser, google-chrome, google-chrome-stable, chrome-headless-shell is in PATH. \
      Run scripts/setup --with-browser.
      """
    ),
    (
      .cannotStart(program: "/a", reason: "Permission denied"),
      "“/a” could not be started: Permission denied. Check the path in TINTYPE_BROWSER."
    ),
    (
      .ended(program: "/a", standardError: ""),
      """
      “/a” has ended. It printed nothing.
      Start it in a terminal with --headless to find the cause.
      """
    ),
    (
      .ended(program: "/a", standardError: "no library"),
      """
      “/a” has ended. Last messages:
      no library
      Start it in a terminal with --headless to find the cause.
      """
    ),
    (
      .tookTooLong(what: "“x”", limit: .seconds(2)),
      """
      “x” took longer than 2.0 seconds. Increase the timeout, or check what keeps the page busy.
      """
    ),
    (.refused(request: "A.b", reason: "No."), "The browser rejected “A.b”: No."),
    (
      .unreadable(request: "A.b", answer: "{}"),
      "The browser's response to “A.b” is invalid: {}"
    ),
    (.script("Error: a"), "The script failed in the page: Error: a"),
    (.noValue(script: "a"), "The script returns no readable value: a"),
    (
      .notOpened(path: "/a.html", reason: "net::ERR_FILE_NOT_FOUND"),
      "“/a.html” could not be opened: net::ERR_FILE_NOT_FOUND. Check that the file exists."
    ),
    (
      .noElement(selector: "#a"),
      "The page has no visible element “#a”. Check the selector."
    ),
    (.covered(selector: "#a", by: "div.b"), "“#a” cannot be clicked: “div.b” covers it."),
    (
      .unknownKey("Any"),
      "There is no key “Any”. Specify a value of “KeyboardEvent.key”, such as “Escape” or “j”."
    ),
  ]

  @Test("Errors of the browser have descriptions", arguments: wordings)
  func errorsOfBrowserHaveDescriptions(error: BrowserError, words: String) {
    #expect("\(error)" == words)
  }
}
