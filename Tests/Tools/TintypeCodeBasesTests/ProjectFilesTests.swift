// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TintypeCodeBases

@Suite("Files of the targets of Xcode projects")
struct ProjectFilesTests {
  @Test("The paths of files follow groups, the project and the file system")
  func groups() throws {
    let sample = try SampleProject(
      objects: SampleProject.target("T", "App", sources: "ba, bb, bc, bd")
        + SampleProject.file("a", "A.swift")
        + SampleProject.file("b", "App/B.swift", tree: "SOURCE_ROOT")
        + SampleProject.file("c", "../Shared/C.swift") + SampleProject.file("d", "😀 d.swift")
          + """
          g = {isa = PBXGroup; path = "My Views"; children = (a, c, h); sourceTree = "<group>"; };
          h = {isa = PBXGroup; name = Virtual; children = (d, b, g); sourceTree = "<group>"; };
          """, groups: "g",
      files: [
        "My Views/A.swift": "", "App/B.swift": "", "Shared/C.swift": "", "My Views/😀 d.swift": "",
      ])
    let base = try sample.read()
    #expect(base.name == "App" && base.root == sample.root)
    #expect(
      sample.relative(base.module("App")?.sources ?? [])
        == ["App/B.swift", "My Views/A.swift", "My Views/😀 d.swift", "Shared/C.swift"])
    #expect(base.module("App")?.folder == sample.root + "/My Views")
    #expect(base.notes == [])
  }

  @Test("Resources have their places in the bundle, with the folders of localizations")
  func resources() throws {
    let sample = try SampleProject(
      objects: SampleProject.target(
        "T", "App", sources: "ba, bm", resources: "bi, bv, bf, bs, bl")
        + SampleProject.file("a", "A.swift") + SampleProject.file("i", "Deep/Assets.xcassets")
        + SampleProject.file("f", "Data", "lastKnownFileType = folder; ")
        + SampleProject.file("s", "Main.storyboard") + SampleProject.file("m", "Old.m")
        + SampleProject.file("l", "LaunchScreen.storyboard") + """
          bv = {isa = PBXBuildFile; fileRef = v; };
          v = {isa = PBXVariantGroup; name = Menu.strings; children = (e, d); sourceTree = "<group>"; };
          e = {isa = PBXFileReference; name = en; path = en.lproj/Menu.strings; sourceTree = "<group>"; };
          d = {isa = PBXFileReference; name = de; path = de.lproj/Menu.strings; sourceTree = "<group>"; };
          """, groups: "a, i, f, s, l, m, v",
      files: [
        "A.swift": "", "Deep/Assets.xcassets/Contents.json": "{}", "Data/x.json": "",
        "Main.storyboard": "", "LaunchScreen.storyboard": "", "en.lproj/Menu.strings": "",
        "de.lproj/Menu.strings": "", "Old.m": "",
      ])
    let base = try sample.read()
    #expect(
      base.module("App")?.resources.map(\.place)
        == ["Assets.xcassets", "Data", "de.lproj/Menu.strings", "en.lproj/Menu.strings"])
    #expect(
      base.notes(about: "App").contains("1 storyboard or nib file is ignored: “Main.storyboard”."))
    #expect(base.notes(about: "App").contains("1 C or Objective-C source is ignored: “Old.m”."))
  }

  @Test("A synchronized folder has all files, except those that exceptions name")
  func synchronized() throws {
    let sample = try SampleProject(
      objects: SampleProject.target(
        "T", "App", more: "fileSystemSynchronizedGroups = (f); ",
        settings: "INFOPLIST_FILE = App/Info.plist;")
        + SampleProject.target("W", "Widget", type: "app-extension") + """
          f = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
            exceptions = (x, y); explicitFolders = (Web); };
          x = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
            membershipExceptions = (Old.swift, Legacy, /Localized/Menu.strings);
            platformFiltersByRelativePath = {"Mac.swift" = (macos); "Phone.swift" = (ios, xros); }; };
          y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W;
            membershipExceptions = (Shared, "Assets.xcassets"); };
          """, targets: "T, W", groups: "f",
      files: [
        "App/App.swift": "", "App/Shared/Model.swift": "", "App/Old.swift": "",
        "App/Legacy/View.swift": "", "App/Mac.swift": "", "App/Phone.swift": "",
        "App/Info.plist": "{CFBundleName = X; }", "App/en.lproj/Menu.strings": "",
        "App/Assets.xcassets/Contents.json": "{}", "App/Web/index.html": "",
        "App/Kit/Package.swift": "",
        "App/Kit/Sources/Kit/Kit.swift": "", "App/.hidden.swift": "", "App/README.md": "",
      ])
    let base = try sample.read()
    #expect(
      sample.relative(base.module("App")?.sources ?? [])
        == ["App/App.swift", "App/Phone.swift", "App/Shared/Model.swift"])
    #expect(base.module("App")?.resources.map(\.place) == ["Assets.xcassets", "Web"])
    #expect(sample.relative(base.module("Widget")?.sources ?? []) == ["App/Shared/Model.swift"])
    #expect(base.module("Widget")?.resources.map(\.place) == ["Assets.xcassets"])
    #expect(base.notes(about: "App/Kit").contains("the manifest is wrong"))
  }

  @Test("Links to folders above do not repeat files")
  func links() throws {
    let sample = try SampleProject(
      objects: SampleProject.target("T", "App", more: "fileSystemSynchronizedGroups = (f); ")
        + "f = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };",
      groups: "f", files: ["App/Deep/A.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: sample.root + "/App/Deep/again", withDestinationPath: sample.root + "/App")
    #expect(try sample.read().module("App")?.sources.count == 1)
  }

  @Test("Files that are missing or outside of the repository are mentioned")
  func mentioned() throws {
    let sample = try SampleProject(
      objects: SampleProject.target("T", "App", sources: "ba, bb, bc", resources: "bd")
        + SampleProject.file("a", "A.swift") + SampleProject.file("b", "Gone.swift")
        + SampleProject.file("c", "../Outside.swift")
        + SampleProject.file("d", "/dev/null", tree: "<absolute>"),
      groups: "a, b, c, d", files: ["A.swift": "", "../Outside.swift": ""])
    let base = try sample.read()
    #expect(base.module("App")?.sources.count == 2)
    let notes = base.notes(about: "App")
    #expect(notes.contains("1 file is missing: “Gone.swift”. Restore what the project names"))
    #expect(notes.contains("2 files are outside of the project’s repository: “/dev/null”"))
  }
}
