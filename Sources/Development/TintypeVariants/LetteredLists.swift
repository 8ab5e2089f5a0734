// SPDX-License-Identifier: MIT

/// A declaration whose lists have elements that differ in the letters of their names, like
/// `a: A, b: B`.
struct LetteredLists {
  private let text: [Character]
  /// The lists, each with its last element and the way to the next one.
  private var lists: [(end: Int, last: [Character], isShifting: Bool)] = []
  /// The number of elements in the longest list.
  private var length = 0

  init(_ declaration: String) {
    text = Array(NumberedLists.joiningLines(declaration))
    var index = 1
    while index < text.count {
      if "(<[ ".contains(text[index - 1]), let (list, length) = list(at: index) {
        lists.append(list)
        self.length = max(self.length, length)
        index = list.end
      }
      index += 1
    }
  }

  /// Returns the declaration with another number of elements in its longest list.
  ///
  /// The other lists, the sequences of properties and the numbers at the end of types grow by as
  /// much, and the number of elements in the documentation changes too.
  ///
  /// - Throws: ``VariantError`` if the declaration has no such list.
  func with(count: Int, line: Int) throws -> String {
    let growth = count - length
    guard !lists.isEmpty, growth > 0 else {
      throw VariantError(
        line: line, reason: "The declaration has no list of fewer than \(count) lettered elements.")
    }
    var (result, index) = ("", 0)
    for list in lists {
      result += text[index..<list.end]
      var element = list.last
      for _ in 0..<growth {
        element = Self.next(element, isShifting: list.isShifting)
        result += ", " + element
      }
      index = list.end
    }
    result += text[index...]
    let number = /\b([A-Z][a-z]\w*?)(\d+)\b/.wordBoundaryKind(.simple)
    return Self.growing(result.components(separatedBy: "\n"), by: growth).map { line in
      guard line.drop(while: \.isWhitespace).hasPrefix("///") else {
        return line.replacing(number) { "\($0.1)\((Int($0.2) ?? 0) + growth)" }
      }
      return line.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0 == "\(length)" ? "\(count)" : $0 }.joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// Adds to a sequence of properties, each of which has a line of documentation with its number.
  private static func growing(_ lines: [String], by growth: Int) -> [String] {
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      result.append(line)
      guard index > 2, index + 1 < lines.count else { continue }
      var property = Array(lines[index - 1...index])
      guard next(Array(lines[index - 3...index - 2])) == property,
        next(property) != lines[(index + 1)...].prefix(2).map(\.self)
      else { continue }
      for _ in 0..<growth {
        property = next(property)
        result += property
      }
    }
    return result
  }

  private static func next(_ property: [String]) -> [String] {
    let code = String(next(Array(property[1]), isShifting: true))
    guard code != property[1] else { return [] }
    let number = /\d+/
    return [property[0].replacing(number) { "\((Int($0.0) ?? 0) + 1)" }, code]
  }

  /// Returns the list of at least two elements that begins at an index, with its length.
  private func list(at start: Int) -> ((end: Int, last: [Character], isShifting: Bool), Int)? {
    var depth = 0
    for end in start..<text.count {
      switch text[end] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where text[end - 1] != "-": depth -= 1
      case "{", "}", "\n": return nil
      case "," where depth == 0:
        for isShifting in [false, true] {
          var (last, end, length) = (Array(text[start..<end]), end, 1)
          while true {
            let element = Self.next(last, isShifting: isShifting)
            let next = end + 2 + element.count
            guard element != last, text[end...].starts(with: [",", " "] + element),
              next == text.count || ",)]> \n".contains(text[next])
            else { break }
            (last, end, length) = (element, next, length + 1)
          }
          if length > 1 { return ((end, last, isShifting), length) }
        }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Returns an element with the next letter in place of its first one, or of all that are words.
  private static func next(_ element: [Character], isShifting: Bool) -> [Character] {
    let letters = element.indices.filter { index in
      ("a"..<"z").contains(element[index].lowercased()) && element[index].isASCII
        && (index == 0 || !element[index - 1].isWord)
        && (index + 1 == element.count || !element[index + 1].isWord)
    }
    guard let first = letters.first else { return element }
    var result = element
    for index in letters
    where isShifting || element[index].lowercased() == element[first].lowercased() {
      guard let value = element[index].asciiValue else { continue }
      result[index] = Character(UnicodeScalar(value + 1))
    }
    return result
  }
}
