// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// Finds the modules that sources import.
///
/// All modules of an Xcode build are in one directory. Targets can import those on which they do
/// not depend, and many do.
enum ImportScan {
  /// The maximum size of a source that is searched for imports, in bytes.
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
    // The C library searches fast in builds for debugging, too.
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        var position = 0
        while let found = strstr(base + position, word) {
          let start = base.distance(to: UnsafePointer(found))
          position = start + word.utf8.count
          let before = bytes[max(start - lineLimit, 0)..<start]
          let line =
            before.lastIndex { $0 == 0x0A || $0 == 0x3B }.map { before[($0 + 1)...] } ?? before
          if let name = name(before: line, after: bytes[position...].prefix(lineLimit)) {
            names.insert(name)
          }
        }
      }
    }
    return names
  }

  private static let word = "import"
  /// The maximum length of a line with an import, in bytes.
  private static let lineLimit = 256

  /// Returns the module that a line imports, from the parts before and after the word `import`.
  private static func name(
    before: ArraySlice<UInt8>, after: ArraySlice<UInt8>
  ) -> String? {
    guard let first = after.first, first == 0x20 || first == 0x09,
      before.last.map({ $0 == 0x20 || $0 == 0x09 }) ?? true
    else { return nil }
    let modifiers = String(decoding: before, as: UTF8.self).split(separator: " ")
    guard modifiers.allSatisfy({ isModifier(String($0)) }) else { return nil }
    let line = after.prefix { $0 != 0x0A && $0 != 0x0D && $0 != 0x3B }
    let words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }
    let name = words.first.map { kinds.contains(String($0)) ? words.dropFirst().first ?? $0 : $0 }
    return name.map { String($0.prefix { $0 != "." && $0 != "/" }) }
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@")
      || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }

  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
