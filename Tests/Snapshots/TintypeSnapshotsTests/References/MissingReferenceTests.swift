// SPDX-License-Identifier: MIT

import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport
import TintypeTestSupport

@Suite("Missing references and packages")
struct MissingReferenceTests {
  @Test("A missing reference fails with instructions for recording")
  func reference() throws {
    let package = try TemporaryPackage()
    try package.makeDirectory("__Snapshots__")
    let result = package.verify("a", as: .lines, record: .never)
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A missing reference directory is reported as a problem of the checkout")
  func root() throws {
    let package = try TemporaryPackage()
    let result = package.verify("a", as: .lines, record: .never)
    assertText(result.message ?? "", in: package.root)
  }

  @Test("A missing package is an error")
  func package() {
    let session = SnapshotSession(environment: [:])
    let result = session.verify(
      of: { "a" }, as: .lines, in: TestContext(fileID: "FormTests/A.swift", test: "test()"),
      at: CallSite(file: "/nowhere/FormTests/A.swift", line: 1, column: 1))
    assertText(result.message ?? "")
    #expect(result.name == nil)
  }

  @Test("The reference directory is created for the first reference")
  func newRoot() throws {
    let package = try TemporaryPackage()
    #expect(package.verify("a", as: .lines, record: .missing).outcome == "recorded")
    #expect(package.files(in: "__Snapshots__") == ["FormTests/LoginTests/appearance.form.txt"])
  }

  @Test("The innermost package contains the references")
  func nestedPackage() throws {
    let package = try TemporaryPackage()
    try package.write("", to: "Inner/Package.swift")
    let result = package.session().verify(
      of: { "a" }, as: .lines, in: TestContext(fileID: "FormTests/A.swift", test: "test()"),
      at: CallSite(file: package.root + "/Inner/Tests/A.swift", line: 1, column: 1))
    #expect(result.outcome == "recorded")
    #expect(package.files(in: "Inner/__Snapshots__") == ["FormTests/A/test.1.txt"])
  }
}
