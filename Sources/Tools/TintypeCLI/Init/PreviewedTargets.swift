// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The targets of a package, with the previews and the tests in their sources.
///
/// The package is not built, so the result is an estimate.
struct PreviewedTargets {
  /// The root of the package.
  let root: String
  /// The folders of the targets without tests, relative to the package's root.
  private(set) var folders: [String] = []
  /// The targets that declare previews, with the types of their modules.
  private(set) var previewed: [Module] = []
  /// The test targets.
  private(set) var tests: [Tests] = []

  /// A target that declares previews.
  struct Module: Hashable {
    /// The name of the target.
    var target: String
    /// The types, the most suitable one first.
    var types: [SourceDeclarations.TypeName]

    /// The name of the module.
    var name: String {
      let letters = target.map { $0.isLetter || $0.isNumber ? $0 : "_" }
      return String(letters.first?.isNumber == true ? ["_"] + letters.dropFirst() : letters)
    }
  }

  /// A test target.
  struct Tests: Hashable {
    /// The name of the target.
    var name: String
    /// The path of its folder, relative to the package's root.
    var folder: String
    /// The target in the manifest; `nil` if it is unknown.
    var declaration: PackageManifest.Target?
    var imports: Set<String> = []
    /// The types whose previews it takes snapshots of.
    var previewed: Set<String>?

    /// Returns whether the target depends on a module.
    func uses(_ module: Module) -> Bool {
      declaration?.names.contains(module.target) == true || imports.contains(module.name)
    }

    /// A Boolean value that indicates whether the target can import SwiftUI on Linux.
    var isReady: Bool {
      declaration.map { $0.names.contains("SwiftUIOnLinux") && $0.hasSettings } ?? false
    }
  }

  /// Searches a package.
  init(root: String, manifest: PackageManifest) {
    self.root = root
    var modules = Self.folders(in: "Sources", root).map { (name: $0, path: "Sources/" + $0) }
    let declared = manifest.targets.filter { !$0.isTest }
    if !declared.isEmpty {
      modules = declared.compactMap { target in
        folder(of: target, in: ["Sources", "Source", "src", "srcs"], isOnly: declared.count == 1)
          .map { (target.name, $0) }
      }
    }
    folders = modules.map(\.path)
    previewed = modules.compactMap { Module(target: $0, SourceFolder(root: root, path: $1)) }
    let known = manifest.targets.filter(\.isTest)
    let names = Self.folders(in: "Tests", root).filter { name in
      !known.contains { $0.name == name }
    }
    tests =
      names.map { Tests(name: $0, folder: "Tests/" + $0) }
      + known.compactMap { target in
        folder(of: target, in: ["Tests", "Sources", "Source", "src", "srcs"], isOnly: false)
          .map { Tests(name: target.name, folder: $0, declaration: target) }
      }
    tests = tests.compactMap { $0.reading(root) }.sorted { $0.name < $1.name }
  }

  private static func folders(in directory: String, _ root: String) -> [String] {
    let names = (try? ConfinedPath.names(in: root + "/" + directory, of: root)) ?? []
    return names.filter {
      !$0.hasPrefix(".") && Directory.exists(at: "\(root)/\(directory)/\($0)")
    }
  }

  /// Returns the folder of a target, relative to the package's root; `nil` if there is none.
  ///
  /// The folder of the only target may be the directory for all sources.
  private func folder(
    of target: PackageManifest.Target, in directories: [String], isOnly: Bool
  ) -> String? {
    if let path = target.path {
      let isInside = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      return isInside ? FilePath.withoutSlash(path) : nil
    }
    let candidates = directories.map { "\($0)/\(target.name)" } + (isOnly ? directories : [])
    return candidates.first { Directory.exists(at: root + "/" + $0) }
  }

  /// Returns the targets with previews that no test takes snapshots of.
  var untested: [Module] {
    let used = tests.compactMap(\.previewed)
    return previewed.filter { module in
      // Without the types of the module, any test might be the one.
      !used.contains { names in
        names.isEmpty || module.types.isEmpty || names.contains(module.name)
          || module.types.contains { names.contains($0.name) }
      }
    }
  }
}

extension PreviewedTargets.Module {
  /// Reads the sources of a target; `nil` if they contain no previews.
  fileprivate init?(target: String, _ folder: SourceFolder) {
    let files = folder.files.compactMap { folder.bytes(of: $0) }
      .compactMap { SourceDeclarations($0) }
    guard files.contains(where: \.hasPreviews) else { return nil }
    self.target = target
    // Views come first, then types next to previews, then types that need no `@testable`.
    let ordered = files.filter(\.hasPreviews) + files.filter { !$0.hasPreviews }
    let found = ordered.flatMap { file in
      file.types.filter(\.isPublic) + file.types.filter { !$0.isPublic }
    }
    types = found.filter(\.isView) + found.filter { !$0.isView }
  }
}

extension PreviewedTargets.Tests {
  /// Returns the target with what its sources contain; `nil` without sources.
  fileprivate func reading(_ root: String) -> Self? {
    let folder = SourceFolder(root: root, path: self.folder)
    let files = folder.files
    guard !files.isEmpty else { return nil }
    var result = self
    for source in files.compactMap(folder.bytes).compactMap(SourceDeclarations.init) {
      result.imports.formUnion(source.imports)
      if let names = source.previewed { result.previewed = names.union(result.previewed ?? []) }
    }
    return result
  }
}
