// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The declarations in a source that `tintype init` needs, found without the compiler.
struct SourceDeclarations {
  /// A type outside of other declarations.
  struct TypeName: Hashable {
    var name: String
    var isPublic: Bool
    /// A Boolean value that indicates whether the declaration names the protocol `View`.
    var isView: Bool
  }

  /// A Boolean value that indicates whether the source declares previews.
  private(set) var hasPreviews = false
  /// The types that code in another file can name without arguments.
  private(set) var types: [TypeName] = []
  /// The names of imported modules.
  private(set) var imports: Set<String> = []
  /// The names in the types whose previews the source takes snapshots of; `nil` if it takes none.
  private(set) var previewed: Set<String>?

  private let source: SwiftSource

  /// Reads a source; `nil` if it is not Swift.
  init?(_ bytes: [UInt8]) {
    guard let source = try? SwiftSource(reading: bytes) else { return nil }
    self.source = source
    let code = LinuxCode(source, available: AppleModules.withSwiftUI)
    var end = 0
    for token in source.tokens.indices where !code.omits(token) {
      let kind = source.tokens[token].kind
      if kind == .hashWord, source.text(of: source.tokens[token]) == "#Preview" {
        hasPreviews = true
      }
      guard kind == .word else {
        // Types in the braces of another declaration are skipped.
        if kind == .opening { end = max(end, source.tokens[token].partner) }
        continue
      }
      readType(token, isNested: token < end)
      readImport(token)
      readUse(token)
    }
  }

  private func word(_ token: Int) -> String? {
    guard source.tokens.indices.contains(token), source.tokens[token].kind == .word else {
      return nil
    }
    return source.text(of: source.tokens[token])
  }

  // MARK: Types

  private mutating func readType(_ token: Int, isNested: Bool) {
    let kinds = ["struct", "class", "enum", "actor", "extension"]
    guard kinds.contains(where: { source.isWord(token, $0) }), let name = word(token + 1),
      // Elsewhere, such as in `.actor` or `class func`, the word is no declaration.
      token == 0 || !source.tokens[token - 1].isSymbol("."), name != "func", name != "var"
    else { return }
    var (index, isView) = (token + 2, false)
    while index < source.tokens.count, !source.tokens[index].isOpening("{") {
      if source.isWord(index, "PreviewProvider") { hasPreviews = true }
      if source.isWord(index, "View") { isView = true }
      if source.tokens[index].isFirstOnLine, source.tokens[index].kind == .directive { break }
      index += 1
    }
    let modifiers = modifiers(before: token)
    guard !isNested, !source.isWord(token, "extension"),
      !modifiers.contains("private"), !modifiers.contains("fileprivate"),
      source.tokens.indices.contains(token + 2), !source.tokens[token + 2].isSymbol("<")
    else { return }
    types.append(
      TypeName(
        name: name, isPublic: modifiers.contains("public") || modifiers.contains("open"),
        isView: isView))
  }

  /// Returns the modifiers before the keyword of a declaration.
  private func modifiers(before token: Int) -> Set<String> {
    let known: Set = [
      "public", "open", "package", "internal", "private", "fileprivate", "final", "indirect",
      "nonisolated", "distributed",
    ]
    var found: Set<String> = []
    var index = token - 1
    while let modifier = word(index), known.contains(modifier) {
      found.insert(modifier)
      index -= 1
    }
    return found
  }

  // MARK: Tests

  private mutating func readImport(_ token: Int) {
    guard source.isWord(token, "import"), var module = word(token + 1) else { return }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    if kinds.contains(module) { module = word(token + 2) ?? module }
    imports.insert(module)
  }

  /// Reads the type in `Preview.all(in: X.self)` or `assertSnapshots(ofPreviewsIn: X.self)`.
  private mutating func readUse(_ token: Int) {
    var index = token
    if source.isWord(token, "Preview"), source.isWord(token + 2, "all"),
      source.isWord(token + 4, "in")
    {
      index += 6
    } else if source.isWord(token, "ofPreviewsIn") {
      index += 2
    } else {
      return
    }
    var names = previewed ?? []
    while let name = word(index) {
      if name != "self" { names.insert(name) }
      index += 2
    }
    previewed = names
  }
}
