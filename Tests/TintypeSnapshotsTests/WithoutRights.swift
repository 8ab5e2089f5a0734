// SPDX-License-Identifier: MIT

import Foundation

#if os(Linux)
  @_silgen_name("setfsuid")
  private func setFileSystemUser(_ user: UInt32) -> Int32
#endif

/// Runs a body as a user who may write nothing below a directory of a package.
///
/// Root may write everywhere, whatever the mode of a directory is; so on Linux the thread gives
/// up its rights on the file system for the time being. The body must not suspend.
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
