// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension SourceAdaptation {
  /// The accessors of a property of Core Data; the functions find the key by the property's name.
  static let managedAccessors = "{get{_managed()}set{_manage(newValue)}}"

  /// Returns what takes the place of `@NSManaged`, which requires the Objective-C runtime: accessors
  /// of properties, and bodies of methods such as `addToItems(_:)`.
  ///
  /// The initializer that objects are created with becomes a required one, as it is in effect.
  mutating func managedAccessors(of tree: DeclarationTree) -> [EditedSource.Edit] {
    var edits: [EditedSource.Edit] = []
    for declaration in tree.declarations {
      if declaration.keyword == "init", declaration.modifiers.contains("override") {
        requireInitializer(declaration)
      }
      guard declaration.body == nil, hasAttribute("NSManaged", declaration) else { continue }
      let tokens = declaration.tokens.filter {
        $0 > declaration.keywordToken && source.tokens[$0].kind != .semicolon
      }
      guard let last = tokens.last else { continue }
      let text: String
      switch declaration.keyword {
      case "var" where tokens.count > 2 && source.tokens[tokens[1]].kind == .colon:
        text = Self.managedAccessors
      case "func": text = "{_change(\(parameters(of: tokens).joined(separator: ",")))}"
      default: continue
      }
      edits.append(.inserting(text, at: source.tokens[last].end))
    }
    return edits
  }

  /// Returns the names of a function's parameters in its body.
  private func parameters(of tokens: [Int]) -> [String] {
    guard let open = tokens.first(where: { source.tokens[$0].byte == ASCII.openParen }) else {
      return []
    }
    var (names, name, index): ([String], String, Int) = ([], "", open + 1)
    while index < source.tokens[open].partner {
      let token = source.tokens[index]
      if token.kind == .word { name = source.text(of: token) }
      if token.kind == .colon {
        names.append(name)
        // The type ends with a comma outside of brackets.
        while index < source.tokens[open].partner, source.tokens[index].kind != .comma {
          index = max(index, source.tokens[index].partner) + 1
        }
      }
      index += 1
    }
    return names
  }

  /// Replaces `override` of `init(entity:insertInto:)`.
  private mutating func requireInitializer(_ declaration: Declaration) {
    let first = declaration.keywordToken + 1
    guard first + 1 < source.tokens.count, source.tokens[first].byte == ASCII.openParen,
      source.isWord(first + 1, "entity"),
      (first..<source.tokens[first].partner).contains(where: { source.isWord($0, "insertInto") }),
      let modifier = (declaration.tokens.lowerBound..<declaration.keywordToken).first(where: {
        source.isWord($0, "override")
      })
    else { return }
    replace(modifier..<(modifier + 1), with: "required")
  }
}
