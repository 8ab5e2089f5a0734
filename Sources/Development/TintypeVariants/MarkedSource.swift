// SPDX-License-Identifier: MIT

import Foundation
import TintypeSourceEditing

/// A source file with directives, and the declarations after these.
struct MarkedSource {
  /// A declaration with directives.
  struct Marked {
    var directives: [VariantDirective]
    /// The offsets of the documentation and the declaration, without the directives.
    var range: Range<Int>
    /// The extension that variants of the declaration belong in; `nil` for a declaration that is in no
    /// other.
    var owner: String?
  }

  private let source: SwiftSource
  private(set) var declarations: [Marked] = []
  /// The declarations of imports, with the conditions around them.
  private(set) var imports: [String] = []

  init(_ bytes: [UInt8]) throws {
    source = try SwiftSource(reading: bytes)
    var offset = 0
    var found: [VariantDirective] = []
    var isContinued = false
    var pending: (text: String, line: Int)?
    var isHeader = true
    func finish() throws {
      if let text = pending { found.append(try VariantDirective(text.text, line: text.line)) }
      pending = nil
    }
    for (number, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
    {
      let text = String(decoding: line, as: UTF8.self)
      let content = text.trimmingCharacters(in: .whitespaces)
      if let range = content.range(of: "// Variants: "), range.lowerBound == content.startIndex {
        try finish()
        pending = (String(content[range.upperBound...]), number + 1)
        isContinued = true
      } else if isContinued, content.hasPrefix("//   ") {
        pending?.text += " " + content.dropFirst(2).trimmingCharacters(in: .whitespaces)
      } else {
        isContinued = false
        try finish()
        if !found.isEmpty {
          declarations.append(try declaration(at: offset, with: found, line: number + 1))
          found = []
        }
        let isCondition = content.wholeMatch(of: /#(if|elseif|else|endif)\b.*/) != nil
        if content.wholeMatch(of: /(@[\w()]+ )*((public|package|internal) )?import .*/) != nil {
          imports.append(isHeader ? text : content)
        } else if isCondition, isHeader {
          imports.append(text)
        } else if !content.isEmpty, !content.hasPrefix("//") {
          isHeader = false
        }
      }
      offset += line.count + 1
    }
    let ends = imports.count { $0.hasPrefix("#endif") }
    guard imports.count(where: { $0.hasPrefix("#if") }) != ends else { return }
    // A condition around the whole file, which is none of imports.
    imports = imports.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("#") }
  }

  /// Returns the variants of a declaration, with its documentation.
  func variants(of declaration: Marked) throws -> [String] {
    let inner = declarations.filter {
      declaration.range.contains($0.range.lowerBound) && $0.range != declaration.range
    }
    var original = text(declaration.range)
    if declaration.owner == nil, !inner.isEmpty {
      original = try expanded(declaration.range, inner)
    }
    var variants = [original]
    for directive in declaration.directives {
      var added: [String] = []
      for alternative in directive.alternatives {
        for variant in variants {
          added.append(try alternative.apply(to: variant, line: directive.line))
        }
      }
      variants += added
    }
    return Array(variants.dropFirst())
  }

  /// Returns the text of a range, in which variants follow their declarations.
  private func expanded(_ range: Range<Int>, _ inner: [Marked]) throws -> String {
    var result = ""
    var offset = range.lowerBound
    for declaration in inner {
      result += text(offset..<declaration.range.upperBound)
      for variant in try variants(of: declaration) { result += "\n\n" + variant }
      offset = declaration.range.upperBound
    }
    result += text(offset..<range.upperBound)
    var isContinued = false
    return result.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let content = line.trimmingCharacters(in: .whitespaces)
      isContinued =
        content.hasPrefix("// Variants: ") || isContinued && content.hasPrefix("//   ")
      return !isContinued
    }.joined(separator: "\n")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range], as: UTF8.self)
  }
}

extension MarkedSource {
  /// Finds the declaration after an offset, at which a line begins.
  private func declaration(
    at offset: Int, with directives: [VariantDirective], line: Int
  ) throws -> Marked {
    let tokens = source.tokens
    guard let first = tokens.firstIndex(where: { $0.start >= offset }) else {
      throw VariantError(line: line, reason: "There is no declaration after the comment.")
    }
    let end = endOfDeclaration(first)
    return Marked(
      directives: directives, range: offset..<tokens[end].end,
      owner: try owner(before: first, line: line))
  }

  /// Returns the last token of the declaration that begins at a token.
  private func endOfDeclaration(_ first: Int) -> Int {
    let tokens = source.tokens
    let column = column(of: tokens[first].start)
    var hasKeyword = false
    var index = first
    while index < tokens.count {
      let token = tokens[index]
      if index > first, token.isFirstOnLine, self.column(of: token.start) <= column, hasKeyword,
        token.kind != .opening, word(index) != "where",
        source.bytes[token.start] != UInt8(ascii: ">")
      {
        return index - 1
      }
      if token.kind == .opening {
        if token.byte == UInt8(ascii: "{"), hasKeyword { return token.partner }
        index = token.partner
      } else if Self.keywords.contains(word(index)) {
        hasKeyword = true
      }
      index += 1
    }
    return tokens.count - 1
  }

  /// Returns the head of the extension that contains a token.
  private func owner(before token: Int, line: Int) throws -> String? {
    let tokens = source.tokens
    guard
      let brace = tokens[..<token].indices.last(where: {
        tokens[$0].kind == .opening && tokens[$0].partner > token
      })
    else { return nil }
    guard let keyword = tokens[..<brace].indices.last(where: { Self.owners.contains(word($0)) })
    else {
      throw VariantError(line: line, reason: "The declaration is in no type and no extension.")
    }
    guard word(keyword) == "extension" else {
      let outer = try owner(before: keyword, line: line)
      let name = word(keyword + 1)
      let head = outer.map { $0.components(separatedBy: " where ")[0] + ".\(name)" }
      return head ?? attributes(before: keyword).filter { $0.hasPrefix("@available") }.joined()
        + "extension \(name)"
    }
    let head = String(
      decoding: source.bytes[tokens[keyword].start..<tokens[brace - 1].end], as: UTF8.self)
    return attributes(before: keyword).joined() + head
  }

  /// Returns the attributes of the declaration that a keyword begins, each with its line breaks.
  private func attributes(before keyword: Int) -> [String] {
    let lines = String(decoding: source.bytes[..<source.tokens[keyword].start], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.reversed().prefix { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("}") }
      .reversed().reduce(into: []) { attributes, line in
        if line.hasPrefix("@") || attributes.isEmpty { attributes.append("") }
        attributes[attributes.count - 1] += line + "\n"
      }
  }

  private func word(_ index: Int) -> String {
    let token = source.tokens[index]
    return token.kind == .word
      ? String(decoding: source.bytes[token.start..<token.end], as: UTF8.self) : ""
  }

  private func column(of offset: Int) -> Int {
    offset - (source.bytes[..<offset].lastIndex(of: 10).map { $0 + 1 } ?? 0)
  }

  private static let owners: Set = ["extension", "struct", "enum", "class", "protocol", "actor"]
  private static let keywords: Set = owners.union([
    "init", "func", "var", "let", "subscript", "typealias", "case",
  ])
}
