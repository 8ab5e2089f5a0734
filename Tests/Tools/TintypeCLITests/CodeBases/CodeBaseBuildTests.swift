// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeBase
import TintypeCodeBases
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

@Suite("The build of a code base")
struct CodeBaseBuildTests {
  private let output: TemporaryOutput
  private var root: String { output.path + "/Shop" }

  /// Creates a package and an engine; a test writes the program `swift`.
  init() throws {
    output = try TemporaryOutput()
    try output.write("", to: "sources/Package.swift")
    try output.write("", to: "sources/Sources/AppleFrameworks/A.swift")
    try output.write("", to: "bin/empty")
    try output.write("", to: "Shop/Package.swift")
    try output.write("struct A {\n  func f() { g() }\n}\n", to: "Shop/Sources/Shop/A.swift")
    try output.write("let b = 1\n", to: "Shop/Sources/Shop/B.swift")
  }

  /// Builds the package with a script that `swift build` runs, which can append to the
  /// file `$log`; returns the messages about the progress, too.
  private func build(
    _ script: String, home: String = "cache"
  ) throws -> (built: BuiltPreviews, shown: [String]) {
    try InstalledProgram.write(
      """
      #!/bin/sh
      log='\(output.path)/log'
      case "$*" in
      *dump-package*)
        echo '{"name": "Shop", "targets": [{"name": "Shop", "type": "regular"}],' \\
          '"products": [{"name": "Shop", "targets": ["Shop"], "type": {"library": ["automatic"]}}]}'
        exit ;;
      *'--product TintypeEngine'*)
        mkdir -p '\(output.path)/engine/debug'
        touch '\(output.path)/engine/debug/libTintypeEngine.so'
        exit ;;
      esac
      while [ "$1" != --scratch-path ]; do shift; done
      echo round >>"$log"
      mkdir -p "$2/platform/debug/Shop.build"
      \(script)
      mkdir -p "$2/debug"
      touch "$2/debug/TintypePreviews"
      """, to: output.path + "/bin/swift")
    var shown: [String] = []
    var build = try CodeBaseBuild(
      project: root, settings: ProjectSettings(),
      environment: [
        "PATH": "\(output.path)/bin:/usr/bin:/bin", "TINTYPE_SOURCES": "\(output.path)/sources",
        "TINTYPE_ENGINE_BUILD": "\(output.path)/engine",
        "XDG_CACHE_HOME": "\(output.path)/\(home)",
      ])
    let built = try build.run { shown.append($0) }
    return (built, shown)
  }

  private var rounds: Int { (try? output.text(of: "log").split(separator: "\n").count) ?? 0 }

  /// Prints an error in the function of `A.swift` until its body is left out.
  private var error: String {
    """
    if grep -q 'g()' "$(dirname "$2")/package/Sources/Shop/A.swift"; then
      echo '\(FilePath.resolved(root) ?? root)/Sources/Shop/A.swift:2:14: error: no g'
      exit 1
    fi
    """
  }

  @Test("A package without errors is built once")
  func whole() throws {
    let (built, shown) = try build("")
    #expect(rounds == 1 && shown.last == "Compiling …")
    #expect(built.modules == ["Shop"] && built.coverage?.summary == "2 files compiled")
    #expect(
      built.program.path.hasSuffix(".build/tintype/linux/build/debug/TintypePreviews"))
    #expect(try output.text(of: "Shop/.build/.gitignore") == "*\n")
  }

  @Test(
    "A body that does not compile is left out in the next round, and in the first of the next build"
  )
  func partial() throws {
    let (built, shown) = try build(error)
    #expect(rounds == 2 && shown.last == "Compiling what remains, round 2 …")
    #expect(built.coverage?.omissions.map(\.path) == ["Sources/Shop/A.swift"])
    #expect(built.coverage?.omissions.first?.declarations.map(\.message) == ["no g"])
    #expect(try build(error).built.coverage == built.coverage)
    #expect(rounds == 3)
  }

  @Test(
    "Checks of the changed files find what else to leave out, unless generated files have errors",
    arguments: [false, true])
  func checked(isGeneratedWrong: Bool) throws {
    let source = "\(FilePath.resolved(root) ?? root)/Sources/Shop/A.swift"
    let error = """
      if grep -q 'func f' "$(dirname "$2")/package/Sources/Shop/A.swift"; then
        echo '\(source):2:14: error: no g'
        exit 1
      fi
      """
    #expect(try build(error).built.coverage?.omissions.count == 1)
    let builds = rounds
    try output.write("", to: "log")
    try FileManager.default.removeItem(atPath: root + "/.build")
    try output.write("", to: "lib/swift/host/plugins/macros")
    try InstalledProgram.write(
      """
      #!/bin/sh
      echo "$@" >>'\(output.path)/checks'
      while [ "$1" != -primary-file ]; do shift; done
      grep -q 'func f' "$2" || exit 0
      echo '\(source):2:14: error: no g'
      \(isGeneratedWrong ? "echo \"$(dirname \"$2\")/_TintypeAssets.swift:1:1: error: no module\"" : "")
      exit 1
      """, to: output.path + "/bin/swift-frontend")
    #expect(try build(error).built.coverage?.omissions.count == 1)
    #expect(builds == 3 && rounds == (isGeneratedWrong ? 3 : 2))
    let checks = try output.text(of: "checks")
    #expect(checks.contains("-typecheck -module-name Shop") && !checks.contains("-primary-file B"))
  }

  @Test("After a change of the file, it is compiled as a whole again")
  func changed() throws {
    _ = try build(error)
    try output.write("struct A {\n  func f() {}\n}\n", to: "Shop/Sources/Shop/A.swift")
    #expect(try build(error).built.coverage?.isComplete == true)
    #expect(rounds == 3)
  }

  @Test("Errors without a position in a source are an error with the last lines")
  func failure() throws {
    let error = #expect(throws: CodeBaseBuildError.self) {
      try build("echo 'error: no linker'; exit 1")
    }
    #expect(
      error?.description
        == "The sources cannot be built. The last lines of “swift build”:\nerror: no linker")
    #expect(rounds == 1)
  }

  @Test("The same error in each round ends the build, and leaves out the file")
  func endless() throws {
    let place = "\(FilePath.resolved(root) ?? root)/Sources/Shop/A.swift:2:14"
    let error = #expect(throws: CodeBaseBuildError.self) {
      try build("echo '\(place): error: no g'; exit 1")
    }
    #expect(error?.description.hasPrefix("The sources cannot be built.") == true)
    #expect(rounds < 12)
  }

  @Test("A package at a path that SwiftPM does not escape is derived in the directory of the user")
  func quoted() throws {
    let shop = root
    try FileManager.default.moveItem(atPath: shop, toPath: output.path + "/\"")
    try output.write("", to: "\"/.keep")
    try FileManager.default.createSymbolicLink(
      atPath: shop, withDestinationPath: output.path + "/\"")
    let path = try build("").built.program.path
    #expect(path.hasPrefix("\(output.path)/cache/tintype/project-"))
    #expect(!FileManager.default.fileExists(atPath: shop + "/.build"))
  }

  @Test("A directory that cannot be written is an error only if that of the user cannot be either")
  func unwritable() throws {
    try output.write("", to: "Shop/.build")
    #expect(try build("").built.program.path.hasPrefix("\(output.path)/cache/tintype/project-"))
    let error = #expect(throws: CodeBaseBuildError.self) { try build("", home: "bin/swift") }
    #expect(error?.description.contains("The package for Linux cannot be written to ") == true)
    #expect(error?.description.contains("Move or delete the file that this path uses") == true)
  }
}
