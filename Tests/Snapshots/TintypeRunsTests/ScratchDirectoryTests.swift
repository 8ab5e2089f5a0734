// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Build directories of packages")
struct ScratchDirectoryTests {
  private let package: TemporaryPackage
  private var root: String { package.root }
  private let program = "x86_64-unknown-linux-gnu/debug/AppPackageTests.xctest"

  init() throws {
    package = try TemporaryPackage()
  }

  /// Creates a build directory as Swift Package Manager does.
  private func built(_ directory: String) throws -> ScratchDirectory {
    try package.write("{}", to: directory + "/workspace-state.json")
    try package.makeDirectory("\(directory)/x86_64-unknown-linux-gnu/debug")
    return try #require(ScratchDirectory(ofProgram: "\(root)/\(directory)/\(program)"))
  }

  @Test("The build directory is found from the path of a program in it")
  func found() throws {
    #expect(try built("X").path == root + "/X")
    let bundle = "\(root)/X/arm64-apple-macosx/debug/App.xctest/Contents/MacOS/App"
    #expect(ScratchDirectory(ofProgram: bundle)?.path == root + "/X")
    #expect(ScratchDirectory(ofProgram: root + "/X/tintype")?.path == root + "/X")
  }

  @Test("A program outside a build directory has none")
  func moved() throws {
    _ = try built("X")
    #expect(ScratchDirectory(ofProgram: root + "/Y/\(program)") == nil)
    #expect(ScratchDirectory(ofProgram: root + "/X/a/b/c/d/e/f/g") == nil)
    #expect(ScratchDirectory(ofProgram: "/usr/bin/tintype") == nil)
    #expect(ScratchDirectory(ofProgram: "") == nil)
  }

  @Test("The build directory of this test program is found")
  func own() throws {
    let own = try #require(ScratchDirectory.current)
    #expect(FileManager.default.fileExists(atPath: own.path + "/workspace-state.json"))
  }

  @Test("Tests write to the build directory unless a variable selects another one")
  func output() throws {
    let other = try built("X")
    let usual = try built(".build")
    func path(_ variables: [String: String], _ scratch: ScratchDirectory?) -> String {
      OutputDirectory(environment: variables, packageRoot: root, scratch: scratch).path
    }
    #expect(path([:], nil) == root + "/.build/tintype")
    #expect(path([:], usual) == root + "/.build/tintype")
    #expect(path([:], other) == root + "/X/tintype")
    #expect(path(["TINTYPE_OUTPUT": "out"], other) == root + "/out")
    #expect(path(["SNAPSHOT_ARTIFACTS": "/out"], other) == "/out")
    #expect(
      OutputDirectory(environment: [:], packageRoot: nil, scratch: other).path
        == root + "/X/tintype")
  }

  @Test("Output that belongs to no package is in the directory of the user")
  func userDirectory() {
    func path(_ variables: [String: String]) -> String {
      OutputDirectory(environment: variables, packageRoot: nil).path
    }
    #expect(path([:]) == UserDirectory.path + "/tintype")
    #expect(path(["TINTYPE_OUTPUT": "out"]) == UserDirectory.path + "/out")
    #expect(path(["TINTYPE_OUTPUT": "/out"]) == "/out")
  }

  @Test("A run stores the package's path in build directories other than .build")
  func owner() throws {
    let other = try built("X")
    let usual = try built(".build")
    for (scratch, isNoted) in [(other, true), (usual, false)] {
      let session = SnapshotSession(
        environment: ["TINTYPE_RUN": "run"], waiting: .blocking, scratch: scratch)
      let result = session.verify(
        of: { "a" }, as: .lines, named: "form", record: .missing,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 1, column: 1))
      #expect(["recorded", "matched"].contains(result.outcome))
      #expect(FileManager.default.fileExists(atPath: scratch.path + "/tintype/runs/run"))
      #expect(
        FileManager.default.fileExists(atPath: scratch.path + "/tintype/package") == isNoted)
      #expect(scratch.belongs(to: root))
      #expect(!scratch.belongs(to: root + "/Tests"))
    }
  }

  @Test("Suggested commands contain the build directory")
  func commands() throws {
    let other = try built("a b")
    try package.writeReference("old")
    func message(_ scratch: ScratchDirectory?, _ variables: [String: String] = [:]) -> String {
      SnapshotSession(environment: variables, waiting: .blocking, scratch: scratch).verify(
        of: { "new" }, as: .lines, named: "form", record: .never,
        in: TestContext(target: "FormTests", suite: ["LoginTests"], test: "appearance()"),
        at: CallSite(file: package.sourceFile, line: 1, column: 1)
      ).message ?? ""
    }
    let option = "--scratch-path '\(root)/a b'"
    #expect(message(other).contains(" swift run \(option) tintype accept 'Form"))
    #expect(message(other).contains("TINTYPE_RECORD=failed swift test \(option) --filter '"))
    #expect(message(try built(".build")).contains(" swift run tintype accept '"))
    #expect(message(other, ["TINTYPE_OUTPUT": root]).contains(" swift run tintype accept '"))
  }
}

@Suite("Suggested commands")
struct SuggestedCommandsTests {
  private func tool(_ argument: String, built scratch: String?, in root: String?) -> String {
    SuggestedCommands(
      scratch: scratch.map { ScratchDirectory(path: $0) }, argument: argument, packageRoot: root
    ).tool
  }

  @Test("A tool from PATH is suggested by its name")
  func installed() {
    #expect(tool("tintype", built: nil, in: "/p") == "tintype")
    #expect(tool("tintype", built: "/p/.build", in: "/p") == "tintype")
    #expect(tool("", built: nil, in: nil) == "tintype")
  }

  @Test("A tool built by Swift Package Manager is suggested with swift run")
  func built() {
    #expect(tool(".build/debug/tintype", built: "/p/.build", in: "/p") == "swift run tintype")
    #expect(tool("/q/.build/debug/tintype", built: "/q/.build", in: "/p") == "swift run tintype")
  }

  @Test("Any other tool is suggested by its path")
  func elsewhere() {
    #expect(tool("/opt/a b/tintype", built: nil, in: "/p") == "'/opt/a b/tintype'")
  }
}
