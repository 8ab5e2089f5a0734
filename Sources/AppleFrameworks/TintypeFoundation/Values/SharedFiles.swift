// SPDX-License-Identifier: MIT

public import Foundation

extension URL {
  /// Returns `true`, because all files can be read without a permission.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing, because all files can be read without a permission.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// Throws an error, because there are no files in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
  }
}
