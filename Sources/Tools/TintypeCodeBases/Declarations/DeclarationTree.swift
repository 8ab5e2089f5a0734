// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// The declarations of a file, without those in the bodies of functions.
struct DeclarationTree {
  let source: SwiftSource
  /// The declarations; a type is before its members.
  private(set) var declarations: [Declaration] = []

  /// The maximum depth of nested types; deeper ones are part of their type.
  private static let depthLimit = 64

  init(_ source: SwiftSource) {
    self.source = source
    read(0..<source.tokens.count, parent: nil, depth: 0)
  }

  /// Returns the index of the innermost declaration at an offset.
  func declaration(at offset: Int) -> Int? {
    declarations.lastIndex {
      source.tokens[$0.tokens.lowerBound].start <= offset
        && offset < source.tokens[$0.tokens.upperBound - 1].end
    }
  }

  /// Returns the line number of a declaration's keyword.
  func line(of declaration: Declaration) -> Int {
    source.line(of: source.tokens[declaration.keywordToken].start)
  }

  // MARK: Reading

  private mutating func read(_ range: Range<Int>, parent: Int?, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.kind == .directive {
        let isCondition = source.text(of: token) == "#if" || source.text(of: token) == "#elseif"
        index = isCondition ? max(index + 1, ConditionSyntax(source, after: index).end) : index + 1
      } else if token.kind == .semicolon {
        index += 1
      } else {
        let declaration = declaration(at: index, limit: range.upperBound, parent: parent)
        index = declaration.tokens.upperBound
        declarations.append(declaration)
        let position = declarations.count - 1
        guard let body = declaration.body else { continue }
        let content = (body + 1)..<source.tokens[body].partner
        if declaration.kind == .type, depth < Self.depthLimit {
          read(content, parent: position, depth: depth + 1)
        } else if declaration.kind == .property {
          readAccessors(content, of: position)
        }
      }
    }
  }

  private func declaration(at start: Int, limit: Int, parent: Int?) -> Declaration {
    var modifiers: Set<String> = []
    let keyword = endOfModifiers(from: start, limit: limit, &modifiers)
    let word = keyword < limit ? text(keyword) : ""
    var declaration = Declaration(
      kind: .statement, keyword: word, text: word, tokens: start..<limit,
      keywordToken: min(keyword, limit - 1), modifiers: modifiers, parent: parent)
    guard keyword < limit else { return declaration }
    var isBraced = false
    switch word {
    case "struct", "class", "enum", "actor", "protocol", "extension":
      (declaration.kind, isBraced) = (.type, true)
    case "func", "init", "deinit", "subscript":
      declaration.kind = word == "subscript" ? .property : .function
      isBraced = true
    case "var", "let": declaration.kind = .property
    case "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro":
      declaration.kind = .other
    default: break
    }
    let first = source.tokens[keyword]
    var index = first.kind == .opening ? first.partner + 1 : keyword + 1
    while index < limit {
      let token = source.tokens[index]
      if token.kind == .semicolon || token.kind == .directive { break }
      if token.isFirstOnLine, word == "import" || beginsDeclaration(index, limit: limit),
        !continues(after: index - 1)
      {
        break
      }
      if isBraced, token.byte == ASCII.openBrace {
        declaration.body = index
        index = token.partner + 1
        break
      }
      index = token.kind == .opening ? token.partner + 1 : index + 1
    }
    declaration.tokens = start..<index
    describe(&declaration)
    // A semicolon without a declaration before it does not compile.
    if index < limit, source.tokens[index].kind == .semicolon {
      declaration.tokens = start..<(index + 1)
    }
    return declaration
  }

  /// Returns the index of the token after the attributes and the modifiers.
  private func endOfModifiers(from start: Int, limit: Int, _ modifiers: inout Set<String>) -> Int {
    var index = start
    while index < limit {
      let token = source.tokens[index]
      if token.byte == UInt8(ascii: "@"), index + 1 < limit, source.tokens[index + 1].kind == .word
      {
        index += 2
        while index + 1 < limit, source.tokens[index].byte == ASCII.dot,
          source.tokens[index + 1].kind == .word
        {
          index += 2
        }
        if isAdjacent(index, limit: limit), source.tokens[index].byte == UInt8(ascii: "<") {
          index = endOfGenerics(index, limit: limit)
        }
      } else if token.kind == .word, isModifier(index, limit: limit) {
        modifiers.insert(text(index))
        index += 1
      } else {
        break
      }
      if isAdjacent(index, limit: limit), source.tokens[index].byte == ASCII.openParen {
        index = source.tokens[index].partner + 1
      }
    }
    return min(index, limit)
  }

  private func isModifier(_ index: Int, limit: Int) -> Bool {
    let word = text(index)
    guard word == "class" else { return Self.modifiers.contains(word) }
    guard index + 1 < limit else { return false }
    let next = text(index + 1)
    return ["func", "var", "let", "subscript"].contains(next) || Self.modifiers.contains(next)
  }

  private func isAdjacent(_ index: Int, limit: Int) -> Bool {
    index > 0 && index < limit && source.tokens[index - 1].end == source.tokens[index].start
  }

  /// Returns the index after a list of generic arguments.
  func endOfGenerics(_ start: Int, limit: Int) -> Int {
    var depth = 0
    var index = start
    while index < limit {
      let token = source.tokens[index]
      switch token.byte {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">") where source.tokens[index - 1].byte != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      index = token.kind == .opening ? token.partner + 1 : index + 1
      if depth == 0 { break }
    }
    return index
  }

  /// Returns whether a token that is the first on its line begins a declaration.
  private func beginsDeclaration(_ index: Int, limit: Int) -> Bool {
    let token = source.tokens[index]
    if token.kind == .hashWord || token.byte == UInt8(ascii: "@") { return true }
    guard token.kind == .word else { return false }
    let word = text(index)
    if word == "actor" || word == "macro" {
      return index + 1 < limit && source.tokens[index + 1].kind == .word
    }
    return Self.keywords.contains(word) || Self.modifiers.contains(word)
  }

  /// Returns whether a declaration continues after a token at the end of a line.
  func continues(after index: Int) -> Bool {
    let token = source.tokens[index]
    switch token.kind {
    case .comma, .colon: return true
    case .other:
      // A binary operator has a blank before it, a postfix operator such as `?` has none.
      var first = index
      while first > 0, source.tokens[first - 1].kind == .other,
        source.tokens[first - 1].end == source.tokens[first].start
      {
        first -= 1
      }
      let start = source.tokens[first].start
      return start > 0 && ASCII.isWhitespace(source.bytes[start - 1])
    default: return false
    }
  }

  private mutating func readAccessors(_ content: Range<Int>, of property: Int) {
    var index = content.lowerBound
    var accessors: [Declaration] = []
    while index < content.upperBound {
      var modifiers: Set<String> = []
      let keyword = endOfModifiers(from: index, limit: content.upperBound, &modifiers)
      guard keyword < content.upperBound, Self.accessors.contains(text(keyword)) else { return }
      var end = keyword + 1
      while end < content.upperBound, !Self.accessors.contains(text(end)),
        source.tokens[end].byte != ASCII.openBrace
      {
        let token = source.tokens[end]
        // An expression such as `get(1)` is not an accessor.
        guard token.kind == .word || token.byte == ASCII.openParen else { return }
        end = token.kind == .opening ? token.partner + 1 : end + 1
      }
      let word = text(keyword)
      var accessor = Declaration(
        kind: .accessor, keyword: word, text: "\(declarations[property].text) { \(word) }",
        tokens: index..<end, keywordToken: keyword, modifiers: [], parent: property)
      if end < content.upperBound, source.tokens[end].byte == ASCII.openBrace {
        accessor.body = end
        end = source.tokens[end].partner + 1
        accessor.tokens = index..<end
      }
      if ["get", "_read", "unsafeAddress"].contains(word) {
        accessor.result = declarations[property].result
      }
      accessors.append(accessor)
      index = end
    }
    declarations += accessors
  }

  func text(_ token: Int) -> String {
    source.tokens[token].kind == .string ? "" : source.text(of: source.tokens[token])
  }

  static let accessors: Set = [
    "get", "set", "willSet", "didSet", "init", "_read", "_modify", "unsafeAddress",
    "unsafeMutableAddress",
  ]
  private static let keywords: Set = [
    "import", "struct", "class", "enum", "protocol", "extension", "func", "init", "deinit",
    "subscript", "var", "let", "case", "typealias", "associatedtype", "operator",
    "precedencegroup",
  ]
  private static let modifiers: Set = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "final", "lazy",
    "weak", "unowned", "override", "required", "convenience", "mutating", "nonmutating",
    "nonisolated", "isolated", "distributed", "dynamic", "optional", "indirect", "prefix",
    "postfix", "infix", "consuming", "borrowing",
  ]
}
