// SPDX-License-Identifier: MIT

/// Why a browser did not do what it was asked for.
package enum BrowserError: Error, Hashable, Sendable {
  /// There is no browser, or the variable names none that can be run.
  case noBrowser
  /// The program could not be started.
  case cannotStart(program: String, reason: String)
  /// The browser has ended; `said` are the last lines that it wrote about it.
  case ended(program: String, said: String)
  /// An answer did not come in time.
  case tookTooLong(what: String, limit: Duration)
  /// The browser refused a request.
  case refused(request: String, reason: String)
  /// What the browser answered makes no sense here.
  case unreadable(request: String, answer: String)
  /// A script failed in the page.
  case script(String)
  /// A script gave no value where one was expected.
  case noValue(script: String)
  /// The page did not open.
  case notOpened(path: String, reason: String)
  /// No element can be reached by a selector: there is none, or it has no place on the page.
  case noElement(selector: String)
  /// What stands at an element's place is another one.
  case covered(selector: String, by: String)
  /// There is no key of this name.
  case unknownKey(String)
}

extension BrowserError: CustomStringConvertible {
  /// The error in words: what is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .noBrowser:
      """
      No browser was found: \(Browser.variable) names none that can be run, and none of \
      \(Browser.names.joined(separator: ", ")) is on the PATH. Run scripts/setup --with-browser.
      """
    case .cannotStart(let program, let reason):
      "“\(program)” could not be started: \(reason). Check what \(Browser.variable) names."
    case .ended(let program, let said):
      """
      “\(program)” has ended. \(said.isEmpty ? "It gave no reason." : "It said last:\n\(said)")
      Start it in a terminal with --headless to see what it lacks.
      """
    case .tookTooLong(let what, let limit):
      "\(what) took longer than \(limit). Give it more patience, or see what keeps the page busy."
    case .refused(let request, let reason):
      "The browser refused “\(request)”: \(reason)"
    case .unreadable(let request, let answer):
      "The browser's answer to “\(request)” makes no sense: \(answer)"
    case .script(let text):
      "The script failed in the page: \(text)"
    case .noValue(let script):
      "The script gives no value that could be read: \(script)"
    case .notOpened(let path, let reason):
      "“\(path)” could not be opened: \(reason). Check that the file is there."
    case .noElement(let selector):
      "The page shows no element “\(selector)”. Check the selector, and whether it is visible."
    case .covered(let selector, let other):
      "“\(selector)” cannot be clicked: “\(other)” lies over it."
    case .unknownKey(let name):
      "There is no key “\(name)”. Name it as the page hears of it, such as “Escape”, “j” or “?”."
    }
  }
}
