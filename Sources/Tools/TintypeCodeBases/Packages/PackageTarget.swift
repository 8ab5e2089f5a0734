// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeJSON

/// A target of a package.
struct PackageTarget {
  /// The result of reading a target.
  enum Outcome {
    case module(ModuleDraft)
    case leftOut(CodeBaseNote)
    case tests
  }

  let manifest: PackageManifest
  let json: JSON
  let name: String

  init?(_ json: JSON, in manifest: PackageManifest) {
    guard let name = json["name"]?.string else { return nil }
    (self.json, self.manifest, self.name) = (json, manifest, name)
  }

  /// The key of a target's draft.
  static func key(_ target: String, in directory: String) -> String { "\(directory)|\(target)" }

  /// The targets that cannot be built, by their types.
  private static let leftOut = [
    "plugin": "plugins are not run",
    "macro": "macros of packages are not expanded. Sources that use them are left out",
    "binary": "it has no code for Linux", "system": "it is a library of the system",
    "system-target": "it is a library of the system", "provided": "it is part of the toolchain",
  ]

  /// Reads the files of the target.
  func read(boundary: String) -> Outcome {
    let type = json["type"]?.string ?? "regular"
    if type == "test" { return .tests }
    if let reason = Self.leftOut[type] {
      return .leftOut(CodeBaseNote(name, "This target is left out: \(reason)."))
    }
    guard let folder else {
      return .leftOut(
        CodeBaseNote(
          name, "This target is left out: there is no folder “Sources/\(name)”. Check its path."))
    }
    var draft = ModuleDraft(
      key: Self.key(name, in: manifest.directory),
      module: SourceModule(
        name: name, moduleName: name.identifier,
        kind: type == "executable" ? .application : .library, folder: folder))
    draft.module.settings = settings
    if draft.module.kind == .application { draft.module.information = manifest.information }
    for dependency in json["dependencies"]?.array ?? [] {
      if let dependency = self.dependency(dependency) { draft.dependencies.append(dependency) }
    }
    draft.dependencies = draft.dependencies.unique

    let resources = declaredResources(in: folder)
    let excluded = Set(paths("exclude"))
    let nested = nestedFolders(below: folder)
    let included = json["sources"]?.array.map { _ in paths("sources") }
    let listing = FolderListing(of: folder) { relative in
      excluded.contains(relative) || nested.contains(folder + "/" + relative)
    }
    for file in listing.files {
      let path = folder + "/" + file
      let rule = resources.last { file == $0.path || FilePath.isBelow(file, $0.path) }
      switch rule?.rule {
      case .copy?, .embed?: break
      case .process?:
        if FileKind(of: path) == .swift { continue }
        draft.add(path, root: boundary)
      case nil:
        let isIncluded =
          included?.contains { file == $0 || FilePath.isBelow(file, $0) || $0 == "." } ?? true
        switch FileKind(of: path) {
        case .swift, .clang: if isIncluded { draft.add(path, root: boundary) }
        // Xcode and SwiftPM recognize these; other files need a rule.
        case .resource
        where Self.recognized.contains(file.fileExtension)
          || FilePath.components(of: file).contains { $0.hasSuffix(".lproj") }:
          draft.add(path, root: boundary)
        case .ignored: draft.add(path, root: boundary)
        case .resource, .nothing: break
        }
      }
    }
    for resource in resources {
      let path = folder + "/" + resource.path
      switch resource.rule {
      case .copy where FilePath.isOccupied(path):
        draft.addResource(path, place: FilePath.name(of: path))
      case .copy: draft.add(path, root: boundary)
      case .embed:
        draft.notes.append(
          CodeBaseNote(name, "The file “\(resource.path)” is not embedded in code."))
      case .process: break
      }
    }
    if draft.module.sources.isEmpty, draft.hasClangSources { draft.module.kind = .clang }
    draft.finish(root: boundary)
    return .module(draft)
  }

  private static let recognized: Set = ["xcassets", "xcstrings", "icon"]
}

extension PackageTarget {
  /// The rules for resources.
  private enum Rule { case process, copy, embed }

  private func declaredResources(in folder: String) -> [(path: String, rule: Rule)] {
    (json["resources"]?.array ?? []).compactMap { resource in
      guard let path = resource["path"]?.string else { return nil }
      let rule = resource["rule"]
      let kind: Rule =
        rule?["copy"] != nil ? .copy : rule?["embedInCode"] != nil ? .embed : .process
      return (Self.relative(path, to: folder), kind)
    }
    // The rule for a file has precedence over the one for its folder.
    .sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
  }

  private func paths(_ name: String) -> [String] {
    (json[name]?.array ?? []).compactMap(\.string).map {
      Self.relative($0, to: folder ?? manifest.directory)
    }
  }

  /// A path relative to a folder in its plain form: without `./`, `..` and a slash at the end.
  private static func relative(_ path: String, to folder: String) -> String {
    if path == "." || path == "./" { return "." }
    return FilePath.standardized(FilePath.absolute(path, in: folder)).relative(to: folder)
  }

  /// The absolute path of the target's folder; `nil` if it does not exist.
  private var folder: String? {
    if let path = json["path"]?.string {
      let folder = FilePath.standardized(FilePath.absolute(path, in: manifest.directory))
      return Directory.exists(at: folder) ? folder : nil
    }
    let places = ["Sources", "Source", "src", "srcs"].map { manifest.directory + "/" + $0 }
    if let folder = places.map({ $0 + "/" + name }).first(where: Directory.exists) { return folder }
    // A package with one target needs no folder for it.
    let others = manifest.targets.filter { !["test", "plugin"].contains($0["type"]?.string) }
    return others.count == 1 ? places.first(where: Directory.exists) : nil
  }

  /// The folders of other targets in the target's folder, such as the tests of `path: "."`.
  private func nestedFolders(below folder: String) -> Set<String> {
    let others = manifest.targets.compactMap { PackageTarget($0, in: manifest) }.filter {
      $0.name != name
    }
    let tests = folder == manifest.directory ? [folder + "/Tests", folder + "/Package.swift"] : []
    return Set(others.compactMap(\.folder).filter { FilePath.isBelow($0, folder) } + tests)
  }
}
