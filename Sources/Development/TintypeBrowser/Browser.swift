// SPDX-License-Identifier: MIT

import Foundation

/// A web browser without a window, for asking pages what they do.
///
/// It speaks with Chromium by messages over a pair of sockets, has a profile of its own that is
/// deleted at the end, and ends with the value that stands for it, at the latest with this process.
package final class Browser: Sendable {
  /// What the browser calls itself, as in `HeadlessChrome/131.0.6778.85`.
  package let product: String
  let connection: Connection
  private let process: BrowserProcess

  /// The variable that names the program: `TINTYPE_BROWSER`.
  package static let variable = "TINTYPE_BROWSER"

  /// The names that programs like Chromium go by, the first that is there counts.
  package static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "chrome-headless-shell",
  ]

  /// The program's path: what `TINTYPE_BROWSER` names, else the first of ``names`` on the `PATH`.
  ///
  /// - Parameter environment: The variables, by default those of this process.
  /// - Returns: The path; `nil` where there is none that can be run.
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
  ///   - path: The program; by default what ``find(in:)`` finds.
  ///   - patience: How long each answer may take.
  /// - Returns: A browser that answers.
  /// - Throws: ``BrowserError``.
  package static func launch(
    _ path: String? = find(), patience: Duration = .seconds(60)
  ) throws(BrowserError) -> Browser {
    guard let path else { throw .noBrowser }
    let process = try BrowserProcess(program: path)
    let connection = Connection(process: process, patience: patience)
    return Browser(
      product: try connection.call("Browser.getVersion", as: Version.self).product,
      connection: connection, process: process)
  }

  private struct Version: Decodable {
    var product: String
  }

  private init(product: String, connection: Connection, process: BrowserProcess) {
    self.product = product
    self.connection = connection
    self.process = process
  }

  /// Opens an empty page that shares nothing with others.
  ///
  /// - Parameters:
  ///   - width: The width that the page has for itself, in CSS pixels.
  ///   - height: The height, in CSS pixels.
  ///   - scale: How many pixels of a picture make a CSS pixel, along each side.
  ///   - colorScheme: Which colors the user prefers.
  ///   - reducedMotion: Whether the user prefers that things do not move.
  /// - Returns: The page, which has nothing in it.
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

  /// Ends the browser and deletes its profile; nothing can be asked of it any more.
  package func close() {
    process.end()
  }

  /// Which colors a user prefers.
  package enum ColorScheme: String, Sendable, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }
}

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
