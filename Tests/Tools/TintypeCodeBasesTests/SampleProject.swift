// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

@testable import TintypeCodeBases

/// A directory with the files of a project.
///
/// It is removed when the object is released.
final class SampleProject {
  let root: String
  /// The output of `swift package dump-package`, by the paths of packages; empty for the root.
  var manifests: [String: String] = [:]

  init(_ files: [String: String]) throws {
    let temporary = FileManager.default.temporaryDirectory.path
    root = (FilePath.resolved(temporary) ?? temporary) + "/tintype-\(UUID().uuidString)/Sample"
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(atPath: FilePath.parent(of: root)) }

  func write(_ text: String, to path: String) throws {
    let file = root + "/" + path
    try Directory.create(at: FilePath.parent(of: file))
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Reads the code base; SwiftPM prints the sample's manifests.
  func read(_ path: String = "", targets: [String] = []) throws -> CodeBase {
    let reader = CodeBaseReader { [root, manifests] _, directory in
      guard let text = manifests[directory.relative(to: root)] ?? manifests["*"] else {
        return (1, [], "error: the manifest is wrong\n")
      }
      return (0, Array(text.replacing("ROOT", with: root).utf8), "")
    }
    return try reader.read(path.isEmpty ? root : root + "/" + path, targets: targets)
  }

  /// The paths relative to the directory.
  func relative(_ paths: [String]) -> [String] { paths.map { $0.relative(to: root) } }
}

extension SampleProject {
  /// Creates a project with objects of `project.pbxproj` besides the root, and files.
  convenience init(
    objects: String, targets: String = "T", groups: String = "", project: String = "",
    settings: String = "SDKROOT = iphoneos;", files: [String: String] = [:]
  ) throws {
    let text = """
      // !$*UTF8*$!
      {archiveVersion = 1; objectVersion = 77; objects = {
      P = {isa = PBXProject; buildConfigurationList = L; developmentRegion = en; mainGroup = G;
        targets = (\(targets)); \(project)};
      L = {isa = XCConfigurationList; buildConfigurations = (R, D); };
      D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      R = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx; }; };
      G = {isa = PBXGroup; children = (\(groups)); sourceTree = "<group>"; };
      \(objects)
      }; rootObject = P; }
      """
    try self.init(files.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
  }

  /// Returns the objects of a target with a build phase that compiles files, and its settings.
  static func target(
    _ id: String, _ name: String, type: String = "application", sources: String = "",
    resources: String = "", more: String = "", settings: String = "", phases: String = ""
  ) -> String {
    """
    \(id) = {isa = PBXNativeTarget; name = "\(name)"; buildConfigurationList = \(id)L;
      buildPhases = (\(id)S, \(id)R, \(phases)); productType = "com.apple.product-type.\(type)"; \(more)};
    \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D); };
    \(id)D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    \(id)S = {isa = PBXSourcesBuildPhase; files = (\(sources)); };
    \(id)R = {isa = PBXResourcesBuildPhase; files = (\(resources)); };
    """
  }

  /// Returns a build file and its reference; the build file's identifier has the prefix `b`.
  static func file(_ id: String, _ path: String, tree: String = "<group>", _ more: String = "")
    -> String
  {
    """
    b\(id) = {isa = PBXBuildFile; fileRef = \(id); };
    \(id) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "\(tree)"; \(more)};
    """
  }
}

extension CodeBase {
  func module(_ name: String) -> SourceModule? { modules.first { $0.name == name } }
  /// The texts of the notes about a subject.
  func notes(about subject: String) -> String {
    notes.filter { $0.subject.hasSuffix(subject) }.map(\.text).joined(separator: "\n")
  }
}
