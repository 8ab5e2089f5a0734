// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension ManifestMigration {
  /// Replaces the product dependencies of targets.
  mutating func readProducts() {
    for token in source.tokens.indices {
      if let call = ManifestCall("product", at: token, in: source) {
        readProduct(call)
      } else if let call = ManifestCall("byName", at: token, in: source) {
        readName(call)
      } else if isListedDependency(token), let name = source.string(token),
        TintypePackage.products.contains(name), !ownNames.contains(name)
      {
        guard needsProducts else { continue }
        known.insert(token)
        edit(bytes(of: token), package.product(name))
      }
    }
  }

  /// A Boolean value that indicates whether names without a package can be products of Tintype.
  private var needsProducts: Bool { dependsOnTintype || !edits.isEmpty || !manual.isEmpty }

  private mutating func readProduct(_ call: ManifestCall) {
    let name = call.text("name")
    let isProduct = name.map(TintypePackage.products.contains) ?? false
    if let literal = call.literal("name") { known.insert(literal) }
    // The keys of `moduleAliases` are names of modules.
    if let aliases = call.argument("moduleAliases") { known.formUnion(aliases.tokens) }
    if let literal = call.literal("package") {
      known.insert(literal)
      let identity = source.string(literal)?.lowercased() ?? ""
      guard oldNames.contains(identity), identity != package.identity else { return }
      guard isProduct || name == nil else {
        report(
          call.name, "Tintype has no product '\(name ?? "")'. Remove this dependency of the target."
        )
        return
      }
      edit(bytes(of: literal), TintypePackage.literal(package.identity))
    } else if isProduct, call.argument("package") == nil, let literal = call.literal("name") {
      let end = source.tokens[literal].end
      edit(end..<end, ", package: \(TintypePackage.literal(package.identity))")
    } else if isProduct {
      report(
        call.name,
        "The package of this product is not a string literal. Write "
          + "`package: \(TintypePackage.literal(package.identity))`.")
    }
  }

  private mutating func readName(_ call: ManifestCall) {
    guard let literal = call.literal("name"), let name = source.string(literal),
      TintypePackage.products.contains(name), !ownNames.contains(name), needsProducts
    else { return }
    known.insert(literal)
    edit(bytes(of: call.name), "product")
    let end = source.tokens[literal].end
    edit(end..<end, ", package: \(TintypePackage.literal(package.identity))")
  }

  /// Returns whether a token is an item of a target's array `dependencies: […]`.
  private func isListedDependency(_ token: Int) -> Bool {
    let tokens = source.tokens
    guard tokens[token].kind == .string, token > 0, token + 1 < tokens.count,
      tokens[token - 1].isOpening("[") || tokens[token - 1].kind == .comma,
      tokens[token + 1].kind == .comma || tokens[token + 1].kind == .closing
    else { return false }
    var index = token - 1
    while index >= 0, tokens[index].kind != .opening {
      index = tokens[index].kind == .closing ? tokens[index].partner - 1 : index - 1
    }
    return index >= 2 && tokens[index].isOpening("[") && tokens[index - 1].kind == .colon
      && source.isWord(index - 2, "dependencies")
  }

  // MARK: Other strings

  /// Reports string literals that name the package or a product in another form.
  mutating func reportRest() {
    // If the manifest only depends on Tintype, strings with its product names need no edit.
    let findsProducts = !dependsOnTintype || !edits.isEmpty || !manual.isEmpty
    for token in source.tokens.indices where !known.contains(token) {
      guard source.tokens[token].kind == .string else { continue }
      guard let text = source.string(token) else {
        let raw = String(decoding: source.bytes(of: source.tokens[token]), as: UTF8.self)
        if raw.contains(Self.oldIdentity) { reportPackage(token) }
        continue
      }
      if findsProducts, TintypePackage.products.contains(text), !ownNames.contains(text) {
        report(
          token,
          "This string can name a product of swift-snapshot-testing. Use "
            + "`\(package.product(text))` for the target's dependency.")
      } else if oldNames.contains(TintypePackage.identity(of: text)),
        package.identity != text.lowercased()
      {
        reportPackage(token)
      }
    }
  }

  private mutating func reportPackage(_ token: Int) {
    report(
      token,
      "This string names swift-snapshot-testing. Use `.package(\(package.arguments))` for the "
        + "dependency, and `package: \(TintypePackage.literal(package.identity))` for products.")
  }
}
