// SPDX-License-Identifier: MIT

/// A declaration whose lists have two elements, which differ in the numbers 0 and 1 of their names.
struct NumberedLists {
  private let text: [Character]

  init(_ declaration: String) { text = Array(Self.joiningLines(declaration)) }

  /// Returns the declaration with another number of elements in its lists.
  ///
  /// The number “2” of its documentation changes too.
  ///
  /// - Throws: ``VariantError`` if the declaration has no such list.
  func with(count: Int, line: Int) throws -> String {
    var (result, index, hasLists) = ("", 0, false)
    while index < text.count {
      if index > 0, "(<[ ".contains(text[index - 1]), let length = lengthOfElement(at: index) {
        let element = text[index..<index + length]
        let elements = (0..<count).map { Self.numbered(element, $0) }
        result += elements.joined(separator: ", ")
        index += length + 2 + elements[1].count
        hasLists = true
      } else {
        result.append(text[index])
        index += 1
      }
    }
    guard hasLists else {
      throw VariantError(
        line: line, reason: "The declaration has no list of two numbered elements.")
    }
    return result.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("///") else { return String(line) }
      return line.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0 == "2" ? "\(count)" : $0 }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Returns the length of the element with the number 0 that begins at an index, if the one with the
  /// number 1 follows it.
  private func lengthOfElement(at start: Int) -> Int? {
    var depth = 0
    for end in start..<text.count {
      switch text[end] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[end - 1] != "-": depth -= 1
      case "{", "}": return nil
      case "," where depth == 0:
        let second = Array(Self.numbered(text[start..<end], 1))
        let next = end + 2 + second.count
        guard text[(end + 1)...].starts(with: [" "] + second), second != Array(text[start..<end])
        else { continue }
        if next == text.count || !(text[next].isLetter || text[next].isNumber) {
          return end - start
        }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Returns an element in which a number replaces the 0 at the end of names.
  private static func numbered(_ element: ArraySlice<Character>, _ number: Int) -> String {
    element.indices.map { index in
      let isEnd = index + 1 == element.endIndex || !element[index + 1].isNumber
      let isName = index > element.startIndex && element[index - 1].isLetter
      return element[index] == "0" && isEnd && isName ? "\(number)" : String(element[index])
    }.joined()
  }

  /// Returns a declaration whose lists have no line breaks.
  static func joiningLines(_ declaration: String) -> String {
    var result = ""
    for line in declaration.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.drop(while: \.isWhitespace)
      switch result.last {
      case ",": result += " " + content
      case "(", "[", "<": result += content
      case nil: result += line
      default: result += "\n" + line
      }
    }
    return result
  }
}
