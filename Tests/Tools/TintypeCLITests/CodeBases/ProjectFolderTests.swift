// SPDX-License-Identifier: MIT

import Testing
import TintypeReports
import TintypeReportsTestSupport

@testable import TintypeCLI

@Suite("The directory with the results of a project")
struct ProjectFolderTests {
  private let output: TemporaryOutput

  init() throws { output = try TemporaryOutput() }

  private func tool(in folder: String) -> Tool {
    Tool(environment: [:], currentDirectory: output.path + folder)
  }

  @Test(
    "It is found from the project’s directory, from its folders, and from a folder above",
    arguments: ["", "/code", "/code/Shop", "/code/Shop/Views"])
  func found(folder: String) throws {
    try output.write("", to: "code/Shop/Shop.xcodeproj/project.pbxproj")
    try output.write("", to: "code/Shop/Views/A.swift")
    let tool = tool(in: folder)
    #expect(try tool.packageRoot().hasSuffix(output.path + "/code/Shop"))
    #expect(
      try tool.outputDirectory(nil).path.hasSuffix(output.path + "/code/Shop/.build/tintype"))
  }

  @Test("A workspace of CocoaPods leads to the project in a folder")
  func pods() throws {
    try output.write("<Workspace/>", to: "Shop.xcworkspace/contents.xcworkspacedata")
    try output.write("", to: "App/Shop.xcodeproj/project.pbxproj")
    #expect(try tool(in: "").packageRoot().hasSuffix("/App"))
  }

  @Test("Of several projects, none is chosen, and the error names them")
  func several() throws {
    for name in ["A", "B"] { try output.write("", to: "\(name)/\(name).xcodeproj/project.pbxproj") }
    let error = #expect(throws: ReportError.self) { try tool(in: "").outputDirectory(nil) }
    #expect(
      error?.description.contains(
        "contains several projects: “A/A.xcodeproj”, “B/B.xcodeproj”. Change to the directory of one"
      )
        == true)
  }

  @Test("A command that builds a package does not use one in a folder")
  func building() throws {
    try output.write("", to: "Shop/Package.swift")
    #expect(throws: ReportError.packageMissing(directory: output.path)) {
      try tool(in: "").outputDirectory(nil, building: true)
    }
  }
}
