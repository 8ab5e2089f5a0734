// SPDX-License-Identifier: MIT

import Testing
import TintypeBase
import TintypeCommandLine
import TintypeTestSupport

@testable import TintypeCLI

@Suite("tintype init in a code base without Tintype") struct InitCodeBaseTests {
  let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.remove(".build")
    try package.remove("Package.swift")
    try package.write(Self.project, to: "App/App.xcodeproj/project.pbxproj")
    try package.write("import SwiftUI\n", to: "App/A.swift")
  }

  /// A project with one app.
  private static let project = """
    // !$*UTF8*$!
    {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
    L = {isa = XCConfigurationList; buildConfigurations = (D); };
    D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
    G = {isa = PBXGroup; children = (A); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = "A.swift"; sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = L; buildPhases = (S);
      productType = "com.apple.product-type.application"; };
    S = {isa = PBXSourcesBuildPhase; files = (B); };
    B = {isa = PBXBuildFile; fileRef = A; };
    }; }
    """

  @Test("tintype init writes a file that explains all settings, and nothing else")
  func writes() throws {
    let before = package.list("")
    let result = package.run("init", "App/App.xcodeproj")
    #expect(result == CommandResult(output: result.output))
    assertText(result.output, named: "output", in: package.path)
    #expect(package.list("") == (before + ["App/tintype.toml"]).sorted())
    assertText(try #require(package.text("App/tintype.toml")), named: "file")
    let settings = try ProjectSettings(beside: package.path + "/App/App.xcodeproj")
    #expect(settings.variants.keys.sorted() == ["platform-styles"])
  }

  @Test("A code base with references keeps their look")
  func recorded() throws {
    try package.write("", to: "App/__Snapshots__/a.png")
    #expect(package.run("init", "App/App.xcodeproj").exitCode == .success)
    #expect(try ProjectSettings(beside: package.path + "/App/App.xcodeproj") == ProjectSettings())
  }

  @Test("Each setting of a new file is valid when its comment is removed")
  func template() throws {
    let text = ProjectSettingsTemplate(
      targets: ["My App", "a\"b", "c]", "d\\", "é"], hasReferences: true
    ).text
    try package.write(text.replacing(/\n#(?! )/, with: "\n"), to: "App/tintype.toml")
    let settings = try ProjectSettings(beside: package.path + "/App")
    #expect(settings.targets == ["My App", "é"])
    #expect(settings.iOS == ProjectSettings().iOS)
    #expect(settings.excluded == ["Map"])
    #expect(settings.allowsPendingWork == ProjectSettings().allowsPendingWork)
    #expect(
      settings.variants.keys.sorted()
        == [
          "color-schemes", "devices", "directions", "locales", "platform-styles", "text-sizes",
        ])
  }

  @Test(
    "The file is beside the project that the command finds",
    arguments: [
      ([], "", "App/tintype.toml"), ([], "App", "App/tintype.toml"),
      (["App/"], "", "App/tintype.toml"),
      (["App/App.xcodeproj"], "", "App/tintype.toml"),
    ])
  func place(arguments: [String], directory: String, file: String) {
    let result = package.run(["init"] + arguments, in: directory.isEmpty ? "" : "/" + directory)
    #expect(result.exitCode == .success)
    #expect(package.text(file)?.contains("#targets = [\"My App\"]\n") == true)
  }

  @Test("An existing file is kept, and a link is not followed")
  func exists() throws {
    try package.write("mine\n", to: "App/tintype.toml")
    let result = package.run("init", in: "/App")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("tintype.toml: the file exists and was kept.\n"))
    #expect(package.text("App/tintype.toml") == "mine\n")
    try package.remove("App/tintype.toml")
    try package.link("App/tintype.toml", to: package.path + "/missing")
    #expect(package.run("init").exitCode == .cannotCreate)
    #expect(package.text("missing") == nil)
  }

  @Test("tintype init --dry-run writes no settings")
  func dryRun() throws {
    let before = package.list("")
    let result = package.run("init", "--dry-run")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("tintype.toml: a file that explains all settings would be "))
    #expect(package.list("") == before)
  }

  @Test("A directory without a project, two paths and an empty path are errors")
  func failures() throws {
    try package.makeDirectory("empty")
    let result = package.run("init", "empty")
    #expect(result.exitCode == .error)
    #expect(result.messages.contains("contains no Xcode project, workspace or package."))
    #expect(package.list("empty") == [])
    #expect(package.run("init", "App", "empty").exitCode == .usage)
    #expect(package.run("init", "").exitCode == .usage)
  }
}

@Suite("Conditions without code for Linux") struct LinuxConditionsTests {
  let package: PendingPackage

  init() throws {
    package = try PendingPackage()
    try package.write("// Tintype\n", to: "Package.swift")
    try package.write("import Testing\n", to: "Tests/AppTests/A.swift")
  }

  /// The listed conditions, each with its file and line.
  private func lines() -> [String] {
    package.run("init", "--dry-run").output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("  Sources/") || $0.hasPrefix("  …") }
  }

  @Test(
    "A condition is listed if iOS has code and Linux has none",
    arguments: [
      ("#if os(iOS)\n#endif", true),
      ("#if os(iOS) && canImport(UIKit)\n#endif", true),
      ("#if os(macOS)\n#elseif os(iOS)\n#endif", true),
      ("#if os(iOS)\n#elseif os(macOS)\n#endif", true),
      ("#if DEBUG\n#else\n#if os(iOS)\n#endif\n#endif", true),
      ("#if os(iOS)\n#else\n#endif", false),
      ("#if os(iOS) || os(Linux)\n#endif", false),
      ("#if os(iOS) || DEBUG\n#endif", false),
      ("#if os(iOS)\n#elseif canImport(SwiftData)\n#endif", false),
      ("#if !os(iOS)\n#endif", false),
      ("#if os(macOS) && !os(iOS)\n#endif", false),
      ("#if os(macOS)\n#endif", false),
      ("#if os(macOS)\n#if os(iOS)\n#endif\n#endif", false),
      ("os\n#if iOS\n#endif", false),
      ("// #if os(iOS)\n#if os(iOS)", false),
    ])
  func condition(source: String, isListed: Bool) throws {
    try package.write(source, to: "Sources/App/A.swift")
    #expect(lines().isEmpty == !isListed)
  }

  @Test("A line has the path, the line number and the condition, and 20 are listed")
  func list() throws {
    let block = "let a = 1\n#if os(iOS)\r\n#endif\n"
    try package.write(String(repeating: block, count: 22), to: "Sources/App/Deep/A.swift")
    let lines = lines()
    #expect(lines.first == "  Sources/App/Deep/A.swift:2: #if os(iOS)")
    #expect(lines.count == 21)
    #expect(lines.last == "  … and 2 more")
  }
}
