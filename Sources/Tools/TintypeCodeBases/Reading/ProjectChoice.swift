// SPDX-License-Identifier: MIT

import TintypeBase

/// The project, workspace or manifest that a path means.
struct ProjectChoice {
  /// The absolute path of an `.xcworkspace`, an `.xcodeproj` or a `Package.swift`.
  let path: String

  /// The number of levels of folders that are searched if the directory itself has no project.
  private static let levels = 4
  /// The maximum number of folders that are searched.
  private static let folderLimit = 2_000
  private static let skipped: Set = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor", "Packages", "Tests",
    "Tuist",
  ]

  /// Chooses a project.
  init(of path: String) throws(CodeBaseError) {
    guard let path = FilePath.resolved(path) else { throw .notAProject(path: path) }
    if Self.isProject(path) || FilePath.name(of: path) == "Package.swift" {
      self.path = path
      return
    }
    guard Directory.exists(at: path), path.fileExtension != "xcodeproj" else {
      throw .notAProject(path: path)
    }
    var levels = [[path]]
    // Projects in a folder have precedence over a manifest there, which only names its packages.
    for isWanted in [{ $0 != "Package.swift" }, { $0 == "Package.swift" }] {
      // The folders of the root directory are those of a machine.
      for level in 0...(path == "/" ? 0 : Self.levels) {
        if level == levels.count { levels.append(Self.folders(in: levels[level - 1])) }
        let folders = levels[level]
        let found = folders.flatMap { folder in
          Self.preferred(Self.projects(in: folder).filter { isWanted(FilePath.name(of: $0)) })
        }
        if let only = try Self.only(found, in: path) {
          self.path = only
          return
        }
        // The directory's own manifest has precedence over projects in folders, such as examples.
        let manifest = path + "/Package.swift"
        if folders == [path], FilePath.isOccupied(manifest) {
          self.path = manifest
          return
        }
      }
    }
    for description in ["project.yml", "project.yaml", "Project.swift", "Workspace.swift"]
    where FilePath.isOccupied(path + "/" + description) {
      throw .notGenerated(directory: path, description: description)
    }
    throw .noProject(directory: path)
  }

  private static func isProject(_ path: String) -> Bool {
    let file =
      path.fileExtension == "xcodeproj"
      ? "project.pbxproj" : path.fileExtension == "xcworkspace" ? "contents.xcworkspacedata" : nil
    return file.map { FilePath.isOccupied(path + "/" + $0) } ?? false
  }

  private static func folders(in folders: [String]) -> [String] {
    folders.prefix(folderLimit).flatMap { folder in
      ((try? Directory.names(in: folder)) ?? []).filter {
        !$0.hasPrefix(".") && !skipped.contains($0)
          && !FileKind.wrappers.contains($0.fileExtension)
      }.map { folder + "/" + $0 }.filter(Directory.exists)
    }
  }

  private static func projects(in folder: String) -> [String] {
    ((try? Directory.names(in: folder)) ?? []).map { folder + "/" + $0 }.filter {
      isProject($0) ? isUseful($0) : FilePath.name(of: $0) == "Package.swift"
    }
  }

  /// Returns whether a workspace names more than the projects of CocoaPods.
  private static func isUseful(_ path: String) -> Bool {
    guard path.fileExtension == "xcworkspace" else { return true }
    guard let workspace = try? XcodeWorkspace(at: path) else { return false }
    return workspace.projects.contains { FilePath.isOccupied($0) } || !workspace.packages.isEmpty
  }

  /// Returns the workspaces, or else the projects; of several, the one with the folder's name.
  private static func preferred(_ paths: [String]) -> [String] {
    let workspaces = paths.filter { $0.fileExtension == "xcworkspace" }
    let best = workspaces.isEmpty ? paths : workspaces
    guard best.count > 1, let first = best.first else { return best }
    let name = FilePath.name(of: FilePath.parent(of: first))
    let named = best.filter { FilePath.name(of: $0).withoutExtension == name }
    return named.isEmpty ? best : named
  }

  /// Returns the only path, or the one with the directory's name; `nil` if there is none.
  private static func only(_ paths: [String], in directory: String) throws(CodeBaseError) -> String?
  {
    guard paths.count > 1 else { return paths.first }
    let name = FilePath.name(of: directory)
    let named = paths.filter { FilePath.name(of: $0).withoutExtension == name }
    if named.count == 1 { return named.first }
    throw .severalProjects(directory: directory, names: paths.map { $0.relative(to: directory) })
  }
}
