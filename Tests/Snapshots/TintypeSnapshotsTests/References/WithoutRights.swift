// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshotsTestSupport

#if os(Linux)
  @_silgen_name("setfsuid")
  private func setFileSystemUser(_ user: UInt32) -> Int32
#endif

/// Runs a body as a user without write permission below a directory of a package.
///
/// Root may write everywhere, whatever a directory's mode is. Therefore, on Linux, the thread drops
/// its file system privileges while the body runs. The body must not suspend.
func withoutRights<Result>(
  on package: TemporaryPackage, below directory: String, readable: Bool = true, _ body: () -> Result
) -> Result {
  let path = package.root + "/" + directory
  let files = FileManager.default
  let entries = [path] + (files.subpaths(atPath: path) ?? []).map { path + "/" + $0 }
  func set(_ permissions: Int) {
    for entry in entries {
      try? files.setAttributes([.posixPermissions: permissions], ofItemAtPath: entry)
    }
  }
  set(readable ? 0o555 : 0)
  defer { set(0o755) }
  #if os(Linux)
    guard geteuid() == 0 else { return body() }
    _ = setFileSystemUser(65534)
    defer { _ = setFileSystemUser(0) }
    return body()
  #else
    return body()
  #endif
}
