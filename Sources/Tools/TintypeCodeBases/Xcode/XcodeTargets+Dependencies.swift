// SPDX-License-Identifier: MIT

import TintypeBase

extension XcodeTargets {
  /// Adds the targets and products that a target depends on.
  mutating func addDependencies(of target: XcodeProject.Object, to draft: inout ModuleDraft) {
    for dependency in project.objects("dependencies", of: target) where isForPlatform(dependency) {
      if let product = project.object("productRef", of: dependency) {
        add(product: product, to: &draft)
      } else if let id = dependency.text("target") {
        draft.dependencies.append(.target(Self.key(id, in: project.path)))
      } else if let proxy = project.object("targetProxy", of: dependency),
        let id = proxy.text("remoteGlobalIDString"),
        let container = project.object("containerPortal", of: proxy)
      {
        let path = container.kind == "PBXProject" ? project.path : project.path(of: container)
        if let path { draft.dependencies.append(.target(Self.key(id, in: path))) }
      }
    }
    for product in project.objects("packageProductDependencies", of: target) {
      add(product: product, to: &draft)
    }
    draft.dependencies = draft.dependencies.unique
  }

  /// Adds a library that a target links.
  mutating func addLibrary(_ file: XcodeProject.Object, to draft: inout ModuleDraft) {
    if let product = project.object("productRef", of: file) {
      return add(product: product, to: &draft)
    }
    guard let library = project.object("fileRef", of: file) else { return }
    if library.kind == "PBXReferenceProxy" || library.text("sourceTree") == "BUILT_PRODUCTS_DIR" {
      let owner = project.objects("targets", of: project.root).first {
        $0.text("productReference") == library.id
      }
      draft.dependencies.append(
        owner.map { .target(Self.key($0.id, in: project.path)) }
          ?? .file(FilePath.name(of: library.text("path") ?? library.name)))
    } else if let path = project.path(of: library), path.fileExtension.hasSuffix("framework"),
      !path.contains("/System/Library/")
    {
      draft.add(path, root: boundary)
    }
  }

  private mutating func add(product: XcodeProject.Object, to draft: inout ModuleDraft) {
    guard let name = product.text("productName") else { return }
    if name.hasPrefix("plugin:") {
      draft.notes.append(
        CodeBaseNote(
          draft.module.name,
          "The build plugin “\(name.dropFirst("plugin:".count))” is not run."))
      return
    }
    let url = project.object("package", of: product)?.text("repositoryURL")
    draft.dependencies.append(
      .product(name: name, package: url.map(RemotePackage.identity)))
  }
}

extension RemotePackage {
  /// Returns the identity of the package in a repository, such as `swift-collections`.
  static func identity(_ url: String) -> String {
    let name = FilePath.name(of: FilePath.withoutSlash(url)).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The package that an Xcode project refers to; `nil` if the requirement is not understood.
  init?(_ reference: XcodeProject.Object) {
    guard let url = reference.text("repositoryURL"),
      let requirement = reference.values["requirement"]
    else { return nil }
    let minimum = requirement["minimumVersion"]?.text ?? requirement["version"]?.text ?? ""
    func range(next: String?) -> Requirement? {
      next.map { .range(from: Self.version(minimum), to: $0) }
    }
    let found: Requirement? =
      switch requirement["kind"]?.text {
      case "upToNextMajorVersion": range(next: Self.next(after: minimum, keeping: 0))
      case "upToNextMinorVersion": range(next: Self.next(after: minimum, keeping: 1))
      case "versionRange": range(next: requirement["maximumVersion"]?.text.map(Self.version))
      case "exactVersion": minimum.isEmpty ? nil : .exact(Self.version(minimum))
      case "branch": requirement["branch"]?.text.map { .branch($0) }
      case "revision": requirement["revision"]?.text.map { .revision($0) }
      default: nil
      }
    guard let found else { return nil }
    self.init(url: url, requirement: found)
  }

  /// The version with its three numbers.
  private static func version(_ text: String) -> String {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let count = core.split(separator: ".").count
    return core + String(repeating: ".0", count: max(3 - count, 0)) + text.dropFirst(core.count)
  }

  private static func next(after version: String, keeping count: Int) -> String? {
    let numbers = version.prefix { $0 != "-" && $0 != "+" }.split(separator: ".").map { Int($0) }
    guard let major = numbers.first ?? nil, major < 1 << 30 else { return nil }
    if count == 0 { return "\(major + 1).0.0" }
    let minor = (numbers.dropFirst().first ?? 0) ?? 0
    return minor < 1 << 30 ? "\(major).\(minor + 1).0" : nil
  }
}
