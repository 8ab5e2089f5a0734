// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeCommandLine
import TintypeReports
import TintypeTestSupport

@testable import TintypeCLI

/// Runs with a replacement of `swift` that logs its arguments.
@Suite("tintype migrate", .serialized) struct MigrateVerbTests {
  let package: PendingPackage

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [
        .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
      ],
      targets: [
        .target(name: "App"),
        .testTarget(
          name: "AppTests",
          dependencies: [
            "App",
            .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
            .product(name: "InlineSnapshotTesting", package: "swift-snapshot-testing"),
          ]),
      ])

    """

  private static let test = """
    @_spi(Internals) import SnapshotTesting
    import XCTest
    #if canImport(UIKit)
      import UIKit
    #endif

    final class AppTests: XCTestCase {
      func testText() { assertSnapshot(of: "a", as: .lines) }
      func testImage() { assertSnapshot(of: View(), as: .image) }
      #if os(iOS)
        func testPhone() { assertSnapshot(of: UIView(), as: .image(on: .iPhone13)) }
      #endif
    }

    """

  private static let references = [
    "testText.1.txt", "testImage.1.png", "testPhone.1.png", "testGone.1.txt",
  ]

  init() throws {
    package = try PendingPackage()
    try package.remove(".build")
    try package.write(
      "let package = Package(name: \"Tintype\")\n", to: "Vendor/Tintype/Package.swift")
    try package.write(Self.manifest, to: "Package.swift")
    try package.write("import SnapshotTesting\n", to: "Tests/AppTests/Helper.swift")
  }

  /// Adds a test with references of several kinds.
  private func addTest() throws {
    try package.write(Self.test, to: "Tests/AppTests/AppTests.swift")
    for name in Self.references {
      try package.write("a", to: "Tests/AppTests/__Snapshots__/AppTests/" + name)
    }
  }

  /// Installs a replacement of `swift` whose builds and tests end with the given codes.
  private func install(build: Int32 = 0, test: Int32 = 0) throws {
    try package.makeDirectory(".bin")
    try InstalledProgram.write(
      """
      #!/bin/sh
      here=${0%/*}
      echo "$@" >>"$here/calls"
      if [ "$1" = build ]; then exit \(build); fi
      echo "$TINTYPE_RECORD" >>"$here/calls"
      exit \(test)

      """, to: package.path + "/.bin/swift")
  }

  private func run(
    _ arguments: String..., in directory: String = "", environment: [String: String] = [:]
  ) -> CommandResult {
    let path = ["PATH": package.path + "/.bin:/usr/bin:/bin"]
    return Tool(
      environment: environment.merging(path) { given, _ in given },
      currentDirectory: package.path + directory
    ).run(["migrate"] + arguments)
  }

  private var files: [String: String?] {
    Dictionary(uniqueKeysWithValues: package.list("").map { ($0, package.text($0)) })
  }

  @Test("The manifest is changed, and the report lists all remaining work")
  func migrates() throws {
    try addTest()
    let result = run("--tintype", "Vendor/Tintype", "--no-test")
    assertTexts(
      [("output", result.output), ("Package.swift", package.text("Package.swift") ?? "")],
      in: package.path)
    #expect(result == CommandResult(output: result.output))
    #expect(
      package.list("Tests/AppTests/__Snapshots__/AppTests")
        == ["testGone.1.txt", "testImage.1.apple.png", "testPhone.1.png", "testText.1.txt"])
    // `tintype prune` does not delete this file.
    let inventory = ReferenceInventory(of: package.path, extensions: ["png", "txt"])
    #expect(
      inventory.foreign == ["Tests/AppTests/__Snapshots__/AppTests/testImage.1.apple.png"])
  }

  @Test("tintype migrate --dry-run writes nothing")
  func dryRun() throws {
    try addTest()
    let before = files
    let result = run("--tintype", "Vendor/Tintype", "--dry-run")
    #expect(files == before)
    #expect(result.exitCode == .success)
    assertText(result.output, in: package.path)
  }

  @Test("A second run of tintype migrate changes nothing")
  func again() throws {
    try addTest()
    _ = run("--tintype", "Vendor/Tintype", "--no-test")
    let before = files
    let result = run("--tintype", "Vendor/Tintype", "--no-test")
    #expect(files == before)
    #expect(result.exitCode == .success)
    assertText(result.output, in: package.path)
  }

  @Test("The tests are built and run, and nothing is recorded")
  func tests() throws {
    try install()
    let result = run("--tintype", "Vendor/Tintype", "--scratch-path", "build")
    // The replacement writes no journal.
    #expect(result.exitCode == .nothingRan)
    let calls = (package.text(".bin/calls") ?? "").split(separator: "\n").map(String.init)
    let options = "--package-path \(package.path) --scratch-path \(package.path)/build"
    #expect(calls.count == 3)
    #expect(calls.first == "build --build-tests " + options)
    #expect(calls.dropFirst().first?.hasPrefix("test --skip-build \(options)") == true)
    #expect(calls.last == "never")
  }

  @Test("A failing build is reported and the tests are not run")
  func buildFails() throws {
    try addTest()
    try install(build: 1)
    let result = run("--tintype", "Vendor/Tintype")
    #expect(result.exitCode == .error)
    #expect(result.output.hasSuffix("run the command again.\n"))
    #expect(package.text(".bin/calls")?.contains("test --skip-build") == false)
  }

  @Test("Manual edits are listed and the tests are not run")
  func byHand() throws {
    try install()
    try package.write(
      Self.manifest.replacing(".package(url:", with: ".package(url: host +"), to: "Package.swift")
    let result = run("--tintype", "Vendor/Tintype")
    #expect(result.exitCode == .incomplete)
    #expect(package.text(".bin/calls") == nil)
    assertText(result.output, in: package.path)
  }

  @Test("Helper packages and modules of the old dependency are reported")
  func helpers() throws {
    try package.write(
      Self.manifest.replacing(
        "],\n  targets",
        with: "  .package(url: \"https://example.com/swift-macro-testing\", from: \"0.5.0\"),\n    "
          + ".package(path: \"Helper\"),\n  ],\n  targets"),
      to: "Package.swift")
    try package.write("// swift-snapshot-testing\n", to: "Helper/Package.swift")
    try package.write(
      "import CustomDump\nimport InlineSnapshotTesting\n", to: "Tests/AppTests/DumpTests.swift")
    assertText(run("--tintype", "Vendor/Tintype", "--dry-run").output, in: package.path)
  }

  @Test("An image in a condition within a test belongs to another platform")
  func conditionalImage() throws {
    try package.write(
      """
      import SnapshotTesting
      import XCTest

      final class PageTests: XCTestCase {
        func testPage() { check(name: #function) }

        private func check(name: String) {
          #if canImport(AppKit)
            assertSnapshot(of: NSView(), as: .image, testName: "\\(name)image")
          #endif
          assertSnapshot(of: "a", as: .lines, testName: "\\(name)text")
        }
      }

      """, to: "Tests/AppTests/PageTests.swift")
    for name in ["testPage-image.1.png", "testPage-text.1.txt", "other.1.txt"] {
      try package.write("a", to: "Tests/AppTests/__Snapshots__/PageTests/" + name)
    }
    assertText(run("--tintype", "Vendor/Tintype", "--dry-run").output, in: package.path)
  }

  @Test("A reference without a test file is unused, and an image by Tintype is not from Apple")
  func references() throws {
    try addTest()
    let directory = "Tests/AppTests/__Snapshots__/"
    try package.write("a", to: directory + "GoneTests/testGone.1.txt")
    // The chunk type of the manifest is sufficient.
    try package.write("....tySN....", to: directory + "AppTests/testImage.1.png")
    let output = run("--tintype", "Vendor/Tintype", "--dry-run").output
    #expect(output.contains("  2 references stay in place, and are read without changes.\n"))
    #expect(output.contains("    \(directory)GoneTests/testGone.1.txt\n"))
    #expect(!output.contains("renamed"))
  }

  @Test("All manifests of a package are changed")
  func manifests() throws {
    try package.write(Self.manifest, to: "Package@swift-5.10.swift")
    _ = run("--tintype", "Vendor/Tintype", "--no-test")
    #expect(package.text("Package@swift-5.10.swift") == package.text("Package.swift"))
    #expect(package.text("Package.swift")?.contains("snapshot-testing") == false)
  }

  @Test("A package can be given as an argument, and the path of Tintype is then absolute")
  func named() throws {
    let result = run("..", "--tintype", "../Vendor/Tintype", "--no-test", in: "/Tests")
    #expect(result.exitCode == .success)
    #expect(package.text("Package.swift")?.contains(".package(path: \"/") == true)
  }

  @Test("The parent directory is written by its name")
  func parent() throws {
    try package.write(Self.manifest, to: "Vendor/Tintype/App/Package.swift")
    let result = run("--tintype", "..", "--no-test", in: "/Vendor/Tintype/App")
    #expect(result.exitCode == .success)
    let text = package.text("Vendor/Tintype/App/Package.swift")
    #expect(text?.contains("/Vendor/Tintype\"),\n") == true)
    #expect(text?.contains(", package: \"tintype\")") == true)
  }

  @Test("A URL is written with its version")
  func url() throws {
    let result = run(
      "--tintype", "https://example.com/Tintype.git", "--from", "0.1.0", "--no-test")
    #expect(result.exitCode == .success)
    #expect(
      package.text("Package.swift")?.contains(
        ".package(url: \"https://example.com/Tintype.git\", from: \"0.1.0\")") == true)
  }

  @Test("Uncommitted files are changed only with --force")
  func uncommitted() throws {
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", package.path, "-c", "user.name=A", "-c", "user.email=a@b"]
        + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init")
    let before = package.text("Package.swift")
    let refused = run("--tintype", "Vendor/Tintype", "--no-test")
    #expect(refused.exitCode == .error)
    #expect(package.text("Package.swift") == before)
    assertText(refused.messages, in: package.path)
    try git("add", "Package.swift")
    try git("commit", "-m", "a")
    #expect(run("--tintype", "Vendor/Tintype", "--no-test").exitCode == .success)
    try package.write(Self.manifest + "\n", to: "Package.swift")
    #expect(run("--tintype", "Vendor/Tintype", "--no-test").exitCode == .error)
    #expect(run("--tintype", "Vendor/Tintype", "--no-test", "--force").exitCode == .success)
  }

  @Test("A symbolic link and an existing file are not replaced")
  func unwritable() throws {
    try addTest()
    try package.write("mine", to: "Tests/AppTests/__Snapshots__/AppTests/testImage.1.apple.png")
    let taken = run("--tintype", "Vendor/Tintype", "--no-test")
    #expect(taken.exitCode == .cannotCreate)
    #expect(package.text("Tests/AppTests/__Snapshots__/AppTests/testImage.1.png") == "a")
    try package.write(Self.manifest, to: "Other.swift")
    try package.remove("Package.swift")
    try package.link("Package.swift", to: package.path + "/Other.swift")
    let link = run("--tintype", "Vendor/Tintype", "--no-test")
    #expect(link.exitCode == .cannotCreate)
    #expect(package.text("Other.swift") == Self.manifest)
    assertTexts([("taken", taken.messages), ("link", link.messages)], in: package.path)
  }

  @Test("Errors are reported with instructions")
  func mistakes() throws {
    var texts: [(String, String)] = []
    func add(_ heading: String, _ result: CommandResult, _ code: ExitCode) {
      #expect(result.exitCode == code, "\(heading)")
      texts.append((heading, result.messages))
    }
    add("two packages", run("a", "b"), .usage)
    add("versions", run("--from", "1.0.0", "--branch", "main"), .usage)
    add("URL without version", run("--tintype", "https://example.com/Tintype"), .usage)
    add("path with version", run("--tintype", "Vendor/Tintype", "--from", "1.0.0"), .usage)
    add("Tintype unknown", run(), .usage)
    add("not Tintype", run("--tintype", "Tests"), .error)
    add("no package", run("Tests", "--tintype", "Vendor/Tintype"), .error)
    try package.write("let a = \"b\n", to: "Package.swift")
    add("not certain", run("--tintype", "Vendor/Tintype"), .error)
    try package.write("let package = Package(name: \"App\")\n", to: "Package.swift")
    add("nothing to migrate", run("--tintype", "Vendor/Tintype"), .error)
    try package.remove("Package.swift")
    try package.makeDirectory("Package.swift")
    add("unreadable", run("--tintype", "Vendor/Tintype"), .error)
    assertTexts(texts, in: package.path)
  }
}
