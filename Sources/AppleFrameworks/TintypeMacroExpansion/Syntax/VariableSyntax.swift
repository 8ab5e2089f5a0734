// SPDX-License-Identifier: MIT

/// The declaration of a variable or constant.
struct VariableSyntax {
  var attributes: [AttributeSyntax]
  /// The modifiers without their arguments.
  var modifiers: [String]
  /// The index of the keyword `var` or `let`.
  var keyword: Int
  var isConstant: Bool
  /// The name without backticks.
  var name: String
  /// The tokens of the type; `nil` if it is inferred.
  var type: Range<Int>?
  /// The source of the initial value, with its comments; `nil` if there is none.
  var initialValue: String?
  /// A Boolean value that indicates whether the declaration has accessors or observers.
  var hasAccessors: Bool
  /// A Boolean value that indicates whether the declaration has observers and no accessors.
  var hasObservers = false
  /// The names of all variables of the declaration, without backticks.
  var names: [String]

  /// A Boolean value that indicates whether the declaration has several variables.
  var hasSeveralNames: Bool { names.count > 1 }

  /// Reads a declaration; `nil` if it is not a variable, or a tuple of variables.
  init?(_ source: TokenizedSource) {
    attributes = source.attributes(at: 0)
    modifiers = []
    var index = attributes.last?.tokens.upperBound ?? 0
    while source.isWord(index), !source.isWord(index, "var"), !source.isWord(index, "let") {
      modifiers.append(source.name(index))
      index += 1
      if source.isCharacter(index, "(") { index = source.after(index) }
    }
    guard source.isWord(index), source.isWord(index + 1) else { return nil }
    keyword = index
    isConstant = source.isWord(index, "let")
    name = source.name(index + 1)
    index += 2
    names = [name] + source.nextVariables(from: index)
    if source.isCharacter(index, ":") {
      let start = index + 1
      index = start
      while index < source.tokens.count, !source.isCharacter(index, "="),
        !source.isCharacter(index, "{")
      {
        index = source.after(index)
      }
      type = start..<index
    }
    hasAccessors = source.isCharacter(index, "{")
    if hasAccessors { hasObservers = source.observers == index }
    guard source.isCharacter(index, "="), let equals = source.token(index) else { return }
    var end = source.tokens.count
    if let observers = source.observers {
      hasAccessors = true
      hasObservers = true
      end = observers
    }
    if let last = source.token(end - 1), end - 1 > index {
      initialValue = source.text(from: equals.end, to: last.end).trimmed
    }
  }
}

extension TokenizedSource {
  /// The index of the opening brace of observers at the end of a declaration.
  ///
  /// Any other block after an initial value is a trailing closure.
  fileprivate var observers: Int? {
    guard let last = tokens.last, last.kind == .closing, isCharacter(last.partner, "{") else {
      return nil
    }
    let first = last.partner + 1
    guard isWord(first, "willSet") || isWord(first, "didSet") else { return nil }
    // The name of the other value.
    let block = isCharacter(first + 1, "(") ? after(first + 1) : first + 1
    guard isCharacter(block, "{") else { return nil }
    return last.partner
  }

  /// Returns the names after commas that begin another variable, and do not separate generic
  /// arguments.
  fileprivate func nextVariables(from index: Int) -> [String] {
    var names: [String] = []
    var index = index
    while index < tokens.count {
      if isCharacter(index, ","), isWord(index + 1),
        index + 2 == tokens.count || isCharacter(index + 2, "=") || isCharacter(index + 2, ":")
      {
        names.append(name(index + 1))
      }
      index = after(index)
    }
    return names
  }

  /// Returns the source of the wrapped type of an optional type; `nil` for other types.
  func wrappedType(_ type: Range<Int>) -> String? {
    // In `() -> Int?` only the result is optional.
    var index = type.lowerBound
    while index < type.upperBound {
      if isCharacter(index, ">"), isCharacter(index - 1, "-"), isAdjacentToPrevious(index) {
        return nil
      }
      index = after(index)
    }
    let last = type.upperBound - 1
    if last > type.lowerBound, isCharacter(last, "?") || isCharacter(last, "!") {
      return text(type.lowerBound..<last)
    }
    let qualified = isWord(type.lowerBound, "Swift") && isCharacter(type.lowerBound + 1, ".")
    let name = type.lowerBound + (qualified ? 2 : 0)
    guard isWord(name, "Optional"), isCharacter(name + 1, "<"),
      afterGenericArguments(name + 1) == type.upperBound
    else { return nil }
    return text((name + 2)..<last)
  }
}

extension String {
  /// The string without white space at its ends.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    guard let start = firstIndex(where: { !isBlank($0) }),
      let end = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[start...end])
  }
}
