// SPDX-License-Identifier: MIT

import Foundation
import TintypeBrowser

/// A folder in the temporary directory.
///
/// It is removed when the object is released.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/tintype-page-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a text and returns its path.
  func write(_ text: String, to name: String = "page.html") throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    return path + "/" + name
  }

  /// Returns the contents of a file.
  func data(of name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
  }
}

extension Browser {
  /// Starts a browser with a timeout of 15 minutes.
  ///
  /// The machine may be busy, and the timeout only prevents tests from hanging.
  static func launchForTests() throws(BrowserError) -> Browser {
    try launch(timeout: .seconds(900))
  }
}

/// Returns the error that a body throws, or `nil` if it throws none.
func error<Failure: Error>(_ body: () throws(Failure) -> some Any) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
