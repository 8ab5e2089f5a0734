// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCodeBases
import TintypeReportsTestSupport
import TintypeSourceEditing

@testable import TintypeCLI

@Suite("The compiled part of a code base")
struct CodeBaseCoverageTests {
  private let output: TemporaryOutput
  private var package: DerivedPackage

  /// Creates two modules that have one file in common, and a fetched one.
  init() throws {
    output = try TemporaryOutput()
    let root = output.path + "/Shop"
    for name in ["A", "B", "Shared"] {
      try output.write("import SwiftUI\n", to: "Shop/\(name).swift")
    }
    try output.write("let z = \"\n", to: "Z.swift")
    try output.write("let k = 1\n", to: "Kit.swift")
    func module(_ name: String, _ paths: [String]) -> SourceModule {
      var module = SourceModule(name: name, moduleName: name, kind: .application, folder: root)
      module.sources = paths
      return module
    }
    var base = CodeBase(name: "Shop", root: root)
    let shared = root + "/Shared.swift"
    base.modules = [
      module("Kit", [output.path + "/Kit.swift"]), module("Core", [shared]),
      module("App", [root + "/A.swift", root + "/B.swift", shared, output.path + "/Z.swift"]),
    ]
    base.notes = [CodeBaseNote("Widget", "This target is left out.")]
    package = DerivedPackage(
      of: base, in: output.path + "/derived", engine: BuiltEngine(products: "/p", sources: "/s"),
      platform: AdaptedPlatform(iOS: 26, 0, modules: [:]))
    package.adapt(available: ["SwiftUI"])
  }

  private var coverage: CodeBaseCoverage {
    CodeBaseCoverage(of: package, ownModules: ["Core", "App"])
  }

  private mutating func leaveOut(_ message: String, in name: String, of module: String = "App") {
    let file = DerivedPackage.SourceFile(module: module, path: "\(output.path)/Shop/\(name).swift")
    _ = package.omit([.init(line: 1, column: 1, message: message)], in: file)
  }

  @Test("A file of two modules counts once, and those of fetched packages do not count")
  mutating func counts() throws {
    leaveOut("no such module 'X'", in: "Shared", of: "Core")
    leaveOut("no such module 'X'", in: "Shared", of: "App")
    leaveOut("no such module 'X'", in: "A")
    #expect(coverage.files == 4)
    #expect(
      coverage.omissions.map(\.path) == ["Shared.swift", "A.swift", output.path + "/Z.swift"])
    #expect((coverage.wholeCount, coverage.partCount) == (1, 2))
    #expect(coverage.summary == "3 of 4 files compiled, 2 of them in part")
    #expect(!coverage.isComplete)
  }

  @Test("A file that cannot be divided into tokens is left out with the reason")
  func unreadable() {
    let file = coverage.omissions.first
    #expect(file?.isWhole == true)
    #expect(
      file?.declarations.first?.message.contains("string literal that begins on line 1") == true)
  }

  @Test("A code base of which nothing is left out is complete")
  func complete() {
    let kit = CodeBaseCoverage(of: package, ownModules: ["Kit"])
    #expect(kit.isComplete && kit.summary == "1 file compiled")
    #expect(kit.text == "Widget: This target is left out.\n1 file compiled\n")
  }

  @Test(
    "The text has the notes, the reasons with advice, the first error of each file, and the counts")
  mutating func text() {
    leaveOut("no such module 'X'", in: "A")
    let lines = coverage.text.split(separator: "\n")
    #expect(lines.first == "Widget: This target is left out.")
    #expect(
      lines.contains { $0.hasPrefix("The module “X” is missing: 1 file. No target, fetched ") })
    #expect(lines.contains("A.swift:1: no such module 'X'"))
    #expect(lines.last == "3 of 4 files compiled, 1 of them in part")
  }

  @Test("The text names ten reasons and ten files, and counts the others")
  mutating func limits() throws {
    let names = (10...22).map { "F\($0)" }
    for name in names { try output.write("import SwiftUI\n", to: "Shop/\(name).swift") }
    var base = package.codeBase
    base.modules[2].sources = names.map { "\(output.path)/Shop/\($0).swift" }
    package = DerivedPackage(
      of: base, in: package.directory, engine: package.engine, platform: package.platform)
    package.adapt(available: ["SwiftUI"])
    for name in names { leaveOut("no such module '\(name)'", in: name) }
    let text = coverage.text
    #expect(text.contains("F19.swift:1: ") && !text.contains("F20.swift:1: "))
    #expect(text.contains("… and 3 more reasons\n") && text.contains("… and 3 more files\n"))
  }

  @Test("JSON and the page have the same counts, reasons and declarations")
  mutating func formats() {
    leaveOut("no such module 'X'", in: "A")
    let (value, page) = (coverage.value, coverage.shown)
    #expect(value["files"]?.integer == 4 && page.fileCount == 4)
    #expect(value["filesLeftOut"]?.integer == 1 && page.wholeCount == 1)
    #expect(value["filesInPart"]?.integer == 1 && page.partCount == 1)
    #expect(value["reasons"]?.array?.count == page.reasons.count)
    let file = value["leftOut"]?.array?.first
    #expect(file?["file"]?.string == "A.swift" && file?["isWhole"]?.bool == false)
    #expect(file?["declarations"]?.array?.first?["line"]?.integer == 1)
    #expect(value["notes"]?.array?.first?["subject"]?.string == page.notes.first?.subject)
  }
}
