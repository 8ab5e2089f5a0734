// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import Testing

@testable import TintypeCodeBases

@Suite("Damaged projects")
struct DamagedProjectTests {
  @Test(
    "A damaged project is an error with the line and the reason",
    arguments: [
      ("", "Line 1: The file is empty. Restore the file from a commit."),
      ("{", "Line 1: The file ends before “}”."), ("{\na = b\n}", "Line 3: “;” is expected."),
      ("{\na = \"b;\n}", "Line 2: The string has no end."),
      ("{\n/* a", "Line 2: The comment has no end."),
      ("{a = (1, 2 3); }", "Line 1: “,” is expected."),
      ("{a = <00; }", "The data that begins with “<” has no end."),
      ("{} {}", "There is text after the last value."),
      ("{a = ?; }", "A value is expected, not “?”."),
      (
        "{\n<<<<<<< HEAD\na = b;\n=======\n>>>>>>> x\n}",
        "Line 2: There is an unresolved merge conflict. Resolve it."
      ),
      ("<plist><dict><key>a</key></plist>", "It is not a complete property list."),
      ("bplist00", "It is binary. Convert it with “plutil -convert xml1”."),
      ("{a = b; }", "It has no table “objects”."),
      ("{objects = (a); }", "It has no table “objects”."),
      ("{objects = {}; rootObject = P; }", "The object that “rootObject” names is missing."),
      ("{objects = {P = x; }; rootObject = P; }", "The object that “rootObject” names is missing."),
    ])
  func damaged(text: String, reason: String) throws {
    let sample = try SampleProject(["App.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: CodeBaseError.self) { try sample.read() }
    #expect(error?.description.contains(reason) == true)
    #expect(
      error?.description.hasPrefix("“\(sample.root)/App.xcodeproj/project.pbxproj” is damaged. ")
        == true)
  }

  @Test(
    "Values that are nested too deeply are an error",
    arguments: ["(", "{a = ", "<array>", "<dict >"])
  func deep(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let sample = try SampleProject(["App.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: CodeBaseError.self) { try sample.read() }
    #expect(error?.description.contains("Its values are nested more than 64 deep.") == true)
  }

  @Test("A project larger than 64 MiB is not read")
  func huge() throws {
    let sample = try SampleProject(["App.xcodeproj/project.pbxproj": ""])
    let file = sample.root + "/App.xcodeproj/project.pbxproj"
    #expect(truncate(file, 64 << 20 + 1) == 0)
    #expect(throws: CodeBaseError.unreadable(path: file, .tooLarge(limit: 64 << 20))) {
      try sample.read()
    }
  }

  @Test(
    "Missing objects and wrong types are ignored",
    arguments: [
      "targets = (T, Gone, (x), {a = b; }); ", "packageReferences = Gone; ",
      "packageReferences = {a = (b); }; ",
      "projectReferences = (Gone, {ProjectRef = Gone; }, {ProjectRef = (x); }); ",
      "mainGroup = (x); ",
      "mainGroup = Gone; ", "buildConfigurationList = Gone; ", "buildConfigurationList = {}; ",
      "developmentRegion = (en); ", "projectDirPath = (x); ",
    ])
  func dangling(project: String) throws {
    let sample = try SampleProject(
      objects: SampleProject.file("a", "A.swift")
        + SampleProject.target(
          "T", "App", sources: "ba, Gone, b, (x)", resources: "{x = y; }",
          more: """
            dependencies = (Gone, d); packageProductDependencies = (Gone, ba); productReference = Gone;
            fileSystemSynchronizedGroups = (Gone, a);
            """, settings: "A = (\"$(A)\", \"$(B)\"); B = \"$(A)$(A)\"; C = {x = y; }; ",
          phases: "Gone, a")
        + "b = {isa = PBXBuildFile; fileRef = (a); }; d = {isa = PBXTargetDependency; target = d; };",
      groups: "a, Gone, G", project: project, files: ["A.swift": ""])
    #expect(try sample.read().module("App")?.sources == [sample.root + "/A.swift"])
  }

  @Test("A project without a target to show is an error with the reasons")
  func nothing() throws {
    let sample = try SampleProject(
      objects: SampleProject.target("T", "App"), files: ["App/Gone.swift": ""])
    let error = #expect(throws: CodeBaseError.self) { try sample.read() }
    #expect(
      error?.description.contains("App: This target is left out: it has no sources in Swift.")
        == true)
    #expect(throws: CodeBaseError.self) { try sample.read(targets: ["Other"]) }
  }
}
