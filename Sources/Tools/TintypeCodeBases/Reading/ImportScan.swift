// SPDX-License-Identifier: MIT

import TintypeBase

/// Finds the modules that sources import.
///
/// All modules of an Xcode build are in one directory. Targets can import those on which they do
/// not depend, and many do.
enum ImportScan {
  private static let sizeLimit = 16 << 20

  /// Adds the modules and products that sources import without a declared dependency.
  ///
  /// - Parameter modules: The modules, each after those that it uses.
  static func addImplicitDependencies(to modules: inout [SourceModule]) {
    let names = Set(modules.filter { $0.kind != .application }.map(\.moduleName))
    let products = modules.flatMap(\.products)
    var reachable: [String: Set<String>] = [:]
    for module in modules {
      reachable[module.moduleName] = module.uses.reduce(into: Set(module.uses)) {
        $0.formUnion(reachable[$1] ?? [])
      }
    }
    for index in modules.indices where modules[index].kind != .clang {
      let module = modules[index]
      let imports = module.sources.reduce(into: Set<String>()) {
        $0.formUnion(Self.imports(in: $1))
      }
      for name in imports.sorted() where name != module.moduleName {
        if names.contains(name) {
          guard !module.uses.contains(name),
            reachable[name]?.contains(module.moduleName) == false
          else { continue }
          modules[index].uses.append(name)
          let gained = (reachable[name] ?? []).union([name])
          for other in reachable.keys
          where other == module.moduleName || reachable[other]?.contains(module.moduleName) == true
          {
            reachable[other]?.formUnion(gained)
          }
        } else if !module.products.contains(where: { $0.name == name }),
          let product = products.first(where: { $0.name == name })
        {
          modules[index].products.append(product)
        }
      }
    }
    var notes: [CodeBaseNote] = []
    modules = ModuleOrder(modules, notes: &notes).modules
  }

  /// Returns the names of the modules that a source imports.
  static func imports(in path: String) -> Set<String> {
    guard let bytes = try? RegularFile.bytes(of: path, limit: sizeLimit) else { return [] }
    var names: Set<String> = []
    for line in bytes.split(separator: 0x0A) where line.count < 512 {
      let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x3B || $0 == 0x0D }
      guard let position = words.prefix(6).firstIndex(where: { $0.elementsEqual("import".utf8) }),
        words[..<position].allSatisfy({ isModifier(String(decoding: $0, as: UTF8.self)) })
      else { continue }
      let rest = words[(position + 1)...].map { String(decoding: $0, as: UTF8.self) }
      let name = rest.first.map { kinds.contains($0) ? rest.dropFirst().first ?? $0 : $0 } ?? ""
      names.insert(String(name.prefix { $0 != "." }))
    }
    return names
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@")
      || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }

  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
