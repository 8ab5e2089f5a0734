// SPDX-License-Identifier: MIT

import Foundation

extension Page {
  /// What the page shows, as a PNG file; waits until it has been painted.
  package func screenshot() throws(BrowserError) -> [UInt8] {
    try settle()
    let answer = try call(
      "Page.captureScreenshot", Capture(format: "png"), as: Captured.self)
    guard let data = Data(base64Encoded: answer.data) else {
      throw .unreadable(request: "Page.captureScreenshot", answer: String(answer.data.prefix(80)))
    }
    return Array(data)
  }

  /// What a screen reader hears of the page, in order.
  package func accessibleNodes() throws(BrowserError) -> [AccessibleNode] {
    // Without this, the browser computes nothing of the kind.
    try call("Accessibility.enable")
    let tree = try call("Accessibility.getFullAXTree", as: AccessibilityTree.self)
    return tree.nodes.filter { !($0.ignored ?? false) }.map { node in
      AccessibleNode(
        role: node.role?.value?.words ?? "", name: node.name?.value?.words ?? "",
        description: node.description?.value?.words ?? "")
    }
  }

  /// Does something that makes the page save a file, and waits until it has.
  ///
  /// - Parameters:
  ///   - folder: Where the file goes, under the name that the page gives it.
  ///   - action: What makes the page save it.
  /// - Returns: The file's name.
  /// - Throws: ``BrowserError``, or what the action throws.
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
      var value: RemoteWords.Plain?
    }
  }
}

/// What a screen reader hears of an element.
package struct AccessibleNode: Hashable, Sendable {
  /// What it is, as in “button”.
  package var role: String
  /// What it is called; empty for nothing.
  package var name: String
  /// What is said of it besides; empty for nothing.
  package var description: String
}
