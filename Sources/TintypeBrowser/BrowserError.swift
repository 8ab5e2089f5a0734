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
