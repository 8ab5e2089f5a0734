// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeBase

@Suite("Private temporary files") struct PrivateFileTests {
  private let folder: String

  init() throws { folder = try PrivateFile.directory() }

  private func permissions(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test("A file and a directory have new names, and only the user can access them")
  func named() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = [try PrivateFile.named([1, 2]), try PrivateFile.named([])]
    defer { for file in files { unlink(file) } }
    #expect(Set(files).count == 2)
    #expect(files.map(permissions) == [0o600, 0o600])
    #expect(permissions(folder) == 0o700)
    #expect(try RegularFile.bytes(of: files[0], limit: 10) == [1, 2])
  }

  @Test("A file without a name begins at its contents, and is not inherited")
  func unnamed() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let descriptor = try PrivateFile.unnamed([7, 8, 9])
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(descriptor, &bytes, 8) == 3)
    #expect(bytes.prefix(3) == [7, 8, 9])
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
    var status = stat()
    #expect(fstat(descriptor, &status) == 0)
    #expect(status.st_nlink == 0)
  }

  @Test("The directory of the user is created with rights for the user alone")
  func ownDirectory() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/tintype-1"
    #expect(UserDirectory.create(at: path) == path)
    #expect(permissions(path) == 0o700)
    #expect(UserDirectory.create(at: path) == path)
    #expect(UserDirectory.isPrivate(UserDirectory.path))
  }

  @Test(
    "A link, a file, and a directory that others can access are not used as the user's directory",
    arguments: ["link", "file", "shared"])
  func foreign(kind: String) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/tintype-1"
    switch kind {
    case "link":
      #expect(mkdir(folder + "/other", 0o700) == 0)
      #expect(symlink(folder + "/other", path) == 0)
    case "file": #expect(FileManager.default.createFile(atPath: path, contents: nil))
    default:
      #expect(mkdir(path, 0o777) == 0)
      #expect(chmod(path, 0o777) == 0)
    }
    let used = UserDirectory.create(at: path)
    defer { rmdir(used) }
    #expect(used != path)
    #expect(UserDirectory.isPrivate(used))
  }
}
