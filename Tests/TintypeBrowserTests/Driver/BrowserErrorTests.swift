// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser

struct BrowserErrorTests {
  static let wordings: [(BrowserError, String)] = [
    (
      .noBrowser,
      """
      No browser was found: TINTYPE_BROWSER names none that can be run, and none of chromium, \
      chromium-browser, google-chrome, google-chrome-stable, chrome-headless-shell is on the PATH. \
      Run scripts/setup --with-browser.
      """
    ),
    (
      .cannotStart(program: "/a", reason: "Permission denied"),
      "“/a” could not be started: Permission denied. Check what TINTYPE_BROWSER names."
    ),
    (
      .ended(program: "/a", standardError: ""),
      """
      “/a” has ended. It gave no reason.
      Start it in a terminal with --headless to see what it lacks.
      """
    ),
    (
      .ended(program: "/a", standardError: "no library"),
      """
      “/a” has ended. It said last:
      no library
      Start it in a terminal with --headless to see what it lacks.
      """
    ),
    (
      .tookTooLong(what: "“x”", limit: .seconds(2)),
      """
      “x” took longer than 2.0 seconds. Give it more patience, or see what keeps the page busy.
      """
    ),
    (.refused(request: "A.b", reason: "No."), "The browser refused “A.b”: No."),
    (
      .unreadable(request: "A.b", answer: "{}"),
      "The browser's answer to “A.b” makes no sense: {}"
    ),
    (.script("Error: a"), "The script failed in the page: Error: a"),
    (.noValue(script: "a"), "The script gives no value that could be read: a"),
    (
      .notOpened(path: "/a.html", reason: "net::ERR_FILE_NOT_FOUND"),
      "“/a.html” could not be opened: net::ERR_FILE_NOT_FOUND. Check that the file is there."
    ),
    (
      .noElement(selector: "#a"),
      "The page shows no element “#a”. Check the selector, and whether it is visible."
    ),
    (.covered(selector: "#a", by: "div.b"), "“#a” cannot be clicked: “div.b” lies over it."),
    (
      .unknownKey("Any"),
      "There is no key “Any”. Name it as the page hears of it, such as “Escape”, “j” or “?”."
    ),
  ]

  @Test("Errors of the browser have descriptions", arguments: wordings)
  func saysWhatIsWrong(error: BrowserError, words: String) {
    #expect("\(error)" == words)
  }
}
