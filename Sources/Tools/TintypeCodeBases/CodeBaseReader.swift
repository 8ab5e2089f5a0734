// SPDX-License-Identifier: MIT

import TintypeBase

/// Reads Xcode projects, workspaces and packages as values, without writing anything.
package struct CodeBaseReader {
  /// Runs `swift` with arguments in a directory; returns the exit code, the standard output and the
  /// messages.
  package typealias Swift = (
    _ arguments: [String], _ directory: String
  ) throws -> (status: Int32, output: [UInt8], messages: String)

  private let swift: Swift
  /// The maximum numbers of projects and of packages in one code base.
  private static let projectLimit = 64
  /// The maximum number of local packages.
  private static let packageLimit = 256

  package init(swift: @escaping Swift) { self.swift = swift }

  /// Reads the code base at a path.
  ///
  /// - Parameters:
  ///   - path: A directory, an Xcode project or workspace, or a `Package.swift`.
  ///   - targets: The names of targets, which are read with those that they use; empty for all.
  /// - Returns: The modules, the packages to fetch, and notes about what is left out.
  /// - Throws: The reason why no target can be read.
  package func read(
    _ path: String, targets: [String] = []
  ) throws(CodeBaseError) -> CodeBase {
    let project = try ProjectChoice(of: path).path
    switch project.fileExtension {
    case "xcworkspace":
      let workspace = try XcodeWorkspace(at: project)
      return try read(
        workspace.projects, packages: workspace.packages, as: project, targets: targets)
    case "xcodeproj": return try read([project], packages: [], as: project, targets: targets)
    default: return try package(at: FilePath.parent(of: project), targets: targets)
    }
  }

  /// Reads a package in a directory, such as the checkout of a fetched one.
  package func package(at directory: String) throws(CodeBaseError) -> CodeBase {
    try package(at: directory, targets: [])
  }

  private func package(
    at directory: String, targets: [String]
  ) throws(CodeBaseError) -> CodeBase {
    let manifest = try manifest(in: directory)
    let boundary = RepositoryBoundary.root(of: directory) ?? directory
    var assembly = CodeBaseAssembly()
    add([(directory, nil)], first: manifest, boundary: boundary, to: &assembly)
    return try assembly.codeBase(
      CodeBase(name: manifest.name, root: directory), targets: targets)
  }

  /// Reads projects of Xcode, those that they refer to, and packages.
  private func read(
    _ paths: [String], packages: [String], as path: String, targets: [String]
  ) throws(CodeBaseError) -> CodeBase {
    let root = FilePath.parent(of: path)
    let boundary = RepositoryBoundary.root(of: root) ?? root
    var assembly = CodeBaseAssembly()
    var (projects, first): ([XcodeProject], CodeBaseError?) = ([], nil)
    var (waiting, isMain) = (paths, Set(paths))
    var isVisited: Set<String> = []
    while !waiting.isEmpty, projects.count < Self.projectLimit {
      let path = waiting.removeFirst()
      guard isVisited.insert(path).inserted else { continue }
      do {
        let project = try XcodeProject(at: path)
        projects.append(project)
        waiting += project.references
      } catch {
        if isMain.contains(path), first == nil { first = error }
        assembly.notes.append(CodeBaseNote(path, "This project is left out. \(error.description)"))
      }
    }
    isMain.formIntersection(projects.map(\.path))
    if isMain.isEmpty, let first { throw first }

    let main = projects.filter { isMain.contains($0.path) }
    let platforms = main.reduce(into: Set()) { $0.formUnion(XcodeTargets.platforms(of: $1)) }
    let platform = TargetPlatform.allCases.first(where: platforms.contains) ?? .iOS
    if platform != .iOS {
      assembly.notes.append(
        CodeBaseNote(
          FilePath.name(of: path),
          "No target builds for iOS. Those for \(platform.rawValue) are read, as if they did."))
    }
    var local = packages
    for project in projects {
      let read = XcodeTargets(
        of: project, for: platform, named: Set(targets), boundary: boundary)
      assembly.add(read, isOptional: !isMain.contains(project.path))
      local += read.localPackages
    }
    add(local.unique.map { ($0, nil) }, first: nil, boundary: boundary, to: &assembly)
    return try assembly.codeBase(
      CodeBase(name: FilePath.name(of: path).withoutExtension, root: root), targets: targets)
  }
}

extension CodeBaseReader {
  /// Adds packages, and the local packages that they depend on.
  private func add(
    _ directories: [(path: String, identity: String?)], first: PackageManifest?, boundary: String,
    to assembly: inout CodeBaseAssembly
  ) {
    var waiting = directories
    var isVisited: Set<String> = []
    while !waiting.isEmpty {
      let (path, identity) = waiting.removeFirst()
      guard isVisited.insert(FilePath.resolved(path) ?? path).inserted else { continue }
      guard isVisited.count <= Self.packageLimit else {
        assembly.notes.append(
          CodeBaseNote(path, "Packages after the first \(Self.packageLimit) are left out."))
        return
      }
      let manifest: PackageManifest
      do {
        if let first, first.directory == path {
          manifest = first
        } else {
          manifest = try self.manifest(in: path)
        }
      } catch {
        assembly.notes.append(CodeBaseNote(path, "This package is left out. \(error.description)"))
        continue
      }
      assembly.add(manifest, identity: identity, boundary: boundary)
      for dependency in manifest.dependencies {
        switch dependency {
        case .local(let path, let identity): waiting.append((path, identity))
        case .remote(let package): assembly.add(package)
        case .other(let name):
          assembly.notes.append(
            CodeBaseNote(
              name, "This package is left out: packages of a registry are not supported."))
        }
      }
    }
  }

  /// Evaluates the manifest in a directory.
  private func manifest(in directory: String) throws(CodeBaseError) -> PackageManifest {
    let path = directory + "/Package.swift"
    guard FilePath.isOccupied(path) else { throw .unreadable(path: path, .missing) }
    do {
      let playground = PlaygroundManifest(at: path)
      let (status, output, messages) =
        try playground?.evaluate(with: swift) ?? swift(["package", "dump-package"], directory)
      if status == 0, var manifest = PackageManifest(output, in: directory) {
        manifest.information = playground?.information ?? [:]
        return manifest
      }
      throw CodeBaseError.manifest(path: path, output: Self.lastLines(of: messages))
    } catch let error as CodeBaseError {
      throw error
    } catch {
      throw .manifest(path: path, output: "\(error)")
    }
  }

  private static func lastLines(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).suffix(8).joined(separator: "\n")
  }
}
