// SPDX-License-Identifier: MIT

import Foundation
import TintypeSampleRuns

/// The tree that plants change: a package with full, compact and pointer references in two
/// versions, pending changes and a journal.
struct TreeTemplate: Sendable {
  let path: String
  /// The references of the pending changes, by their paths in the package.
  let references: [String]

  /// A failed step.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  init(work: String, tool: String) throws {
    path = work + "/template"
    try FileManager.default.createDirectory(
      atPath: path + "-store", withIntermediateDirectories: true)
    _ = try SampleRun(entries: 24, changes: 16, processes: 2, scale: 1).write(to: path)
    let suffix = ".actual.png"
    let pending = FileManager.default.subpaths(atPath: path + "/.build/tintype/pending") ?? []
    references = pending.filter { $0.hasSuffix(suffix) }.sorted()
      .map { "__Snapshots__/\($0.dropLast(suffix.count)).png" }
      .filter { [path] in FileManager.default.fileExists(atPath: path + "/" + $0) }
    let variables = [
      "PATH": "/usr/bin:/bin", "HOME": work, "TINTYPE_STORE": path + "-store", "TOOL": tool,
      "REFERENCES": references.prefix(4).joined(separator: " "),
    ]
    try Self.run(
      ["/bin/sh", "-ec", Self.script], variables: variables, in: path, log: work + "/template.log")
  }

  private static let script = #"""
    printf '.build/\n' >.gitignore
    cat >Package.swift <<'END'
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "App",
      dependencies: [
        .package(
          url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0")
      ],
      targets: [
        .target(name: "App"),
        .testTarget(
          name: "AppTests",
          dependencies: [
            "App", .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
          ]),
      ])
    END
    mkdir -p Sources/App Tests/AppTests
    printf 'struct App {}\n' >Sources/App/App.swift
    printf 'import SnapshotTesting\nimport XCTest\n' >Tests/AppTests/A.swift
    git init --quiet --initial-branch=main
    git add .
    git commit --quiet --message=Full
    convert() {
      "$TOOL" store "$1" "$2"
      "$TOOL" compact "$3" "$4"
      "$TOOL" push
    }
    convert $REFERENCES
    git add --all
    git commit --quiet --message=Pointers
    for name in $REFERENCES; do
      changed=${name#__Snapshots__/}
      cp ".build/tintype/pending/${changed%.png}.actual.png" "$name"
    done
    convert $REFERENCES
    cp -R .build/tintype .build/shard
    """#

  /// Runs a program of the preparation, with Git's settings of no user and no machine.
  static func run(
    _ words: [String], variables: [String: String], in directory: String, log: String
  ) throws {
    let git = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@localhost", "GIT_COMMITTER_NAME": "a",
      "GIT_COMMITTER_EMAIL": "a@localhost",
    ]
    let process = LimitedProcess(
      program: words[0], arguments: words.dropFirst().map { Array($0.utf8) },
      environment: variables.merging(git) { first, _ in first }.map { Array("\($0)=\($1)".utf8) },
      directory: directory, log: log)
    guard try process.run() == .exit(0) else {
      let output = FileManager.default.contents(atPath: log) ?? Data()
      throw Failure(description: "a step failed: \(String(decoding: output, as: UTF8.self))")
    }
  }
}
