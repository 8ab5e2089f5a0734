// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeSnapshots
import TintypeComparison

@Suite("References lie")
struct ReferencePlaceTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  private func verify(
    _ value: String = "a", directory: String? = nil,
    references: SnapshotTestingConfiguration.References? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    variables: [String: String] = [:], file: String? = nil, suite: [String] = ["LoginTests"]
  ) -> Verification {
    withSnapshotTesting(references: references) {
      package.session(variables).verify(
        of: { value }, as: .lines,
        SnapshotRequest(
          named: "form", record: record, snapshotDirectory: directory,
          in: TestContext(target: "FormTests", suite: suite, test: "appearance()"),
          at: CallSite(file: file ?? package.sourceFile, line: 12, column: 5)))
    }
  }

  /// The files of references, which are all but those of the package and its output.
  private func files() -> [String] {
    package.files().filter { !$0.hasPrefix("output/") && $0 != "Package.swift" }
  }

  private let besides = "Tests/FormTests/__Snapshots__/LoginTests/appearance.form.txt"
  private let own = "__Snapshots__/FormTests/LoginTests/appearance.form.txt"

  @Test("in the package unless something says otherwise")
  func natural() {
    #expect(verify().outcome == "recorded")
    #expect(files() == [own])
  }

  @Test("where the configuration says")
  func configuration() {
    #expect(verify(references: .besideTestFile).outcome == "recorded")
    #expect(files() == [besides])
  }

  @Test("in the package where the configuration says so, whatever lies beside the test's file")
  func configurationAgainstDetection() throws {
    try package.makeDirectory("Tests/FormTests/__Snapshots__")
    #expect(verify(references: .inPackage).outcome == "recorded")
    #expect(files() == [own])
  }

  @Test("in a directory that the configuration names, from the package's root on")
  func directory() {
    #expect(verify(references: .directory("Shots")).outcome == "recorded")
    #expect(verify(references: .directory(package.root + "/Else")).outcome == "recorded")
    #expect(
      files() == [
        "Else/FormTests/LoginTests/appearance.form.txt",
        "Shots/FormTests/LoginTests/appearance.form.txt",
      ])
  }

  @Test("in the very directory that an assertion names")
  func assertionsDirectory() throws {
    #expect(verify(directory: "Shots").outcome == "recorded")
    #expect(verify(directory: package.root + "/Else").outcome == "recorded")
    #expect(files() == ["Else/appearance.form.txt", "Shots/appearance.form.txt"])
    let references = try package.journal().map(\.reference)
    #expect(references == ["Shots/appearance.form.txt", "Else/appearance.form.txt"])
  }

  @Test("in two directories of one name, and what differs is kept apart")
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

  @Test("nowhere, if the directory is an empty string")
  func emptyDirectory() {
    #expect(verify(directory: "").error == .unusableDirectory)
    #expect(files().isEmpty)
  }

  @Test(
    "where a variable says",
    arguments: [
      ("package", "__Snapshots__/FormTests/LoginTests/appearance.form.txt"),
      ("beside-test-file", "Tests/FormTests/__Snapshots__/LoginTests/appearance.form.txt"),
      ("", "__Snapshots__/FormTests/LoginTests/appearance.form.txt"),
    ])
  func variable(word: String, file: String) {
    #expect(verify(variables: ["TINTYPE_REFERENCES": word]).outcome == "recorded")
    #expect(files() == [file])
  }

  @Test("in a directory that a variable names")
  func variableDirectory() {
    let variables = ["TINTYPE_REFERENCES": package.root + "/Shots"]
    #expect(verify(variables: variables).outcome == "recorded")
    #expect(files() == ["Shots/FormTests/LoginTests/appearance.form.txt"])
  }

  @Test("nowhere, if a variable holds another word", arguments: ["here", "Shots", "../up"])
  func unknownVariable(word: String) {
    #expect(
      verify(variables: ["TINTYPE_REFERENCES": word]).error == .unknownReferences(value: word))
  }

  // MARK: Sources that are elsewhere now

  @Test("where the sources are now")
  func pathMap() throws {
    let variables = ["TINTYPE_PATH_MAP": "/built/here=\(package.root)"]
    let verification = verify(
      variables: variables, file: "/built/here/Tests/FormTests/LoginTests.swift")
    #expect(verification.outcome == "recorded")
    #expect(files() == [own])
  }

  @Test(
    "where the first entry that holds says, by whole parts of the path",
    arguments: [
      ("/x=/wrong:/built=ROOT", "/built/Tests/FormTests/LoginTests.swift"),
      ("/buil=/wrong:/built/=ROOT/", "/built/Tests/FormTests/LoginTests.swift"),
      ("/built=ROOT:/built/Tests=/wrong", "/built/Tests/FormTests/LoginTests.swift"),
      (".=ROOT", "Tests/FormTests/LoginTests.swift"),
      ("/a:b=/wrong", "unusable"),
    ])
  func pathMaps(map: String, file: String) {
    let value = map.replacing("ROOT", with: package.root)
    let verification = verify(variables: ["TINTYPE_PATH_MAP": value], file: file)
    if file == "unusable" {
      #expect(verification.error == .unusablePathMap(value: value, entry: "/a"))
    } else {
      #expect(verification.outcome == "recorded")
      #expect(files() == [own])
    }
  }

  @Test("nowhere, if the map maps nothing", arguments: ["/a", "=/b", "/a=b", "/a="])
  func unusableMap(map: String) {
    #expect(
      verify(variables: ["TINTYPE_PATH_MAP": map]).error
        == .unusablePathMap(value: map, entry: map))
  }

  @Test("nowhere, if the sources are not there")
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

  /// A bundle with one reference, as a test target's resources hold it.
  private func bundle(_ file: String) throws -> Bundle {
    try package.write("a", to: "Bundle/__Snapshots__/" + file)
    return try #require(Bundle(path: package.root + "/Bundle"))
  }

  @Test("in a bundle, while the sources are nowhere")
  func bundle() throws {
    let bundle = try bundle("LoginTests/appearance.form.txt")
    let file = "/nowhere/Tests/FormTests/LoginTests.swift"
    #expect(verify(references: .bundle(bundle), file: file).outcome == "matched")
    #expect(verify("b", references: .bundle(bundle), file: file).outcome == "changed")
  }

  @Test("in a bundle by their suites, where that is their style")
  func bundleBySuite() throws {
    let bundle = try bundle("Outer/Inner/appearance.form.txt")
    let references = SnapshotTestingConfiguration.References.bundle(bundle, style: .inPackage)
    #expect(verify(references: references, suite: ["Outer", "Inner"]).outcome == "matched")
  }

  @Test("in a bundle that is not written to")
  func bundleIsReadOnly() throws {
    let bundle = try bundle("LoginTests/appearance.other.txt")
    #expect(verify(references: .bundle(bundle), record: .missing).outcome == "missing")
    let path = package.root + "/Bundle/__Snapshots__/LoginTests/appearance.form.txt"
    #expect(
      verify(references: .bundle(bundle), record: .all).error == .readOnlyReferences(path: path))
    #expect(files() == ["Bundle/__Snapshots__/LoginTests/appearance.other.txt"])
  }
}
