// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("The exclusive use of a directory")
struct DirectoryLockTests {
  private let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  @Test("A directory can be used again after the end")
  func repeated() throws {
    for _ in 0..<3 {
      let lock = try DirectoryLock(output.path) { Issue.record("The directory is in use.") }
      lock.end()
    }
  }

  @Test("A process that is being started with a copy of the lock does not keep it")
  func copied() throws {
    let lock = try DirectoryLock(output.path) {}
    let links = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let copies = links.compactMap(Int32.init).filter { descriptor in
      let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "/proc/self/fd/\(descriptor)")
      return target == output.path + "/lock"
    }.map { dup($0) }
    defer { for copy in copies { close(copy) } }
    try #require(copies.count == 1)
    lock.end()
    try DirectoryLock(output.path) { Issue.record("The directory is in use.") }.end()
  }

  @Test("A second use says that it waits, and begins after the end of the first")
  func waiting() throws {
    let first = try DirectoryLock(output.path) {}
    var waits = 0
    let second = try DirectoryLock(output.path) {
      waits += 1
      first.end()
    }
    #expect(waits == 1)
    second.end()
  }

  @Test("A directory that does not exist, and a link as the lock, are errors")
  func errors() throws {
    #expect(throws: CodeBaseBuildError.self) { try DirectoryLock(output.path + "/gone") {} }
    #expect(symlink("elsewhere", output.path + "/lock") == 0)
    #expect(throws: CodeBaseBuildError.self) { try DirectoryLock(output.path) {} }
  }
}
