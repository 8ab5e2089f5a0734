// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBrowser
import TintypeReports
import TintypeRuns
import TintypeServer

/// An open page of previews that a test updates, with its server.
final class LivePage {
  let browser: CatalogBrowser
  /// The state of the watcher that answers.
  private(set) var live: LiveCatalog
  private let current: Current
  private let server: LoopbackServer
  private let folder: TemporaryFolder

  var page: Page { browser.page }
  var driver: ReportPage { browser.driver }

  init(
    width: Int = 1280, height: Int = 900, colorScheme: Browser.ColorScheme = .light,
    file: String = #fileID
  ) throws {
    folder = try TemporaryFolder()
    try SharedCatalog.writeImages(to: folder.path)
    live = Self.watcher(images: folder.path)
    let current = Current(live)
    server = try LoopbackServer(port: 0) { current.answer($0) }
    self.current = current
    browser = try CatalogBrowser(
      address: server.address, width: width, height: height, colorScheme: colorScheme, file: file)
    try page.waitUntil("document.querySelector('#live').dataset.phase === 'building'")
  }

  deinit { end() }

  private static func watcher(images: String) -> LiveCatalog {
    LiveCatalog(
      package: "Shop", images: images, root: "/src/my shop", editor: "vscode://file/{path}:{line}")
  }

  /// Ends the watcher and its server.
  func end() {
    live.close()
    server.stop()
  }

  /// Ends the watcher, so that its address has no contents.
  func endWatcher() {
    current.set(nil)
    live.close()
  }

  /// Starts another watcher at the same address.
  func startWatcher() {
    live = Self.watcher(images: folder.path)
    current.set(live)
  }

  // MARK: States

  /// Shows previews as those of a complete build, and waits until the page has them.
  func show(
    _ previews: [Catalog.Preview], settings: [Catalog.Setting] = [.init(.colorScheme, ["light"])],
    updated: Set<String> = [], omissions: CatalogOmissions? = nil
  ) throws {
    let before = try number()
    live.show(
      Catalog(
        package: "Shop", root: "/src/my shop", editor: "vscode://file/{path}:{line}",
        settings: settings, previews: previews, omissions: omissions), updated: updated)
    try set(.init(phase: .ready))
    try page.waitUntil("Number(document.querySelector('#live').dataset.previews) > \(before)")
    try page.settle()
  }

  /// Sets the status, and waits until the page shows its phase.
  func set(_ status: LiveCatalog.Status) throws {
    live.setStatus(status)
    try waitFor(status.phase.rawValue)
  }

  func fail(_ problems: LiveCatalog.Problem...) throws {
    try set(.init(phase: .failed, problems: problems))
    try page.waitUntil("!document.querySelector('#show-problems').hidden")
  }

  func waitFor(_ phase: String) throws {
    try page.waitUntil("document.querySelector('#live').dataset.phase === '\(phase)'")
  }

  /// Returns the number of the shown previews.
  private func number() throws -> Int {
    try page.evaluate("Number(document.querySelector('#live').dataset.previews)")
  }

  /// Returns the visible text of the state.
  func state() throws -> String? { try driver.text("#live .state") }

  /// Returns whether the panel of problems is visible.
  func showsProblems() throws -> Bool {
    try page.evaluate("document.querySelector('#problems').checkVisibility()")
  }
}

/// The watcher that answers at an address.
private final class Current: Sendable {
  private let live: Mutex<LiveCatalog?>

  init(_ live: LiveCatalog) { self.live = Mutex(live) }

  func set(_ live: LiveCatalog?) { self.live.withLock { $0 = live } }

  func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Response {
    let live = live.withLock { $0 }
    let answer = live?.answer(path: request.path, query: request.query)
    // A watcher that ended during the request does not answer it.
    let isCurrent = self.live.withLock { $0 === live }
    guard let answer, isCurrent else {
      return LoopbackServer.Response(status: 404, type: "text/plain", bytes: [])
    }
    return LoopbackServer.Response(
      type: answer.type, bytes: answer.bytes, isImmutable: answer.isImmutable)
  }
}

extension Catalog.Preview {
  /// Returns a preview in one variant.
  static func live(
    _ name: String, image: String = "0a.png", module: String = "App",
    comparison: PreviewEvent.Comparison? = nil
  ) -> Catalog.Preview {
    Catalog.Preview(
      module: module, name: name, file: "Sources/\(module)/Card.swift", line: 3,
      variants: [
        .rendered(
          .init(
            id: "", image: image, width: 60, height: 40, scale: 2, accessibility: "\(name).\n",
            symbols: ["star"], colors: [], fonts: [], warnings: [], comparison: comparison))
      ])
  }
}
