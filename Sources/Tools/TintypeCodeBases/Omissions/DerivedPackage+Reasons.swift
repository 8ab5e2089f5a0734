// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension DerivedPackage {
  /// The facts that determine why sources are left out.
  package var omissionContext: OmissionContext {
    var context = OmissionContext()
    for module in codeBase.modules {
      for product in module.products {
        if let package = product.package {
          context.products[product.name] = package
        } else if context.products[product.name] == nil {
          context.products[product.name] = ""
        }
      }
    }
    for (file, omissions) in omissions.sorted(by: { $0.key.path < $1.key.path }) {
      let isWhole = omissions.contains { $0.level == .file }
      let names =
        isWhole
        ? adapted[file].map(Self.types) ?? []
        : omissions.filter { $0.level == .type }.compactMap { Self.type($0.declaration) }
      let path = file.path.relative(to: codeBase.root)
      for name in names where context.leftOutTypes[name] == nil {
        context.leftOutTypes[name] = path
      }
    }
    return context
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  /// Returns the name of a declared type, such as `Card` of `struct Card`.
  private static func type(_ declaration: String) -> String? {
    let words = declaration.split(separator: " ")
    guard words.count == 2, keywords.contains(String(words[0])) else { return nil }
    return String(words[1])
  }

  /// Returns the names of the types that a source declares.
  private static func types(in source: [UInt8]) -> [String] {
    guard let source = try? SwiftSource(reading: source) else { return [] }
    return zip(source.tokens, source.tokens.dropFirst()).compactMap { keyword, name in
      guard keyword.kind == .word, name.kind == .word, keywords.contains(source.text(of: keyword))
      else { return nil }
      return source.text(of: name)
    }
  }
}
