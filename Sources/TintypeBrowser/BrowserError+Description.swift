// SPDX-License-Identifier: MIT

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
