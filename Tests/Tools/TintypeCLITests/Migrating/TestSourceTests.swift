// SPDX-License-Identifier: MIT

import Testing
import TintypeSourceEditing

@testable import TintypeCLI

@Suite("The search in a test's source") struct TestSourceTests {
  private func source(_ text: String, ownMembers: Set<String> = []) throws -> TestSource {
    var source = try TestSource(Array(text.utf8), file: "T.swift")
    source.readNames(ownMembers: ownMembers)
    return source
  }

  static let conditions: [(String, isOnLinux: Bool)] = [
    ("os(Linux)", true), ("os(iOS)", false), ("!os(Linux)", false), ("!os(macOS)", true),
    ("os(iOS) || os(macOS)", false), ("os(macOS) || os(Linux)", true),
    ("os(Linux) && DEBUG", true), ("os(iOS) && DEBUG", false), ("DEBUG", true),
    ("canImport(UIKit)", false), ("canImport(Foundation)", true), ("canImport(Other)", true),
    ("!(canImport(UIKit) || canImport(AppKit))", true), ("swift(>=6.2)", true),
    ("targetEnvironment(simulator)", false), ("true", true), ("false", false),
    ("os(macOS) && (os(Linux) || true)", false),
  ]

  @Test("A condition determines whether code is compiled on Linux", arguments: conditions)
  func condition(condition: String, isOnLinux: Bool) throws {
    let source = try source(
      """
      #if \(condition)
      import SnapshotTesting
      #endif
      """)
    #expect(source.imports.count == (isOnLinux ? 1 : 0))
    #expect(source.omittedImports == (isOnLinux ? 0 : 1))
  }

  @Test("Branches after a true one are not compiled, and nested ones follow the outer one")
  func branches() throws {
    let source = try source(
      """
      #if os(iOS)
        func a() {}
        #if os(Linux)
          func b() {}
        #endif
      #elseif os(Linux)
        func c() {}
      #elseif DEBUG
        func d() {}
      #else
        func e() {}
      #endif
      func f() {}
      """)
    #expect(
      source.functions
        == ["a": false, "b": false, "c": true, "d": false, "e": false, "f": true])
  }

  static let strategies: [(String, count: Int)] = [
    ("assertSnapshot(of: view, as: .image)", 1),
    ("assertSnapshot(of: view, as: .image(on: .iPhone13))", 1),
    ("assertSnapshot(of: view, as: .wait(for: 1, on: .image))", 1),
    ("assertSnapshots(of: view, as: [.image, .recursiveDescription])", 2),
    ("assertSnapshots(of: view, as: [\"a\": .image(on: .iPhoneX), \"b\": .hierarchy])", 2),
    ("let strategy = Snapshotting.image", 1),
    ("let c: ViewImageConfig = .iPhone13", 1),
    ("_assertInlineSnapshot(matching: a, as: .dump, with: \"\")", 1),
    ("assertSnapshot(of: view.image, as: .dump)", 0),
    ("assertSnapshot(of: load(.image), as: .dump)", 0),
    ("assertSnapshot(of: a, as: .dump, named: name(.image))", 0),
    ("let image = Kind.image", 0),
    ("// assertSnapshot(of: view, as: .image)", 0),
    ("let text = \"as: .image\"", 0),
  ]

  @Test("Strategies for Apple's frameworks are found", arguments: strategies)
  func strategy(code: String, count: Int) throws {
    let source = try source("import SnapshotTesting\nfunc test() {\n  \(code)\n}\n")
    #expect(source.findings.count == count, "\(source.findings)")
    #expect(source.findings.allSatisfy { $0.line == 3 })
    let omitted = try self.source(
      "import SnapshotTesting\n#if os(iOS)\nfunc test() {\n  \(code)\n}\n#endif\n")
    #expect(omitted.findings.isEmpty)
    #expect(omitted.omittedNames == count)
  }

  @Test("A strategy of the package itself or of Tintype is no finding")
  func own() throws {
    let code = "import SnapshotTesting\nfunc test() { assertSnapshot(of: a, as: .image) }\n"
    #expect(try source(code, ownMembers: ["image"]).findings.isEmpty)
    #expect(try source("import Tintype\n" + code).findings.isEmpty)
    let declared = try source("extension Snapshotting { public static var image: Self { .x } }\n")
    #expect(declared.staticMembers == ["image"])
  }

  static let recordings: [(String, count: Int)] = [
    ("isRecording = true", 1), ("isRecording = false", 0),
    ("SnapshotTesting.isRecording = true", 1),
    ("record = true", 1), ("assertSnapshot(of: a, as: .dump, record: true)", 1),
    ("withSnapshotTesting(record: .all) {}", 1), ("withSnapshotTesting(record: .missing) {}", 0),
    ("withSnapshotTesting(record: .failed) {}", 0), ("// isRecording = true", 0),
  ]

  @Test("Code that records in every run is found", arguments: recordings)
  func recording(code: String, count: Int) throws {
    let source = try source("import SnapshotTesting\nfunc test() {\n  \(code)\n}\n")
    #expect(source.findings.count == count, "\(source.findings)")
  }

  static let imports: [(String, modules: [String], findings: Int)] = [
    ("import SnapshotTesting", ["SnapshotTesting"], 0),
    ("@preconcurrency public import InlineSnapshotTesting", ["InlineSnapshotTesting"], 0),
    ("import func SnapshotTesting.assertSnapshot", ["SnapshotTesting"], 0),
    ("@testable import SnapshotTesting", ["SnapshotTesting"], 1),
    ("@_spi(Internals) import SnapshotTesting", ["SnapshotTesting"], 1),
    ("@_spi(Internals) @testable import SnapshotTesting", ["SnapshotTesting"], 2),
    ("@testable import App\nimport SnapshotTesting", ["SnapshotTesting"], 0),
    ("import SnapshotTesting\nimport UIKit", ["SnapshotTesting"], 1),
    ("import UIKit", [], 0),
    ("import SnapshotTestingHEIC", [], 0),
  ]

  @Test("Imports are found with their attributes", arguments: imports)
  func findsImports(code: String, modules: [String], findings: Int) throws {
    let source = try source(code + "\n")
    #expect(source.imports == modules)
    #expect(source.findings.count == findings, "\(source.findings)")
  }

  @Test("A source with removed parts is rejected or read and never crashes the program")
  func damaged() {
    let bytes = Array(
      """
      @_spi(Internals) @testable public import struct SnapshotTesting.Async
      #if !(os(iOS) || canImport(UIKit)) && DEBUG
      import UIKit
      #elseif swift(>=6)
      #else
      func a() { assertSnapshot(of: b(c, [.image]), as: [.image(on: .x), d.wait(for: 1, on: .image)]) }
      #endif
      static func image() { verifySnapshot(record: .all, testName: "x", testName: y) }
      ViewImageConfig; isRecording = true
      """.utf8)
    var count = 0
    for start in bytes.indices {
      for length in [1, 2, 5, bytes.count] {
        let damaged = Array(bytes[..<start] + bytes.dropFirst(start + length))
        var source = try? TestSource(damaged, file: "T.swift")
        source?.readNames(ownMembers: [])
        count += source == nil ? 0 : 1
      }
    }
    #expect(count > bytes.count)
  }
}
