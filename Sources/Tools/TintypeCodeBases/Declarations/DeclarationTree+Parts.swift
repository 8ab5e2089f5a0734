// SPDX-License-Identifier: MIT

import TintypeSourceEditing

extension DeclarationTree {
  /// Reads the name and the other parts of a declaration whose tokens are known.
  func describe(_ declaration: inout Declaration) {
    let first = declaration.keywordToken + 1
    let end = declaration.tokens.upperBound
    let head = first..<(declaration.body ?? end)
    switch declaration.kind {
    case .type:
      let clause = index(in: head) { [":", "where", "<"].contains($0) } ?? head.upperBound
      declaration.text += " " + joined(first..<clause)
      readInheritance(of: &declaration, from: clause)
    case .function:
      let isNamed = declaration.keyword == "func"
      let list = index(in: head) { $0 == "(" } ?? head.upperBound
      let name = index(in: (isNamed ? min(first + 1, list) : first)..<list) { $0 == "<" } ?? list
      declaration.text += (isNamed ? " " : "") + joined(first..<name) + labels(list)
      if isNamed { declaration.result = result(of: head, after: list) }
      // As in `init?(name: String)`.
      if declaration.keyword == "init", first < list, text(first) == "?" {
        declaration.result = .optional
      }
      declaration.throwsErrors = throwsErrors(head, after: list)
    case .property where declaration.keyword == "subscript":
      let list = index(in: head) { $0 == "(" } ?? head.upperBound
      declaration.text += labels(list)
      declaration.result = result(of: head, after: list)
    case .property: readProperty(&declaration, first..<end)
    default:
      let name = index(in: first..<end) { [":", "=", "<", "{"].contains($0) } ?? end
      let isList = declaration.keyword == "case"
      let last = isList ? index(in: first..<name) { $0 == "(" || $0 == "," } ?? name : name
      guard !declaration.keyword.hasPrefix("#") else {
        if first + 1 < end, let title = source.string(first + 1) {
          declaration.text += " \"\(title)\""
        }
        return
      }
      let limit = declaration.kind == .other || declaration.keyword == "import" ? last : first
      declaration.text += " " + joined(first..<limit)
    }
    while declaration.text.last == " " { declaration.text.removeLast() }
  }

  private func readProperty(_ declaration: inout Declaration, _ range: Range<Int>) {
    let end = range.upperBound
    let equals = indexOfEquals(in: range)
    let head = range.lowerBound..<(equals ?? end)
    let brace = index(in: head) { $0 == "{" }
    let colon = index(in: head) { $0 == ":" }
    let name = index(in: head) { $0 == ":" || $0 == "{" || $0 == "," } ?? head.upperBound
    declaration.text += " " + joined(head.lowerBound..<name)
    declaration.body = brace
    if let colon, let brace { declaration.result = result(in: (colon + 1)..<brace) }
    guard let equals else { return }
    // Observers are in the last braces after the initial value.
    let last = end - 1
    if source.tokens[last].byte == ASCII.closeBrace {
      let opening = source.tokens[last].partner
      let words = ["willSet", "didSet"]
      if opening > equals + 1, opening + 1 < last, words.contains(text(opening + 1)) {
        declaration.body = opening
      }
    }
    let isLazy =
      !declaration.modifiers.isDisjoint(with: ["static", "class", "lazy"])
      || declaration.parent == nil
    let isSimple = colon != nil && index(in: head) { $0 == "," } == nil && declaration.body == nil
    let value = (equals + 1)..<end
    if isLazy, isSimple, !value.isEmpty, declaration.tokens.lowerBound == attributesEnd(declaration)
    {
      declaration.lazyValue = value
    }
  }

  /// Returns the first token of a declaration if it has no attribute, because a property wrapper
  /// evaluates its initial value in another way.
  private func attributesEnd(_ declaration: Declaration) -> Int {
    let start = declaration.tokens.lowerBound
    return source.tokens[start].byte == UInt8(ascii: "@") ? declaration.keywordToken : start
  }

  private func readInheritance(of declaration: inout Declaration, from clause: Int) {
    guard let body = declaration.body else { return }
    let start =
      clause < body && text(clause) == "<" ? endOfGenerics(clause, limit: body) : clause
    guard start <= body else { return }
    declaration.inheritance = start..<(index(in: start..<body) { $0 == "where" } ?? body)
  }

  /// Returns the index of the first token outside of brackets with a text.
  func index(in range: Range<Int>, where isWanted: (String) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      if isWanted(text(index)) { return index }
      index = token.kind == .opening ? token.partner + 1 : index + 1
    }
    return nil
  }

  /// Returns the index of the first `=` that is not part of another operator.
  private func indexOfEquals(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let token = source.tokens[index]
      if token.byte == ASCII.openBrace { return nil }
      if token.byte == UInt8(ascii: "="), token.kind == .other {
        let next = index + 1 < range.upperBound ? source.tokens[index + 1] : token
        let before = source.tokens[index - 1]
        let isJoined =
          (next.kind == .other && next.start == token.end && next.byte == token.byte)
          || (before.byte == token.byte && before.end == token.start)
        if !isJoined { return index }
      }
      index = token.kind == .opening ? token.partner + 1 : index + 1
    }
    return nil
  }

  /// Returns the source of tokens in one line, without comments.
  private func joined(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if index > range.lowerBound, source.tokens[index].start > source.tokens[index - 1].end {
        text += " "
      }
      text += String(decoding: source.bytes(of: source.tokens[index]), as: UTF8.self)
    }
    return String(text.prefix(80))
  }

  /// Returns the labels of a parameter list as in `(_:for:)`.
  private func labels(_ list: Int) -> String {
    guard list < source.tokens.count, source.tokens[list].byte == ASCII.openParen else { return "" }
    var labels = ""
    var isLabel = true
    var index = list + 1
    while index < source.tokens[list].partner {
      let token = source.tokens[index]
      if isLabel { labels += text(index) + ":" }
      isLabel = token.kind == .comma
      index = token.kind == .opening ? token.partner + 1 : index + 1
    }
    return "(\(labels))"
  }

  /// Returns whether `throws` follows a parameter list, without a type of errors.
  private func throwsErrors(_ head: Range<Int>, after list: Int) -> Bool {
    guard list < head.upperBound, source.tokens[list].partner < head.upperBound else {
      return false
    }
    let effects = (source.tokens[list].partner + 1)..<head.upperBound
    let end = index(in: effects) { $0 == "-" || $0 == "where" } ?? head.upperBound
    guard let effect = index(in: effects.lowerBound..<end, where: { $0 == "throws" }) else {
      return false
    }
    return effect + 1 >= end || text(effect + 1) != "("
  }

  private func result(of head: Range<Int>, after list: Int) -> Declaration.Result {
    guard list < head.upperBound else { return .nothing }
    var index = source.tokens[list].partner + 1
    while index + 1 < head.upperBound {
      if text(index) == "-", text(index + 1) == ">" {
        return result(in: (index + 2)..<head.upperBound)
      }
      index = source.tokens[index].kind == .opening ? source.tokens[index].partner + 1 : index + 1
    }
    return .nothing
  }

  private func result(in range: Range<Int>) -> Declaration.Result {
    let end = index(in: range) { $0 == "where" } ?? range.upperBound
    let words = (range.lowerBound..<end).map(text)
    let type = Array(words.drop { $0 == "some" || $0 == "any" })
    let name = type.starts(with: ["SwiftUI", "."]) ? Array(type.dropFirst(2)) : type
    switch name {
    case ["View"] where words != type: return .view
    case ["Scene"] where words != type: return .scene
    case ["AnyView"]: return .anyView
    case ["Void"], ["(", ")"]: return .nothing
    case _ where words.contains("some"): return .opaque
    case _ where index(in: range.lowerBound..<end, where: { $0 == "-" }) != nil: return .value
    case _ where name.last == "?": return .optional
    case _
    where words.first == "[" && words.count > 1
      && source.tokens[range.lowerBound].partner == end - 1:
      let elements = (range.lowerBound + 1)..<(end - 1)
      return index(in: elements, where: { $0 == ":" }) == nil ? .list : .dictionary
    default: return .value
    }
  }
}
