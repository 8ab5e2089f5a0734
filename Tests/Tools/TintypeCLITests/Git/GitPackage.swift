// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeImaging
import TintypeSnapshots
import TintypeTestSupport

@testable import TintypeCLI
@testable import TintypeComparison
@testable import TintypePaintCLI

/// A package in a separate Git repository, with settings that do not depend on the machine.
struct GitPackage {
  let package: PendingPackage
  var path: String { package.path }

  /// The directory of the references in most tests.
  static let suite = "__Snapshots__/CardTests/Cards"

  init() throws { try self.init(adopting: PendingPackage()) }

  /// Creates a repository in a package and commits all files.
  init(adopting package: PendingPackage) throws {
    self.package = package
    try package.write("/.build/\n/bin/\n", to: ".gitignore")
    try git("init", "-q", "-b", "main")
    try commit("Begin")
  }

  /// The environment of all processes: fixed names and dates, without settings of the machine.
  var environment: [String: String] {
    [
      "PATH": path + "/bin:/usr/bin:/bin", "HOME": path, "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.com",
      "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.com",
      "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z", "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
      "GIT_EDITOR": "true", "LC_ALL": "C",
    ]
  }

  /// The exit code and the output of a process.
  struct Run {
    var code: Int32
    var output: String
    var messages: String
  }

  /// Runs a program in the package.
  func start(
    _ program: String, _ arguments: [String], variables: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment.merging(variables) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let messages = path + "/.build/messages-\(UUID().uuidString)"
    try #require(FileManager.default.createFile(atPath: messages, contents: nil))
    defer { try? FileManager.default.removeItem(atPath: messages) }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle(forWritingAtPath: messages)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = FileManager.default.contents(atPath: messages) ?? Data()
    return Run(
      code: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      messages: String(decoding: text, as: UTF8.self))
  }

  /// Runs `git`, whatever its exit code.
  func tryGit(_ arguments: [String]) throws -> Run {
    try start(try #require(Requirement.path(of: "git")), arguments)
  }

  /// Runs `git`, which must succeed.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let run = try tryGit(arguments)
    try #require(run.code == 0, "git \(arguments): \(run.output)\(run.messages)")
    return run.output
  }

  func commit(_ subject: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", subject)
  }

  // MARK: Tools

  /// Runs the verb compare of `tintype-paint` in this process.
  func compare(_ arguments: String..., in directory: String = "") -> CommandResult {
    compare(arguments, in: directory)
  }

  func compare(_ arguments: [String], in directory: String = "") -> CommandResult {
    PaintTool(environment: environment, currentDirectory: path + directory)
      .run(["compare"] + arguments)
  }

  /// Runs a verb of `tintype` in this process.
  func run(_ arguments: String..., in directory: String = "") -> CommandResult {
    TintypeCLI.Tool(environment: environment, currentDirectory: path + directory).run(arguments)
  }

  /// The built tool next to the tests.
  static var builtTool: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path + "/tintype"
  }

  // MARK: References

  /// Returns the bytes of a full reference.
  static func full(_ image: SnapshotImage) throws -> [UInt8] {
    let file = try PNG.encode(image.bitmap, scale: image.scale)
    return try ReferenceManifest(of: image, in: file).inserted(into: file).bytes
  }

  /// Writes a full reference.
  func write(full image: SnapshotImage, to name: String) throws {
    try package.write(Self.full(image), to: "\(Self.suite)/\(name)")
  }

  /// Writes a compact reference, and the images that it shares.
  func write(compact image: SnapshotImage, to name: String) throws {
    let stored = try #require(try CompactReference.make(of: image))
    try package.write(stored.bytes, to: "\(Self.suite)/\(name)")
    for (asset, bytes) in stored.assets {
      try package.write(bytes, to: "__Snapshots__/assets/\(asset)")
    }
  }

  func bytes(_ name: String) -> [UInt8]? { package.bytes("\(Self.suite)/\(name)") }
}

extension Redaction {
  /// Replaces the numbers of differing pixels of text, which depend on the versions of libraries.
  static var pixelCounts: Redaction {
    .matching(
      /[0-9,]+ of ([0-9,]+ pixels differ) \([^)]*\)|"differingPixels": [0-9]+/,
      with: "[count] pixels")
  }

  /// Replaces the digests of commits with `[commit]`.
  static var commits: Redaction {
    .matching(/\b([0-9a-f]{40}|[0-9a-f]{12})\b/, with: "[commit]")
  }
}
