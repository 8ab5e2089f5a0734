// SPDX-License-Identifier: MIT

import Foundation

/// A bundle with the given files, which is deleted when it is released.
final class TestBundle {
  let bundle: Bundle
  private let folder: URL

  /// Creates a bundle whose development language is English.
  ///
  /// - Parameter files: The texts of the files by their paths in the bundle.
  /// - Throws: An error if a file cannot be written.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bundle-\(UUID().uuidString)")
    let information = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      </dict></plist>
      """
    for (path, text) in files.merging(["Info.plist": information], uniquingKeysWith: { $1 }) {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileReadUnknown) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
