// SPDX-License-Identifier: MIT

import Foundation

/// A headless web browser, for testing pages.
///
/// It communicates with Chromium by messages over a pair of sockets, and has its own profile, which
/// is deleted at the end. It ends when this value is released, or when this process ends.
package final class Browser: Sendable {
  /// The browser's product name, as in `HeadlessChrome/131.0.6778.85`.
  package let product: String
  let connection: Connection
  private let process: BrowserProcess

  /// The environment variable with the path of the program: `TINTYPE_BROWSER`.
  package static let variable = "TINTYPE_BROWSER"

  /// The names of Chromium-based programs; the first available one is used.
  package static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "chrome-headless-shell",
  ]

  /// Returns the program's path: the value of `TINTYPE_BROWSER`, or the first of ``names`` in
  /// `PATH`.
  ///
  /// - Parameter environment: The variables, by default those of this process.
  /// - Returns: The path; `nil` if no executable program is found.
  package static func find(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    if let path = environment[variable], !path.isEmpty {
      return access(path, X_OK) == 0 ? path : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    let found = paths.first { access($0, X_OK) == 0 }
    #if os(macOS)
      let application = "/Applications/Chromium.app/Contents/MacOS/Chromium"
      return found ?? (access(application, X_OK) == 0 ? application : nil)
    #else
      return found
    #endif
  }

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - path: The program; by default the one that ``find(in:)`` returns.
  ///   - timeout: The timeout of each answer.
  /// - Returns: A running browser.
  /// - Throws: ``BrowserError``.
  package static func launch(
    _ path: String? = find(), timeout: Duration = .seconds(60)
  ) throws(BrowserError) -> Browser {
    guard let path else { throw .noBrowser }
    let process = try BrowserProcess(program: path)
    let connection = Connection(process: process, timeout: timeout)
    return Browser(
      product: try connection.call("Browser.getVersion", as: Version.self).product,
      connection: connection, process: process)
  }

  private struct Version: Decodable {
    var product: String
  }

  private init(product: String, connection: Connection, process: BrowserProcess) {
    (self.product, self.connection, self.process) = (product, connection, process)
  }

  /// Opens an empty page that shares no state with others.
  ///
  /// - Parameters:
  ///   - width: The viewport's width, in CSS pixels.
  ///   - height: The viewport's height, in CSS pixels.
  ///   - scale: The number of image pixels per CSS pixel, along each side.
  ///   - colorScheme: The preferred color scheme.
  ///   - reducedMotion: Whether the user prefers reduced motion.
  /// - Returns: The page, which is empty.
  /// - Throws: ``BrowserError``.
  package func page(
    width: Int = 1280, height: Int = 800, scale: Double = 1,
    colorScheme: ColorScheme = .light, reducedMotion: Bool = false
  ) throws(BrowserError) -> Page {
    let page = try Page(of: self)
    try page.emulate(
      width: width, height: height, scale: scale, colorScheme: colorScheme,
      reducedMotion: reducedMotion)
    return page
  }

  /// Ends the browser and deletes its profile; it cannot be used any more.
  package func close() { process.end() }

  /// The preferred color scheme of a user.
  package enum ColorScheme: String, Sendable, CaseIterable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
  }
}

/// An error of a browser.
package enum BrowserError: Error, Hashable, Sendable {
  /// There is no browser, or the variable does not name an executable program.
  case noBrowser
  /// The program could not be started.
  case cannotStart(program: String, reason: String)
  /// The browser has ended; `standardError` contains the last lines of its log.
  case ended(program: String, standardError: String)
  /// An answer timed out.
  case tookTooLong(what: String, limit: Duration)
  /// The browser rejected a request.
  case refused(request: String, reason: String)
  /// The browser's answer is invalid.
  case unreadable(request: String, answer: String)
  /// A script failed in the page.
  case script(String)
  /// A script returned no value where one was expected.
  case noValue(script: String)
  /// The page did not open.
  case notOpened(path: String, reason: String)
  /// No element matches a selector, or it has no position on the page.
  case noElement(selector: String)
  /// Another element covers the element.
  case covered(selector: String, by: String)
  /// There is no key with this name.
  case unknownKey(String)
}

extension BrowserError: CustomStringConvertible {
  /// A description of the error: what is wrong, where, and what to do next.
  package var description: String {
    switch self {
    case .noBrowser:
      """
      No browser was found: \(Browser.variable) does not name an executable, and none of \
      \(Browser.names.joined(separator: ", ")) is in PATH. Run scripts/setup --with-browser.
      """
    case .cannotStart(let program, let reason):
      "“\(program)” could not be started: \(reason). Check the path in \(Browser.variable)."
    case .ended(let program, let standardError):
      """
      “\(program)” has ended. \(standardError.isEmpty ? "It printed nothing." : "Last messages:\n\(standardError)")
      Start it in a terminal with --headless to find the cause.
      """
    case .tookTooLong(let what, let limit):
      "\(what) took longer than \(limit). Increase the timeout, or check what keeps the page busy."
    case .refused(let request, let reason):
      "The browser rejected “\(request)”: \(reason)"
    case .unreadable(let request, let answer):
      "The browser's response to “\(request)” is invalid: \(answer)"
    case .script(let text):
      "The script failed in the page: \(text)"
    case .noValue(let script):
      "The script returns no readable value: \(script)"
    case .notOpened(let path, let reason):
      "“\(path)” could not be opened: \(reason). Check that the file exists."
    case .noElement(let selector):
      "The page has no visible element “\(selector)”. Check the selector."
    case .covered(let selector, let other):
      "“\(selector)” cannot be clicked: “\(other)” covers it."
    case .unknownKey(let name):
      "There is no key “\(name)”. Specify a value of “KeyboardEvent.key”, such as “Escape” or “j”."
    }
  }
}
