// SPDX-License-Identifier: MIT

import Foundation

/// A page in a browser, with its own storage; closed when the object is released.
package final class Page: Sendable {
  let browser: Browser
  let session: String
  private let target: String
  let context: String

  init(of browser: Browser) throws(BrowserError) {
    self.browser = browser
    let connection = browser.connection
    context = try connection.call("Target.createBrowserContext", as: Context.self).browserContextId
    target = try connection.call(
      "Target.createTarget", NewTarget(url: "about:blank", browserContextId: context),
      as: Target.self
    ).targetId
    session = try connection.call(
      "Target.attachToTarget", Attach(targetId: target, flatten: true), as: Session.self
    ).sessionId
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
    try call("Page.setLifecycleEventsEnabled", Switch(enabled: true))
    // Several pages are open at a time, and each behaves as if it were in front.
    try call("Emulation.setFocusEmulationEnabled", Switch(enabled: true))
  }

  deinit {
    _ = try? browser.connection.call(
      "Target.disposeBrowserContext", Context(browserContextId: context))
    browser.connection.forget(session)
  }

  /// The errors and warnings of the page since it was created.
  package var consoleErrors: [ConsoleError] { browser.connection.record(of: session).consoleErrors }

  /// The addresses that the page has requested since it was created, including `data:` and `blob:`.
  package var requests: [String] { browser.connection.record(of: session).requests }

  /// Opens a file and waits until it has loaded with its initial resources.
  ///
  /// - Parameters:
  ///   - path: The file's absolute path.
  ///   - fragment: The part after `#` in the address, unescaped. If only the fragment changes,
  ///     nothing is loaded.
  /// - Throws: ``BrowserError``.
  package func open(_ path: String, fragment: String? = nil) throws(BrowserError) {
    let address = URL(fileURLWithPath: path).absoluteString + (fragment.map { "#" + $0 } ?? "")
    try open(address: address, name: path)
  }

  /// Opens an address and waits until the page has loaded with its initial resources.
  ///
  /// - Parameters:
  ///   - address: The address, such as `http://127.0.0.1:8000/`.
  ///   - name: The name of the page in errors; by default its address.
  /// - Throws: ``BrowserError``.
  package func open(address: String, name: String? = nil) throws(BrowserError) {
    let name = name ?? address
    let answer = try call("Page.navigate", Navigate(url: address), as: Navigated.self)
    if let reason = answer.errorText { throw .notOpened(path: name, reason: reason) }
    guard let load = answer.loaderId else { return }
    try browser.connection.wait(for: "“\(name)”", session: session) { record in
      record.loaded.contains(load) ? () : nil
    }
  }

  /// Loads the page again, and waits until it has loaded with its initial resources.
  ///
  /// - Throws: ``BrowserError``.
  package func reload() throws(BrowserError) {
    let before = browser.connection.record(of: session).loaded
    // After the answer to this request, which would not arrive from a document that is replaced.
    try run("setTimeout(() => location.reload(), 0)")
    try browser.connection.wait(for: "the reloaded page", session: session) { record in
      record.loaded.subtracting(before).isEmpty ? nil : ()
    }
  }

  /// Registers a script that runs in each page that is opened from now on, before its own scripts.
  package func prepare(_ script: String) throws(BrowserError) {
    try call("Page.addScriptToEvaluateOnNewDocument", Source(source: script))
  }

  /// Sets the size and the user's preferences.
  package func emulate(
    width: Int, height: Int, scale: Double = 1, colorScheme: Browser.ColorScheme = .light,
    reducedMotion: Bool = false
  ) throws(BrowserError) {
    try call(
      "Emulation.setDeviceMetricsOverride",
      Metrics(width: width, height: height, deviceScaleFactor: scale, mobile: false))
    try call(
      "Emulation.setEmulatedMedia",
      Media(features: [
        Media.Feature(name: "prefers-color-scheme", value: colorScheme.rawValue),
        Media.Feature(
          name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference"),
      ]))
  }

  /// Sends a request that concerns this page.
  @discardableResult
  func call<Result: Decodable>(
    _ method: String, _ parameters: some Encodable = Nothing(), timeout: Duration? = nil,
    as type: Result.Type = Nothing.self
  ) throws(BrowserError) -> Result {
    try browser.connection.call(
      method, parameters, session: session, timeout: timeout, as: type)
  }

  private struct Context: Codable {
    var browserContextId: String
  }

  private struct NewTarget: Encodable {
    var url: String
    var browserContextId: String
  }

  private struct Target: Decodable {
    var targetId: String
  }

  private struct Attach: Encodable {
    var targetId: String
    var flatten: Bool
  }

  private struct Session: Decodable {
    var sessionId: String
  }

  private struct Switch: Encodable {
    var enabled: Bool
  }

  private struct Navigate: Encodable {
    var url: String
  }

  private struct Navigated: Decodable {
    var loaderId: String?
    var errorText: String?
  }

  private struct Source: Encodable {
    var source: String
  }

  private struct Metrics: Encodable {
    var width: Int
    var height: Int
    var deviceScaleFactor: Double
    var mobile: Bool
  }

  private struct Media: Encodable {
    var features: [Feature]

    struct Feature: Encodable {
      var name: String
      var value: String
    }
  }
}

extension Page {
  /// Returns a screenshot of the page as a PNG file, after it has been painted.
  package func screenshot() throws(BrowserError) -> [UInt8] {
    try settle()
    let answer = try call(
      "Page.captureScreenshot", Capture(format: "png"), as: Captured.self)
    guard let data = Data(base64Encoded: answer.data) else {
      throw .unreadable(request: "Page.captureScreenshot", answer: String(answer.data.prefix(80)))
    }
    return Array(data)
  }

  /// Returns the accessibility tree of the page, in order.
  package func accessibleNodes() throws(BrowserError) -> [AccessibleNode] {
    // Without this, the browser does not compute the tree.
    try call("Accessibility.enable")
    let tree = try call("Accessibility.getFullAXTree", as: AccessibilityTree.self)
    return tree.nodes.filter { !($0.ignored ?? false) }.map { node in
      AccessibleNode(
        role: node.role?.value?.message ?? "", name: node.name?.value?.message ?? "",
        description: node.description?.value?.message ?? "")
    }
  }

  /// Performs an action that makes the page save a file, and waits until it is saved.
  ///
  /// - Parameters:
  ///   - folder: The destination folder; the page chooses the file's name.
  ///   - action: The action.
  /// - Returns: The file's name.
  /// - Throws: ``BrowserError``, or any error that the action throws.
  package func save(
    into folder: String, by action: () throws(BrowserError) -> Void
  ) throws(BrowserError) -> String {
    try browser.connection.call(
      "Browser.setDownloadBehavior",
      Downloads(
        behavior: "allow", browserContextId: context, downloadPath: folder, eventsEnabled: true))
    let before = browser.connection.record(of: session).saved.count
    try action()
    return try browser.connection.wait(for: "Saving a file", session: session) { record in
      record.saved.count > before ? record.saved.last : nil
    }
  }

  private struct Capture: Encodable {
    var format: String
  }

  private struct Captured: Decodable {
    var data: String
  }

  private struct Downloads: Encodable {
    var behavior: String
    var browserContextId: String
    var downloadPath: String
    var eventsEnabled: Bool
  }

  private struct AccessibilityTree: Decodable {
    var nodes: [Node]

    struct Node: Decodable {
      var ignored: Bool?
      var role: Computed?
      var name: Computed?
      var description: Computed?
    }

    struct Computed: Decodable {
      var value: RemoteValue.Plain?
    }
  }
}

/// The accessibility properties of an element.
package struct AccessibleNode: Hashable, Sendable {
  /// The role, as in “button”.
  package var role: String
  /// The accessible name; empty if there is none.
  package var name: String
  /// The accessible description; empty if there is none.
  package var description: String
}
