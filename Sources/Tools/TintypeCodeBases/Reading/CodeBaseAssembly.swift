// SPDX-License-Identifier: MIT

import TintypeBase

/// Collects the modules of projects and packages, and resolves what they use.
struct CodeBaseAssembly {
  private(set) var drafts: [ModuleDraft] = []
  private(set) var packages: [RemotePackage] = []
  var notes: [CodeBaseNote] = []
  private var tests: [String] = []
  /// The keys of targets that are only read because others may depend on them.
  private var optional: Set<String> = []
  /// The keys of the targets in products of local packages.
  private var products: [Product] = []

  private struct Product {
    var package: String
    var name: String
    var targets: [String]
  }

  /// Adds the targets of a project.
  mutating func add(_ targets: XcodeTargets, isOptional: Bool) {
    drafts += targets.drafts
    if isOptional {
      optional.formUnion(targets.drafts.map(\.key))
    } else {
      notes += targets.notes
      tests += targets.tests
    }
    for package in targets.packages { add(package) }
  }

  /// Adds a package that SwiftPM fetches; of two requirements for one package, the first counts.
  mutating func add(_ package: RemotePackage) {
    let identity = RemotePackage.identity(package.url)
    guard let other = packages.first(where: { RemotePackage.identity($0.url) == identity }) else {
      return packages.append(package)
    }
    if other.requirement != package.requirement {
      notes.append(
        CodeBaseNote(
          identity,
          "Different versions of this package are required. The first requirement applies."))
    }
  }

  /// Adds the targets and products of a package.
  mutating func add(_ manifest: PackageManifest, identity: String?, boundary: String) {
    for json in manifest.targets {
      switch PackageTarget(json, in: manifest)?.read(boundary: boundary) {
      case .module(let draft): drafts.append(draft)
      case .leftOut(let note): notes.append(note)
      case .tests: tests.append(json["name"]?.string ?? "")
      case nil: break
      }
    }
    for (name, targets) in manifest.products {
      products.append(
        Product(
          package: identity ?? manifest.identity, name: name,
          targets: targets.map { PackageTarget.key($0, in: manifest.directory) }))
    }
  }

  /// Resolves the dependencies, and returns the code base.
  ///
  /// - Parameters:
  ///   - base: The name and the root.
  ///   - targets: The names of the targets to keep with those that they use; empty for all.
  /// - Returns: The code base.
  /// - Throws: The reasons why no target is kept.
  func codeBase(_ base: CodeBase, targets: [String]) throws(CodeBaseError) -> CodeBase {
    var result = base
    result.packages = packages
    result.notes = notes
    let kept = try kept(&result.notes, in: base, targets: targets)
    let names = Dictionary(
      drafts.map { ($0.key, $0.module.moduleName) }, uniquingKeysWith: { first, _ in first })
    result.notes += kept.flatMap { $0.notes + unresolvedFiles(of: $0) }
    if !tests.isEmpty {
      result.notes.append(
        CodeBaseNote(base.name, "Tests are left out: \(tests.joined(separator: ", "))."))
    }
    let available = Set(kept.map(\.module.moduleName))
    var modules = kept.map(\.module)
    for (index, draft) in kept.enumerated() {
      let targets = draft.dependencies.flatMap { keys(of: $0) }.compactMap { names[$0] }
      modules[index].uses = targets.unique.filter {
        available.contains($0) && $0 != draft.module.moduleName
      }
      modules[index].products = remoteProducts(of: draft)
    }
    // The module of an app cannot be imported.
    let apps = Set(modules.filter { $0.kind == .application }.map(\.moduleName))
    for index in modules.indices { modules[index].uses.removeAll(where: apps.contains) }
    result.modules = ModuleOrder(modules, notes: &result.notes).modules
    ImportScan.addImplicitDependencies(to: &result.modules)
    for product in products {
      let modules = product.targets.compactMap { names[$0] }.filter(available.contains)
      if result.productModules[product.name] == nil {
        result.productModules[product.name] = modules
      }
    }
    return result
  }

  /// Returns the targets that are wanted and have sources; of two with one name, the first.
  private func kept(
    _ notes: inout [CodeBaseNote], in base: CodeBase, targets: [String]
  ) throws(CodeBaseError) -> [ModuleDraft] {
    let isWanted = { (draft: ModuleDraft) in
      targets.isEmpty
        ? !optional.contains(draft.key)
        : targets.contains(draft.module.name) || targets.contains(draft.module.moduleName)
    }
    let wanted = drafts.filter(isWanted)
    for target in targets
    where !wanted.contains(where: { $0.module.name == target || $0.module.moduleName == target }) {
      let names = drafts.map(\.module.name).unique.joined(separator: ", ")
      throw .noTargets(
        path: base.root,
        reasons: ["There is no target “\(target)”. The targets are: \(names)."]
          + notes.filter { $0.subject == target }.map(\.text))
    }
    let reachable = reachable(from: wanted.map(\.key))
    var (names, kept): ([String: String], [ModuleDraft]) = ([:], [])
    for draft in drafts where reachable.contains(draft.key) {
      let module = draft.module
      guard module.kind == .clang || !module.sources.isEmpty else {
        notes.append(
          CodeBaseNote(module.name, "This target is left out: it has no sources in Swift."))
        continue
      }
      if let first = names[module.moduleName] {
        notes.append(
          CodeBaseNote(
            module.name,
            """
            This target is left out: its module is named “\(module.moduleName)”, as that of “\(first)”. \
            To see its previews, name it instead of the other.
            """))
        continue
      }
      names[module.moduleName] = module.name
      kept.append(draft)
    }
    guard kept.contains(where: { $0.module.kind != .clang }) else {
      throw .noTargets(
        path: base.root, reasons: notes.prefix(12).map { "\($0.subject): \($0.text)" })
    }
    return kept
  }
}

extension CodeBaseAssembly {
  /// Returns the keys of the targets that a dependency means.
  private func keys(of dependency: ModuleDraft.Dependency) -> [String] {
    switch dependency {
    case .target(let key): return [key]
    case .product(let name, let package):
      let named = products.filter { $0.name == name }
      return (named.first { $0.package == package } ?? named.first)?.targets ?? []
    case .file(let file):
      return drafts.filter {
        $0.module.kind == .library
          && ($0.productFile == file || $0.module.moduleName == file.withoutExtension)
      }.prefix(1).map(\.key)
    }
  }

  /// Returns the products of fetched packages that a target names.
  private func remoteProducts(of draft: ModuleDraft) -> [SourceModule.PackageProduct] {
    draft.dependencies.compactMap { dependency in
      guard case .product(let name, let package) = dependency, keys(of: dependency).isEmpty else {
        return nil
      }
      let identities = packages.map { RemotePackage.identity($0.url) }
      let guess = identities.first { $0 == name.lowercased() }
      return .init(name: name, package: package ?? guess)
    }
  }

  private func reachable(from keys: [String]) -> Set<String> {
    let index = Dictionary(drafts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var (found, waiting) = (Set(keys), keys)
    while let key = waiting.popLast() {
      for next in (index[key]?.dependencies ?? []).flatMap({ self.keys(of: $0) })
      where index[next] != nil && found.insert(next).inserted {
        waiting.append(next)
      }
    }
    return found
  }

  /// Returns notes about the libraries that a target links, and that nothing here builds.
  private func unresolvedFiles(of draft: ModuleDraft) -> [CodeBaseNote] {
    draft.dependencies.compactMap { dependency in
      guard case .file(let file) = dependency, keys(of: dependency).isEmpty else { return nil }
      let isPod = file.hasPrefix("Pods_") || file.hasPrefix("libPods-")
      return CodeBaseNote(
        draft.module.name,
        """
        The library “\(file)” is ignored: \(isPod ? "CocoaPods builds it" : "no project here builds it"). \
        Sources that import \(isPod ? "pods" : "it") are left out.
        """)
    }
  }
}
