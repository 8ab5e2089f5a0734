// SPDX-License-Identifier: MIT

/// An attribute before a declaration, such as `@available(iOS 17, *)`.
struct AttributeSyntax: Hashable {
  /// The name without the name of a module.
  var name: String
  /// The tokens, from the at sign.
  var tokens: Range<Int>
}

extension TokenizedSource {
  /// Returns the attributes that begin at a token.
  func attributes(at index: Int) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    var index = index
    while let attribute = attribute(at: index) {
      attributes.append(attribute)
      index = attribute.tokens.upperBound
    }
    return attributes
  }

  private func attribute(at index: Int) -> AttributeSyntax? {
    guard isCharacter(index, "@"), isWord(index + 1) else { return nil }
    let name = lastComponent(index + 1)
    var end = name + 1
    if isAdjacentToPrevious(end) { end = afterGenericArguments(end) }
    if isCharacter(end, "("), isAdjacentToPrevious(end) || isDeclaration(after(end)) {
      end = after(end)
    }
    return AttributeSyntax(name: self.name(name), tokens: index..<end)
  }

  /// Returns whether a declaration or an attribute begins at a token, or the source ends there.
  ///
  /// After a blank, other parentheses belong to the type of a closure or a tuple.
  private func isDeclaration(_ index: Int) -> Bool {
    index >= tokens.count || isCharacter(index, "@")
      || ["var", "let", "private", "fileprivate", "internal", "package", "public"]
        .contains(name(index))
  }
}
