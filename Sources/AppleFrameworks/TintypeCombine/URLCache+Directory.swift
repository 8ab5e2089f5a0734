// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache in a directory.
  ///
  /// Foundation on Linux takes the path of a directory instead.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The size in memory, in bytes.
  ///   - diskCapacity: The size on disk, in bytes.
  ///   - directory: The directory; `nil`, the default, for the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
