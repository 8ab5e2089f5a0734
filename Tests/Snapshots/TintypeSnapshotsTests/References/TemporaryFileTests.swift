// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeSnapshotsTestSupport

@Suite("Temporary files of killed processes")
struct TemporaryFileTests {
  private let package: TemporaryPackage
  private let directory = "__Snapshots__/FormTests/LoginTests"

  init() throws {
    package = try TemporaryPackage()
  }

  /// Returns the process identifier of a child process that has exited and was waited for.
  private static func endedProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "exit 0"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  /// Returns the prefix of this process's temporary names that identifies the machine, including
  /// its hyphen.
  private func machine() throws -> String { try #require(TemporaryFile.machinePrefix) }

  private func write(_ name: String, secondsAgo: Int = 0) throws {
    try package.write("half", to: directory + "/" + name)
    guard secondsAgo != 0 else { return }
    let now = try #require(TemporaryFile.time(in: package.references))
    var times = [timespec(), timespec()]
    for index in times.indices { times[index].tv_sec = .init(now.seconds - secondsAgo) }
    #expect(utimensat(AT_FDCWD, package.references + "/" + name, times, 0) == 0)
  }

  private var files: [String] { package.files(in: directory) }

  @Test("A file of an ended process of this machine is removed when the next run records")
  func ended() throws {
    try write(".tintype-\(try machine())\(try Self.endedProcess())-1.tmp")
    #expect(package.verify("a", as: .lines, record: .missing).outcome == "recorded")
    #expect(files == ["appearance.form.txt"])
  }

  @Test("A file of an ended process is removed by a comparison, except in the mode never")
  func compared() throws {
    let name = ".tintype-\(try machine())\(try Self.endedProcess())-1.tmp"
    try write(name)
    try package.writeReference("a")
    #expect(package.verify("a", as: .lines, record: .never).outcome == "matched")
    #expect(files == [name, "appearance.form.txt"])
    #expect(package.verify("a", as: .lines, record: .missing).outcome == "matched")
    #expect(files == ["appearance.form.txt"])
  }

  @Test("A file of a running process is kept, whatever its age")
  func living() throws {
    let name = ".tintype-\(try machine())\(getpid())-1.tmp"
    try write(name, secondsAgo: 1_000_000)
    let now = TemporaryFile.time(in: package.references)
    #expect(TemporaryFile.removeAbandoned(in: package.references, writtenBefore: now) == [])
    #expect(files == [name])
  }

  @Test(
    "A file of another or unknown machine is removed after an hour by the file system's clock",
    arguments: ["0123abcd-", ""])
  func otherMachine(machine: String) throws {
    let process = try Self.endedProcess()
    try write(".tintype-\(machine)\(process)-1.tmp", secondsAgo: 3_500)
    try write(".tintype-\(machine)\(process)-2.tmp", secondsAgo: 3_700)
    try write(".tintype-\(machine)\(getpid())-3.tmp", secondsAgo: 3_700)
    #expect(TemporaryFile.removeAbandoned(in: package.references, writtenBefore: nil) == [])
    let now = TemporaryFile.time(in: package.references)
    let removed = TemporaryFile.removeAbandoned(in: package.references, writtenBefore: now)
    #expect(
      Set(removed) == [
        ".tintype-\(machine)\(process)-2.tmp", ".tintype-\(machine)\(getpid())-3.tmp",
      ])
    #expect(files == [".tintype-\(machine)\(process)-1.tmp"])
  }

  @Test("An old file of another machine is removed when the next run records")
  func recorded() throws {
    try write(".tintype-0123abcd-1-1.tmp", secondsAgo: 3_700)
    #expect(package.verify("a", as: .lines, record: .missing).outcome == "recorded")
    #expect(files == ["appearance.form.txt"])
  }

  @Test(
    "A file with another name is kept",
    arguments: [
      ".tintype.tmp", ".tintype-.tmp", ".tintype-1.tmp", ".tintype-0-1.tmp", ".tintype--1-1.tmp",
      ".tintype-x-1.tmp", ".tintype-1-x.tmp", ".tintype-a-b-1-1.tmp", ".tintype-1-1",
      "tintype-1-1.tmp",
    ])
  func otherNames(name: String) throws {
    #expect(TemporaryFile(name: name) == nil)
    try write(name, secondsAgo: 1_000_000)
    let now = TemporaryFile.time(in: package.references)
    #expect(TemporaryFile.removeAbandoned(in: package.references, writtenBefore: now) == [])
    #expect(files == [name])
  }

  @Test("A directory or a link with the name of a temporary file is kept")
  func noFiles() throws {
    let process = try Self.endedProcess()
    let machine = try machine()
    try package.makeDirectory("\(directory)/.tintype-\(machine)\(process)-1.tmp")
    let link = "\(package.references)/.tintype-\(machine)\(process)-2.tmp"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere")
    #expect(TemporaryFile.removeAbandoned(in: package.references, writtenBefore: nil) == [])
  }

  @Test("Times that do not fit into 64 bits of nanoseconds are compared")
  func distantTimes() {
    let distant = FileTime(seconds: .max, nanoseconds: 5)
    let early = FileTime(seconds: .min)
    #expect(early < distant && !distant.isEarlier(than: early, bySeconds: 1))
    #expect(early.isEarlier(than: distant, bySeconds: 3_600))
    #expect(!FileTime(seconds: 0).isEarlier(than: FileTime(seconds: 60), bySeconds: 60))
    #expect(
      FileTime(seconds: 0).isEarlier(
        than: FileTime(seconds: 60, nanoseconds: 1), bySeconds: 60))
  }
}
