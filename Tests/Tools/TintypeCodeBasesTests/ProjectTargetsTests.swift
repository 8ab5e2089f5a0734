// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Targets of Xcode projects")
struct ProjectTargetsTests {
  private static let a = SampleProject.file("a", "A.swift")

  @Test(
    "Targets of iOS are read, and others are mentioned",
    arguments: [
      ("application", "SDKROOT = iphoneos;", nil),
      (
        "application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
        nil
      ),
      ("app-extension", "", nil), ("extensionkit-extension", "", nil), ("framework", "", nil),
      ("application", "SDKROOT = macosx;", "it builds for macOS, not iOS"),
      ("application", "SDKROOT = watchos;", "it builds for watchOS, not iOS"),
      (
        "framework", "SUPPORTED_PLATFORMS = \"xros xrsimulator\";",
        "it builds for visionOS, not iOS"
      ),
      ("bundle.unit-test", "", "Tests are left out: Other."),
      ("bundle", "", "it builds a bundle of resources"),
      ("tool", "", "it builds a command-line program"),
      ("watchkit2-extension", "", "it builds an app for watchOS"),
    ])
  func platforms(type: String, settings: String, reason: String?) throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.target("T", "App", sources: "ba")
        + SampleProject.target("O", "Other", type: type, sources: "ba", settings: settings),
      targets: "T, O", groups: "a", files: ["A.swift": ""])
    let base = try sample.read()
    #expect((base.module("Other") == nil) == (reason != nil))
    if let reason { #expect(base.notes.contains { $0.text.contains(reason) }) }
  }

  @Test("Without a target for iOS, those for macOS are read")
  func macOS() throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.target("T", "App", sources: "ba"), groups: "a",
      settings: "SDKROOT = macosx;", files: ["A.swift": ""])
    let base = try sample.read()
    #expect(base.modules.count == 1)
    #expect(
      base.notes(about: "App.xcodeproj").contains("Those for macOS are read, as if they did."))
  }

  @Test("Modules follow those that they use, by dependencies, links and imports")
  func order() throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.file("c", "C.swift") + SampleProject.file("d", "D.swift")
        + SampleProject.target(
          "T", "App", sources: "bc", more: "dependencies = (e); ", phases: "f")
        + SampleProject.target("K", "Kit", type: "framework", sources: "ba")
        + SampleProject.target(
          "U", "UI", type: "framework", sources: "bd", more: "productReference = u; ")
        + SampleProject.target("Z", "Core", type: "library.static", sources: "ba")
          + """
          e = {isa = PBXTargetDependency; target = K; };
          f = {isa = PBXFrameworksBuildPhase; files = (l); };
          l = {isa = PBXBuildFile; fileRef = u; };
          u = {isa = PBXFileReference; path = UI.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          """, targets: "T, U, K, Z", groups: "a, c, d",
      files: ["A.swift": "", "C.swift": "", "D.swift": "// x\n@testable import struct Core.Value"])
    let base = try sample.read()
    #expect(base.modules.map(\.name) == ["Core", "UI", "Kit", "App"])
    #expect(base.module("App")?.uses == ["UI", "Kit"])
    #expect(base.module("UI")?.uses == ["Core"])
    #expect(base.module("App")?.kind == .application && base.module("Kit")?.kind == .library)
    #expect(try sample.read(targets: ["UI"]).modules.map(\.name) == ["UI"])
  }

  @Test("Targets that depend on each other are ordered, with a note")
  func cycle() throws {
    let sample = try SampleProject(
      objects: Self.a
        + SampleProject.target(
          "T", "One", type: "framework", sources: "ba", more: "dependencies = (x); ")
        + SampleProject.target(
          "U", "Two", type: "framework", sources: "ba", more: "dependencies = (y, z); ")
          + """
          x = {isa = PBXTargetDependency; target = U; };
          y = {isa = PBXTargetDependency; target = T; };
          z = {isa = PBXTargetDependency; target = U; };
          """, targets: "T, U", groups: "a", files: ["A.swift": ""])
    let base = try sample.read()
    #expect(base.modules.map(\.name) == ["Two", "One"])
    #expect(base.notes(about: "Two").contains("It and “One” depend on each other."))
  }

  @Test("Of two targets with one module, the first is read; a name chooses the other")
  func collision() throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.target("T", "App", sources: "ba")
        + SampleProject.target("U", "App Dev", sources: "ba", settings: "PRODUCT_NAME = App;"),
      targets: "T, U", groups: "a", files: ["A.swift": ""])
    let base = try sample.read()
    #expect(base.modules.map(\.name) == ["App"])
    #expect(base.notes(about: "App Dev").contains("its module is named “App”, as that of “App”"))
    #expect(try sample.read(targets: ["App Dev"]).modules.map(\.name) == ["App Dev"])
  }

  @Test("Packages and products are those that the project names")
  func packages() throws {
    let sample = try SampleProject(
      objects: Self.a
        + SampleProject.target(
          "T", "App", sources: "ba", more: "packageProductDependencies = (x, y, z); ")
          + """
          p = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/Kit.git";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.3; }; };
          q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://a.example/other";
            requirement = {kind = branch; branch = main; }; };
          l = {isa = XCLocalSwiftPackageReference; relativePath = Local; };
          x = {isa = XCSwiftPackageProductDependency; package = p; productName = KitUI; };
          y = {isa = XCSwiftPackageProductDependency; productName = Mine; };
          z = {isa = XCSwiftPackageProductDependency; package = q; productName = "plugin:Lint"; };
          """, groups: "a", project: "packageReferences = (p, q, l); ",
      files: ["A.swift": "", "Local/Package.swift": "", "Local/Sources/Mine/M.swift": ""])
    sample.manifests["Local"] = """
      {"name": "Local", "targets": [{"name": "Mine", "type": "regular"}],
       "products": [{"name": "Mine", "targets": ["Mine"], "type": {"library": ["automatic"]}}]}
      """
    let base = try sample.read()
    #expect(base.packages.map(\.url) == ["https://a.example/Kit.git", "https://a.example/other"])
    #expect(
      base.packages.map(\.requirement) == [.range(from: "1.2.3", to: "2.0.0"), .branch("main")])
    #expect(base.module("App")?.products == [.init(name: "KitUI", package: "kit")])
    #expect(base.module("App")?.uses == ["Mine"])
    #expect(base.productModules == ["Mine": ["Mine"]])
    #expect(base.notes(about: "App").contains("The build plugin “Lint” is not run."))
  }

  @Test(
    "Requirements are ranges of versions, versions, branches and revisions",
    arguments: [
      ("kind = upToNextMajorVersion; minimumVersion = 1.2; ", .range(from: "1.2.0", to: "2.0.0")),
      ("kind = upToNextMinorVersion; minimumVersion = 1.2.3; ", .range(from: "1.2.3", to: "1.3.0")),
      (
        "kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3.0.0; ",
        .range(from: "1.0.0", to: "3.0.0")
      ),
      (
        "kind = upToNextMajorVersion; minimumVersion = \"2.0.0-beta.1\"; ",
        .range(from: "2.0.0-beta.1", to: "3.0.0")
      ),
      ("kind = exactVersion; version = 4.5.6; ", .exact("4.5.6")),
      ("kind = revision; revision = abc; ", .revision("abc")),
      ("kind = upToNextMajorVersion; minimumVersion = x; ", nil), ("kind = other; ", nil),
    ] as [(String, RemotePackage.Requirement?)])
  func requirements(text: String, requirement: RemotePackage.Requirement?) throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.target("T", "App", sources: "ba")
        + "p = {isa = XCRemoteSwiftPackageReference; repositoryURL = u; requirement = {\(text)}; };",
      groups: "a", project: "packageReferences = (p); ", files: ["A.swift": ""])
    let base = try sample.read()
    #expect(base.packages.first?.requirement == requirement)
    #expect(base.notes(about: "u").isEmpty == (requirement != nil))
  }

  @Test("Scripts of build phases and pods are mentioned")
  func mentioned() throws {
    let sample = try SampleProject(
      objects: Self.a + SampleProject.target("T", "App", sources: "ba", phases: "s, f") + """
        s = {isa = PBXShellScriptBuildPhase; name = Lint; shellScript = "exit 1"; };
        f = {isa = PBXFrameworksBuildPhase; files = (l); };
        l = {isa = PBXBuildFile; fileRef = r; };
        r = {isa = PBXFileReference; path = Pods_App.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """, groups: "a", files: ["A.swift": ""])
    let notes = try sample.read().notes(about: "App")
    #expect(notes.contains("Scripts of build phases are never run: “Lint”."))
    #expect(notes.contains("The library “Pods_App.framework” is ignored: CocoaPods builds it."))
  }
}
