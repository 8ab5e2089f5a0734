// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine
import TintypeReportsTestSupport
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype init") struct InitVerbTests {
  let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.remove(".build")
    try package.write("// swift-tools-version: 6.2\n// Tintype\n", to: "Package.swift")
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    let package = Package(
      name: "App",
      targets: [
        .target(name: "App"),
        // .testTarget(name: "AppTests", dependencies: ["Tintype"]),
        .testTarget(
          name: "AppTests", dependencies: ["App", .product(name: "Tests (old)", package: "x")]),
        .testTarget(name: "FormTests", dependencies: [.product(name: "Tintype", package: "Tintype")]),
      ])
    """

  @Test("Tasks are not written through a link to a folder", arguments: [true, false])
  func linkedEditorFolder(isOutside: Bool) throws {
    let other = try TemporaryOutput()
    try package.makeDirectory("Sources")
    try package.link(".vscode", to: isOutside ? other.path : "Sources")
    let result = package.run("init", "--vscode")
    #expect(result.exitCode != .success)
    #expect(package.text(".vscode/tasks.json") == nil)
  }

  @Test("tintype init adds missing settings, writes a first test, and prints the next steps")
  func prepares() throws {
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    try package.write("import Testing\n", to: "Tests/FormTests/Deep/FormTests.swift")
    let result = package.run("init")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output, named: "output", in: package.path)
    let (attributes, ignored) = (package.text(".gitattributes"), package.text(".gitignore"))
    func lines(_ text: String?) -> [Substring] {
      (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
    }
    #expect(
      lines(attributes) == [
        "**/__Snapshots__/** -merge -text", "**/__Snapshots__/**/*.png binary",
        "**/__Snapshots__/**/*.png merge=tintype diff=tintype",
      ])
    #expect(
      lines(ignored) == [
        "/.build/", "/tintype-shards/", "/tintype-results/", "**/__Snapshots__/**/.tintype-*.tmp",
      ])
    assertTexts(
      [(".gitattributes", attributes ?? ""), (".gitignore", ignored ?? "")], named: "files")
    let test = try #require(package.text("Tests/FormTests/FirstSnapshotTests.swift"))
    #expect(test.hasPrefix("import Testing\nimport Tintype\nimport TintypeComponents\n"))
    #expect(test.contains("Text(\"Hello, \\(name)\")"))
    assertText(test, named: "test")
  }

  @Test("tintype init changes nothing a second time")
  func again() throws {
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    _ = package.run("init")
    let before = package.list("").map { ($0, package.text($0)) }
    let result = package.run("init")
    assertText(result.output, in: package.path)
    #expect(result.exitCode == .success)
    let after = package.list("").map { ($0, package.text($0)) }
    #expect(before.map(\.0) == after.map(\.0))
    #expect(before.map(\.1) == after.map(\.1))
  }

  @Test("tintype init --dry-run writes nothing")
  func dryRun() throws {
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    let before = package.list("")
    let result = package.run("init", "--dry-run")
    #expect(package.list("") == before)
    assertText(result.output, in: package.path)
  }

  @Test("tintype init prints what to add to a manifest without Tintype")
  func manifest() throws {
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    let result = package.run("init")
    assertText(result.output, in: package.path)
    #expect(result.exitCode == .success)
  }

  @Test(
    "tintype init keeps the contents, line endings and equivalent lines of a file",
    arguments: [
      ("*.swift text\n", "*.swift text\n\n# R", "\n"),
      ("*.swift text", "*.swift text\n\n# R", "\n"),
      ("*.swift text\r\n", "*.swift text\r\n\r\n# R", "\r\n"),
      ("\u{FEFF}*.swift text\n", "\u{FEFF}*.swift text\n\n# R", "\n"),
    ])
  func keeps(old: String, start: String, ending: String) throws {
    try package.write(old, to: ".gitattributes")
    _ = package.run("init")
    let new = try #require(package.text(".gitattributes"))
    #expect(new.utf8.starts(with: start.utf8))
    #expect(
      new.utf8.elementsEqual((new.replacing("\r\n", with: "\n").replacing("\n", with: ending)).utf8)
    )
    #expect(new.utf8.count { $0 == UInt8(ascii: "\n") } == 8)
  }

  @Test(
    "tintype init accepts equivalent lines",
    arguments: [
      (".gitattributes", "__Snapshots__/** -merge\n*.png binary merge=tintype\n"),
      (".gitignore", ".build/\n*.tmp\ntintype-shards\ntintype-results/\n"),
      (".gitignore", "  /.build  \n.tintype-*.tmp\n/tintype-shards\n/tintype-results/\n"),
    ])
  func equivalents(file: String, text: String) throws {
    try package.write(text, to: file)
    let output = package.run("init").output
    assertText(output, named: String(file.dropFirst()), in: package.path)
    #expect(package.text(file) == text)
  }

  @Test("tintype init ignores commented lines")
  func comment() throws {
    try package.write("# /.build/\n", to: ".gitignore")
    _ = package.run("init")
    #expect(package.text(".gitignore")?.hasPrefix("# /.build/\n\n") == true)
    #expect(package.text(".gitignore")?.contains("\n/.build/\n") == true)
  }

  @Test("tintype init --target selects a test target, and a missing one is an error")
  func target() throws {
    for name in ["ATests", "BTests"] { try package.write("", to: "Tests/\(name)/x.swift") }
    let missing = package.run("init", "--target", "CTests", "--dry-run")
    #expect(missing.exitCode == .error)
    assertText(missing.messages)
    #expect(package.run("init", "--target", "../..", "--dry-run").exitCode == .error)
    #expect(package.run("init", "--target", "BTests").exitCode == .success)
    #expect(package.text("Tests/BTests/FirstSnapshotTests.swift") != nil)
  }

  @Test("tintype init explains how to add a test target if there is none")
  func noTarget() throws {
    let result = package.run("init")
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("    name: \"AppTests\",\n"))
    assertText(result.messages)
    #expect(package.text(".gitignore") != nil)
  }

  @Test("tintype init does not replace a file of the same name")
  func taken() throws {
    try package.write("// mine\n", to: "Tests/AppTests/FirstSnapshotTests.swift")
    let result = package.run("init")
    #expect(result.exitCode == .cannotCreate)
    assertText(result.messages)
    #expect(package.text("Tests/AppTests/FirstSnapshotTests.swift") == "// mine\n")
  }

  @Test("tintype init does not write through a link or to a directory")
  func links() throws {
    try package.write("import Tintype\n", to: "Tests/AppTests/x.swift")
    try package.write("mine\n", to: "elsewhere")
    try package.link(".gitignore", to: package.path + "/elsewhere")
    try package.makeDirectory(".gitattributes")
    let result = package.run("init")
    #expect(result.exitCode == .cannotCreate)
    #expect(package.text("elsewhere") == "mine\n")
    assertText(result.messages)
  }

  @Test("tintype init --vscode requires a package")
  func noPackage() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["init", "--vscode"])
    #expect(result.exitCode == .error)
    assertText(result.messages)
  }
}
