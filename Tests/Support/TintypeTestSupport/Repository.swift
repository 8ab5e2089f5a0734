// SPDX-License-Identifier: MIT

import Foundation

/// The files of this repository that tests read.
public enum Repository {
  /// Returns the location of a file or a directory of the repository.
  ///
  /// - Parameters:
  ///   - path: The path from the directory that contains the manifest.
  ///   - file: A file in the repository.
  /// - Returns: The location in the nearest directory above `file` that has a folder `Sources`.
  public static func url(_ path: String, from file: String = #filePath) -> URL {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources").path)
    {
      folder = folder.deletingLastPathComponent()
    }
    return folder.appendingPathComponent(path)
  }
}
