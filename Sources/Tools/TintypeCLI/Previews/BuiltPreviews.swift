// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeCodeBases
import TintypeCommandLine

/// A program with previews, and what is known about their sources.
struct BuiltPreviews {
  var program: BuiltTestProgram
  /// The sources by module; `nil` if they are unknown.
  var description: PackageDescription?
  /// The compiled part of a code base; `nil` for a package that depends on Tintype.
  var coverage: CodeBaseCoverage?
  /// The names of the modules whose previews are rendered; `nil` for all.
  var modules: [String]?
  /// The compiled code of a code base; `nil` for a package that depends on Tintype.
  var code: BuiltCode?
}

/// The code whose previews a verb renders.
enum PreviewedCode {
  /// A package that depends on Tintype, in the current directory.
  case package(PreviewedPackage, root: String)
  /// A code base that does not, by a package that is derived from it.
  case codeBase(CodeBaseBuild)

  /// Chooses the code that the command line names, by default that of the current directory.
  ///
  /// - Parameters:
  ///   - project: The path of a project or directory; `nil` without one.
  ///   - options: The options of the previews, which the settings of a code base complete.
  ///   - tool: The program.
  /// - Throws: ``ProjectSettingsError``, `CodeBaseError`, ``TestError``, ``PreviewInterruption``.
  init(_ project: String?, _ options: inout PreviewOptions, in tool: Tool) throws {
    let environment = tool.environment()
    let path = FilePath.absolute(project ?? ".", in: tool.currentDirectory())
    let root = project == nil ? FilePath.packageRoot(from: tool.currentDirectory()) : nil
    if let root, Self.dependsOnTintype(root) {
      self = .package(
        try PreviewedPackage(arguments: options.arguments, environment: environment),
        root: FilePath.resolved(root) ?? root)
      return
    }
    // The settings are beside the project, which can be in a folder.
    let found = project == nil ? try? tool.packageRoot() : nil
    let place = FilePath.withoutSlash(FilePath.standardized(found ?? path))
    let settings = try ProjectSettings(beside: place)
    try options.apply(settings)
    self = .codeBase(
      try CodeBaseBuild(project: place, settings: settings, environment: environment))
  }

  /// The absolute path of the package or the code base.
  var root: String {
    switch self {
    case .package(_, let root): root
    case .codeBase(let build): build.codeBase.root
    }
  }

  /// The variables of the processes.
  var environment: [String: String] {
    switch self {
    case .package(let package, _): package.environment
    case .codeBase(let build): build.environment
    }
  }

  /// The settings of a code base; `nil` for a package.
  var settings: ProjectSettings? {
    if case .codeBase(let build) = self { build.settings } else { nil }
  }

  /// Returns whether the manifest of a package names Tintype.
  static func dependsOnTintype(_ root: String) -> Bool {
    let manifest = try? RegularFile.bytes(of: root + "/Package.swift", limit: 4 << 20)
    return manifest.map { String(decoding: $0, as: UTF8.self).contains("Tintype") } ?? false
  }

  /// Builds the program.
  ///
  /// - Parameters:
  ///   - isBuilding: Whether the program is built, or only found.
  ///   - show: Receives lines about the progress.
  /// - Returns: The program with the previews.
  /// - Throws: ``CatalogError``, and the errors of ``CodeBaseBuild``.
  mutating func built(
    building isBuilding: Bool, show: (String) -> Void
  ) throws -> BuiltPreviews {
    switch self {
    case .package(let package, _):
      if isBuilding {
        let ending = try package.build(output: .messages)
        guard ending.status == 0 else { throw CatalogError.notBuilt(status: ending.status) }
      }
      let description = try package.description()
      return BuiltPreviews(
        program: try package.testProgram(package: description?.name), description: description)
    case .codeBase(var build):
      let built = try build.run(show: show)
      self = .codeBase(build)
      return built
    }
  }
}
