// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeRuns
import TintypeSnapshots
import TintypeSnapshotsTestSupport

@Suite("Locations of references")
struct ReferenceLocationTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(
    _ value: String = "a", directory: String? = nil,
    references: SnapshotTestingConfiguration.References? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    variables: [String: String] = [:], file: String? = nil, suite: [String] = ["LoginTests"]
  ) -> SnapshotResult {
    withSnapshotTesting(references: references) {
      package.session(variables).verify(
        of: { value }, as: .lines,
        SnapshotRequest(
          SnapshotOptions(named: "form", record: record, snapshotDirectory: directory),
          in: TestContext(target: "FormTests", suite: suite, test: "appearance()"),
          at: CallSite(file: file ?? package.sourceFile, line: 12, column: 5)))
    }
  }

  /// Returns the paths of references, which are all files except the manifest of the package and
  /// its output.
  private func files() -> [String] {
    package.files().filter { !$0.hasPrefix("output/") && $0 != "Package.swift" }
  }

  private let besides = "Tests/FormTests/__Snapshots__/LoginTests/appearance.form.txt"
  private let own = "__Snapshots__/FormTests/LoginTests/appearance.form.txt"

  @Test("References are in the package by default")
  func natural() {
    #expect(verify().outcome == "recorded")
    #expect(files() == [own])
  }

  @Test("A configuration stores references next to the test file")
  func configuration() {
    #expect(verify(references: .besideTestFile).outcome == "recorded")
    #expect(files() == [besides])
  }

  @Test("The references of a project include those of a package within it")
  func project() throws {
    try package.write("// swift-tools-version: 6.2\n", to: "Packages/Kit/Package.swift")
    let file = package.root + "/Packages/Kit/Sources/Kit/Row.swift"
    let result = verify(references: .project(package.root), file: file)
    #expect(result.outcome == "recorded")
    #expect(package.bytes(of: own) != nil)
    let record = try #require(try package.journal().first)
    #expect(record.location.file == "Packages/Kit/Sources/Kit/Row.swift")
    #expect(record.reference == own)
  }

  @Test("A configuration for the package ignores a directory next to the test file")
  func configurationAgainstDetection() throws {
    try package.makeDirectory("Tests/FormTests/__Snapshots__")
    #expect(verify(references: .inPackage).outcome == "recorded")
    #expect(files() == [own])
  }

  @Test("A configuration's directory is relative to the package root")
  func directory() {
    #expect(verify(references: .directory("Shots")).outcome == "recorded")
    #expect(verify(references: .directory(package.root + "/Else")).outcome == "recorded")
    #expect(
      files() == [
        "Else/FormTests/LoginTests/appearance.form.txt",
        "Shots/FormTests/LoginTests/appearance.form.txt",
      ])
  }

  @Test("An assertion's directory contains the reference directly")
  func assertionsDirectory() throws {
    #expect(verify(directory: "Shots").outcome == "recorded")
    #expect(verify(directory: package.root + "/Else").outcome == "recorded")
    #expect(files() == ["Else/appearance.form.txt", "Shots/appearance.form.txt"])
    let references = try package.journal().map(\.reference)
    #expect(references == ["Shots/appearance.form.txt", "Else/appearance.form.txt"])
  }

  @Test("Pending files of two directories with the same name are kept separately")
  func pendingOfDirectories() throws {
    for directory in ["Shots", "Else"] {
      try package.write("old", to: directory + "/appearance.form.txt")
      #expect(verify("new in \(directory)", directory: directory).outcome == "changed")
    }
    let actual = package.files(in: "output/pending").filter { $0.contains("actual") }
    #expect(
      actual == [
        "FormTests/LoginTests/Else/appearance.form.actual.txt",
        "FormTests/LoginTests/Shots/appearance.form.actual.txt",
      ])
  }

  @Test("An empty directory string is rejected")
  func emptyDirectory() {
    #expect(verify(directory: "").error == .unusableDirectory)
    #expect(files().isEmpty)
  }

  @Test(
    "A variable selects the location of references",
    arguments: [
      ("package", "__Snapshots__/FormTests/LoginTests/appearance.form.txt"),
      ("beside-test-file", "Tests/FormTests/__Snapshots__/LoginTests/appearance.form.txt"),
      ("", "__Snapshots__/FormTests/LoginTests/appearance.form.txt"),
    ])
  func variable(word: String, file: String) {
    #expect(verify(variables: ["TINTYPE_REFERENCES": word]).outcome == "recorded")
    #expect(files() == [file])
  }

  @Test("A variable can contain an absolute directory")
  func variableDirectory() {
    let variables = ["TINTYPE_REFERENCES": package.root + "/Shots"]
    #expect(verify(variables: variables).outcome == "recorded")
    #expect(files() == ["Shots/FormTests/LoginTests/appearance.form.txt"])
  }

  @Test("An unknown value of the variable is rejected", arguments: ["here", "Shots", "../up"])
  func unknownVariable(word: String) {
    #expect(
      verify(variables: ["TINTYPE_REFERENCES": word]).error == .unknownReferences(value: word))
  }

  // MARK: Relocated sources

  @Test("References follow relocated sources by the path map")
  func pathMap() throws {
    let variables = ["TINTYPE_PATH_MAP": "/built/here=\(package.root)"]
    let result = verify(
      variables: variables, file: "/built/here/Tests/FormTests/LoginTests.swift")
    #expect(result.outcome == "recorded")
    #expect(files() == [own])
  }

  @Test(
    "The first matching entry of the path map counts, by whole path components",
    arguments: [
      ("/x=/wrong:/built=ROOT", "/built/Tests/FormTests/LoginTests.swift"),
      ("/buil=/wrong:/built/=ROOT/", "/built/Tests/FormTests/LoginTests.swift"),
      ("/built=ROOT:/built/Tests=/wrong", "/built/Tests/FormTests/LoginTests.swift"),
      (".=ROOT", "Tests/FormTests/LoginTests.swift"),
      ("/a:b=/wrong", "unusable"),
    ])
  func pathMaps(map: String, file: String) {
    let value = map.replacing("ROOT", with: package.root)
    let result = verify(variables: ["TINTYPE_PATH_MAP": value], file: file)
    if file == "unusable" {
      #expect(result.error == .unusablePathMap(value: value, entry: "/a"))
    } else {
      #expect(result.outcome == "recorded")
      #expect(files() == [own])
    }
  }

  @Test("An invalid path map is rejected", arguments: ["/a", "=/b", "/a=b", "/a="])
  func unusableMap(map: String) {
    #expect(
      verify(variables: ["TINTYPE_PATH_MAP": map]).error
        == .unusablePathMap(value: map, entry: map))
  }

  @Test("Missing sources are an error")
  func sourcesMissing() {
    let file = "/nowhere/Tests/FormTests/LoginTests.swift"
    #expect(
      verify(references: .besideTestFile, file: file).error
        == .sourcesMissing(directory: "/nowhere/Tests/FormTests"))
    #expect(verify(file: file).error == .packageRootNotFound(sourceFile: file))
    #expect(
      verify(file: "FormTests/LoginTests.swift").error
        == .packageRootNotFound(sourceFile: "FormTests/LoginTests.swift"))
  }

  // MARK: Bundles

  /// Returns a bundle with one reference, as in the resources of a test target.
  private func bundle(_ file: String) throws -> Bundle {
    try package.write("a", to: "Bundle/__Snapshots__/" + file)
    return try #require(Bundle(path: package.root + "/Bundle"))
  }

  @Test("References are read from a bundle without sources")
  func bundle() throws {
    let bundle = try bundle("LoginTests/appearance.form.txt")
    let file = "/nowhere/Tests/FormTests/LoginTests.swift"
    #expect(verify(references: .bundle(bundle), file: file).outcome == "matched")
    #expect(verify("b", references: .bundle(bundle), file: file).outcome == "changed")
  }

  @Test("References in a bundle can be stored by suites")
  func bundleBySuite() throws {
    let bundle = try bundle("Outer/Inner/appearance.form.txt")
    let references = SnapshotTestingConfiguration.References.bundle(bundle, style: .inPackage)
    #expect(verify(references: references, suite: ["Outer", "Inner"]).outcome == "matched")
  }

  @Test("References in a bundle are never written")
  func bundleIsReadOnly() throws {
    let bundle = try bundle("LoginTests/appearance.other.txt")
    #expect(verify(references: .bundle(bundle), record: .missing).outcome == "missing")
    let path = package.root + "/Bundle/__Snapshots__/LoginTests/appearance.form.txt"
    #expect(
      verify(references: .bundle(bundle), record: .all).error == .readOnlyReferences(path: path))
    #expect(files() == ["Bundle/__Snapshots__/LoginTests/appearance.other.txt"])
  }
}
