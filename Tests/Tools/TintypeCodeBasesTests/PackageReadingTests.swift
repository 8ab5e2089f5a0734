// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Packages")
struct PackageReadingTests {
  private func sample(
    _ targets: String, rest: String = "", files: [String: String]
  ) throws -> SampleProject {
    let sample = try SampleProject(files.merging(["Package.swift": ""]) { $1 })
    sample.manifests["ROOT"] = "{\"name\": \"Sample\", \"targets\": [\(targets)] \(rest)}"
    sample.manifests["*"] = sample.manifests["ROOT"]
    return sample
  }

  @Test("Sources are those of the target's folder without what the manifest excludes")
  func sources() throws {
    let sample = try sample(
      """
      {"name": "Kit", "type": "regular", "exclude": ["Old", "./B.swift"], "resources": [
        {"path": "Texts", "rule": {"process": {}}}, {"path": "Raw", "rule": {"copy": {}}},
        {"path": "x.json", "rule": {"process": {}}}, {"path": "e.txt", "rule": {"embedInCode": {}}}]},
      {"name": "Some", "type": "regular", "path": "Other", "sources": ["In", "C.swift"]},
      {"name": "App", "type": "executable", "dependencies": [{"byName": ["Kit", null]}]},
      {"name": "CKit", "type": "regular"}, {"name": "Gone", "type": "regular"}
      """,
      files: [
        "Sources/Kit/A.swift": "", "Sources/Kit/B.swift": "", "Sources/Kit/Old/C.swift": "",
        "Sources/Kit/Deep/D.swift": "", "Sources/Kit/Texts/en.lproj/T.strings": "",
        "Sources/Kit/Raw/R.swift": "", "Sources/Kit/x.json": "", "Sources/Kit/y.json": "",
        "Sources/Kit/M.xcassets/Contents.json": "", "Sources/Kit/e.txt": "", "Other/In/A.swift": "",
        "Other/C.swift": "", "Other/D.swift": "", "src/App/main.swift": "", "Sources/CKit/a.c": "",
        "Sources/CKit/include/a.h": "",
      ])
    let base = try sample.read()
    let kit = base.module("Kit")
    #expect(base.name == "Sample" && base.root == sample.root)
    #expect(
      sample.relative(kit?.sources ?? []) == ["Sources/Kit/A.swift", "Sources/Kit/Deep/D.swift"])
    #expect(
      kit?.resources.map(\.place) == ["M.xcassets", "Raw", "en.lproj/T.strings", "x.json"])
    #expect(
      sample.relative(base.module("Some")?.sources ?? []) == ["Other/C.swift", "Other/In/A.swift"])
    #expect(base.module("App")?.uses == ["Kit"] && base.module("App")?.kind == .application)
    #expect(base.module("CKit")?.kind == .clang)
    #expect(base.notes(about: "Gone").contains("there is no folder “Sources/Gone”"))
    #expect(base.notes(about: "Kit").contains("“e.txt” is not embedded in code"))
  }

  @Test("The only target of a package needs no folder with its name, and tests are left out")
  func onlyTarget() throws {
    let sample = try sample(
      #"{"name": "A-B", "type": "regular"}, {"name": "T", "type": "test"}, {"name": "M", "type": "plugin"}"#,
      files: ["Sources/A.swift": "", "Tests/T/T.swift": ""])
    let base = try sample.read()
    #expect(base.modules.map(\.moduleName) == ["A_B"])
    #expect(base.notes(about: "Sample") == "Tests are left out: T.")
    #expect(base.notes(about: "M") == "This target is left out: plugins are not run.")
  }

  @Test("A target in the package's directory does not contain other targets")
  func nested() throws {
    let sample = try sample(
      #"{"name": "A", "type": "regular", "path": "."}, {"name": "B", "type": "regular", "path": "Kit/B"}"#,
      files: ["A.swift": "", "Kit/B/B.swift": "", "Tests/T.swift": "", ".build/X.swift": ""])
    #expect(try sample.relative(sample.read().module("A")?.sources ?? []) == ["A.swift"])
  }

  @Test("Settings apply if their conditions hold for iOS and for debugging")
  func settings() throws {
    let sample = try sample(
      """
      {"name": "A", "type": "regular", "settings": [
        {"tool": "swift", "kind": {"define": {"_0": "X"}}}, {"tool": "c", "kind": {"define": {"_0": "C"}}},
        {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
        {"tool": "swift", "kind": {"define": {"_0": "I"}}, "condition": {"platformNames": ["ios"], "config": "debug"}},
        {"tool": "swift", "kind": {"define": {"_0": "R"}}, "condition": {"platformNames": [], "config": "release"}},
        {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-D", "U", "-DV"]}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "Lifetimes"}}},
        {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}}]},
      {"name": "B", "type": "regular", "settings": [
        {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}}]}
      """, rest: #", "toolsVersion": {"_version": "6.2.0"}, "defaultLocalization": "de""#,
      files: ["Sources/A/A.swift": "", "Sources/B/B.swift": ""])
    let base = try sample.read()
    let settings = base.module("A")?.settings
    #expect(settings?.conditions == ["DEBUG", "I", "SWIFT_PACKAGE", "U", "V", "X"])
    #expect(settings?.upcomingFeatures == ["ExistentialAny"])
    #expect(settings?.experimentalFeatures == ["Lifetimes"])
    #expect(settings?.isMainActorByDefault == true && settings?.languageMode == "6")
    #expect(settings?.developmentRegion == "de")
    #expect(base.module("B")?.settings.languageMode == "5")
  }

  @Test("Local packages are read once, and others are fetched")
  func dependencies() throws {
    let sample = try sample(
      """
      {"name": "A", "type": "regular", "dependencies": [
        {"product": ["KitUI", "kit", null, null]}, {"product": ["Nuke", "nuke", null, null]},
        {"product": ["Mac", "kit", null, {"platformNames": ["macos"]}]}, {"byName": ["Lottie", null]}]}
      """,
      rest: """
        , "dependencies": [
        {"fileSystem": [{"identity": "kit", "path": "ROOT/Kit"}]},
        {"fileSystem": [{"identity": "gone", "path": "ROOT/Gone"}]},
        {"sourceControl": [{"identity": "nuke", "location": {"remote": [{"urlString": "https://a.example/Nuke"}]},
          "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]},
        {"sourceControl": [{"identity": "lottie", "location": {"remote": [{"urlString": "https://a.example/Lottie.git"}]},
          "requirement": {"exact": ["4.0.0"]}}]},
        {"registry": [{"identity": "a.b"}]}]
        """,
      files: [
        "Sources/A/A.swift": "", "Kit/Package.swift": "", "Kit/Sources/KitUI/A.swift": "",
        "Kit/Sources/KitCore/A.swift": "",
      ])
    sample.manifests["Kit"] = """
      {"name": "Kit", "dependencies": [{"fileSystem": [{"identity": "sample", "path": "ROOT"}]},
        {"sourceControl": [{"identity": "nuke", "location": {"remote": [{"urlString": "https://a.example/Nuke.git"}]},
          "requirement": {"branch": ["main"]}}]}],
       "targets": [{"name": "KitUI", "type": "regular"}, {"name": "KitCore", "type": "regular"}],
       "products": [{"name": "KitUI", "targets": ["KitUI", "KitCore"], "type": {"library": ["automatic"]}},
         {"name": "Tool", "targets": ["X"], "type": {"plugin": null}}]}
      """
    let base = try sample.read()
    #expect(base.modules.map(\.name) == ["KitUI", "KitCore", "A"])
    #expect(base.module("A")?.uses == ["KitUI", "KitCore"])
    #expect(
      base.module("A")?.products
        == [.init(name: "Nuke", package: "nuke"), .init(name: "Lottie", package: "lottie")])
    #expect(
      base.packages.map(\.requirement) == [.range(from: "1.0.0", to: "2.0.0"), .exact("4.0.0")])
    #expect(base.productModules == ["KitUI": ["KitUI", "KitCore"]])
    #expect(base.notes(about: "nuke").contains("The first requirement applies."))
    #expect(base.notes(about: "a.b").contains("packages of a registry are not supported"))
    #expect(base.notes(about: "Gone").contains("there is no such file"))
  }

  @Test("A manifest that SwiftPM cannot evaluate is an error with its output")
  func damaged() throws {
    let sample = try SampleProject(["Package.swift": ""])
    let error = #expect(throws: CodeBaseError.self) { try sample.read() }
    #expect(error?.introduction.contains("Package.swift” cannot be evaluated.") == true)
    #expect(error?.quotation == "error: the manifest is wrong")
    sample.manifests["*"] = "[\"no object\"]"
    #expect(throws: CodeBaseError.self) { try sample.read() }
  }

  @Test("A manifest of Swift Playgrounds is evaluated without the app's product")
  func playground() throws {
    let sample = try SampleProject([
      "Package.swift": """
      import PackageDescription
      import AppleProductTypes
      let package = Package(name: "P", products: [
        .iOSApplication(name: "P (1)", targets: ["AppModule"], teamIdentifier: ")",
          appIcon: .placeholder(icon: .sparkle), capabilities: [.camera(purposeString: "x")])
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    ])
    let bytes = PlaygroundManifest(at: sample.root + "/Package.swift")?.bytes
    #expect(
      bytes.map { String(decoding: $0, as: UTF8.self) } == """
        import PackageDescription

        let package = Package(name: "P", products: [
          .executable(name: "P (1)", targets: ["AppModule"])
        ], targets: [.executableTarget(name: "AppModule", path: ".")])
        """)
  }

  @Test(
    "The accent color of an app of Swift Playgrounds is a value of its Info.plist",
    arguments: [
      (".presetColor(.orange)", ["TintypePresetAccentColor": ["orange"]]),
      (".asset(\"Lime\")", ["NSAccentColorName": ["Lime"]]), ("other", [:]),
    ] as [(String, [String: [String]])])
  func accentColor(value: String, information: [String: [String]]) throws {
    let sample = try SampleProject([
      "Package.swift": """
      import PackageDescription
      import AppleProductTypes
      let package = Package(name: "P", products: [
        .iOSApplication(name: "P", targets: ["AppModule"], accentColor: \(value))
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """
    ])
    let manifest = try #require(PlaygroundManifest(at: sample.root + "/Package.swift"))
    #expect(manifest.information == information)
  }
}
