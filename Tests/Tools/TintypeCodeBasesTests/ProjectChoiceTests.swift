// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import Testing

@testable import TintypeCodeBases

@Suite("Choice of a project")
struct ProjectChoiceTests {
  private static let workspace = "contents.xcworkspacedata"

  @Test(
    "A directory means its workspace, its project or its manifest",
    arguments: [
      (["App.xcodeproj/project.pbxproj", "Package.swift"], "App.xcodeproj"),
      (
        [
          "A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj",
          "Sample.xcodeproj/project.pbxproj",
        ], "Sample.xcodeproj"
      ),
      (["A.xcodeproj/project.pbxproj", "B.xcworkspace/contents.xcworkspacedata"], "B.xcworkspace"),
      (
        [
          "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
          "App.xcodeproj/project.pbxproj",
        ], "App.xcodeproj"
      ),
      (["Package.swift", "Example/A.xcodeproj/project.pbxproj"], "Package.swift"),
      (["ios/App/A.xcodeproj/project.pbxproj", "server/Package.swift"], "ios/App/A.xcodeproj"),
      (["x/A.xcodeproj/project.pbxproj", "x/y/B.xcodeproj/project.pbxproj"], "x/A.xcodeproj"),
      (
        ["x/A.xcodeproj/project.pbxproj", "y/Sample.xcodeproj/project.pbxproj"],
        "y/Sample.xcodeproj"
      ),
      (
        [
          "x/Package.swift", "Pods/Pods.xcodeproj/project.pbxproj",
          ".x/A.xcodeproj/project.pbxproj",
        ], "x/Package.swift"
      ),
      (["A.xcodeproj/x", "code/😀 app/B.xcodeproj/project.pbxproj"], "code/😀 app/B.xcodeproj"),
    ])
  func choice(files: [String], chosen: String) throws {
    let reference = #"<Workspace><FileRef location = "group:A.xcodeproj"></FileRef></Workspace>"#
    let sample = try SampleProject(
      Dictionary(uniqueKeysWithValues: files.map { ($0, $0.hasSuffix("data") ? reference : "") }))
    #expect(try ProjectChoice(of: sample.root).path == sample.root + "/" + chosen)
    #expect(try ProjectChoice(of: sample.root + "/" + chosen).path == sample.root + "/" + chosen)
  }

  @Test(
    "Other directories are errors with advice",
    arguments: [
      (["a.txt"], "contains no Xcode project, workspace or package."),
      (
        ["A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj"],
        "several projects: “A.xcodeproj”, “B.xcodeproj”. Specify the path of one."
      ),
      (
        ["x/A.xcodeproj/project.pbxproj", "y/B.xcodeproj/project.pbxproj"],
        "several projects: “x/A.xcodeproj”, “y/B.xcodeproj”."
      ),
      (["project.yml"], "Generate the project with “xcodegen generate”, and try again."),
      (
        ["Project.swift", "Tuist/Package.swift"],
        "its description “Project.swift”. Generate the project with “tuist generate”"
      ),
    ])
  func errors(files: [String], message: String) throws {
    let sample = try SampleProject(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
    let error = #expect(throws: CodeBaseError.self) { try sample.read() }
    #expect(error?.description.contains(message) == true)
  }

  @Test("A path without a project is an error", arguments: ["Gone", "a.txt", "B.xcodeproj"])
  func noProject(path: String) throws {
    let sample = try SampleProject(["a.txt": "", "B.xcodeproj/x": ""])
    let error = #expect(throws: CodeBaseError.self) { try sample.read(path) }
    #expect(
      error?.description.contains("is no project. Specify a directory, an Xcode project") == true)
  }

  @Test("A workspace has its projects and packages, and not those of CocoaPods")
  func workspaces() throws {
    let app = try SampleProject(
      objects: SampleProject.file("a", "A.swift")
        + SampleProject.target(
          "T", "App", sources: "ba", more: "packageProductDependencies = (k); ", phases: "f")
          + """
          k = {isa = XCSwiftPackageProductDependency; productName = Kit; };
          f = {isa = PBXFrameworksBuildPhase; files = (l); };
          l = {isa = PBXBuildFile; fileRef = r; };
          r = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
          """, groups: "a",
      files: [
        "A.swift": "", "C/A.swift": "", "Kit & Co/Package.swift": "",
        "Kit & Co/Sources/Kit/K.swift": "",
        "All.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0"?><Workspace version = "1.0">
        <FileRef location = "group:App.xcodeproj"></FileRef>
        <Group location = "container:C" name = "C"><FileRef location = "group:Core.xcodeproj"/></Group>
        <FileRef location = "group:Kit &amp; Co"/><FileRef location = "group:Gone.xcodeproj"/>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
        </Workspace>
        """,
      ])
    let core = try SampleProject(
      objects: SampleProject.file("a", "A.swift")
        + SampleProject.target("T", "Core", type: "framework", sources: "ba"), groups: "a")
    let text = try String(
      contentsOfFile: core.root + "/App.xcodeproj/project.pbxproj", encoding: .utf8)
    try app.write(text, to: "C/Core.xcodeproj/project.pbxproj")
    app.manifests["Kit & Co"] = """
      {"name": "Kit", "targets": [{"name": "Kit", "type": "regular"}],
       "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}}]}
      """
    let base = try app.read()
    #expect(base.name == "All")
    #expect(base.modules.map(\.name) == ["Core", "Kit", "App"])
    #expect(base.module("App")?.uses == ["Core", "Kit"])
    #expect(base.notes.map(\.subject) == [app.root + "/Gone.xcodeproj"])
  }
}
