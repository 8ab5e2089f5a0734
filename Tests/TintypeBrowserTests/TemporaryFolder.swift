// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// A folder in the temporary directory, gone when the test ends.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/tintype-page-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text, and gives its path.
  func write(_ text: String, to name: String = "page.html") throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  /// What a file holds.
  func data(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }
}

extension Browser {
  /// Starts a browser whose answers may take an hour: the machine may be busy, and the time only
  /// guards against hanging.
  static func launchForTests() throws(BrowserError) -> Browser {
    try launch(patience: .seconds(3600))
  }
}

/// The error that a body throws, `nil` where it throws none.
func error<Failure: Error>(_ body: () throws(Failure) -> some Any) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
