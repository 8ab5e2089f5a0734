// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshotsTestSupport

@Suite("The test program")
struct TestProgramTests {
  private let package: TemporaryPackage
  private var program: String { package.root + "/debug/AppPackageTests.xctest" }

  init() throws {
    package = try TemporaryPackage()
    try package.write("program", to: "debug/AppPackageTests.xctest")
    try package.write("a", to: "debug/App_App.resources/colors/a.json")
    try package.write("module", to: "debug/App.swiftmodule")
    for file in ["AppPackageTests.xctest", "App_App.resources/colors/a.json", "App.swiftmodule"] {
      try date("debug/" + file, 1_000_000)
    }
  }

  private func date(_ file: String, _ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: package.root + "/" + file)
  }

  private func identity() throws -> String {
    try #require(TestProgram.identity(of: program))
  }

  @Test("The identity is constant while neither the program nor a resource is written")
  func constant() throws {
    let first = try identity()
    #expect(first.count == 32)
    try package.write("other module", to: "debug/App.swiftmodule")
    #expect(try identity() == first)
  }

  @Test("A program or a resource that was written, added or removed changes the identity")
  func changes() throws {
    var known: Set<String> = [try identity()]
    try date("debug/AppPackageTests.xctest", 1_000_001)
    #expect(known.insert(try identity()).inserted)
    try package.write("ab", to: "debug/App_App.resources/colors/a.json")
    try date("debug/App_App.resources/colors/a.json", 1_000_000)
    #expect(known.insert(try identity()).inserted)
    try package.write("", to: "debug/App_App.resources/b.json")
    #expect(known.insert(try identity()).inserted)
    try FileManager.default.removeItem(atPath: package.root + "/debug/App_App.resources")
    #expect(known.insert(try identity()).inserted)
  }

  @Test("Arguments are a part of the identity, except those of a test bundle, which select tests")
  func arguments() throws {
    let first = TestProgram.identity(of: program, arguments: ["--filter", "A"])
    #expect(first == TestProgram.identity(of: program))
    try package.write("program", to: "debug/gallery")
    let gallery = package.root + "/debug/gallery"
    let known = [[], ["check"], ["check", "--color"]].map {
      TestProgram.identity(of: gallery, arguments: $0)
    }
    #expect(Set(known).count == 3 && !known.contains(nil))
  }

  @Test("Links in resource bundles are not followed")
  func links() throws {
    let bundle = package.root + "/debug/App_App.resources"
    try FileManager.default.createSymbolicLink(
      atPath: bundle + "/loop", withDestinationPath: bundle)
    #expect(TestProgram.identity(of: program) != nil)
  }

  @Test("A missing program has no identity")
  func missing() {
    #expect(TestProgram.identity(of: package.root + "/debug/none") == nil)
    #expect(TestProgram.identity(of: "") == nil)
  }

  @Test("This test program has an identity")
  func own() {
    #expect(TestProgram.identity != nil)
  }
}
