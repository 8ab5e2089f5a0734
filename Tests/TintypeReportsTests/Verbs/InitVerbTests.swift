// SPDX-License-Identifier: MIT

import Testing
import TintypeCommandLine

@testable import TintypeCLI

@Suite("tintype init") struct InitVerbTests {
  let package: WaitingPackage

  init() throws {
    package = try WaitingPackage()
    try package.remove(".build")
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

  @Test("adds what is missing, writes a first test, and says what is next")
  func prepares() throws {
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    try package.write("import Testing\n", to: "Tests/FormTests/Deep/FormTests.swift")
    let result = package.run("init")
    #expect(
      result
        == CommandResult(
          output: """
            .gitattributes: added
              **/__Snapshots__/** -merge -text
              **/__Snapshots__/**/*.png binary
            .gitignore: added
              /.build/
              **/__Snapshots__/**/.tintype-*.tmp
            Tests/FormTests/FirstSnapshotTests.swift: was written, a first test.
            Next: “swift test --filter FirstSnapshotTests” records two references and fails; look at \
            them, and run it again.

            """))
    #expect(
      package.text(".gitattributes") == """
        # References of Tintype: never merged line by line, no line end changed.
        **/__Snapshots__/** -merge -text
        # Their pictures: no text at all.
        **/__Snapshots__/**/*.png binary

        """)
    #expect(
      package.text(".gitignore") == """
        # What is built, and below it what tests of Tintype found: journals and reports.
        /.build/
        # What a test process of Tintype leaves that is killed while it records.
        **/__Snapshots__/**/.tintype-*.tmp

        """)
    let test = try #require(package.text("Tests/FormTests/FirstSnapshotTests.swift"))
    #expect(test.hasPrefix("import Testing\nimport Tintype\nimport TintypeComponents\n"))
    #expect(test.contains("Text(\"Hello, \\(name)\")"))
  }

  @Test("changes nothing a second time")
  func again() throws {
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    _ = package.run("init")
    let before = package.list("").map { ($0, package.text($0)) }
    let result = package.run("init")
    #expect(
      result.output == """
        .gitattributes: nothing is missing.
        .gitignore: nothing is missing.
        Tests/AppTests: its tests use Tintype already.
        Next: “swift test”, and “tintype status” when something differs.

        """)
    #expect(result.exitCode == .success)
    let after = package.list("").map { ($0, package.text($0)) }
    #expect(before.map(\.0) == after.map(\.0))
    #expect(before.map(\.1) == after.map(\.1))
  }

  @Test("writes nothing in a dry run")
  func dryRun() throws {
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    let before = package.list("")
    let result = package.run("init", "--dry-run")
    #expect(package.list("") == before)
    #expect(result.output.contains(".gitignore: would add\n  /.build/\n"))
    #expect(
      result.output.contains(
        "Tests/AppTests/FirstSnapshotTests.swift: would be written, a first test."))
  }

  @Test("says what to add to a manifest that does not name Tintype")
  func manifest() throws {
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import Testing\n", to: "Tests/AppTests/AppTests.swift")
    let result = package.run("init")
    #expect(
      result.output.contains(
        """
        Package.swift does not say that this target depends on Tintype. Add to it:
          dependencies: [.package(path: "../Tintype")],  // or the URL from which you cloned it
          .testTarget(
            name: "AppTests",
            dependencies: [
              .product(name: "Tintype", package: "Tintype"),
              .product(name: "TintypeComponents", package: "Tintype"),
            ]),

        """))
    #expect(result.exitCode == .success)
  }

  @Test(
    "keeps all that a file holds, its line ends, and lines that do the same",
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
    #expect(new.utf8.count { $0 == UInt8(ascii: "\n") } == 6)
  }

  @Test(
    "takes a line for another that does the same",
    arguments: [
      (".gitattributes", "__Snapshots__/** -merge\n*.png binary\n"),
      (".gitignore", ".build/\n*.tmp\n"),
      (".gitignore", "  /.build  \n.tintype-*.tmp\n"),
    ])
  func equivalents(file: String, text: String) throws {
    try package.write(text, to: file)
    #expect(package.run("init").output.contains("\(file): nothing is missing.\n"))
    #expect(package.text(file) == text)
  }

  @Test("is not in the way of a comment that looks like a line")
  func comment() throws {
    try package.write("# /.build/\n", to: ".gitignore")
    #expect(package.run("init").output.contains(".gitignore: added\n"))
  }

  @Test("takes the target that is named, and misses one that is not there")
  func target() throws {
    for name in ["ATests", "BTests"] { try package.write("", to: "Tests/\(name)/x.swift") }
    let missing = package.run("init", "--target", "CTests", "--dry-run")
    #expect(missing.exitCode == .trouble)
    #expect(
      missing.messages == """
        tintype: There is no test target “CTests”: no directory of that name in Tests holds a Swift \
        file. There are: “ATests”, “BTests”.

        """)
    #expect(package.run("init", "--target", "../..", "--dry-run").exitCode == .trouble)
    #expect(package.run("init", "--target", "BTests").exitCode == .success)
    #expect(package.text("Tests/BTests/FirstSnapshotTests.swift") != nil)
  }

  @Test("says how to make a test target where there is none")
  func noTarget() throws {
    let result = package.run("init")
    #expect(result.exitCode == .trouble)
    #expect(result.messages.hasPrefix("tintype: No directory in Tests holds a Swift file, so that"))
    #expect(result.messages.contains("    name: \"AppTests\",\n"))
    #expect(package.text(".gitignore") != nil)
  }

  @Test("replaces no file of the same name")
  func taken() throws {
    try package.write("// mine\n", to: "Tests/AppTests/FirstSnapshotTests.swift")
    let result = package.run("init")
    #expect(result.exitCode == .cannotCreate)
    #expect(
      result.messages == """
        tintype: The first test cannot be written to “Tests/AppTests/FirstSnapshotTests.swift”: a file \
        stands there already. Check what stands there and who may write there.

        """)
    #expect(package.text("Tests/AppTests/FirstSnapshotTests.swift") == "// mine\n")
  }

  @Test("does not write through a link, nor where a directory stands")
  func links() throws {
    try package.write("import Tintype\n", to: "Tests/AppTests/x.swift")
    try package.write("mine\n", to: "elsewhere")
    try package.link(".gitignore", to: package.path + "/elsewhere")
    try package.makeDirectory(".gitattributes")
    let result = package.run("init")
    #expect(result.exitCode == .cannotCreate)
    #expect(package.text("elsewhere") == "mine\n")
    #expect(
      result.messages.contains(
        "tintype: .gitignore cannot be added to: it is not a regular file. Add these lines yourself:\n"
          + "  /.build/\n"))
    #expect(result.messages.contains("tintype: .gitattributes cannot be added to: it is not a"))
  }

  @Test("needs a package")
  func noPackage() {
    let result = Tool(environment: [:], currentDirectory: "/").run(["init"])
    #expect(result.exitCode == .trouble)
    #expect(
      result.messages == """
        tintype: Neither “/” nor a directory above it holds a Package.swift. Change to a package, or \
        make one with “swift package init”.

        """)
  }
}
