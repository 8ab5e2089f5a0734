// SPDX-License-Identifier: MIT

import TintypeBase

/// The targets of an Xcode project that build for a platform, and what they refer to.
struct XcodeTargets {
  let project: XcodeProject
  /// The platform of which targets are read.
  let platform: TargetPlatform
  /// The directory outside of which files are mentioned in notes.
  let boundary: String
  private(set) var drafts: [ModuleDraft] = []
  private(set) var packages: [RemotePackage] = []
  /// The directories of packages that the project contains.
  private(set) var localPackages: [String] = []
  /// The names of the targets with tests.
  private(set) var tests: [String] = []
  var notes: [CodeBaseNote] = []

  /// Reads the targets for a platform, and those that are named.
  init(
    of project: XcodeProject, for platform: TargetPlatform, named names: Set<String>,
    boundary: String
  ) {
    (self.project, self.platform, self.boundary) = (project, platform, boundary)
    readPackages()
    for target in project.objects("targets", of: project.root) {
      let name = target.text("name") ?? target.id
      guard target.kind == "PBXNativeTarget" else {
        notes.append(
          CodeBaseNote(name, "This target is left out: it only runs scripts or other targets."))
        continue
      }
      switch TargetRole(productType: target.text("productType") ?? "") {
      case .tests: tests.append(name)
      case .other(let product):
        notes.append(CodeBaseNote(name, "This target is left out: it builds \(product)."))
      case .module(let kind):
        let settings = project.settings(of: target, for: platform, notes: &notes)
        let platforms = TargetPlatform.all(in: settings)
        if platforms.contains(platform) || names.contains(name) {
          drafts.append(draft(of: target, kind, settings))
        } else {
          let systems = platforms.map(\.rawValue).joined(separator: " and ")
          notes.append(
            CodeBaseNote(
              name, "This target is left out: it builds for \(systems), not \(platform.rawValue)."))
        }
      }
    }
  }

  /// Returns the platforms for which a project has targets with views.
  static func platforms(of project: XcodeProject) -> Set<TargetPlatform> {
    var notes: [CodeBaseNote] = []
    let targets = project.objects("targets", of: project.root).filter {
      guard $0.kind == "PBXNativeTarget" else { return false }
      let role = TargetRole(productType: $0.text("productType") ?? "")
      return role == .module(.application) || role == .module(.library)
    }
    return Set(
      targets.flatMap { TargetPlatform.all(in: project.settings(of: $0, notes: &notes)) })
  }

  /// The key of a target's draft.
  static func key(_ target: String, in project: String) -> String { "\(project)|\(target)" }

  func isForPlatform(_ object: XcodeProject.Object) -> Bool {
    let filters = object.texts("platformFilters") + object.texts("platformFilter")
    return filters.isEmpty || filters.contains(platform.filterName)
  }

  private mutating func draft(
    of target: XcodeProject.Object, _ kind: SourceModule.Kind, _ settings: BuildSettings
  ) -> ModuleDraft {
    let name = target.text("name") ?? target.id
    var draft = ModuleDraft(
      key: Self.key(target.id, in: project.path),
      module: SourceModule(
        name: name, moduleName: settings["PRODUCT_MODULE_NAME"]?.identifier ?? name.identifier,
        kind: kind, folder: project.folder))
    draft.module.settings = ModuleSettings(
      settings, developmentRegion: project.root.text("developmentRegion"))
    draft.productFile =
      project.object("productReference", of: target)?.text("path").map(FilePath.name)
      ?? settings["PRODUCT_NAME"].map { $0 + ".framework" }
    let list = InformationList(settings, folder: project.folder)
    draft.module.information = list.values
    if let problem = list.problem { draft.notes.append(CodeBaseNote(name, problem)) }

    var scripts: [String] = []
    for phase in project.objects("buildPhases", of: target) {
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in files(of: phase) { add(file, to: &draft, except: list.path) }
      case "PBXFrameworksBuildPhase":
        for file in project.objects("files", of: phase) where isForPlatform(file) {
          addLibrary(file, to: &draft)
        }
      case "PBXCopyFilesBuildPhase": addCopies(of: phase, to: &draft)
      case "PBXShellScriptBuildPhase": scripts.append("“\(phase.text("name") ?? "Run Script")”")
      default: break
      }
    }
    addSynchronizedFolders(of: target, to: &draft, except: list.path)
    addDependencies(of: target, to: &draft)
    draft.module.folder =
      Self.folder(of: draft.module.sources, in: project.folder) ?? project.folder
    draft.finish(root: boundary)
    if !scripts.isEmpty {
      let text = "Scripts of build phases are never run: \(scripts.joined(separator: ", "))."
      draft.notes.append(
        CodeBaseNote(name, text + " If one generates sources, run it, and commit its output."))
    }
    return draft
  }

  private func files(of phase: XcodeProject.Object) -> [XcodeProject.Object] {
    project.objects("files", of: phase).filter(isForPlatform).compactMap {
      project.object("fileRef", of: $0)
    }
  }

  /// Adds the file of a reference, or those of its localizations.
  private func add(
    _ file: XcodeProject.Object, to draft: inout ModuleDraft, except excluded: String?
  ) {
    if file.kind == "PBXVariantGroup" {
      for child in project.objects("children", of: file) where child.kind != file.kind {
        add(child, to: &draft, except: excluded)
      }
    } else if let path = project.path(of: file), path != excluded {
      let isFolder = file.text("lastKnownFileType") == "folder"
      if isFolder, Directory.exists(at: path), !FileKind.wrappers.contains(path.fileExtension) {
        draft.addResource(path, place: FilePath.name(of: path))
      } else {
        draft.add(path, root: boundary)
      }
    }
  }

  /// Adds what a phase copies to the bundle or to its resources.
  private func addCopies(of phase: XcodeProject.Object, to draft: inout ModuleDraft) {
    let folder = phase.text("dstPath") ?? ""
    guard ["1", "7"].contains(phase.text("dstSubfolderSpec")), !folder.contains("$") else { return }
    for file in files(of: phase) {
      guard let path = project.path(of: file), FilePath.isOccupied(path),
        FileKind(of: path) == .resource
      else { continue }
      let name = FilePath.name(of: path)
      draft.addResource(
        path, place: FilePath.components(of: folder + "/" + name).joined(separator: "/"))
    }
  }

  /// Returns the folder that contains most of the sources.
  private static func folder(of sources: [String], in root: String) -> String? {
    let groups = Dictionary(grouping: sources) {
      FilePath.components(of: $0.relative(to: root)).first.map(String.init) ?? ""
    }
    let largest = groups.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.value ?? []
    guard let first = largest.first else { return nil }
    var common = FilePath.components(of: FilePath.parent(of: first))
    for source in largest.dropFirst() {
      let parts = FilePath.components(of: FilePath.parent(of: source))
      common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
  }
}

extension XcodeTargets {
  /// Reads the references to packages.
  private mutating func readPackages() {
    for reference in project.objects("packageReferences", of: project.root) {
      if let path = reference.text("relativePath") ?? reference.text("path") {
        localPackages.append(
          FilePath.standardized(FilePath.absolute(path, in: project.folder)))
      } else if let package = RemotePackage(reference) {
        packages.append(package)
      } else if let url = reference.text("repositoryURL") {
        notes.append(
          CodeBaseNote(url, "This package is left out: its requirement is not understood."))
      }
    }
    for file in project.all("PBXFileReference") {
      guard ["folder", "wrapper", "text", nil].contains(file.text("lastKnownFileType")),
        let path = project.path(of: file), path.fileExtension != "xcodeproj",
        FilePath.isOccupied(path + "/Package.swift")
      else { continue }
      localPackages.append(path)
    }
    // Packages in synchronized folders are found as in Xcode, even if a target excludes them.
    for group in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = project.path(of: group) else { continue }
      _ = FolderListing(of: folder) { relative in
        let isPackage = Self.isPackage(folder + "/" + relative)
        if isPackage { localPackages.append(folder + "/" + relative) }
        return isPackage
      }
    }
    localPackages = localPackages.unique
  }

  /// Returns whether a folder in a synchronized folder is a package.
  static func isPackage(_ path: String) -> Bool {
    path.fileExtension != "swiftpm" && FilePath.isOccupied(path + "/Package.swift")
  }
}
