// SPDX-License-Identifier: MIT

extension CodeBase {
  /// Returns the code base with those modules of fetched packages that its modules use.
  ///
  /// - Parameter fetched: The packages, which may use each other.
  /// - Returns: The code base, in which modules follow those that they use.
  package func merging(_ fetched: [CodeBase]) -> CodeBase {
    var products: [String: [String]] = [:]
    var available: [String: SourceModule] = [:]
    for package in fetched {
      products.merge(package.productModules) { first, _ in first }
      for module in package.modules where available[module.moduleName] == nil {
        available[module.moduleName] = module
      }
    }
    var result = self
    result.modules = []
    var done = Set(modules.map(\.moduleName))
    func connected(_ module: SourceModule) -> SourceModule {
      var module = module
      for product in module.products {
        let alone = available[product.name].map { [$0.moduleName] }
        let names = products[product.name] ?? alone ?? []
        module.uses += names.filter { !module.uses.contains($0) && $0 != module.moduleName }
      }
      return module
    }
    func add(_ names: [String], depth: Int) {
      for name in names {
        guard depth < 256, let found = available[name], done.insert(name).inserted else { continue }
        let module = connected(found)
        add(module.uses, depth: depth + 1)
        result.modules.append(module)
      }
    }
    for module in modules {
      let module = connected(module)
      add(module.uses, depth: 0)
      result.modules.append(module)
    }
    result.notes += fetched.flatMap(\.notes)
    return result
  }
}
