// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

@Suite("The build of the engine")
struct EngineBuildTests {
  private let output: TemporaryOutput

  /// Creates sources, and a program `swift` that logs its arguments.
  init() throws {
    output = try TemporaryOutput()
    try output.write("", to: "sources/Package.swift")
    try output.write("a", to: "sources/Sources/AppleFrameworks/A.swift")
    try output.write("", to: "bin/empty")
    try InstalledProgram.write(
      """
      #!/bin/sh
      echo "$TINTYPE_ENGINE $TINTYPE_DEBUG_INFO $*" >>'\(output.path)/log'
      [ ! -e '\(output.path)/broken' ] || exit 3
      mkdir -p '\(output.path)/scratch/debug'
      echo >'\(output.path)/scratch/debug/libTintypeEngine.so'
      """, to: output.path + "/bin/swift")
  }

  private var environment: [String: String] {
    [
      "PATH": "\(output.path)/bin:/usr/bin:/bin", "TINTYPE_SOURCES": "\(output.path)/sources",
      "TINTYPE_ENGINE_BUILD": "\(output.path)/scratch",
    ]
  }

  /// Builds, and returns the number of calls of `swift` until now.
  private func build() throws -> Int {
    _ = try EngineBuild(environment: environment).run {}
    return try log().count
  }

  private func log() throws -> [Substring] {
    try String(contentsOfFile: output.path + "/log", encoding: .utf8).split(separator: "\n")
  }

  private var stamp: String? {
    try? String(contentsOfFile: output.path + "/scratch/tintype-engine", encoding: .utf8)
  }

  @Test("The engine is built once, with the product and without information for debuggers")
  func once() throws {
    #expect(try build() == 1)
    #expect(try build() == 1)
    #expect(
      try log() == [
        "1 none build --package-path \(output.path)/sources --scratch-path "
          + "\(output.path)/scratch --product TintypeEngine"
      ])
    #expect(try #require(stamp).wholeMatch(of: /2 \d+\.\d+\n/) != nil)
  }

  @Test("A changed, a new and a removed source lead to another build, a hidden file does not")
  func changes() throws {
    let source = output.path + "/sources/Sources/AppleFrameworks/A.swift"
    #expect(try build() == 1)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5_000_000_000)], ofItemAtPath: source)
    #expect(try build() == 2)
    try output.write("b", to: "sources/Sources/AppleFrameworks/B.swift")
    #expect(try build() == 3)
    #expect(unlink(source) == 0)
    #expect(try build() == 4)
    try output.write("", to: "sources/Sources/AppleFrameworks/.hidden")
    #expect(try build() == 4)
  }

  @Test("An engine whose library is gone is built again")
  func gone() throws {
    #expect(try build() == 1)
    #expect(unlink(output.path + "/scratch/debug/libTintypeEngine.so") == 0)
    #expect(try build() == 2)
  }

  @Test("A build that fails is an error with its code, and is repeated")
  func failure() throws {
    try output.write("", to: "broken")
    #expect(throws: CodeBaseBuildError.engine(status: 3)) { try build() }
    #expect(stamp == nil)
    #expect(unlink(output.path + "/broken") == 0)
    #expect(try build() == 2)
  }

  @Test("A directory without the sources is an error that names the variable")
  func missingSources() throws {
    var environment = environment
    environment["TINTYPE_SOURCES"] = output.path
    let found = #expect(throws: CodeBaseBuildError.self) {
      try EngineBuild(environment: environment)
    }
    #expect(found == .sourcesMissing(path: output.path))
    #expect(found?.description.contains("TINTYPE_SOURCES") == true)
  }

  @Test("Without the program swift, nothing is built")
  func missingSwift() {
    #expect(throws: TestError.self) { try EngineBuild(environment: ["PATH": "/nowhere"]) }
  }
}
