// SPDX-License-Identifier: MIT

/// The localization of a key: a format string whose variables have a form for each plural category.
struct LocalizedFormat: Equatable, Sendable {
  /// The format, in which `%#@name@` refers to a variable.
  var format: String
  /// The variables by their names.
  var variables: [String: PluralVariable] = [:]
  /// The language of the text, whose plural rules apply.
  var language: String
}

/// A part of a format string that depends on a number.
struct PluralVariable: Equatable, Sendable {
  /// The index of the number among the values; `nil` for the value at the variable's position.
  var argument: Int?
  /// The specifier of the number in `%arg`, such as `%lld`.
  var specifier = "%lld"
  /// A Boolean value that indicates whether the forms are formats of all values, rather than of the
  /// number.
  var isWholeFormat = false
  /// The forms.
  var forms: [PluralCategory: String]
}

/// An error in a localized format.
enum LocalizedFormatError: Hashable, Sendable {
  /// A variable refers to itself.
  case cycle(variable: String)
  /// The format refers to a variable that does not exist.
  case missingVariable(String)
  /// A variable has no form for a number, and none for other numbers.
  case missingForm(variable: String, PluralCategory)
  /// A format refers to a value that the key does not have.
  case missingValue(index: Int, count: Int)
  /// A variable refers to a value that is not a number.
  case notANumber(variable: String)
}

extension LocalizedFormat {
  /// Returns the parts of the format with the forms that belong to numbers.
  ///
  /// - Parameter numbers: The values: `nil` for a value that is not a number.
  /// - Returns: The parts, which contain no variables, and the errors that were found.
  func pieces(
    numbers: [Double?]
  ) -> (pieces: [FormatString.Piece], errors: [LocalizedFormatError]) {
    var expansion = Expansion(format: self, numbers: numbers)
    let pieces = expansion.pieces(of: format, number: nil, inside: [])
    return (pieces, expansion.errors)
  }
}

/// The replacement of variables by their forms.
private struct Expansion {
  let format: LocalizedFormat
  let numbers: [Double?]
  var errors: [LocalizedFormatError] = []
  private var next = 0

  init(format: LocalizedFormat, numbers: [Double?]) {
    (self.format, self.numbers) = (format, numbers)
  }

  /// Returns the parts of a format.
  ///
  /// - Parameters:
  ///   - text: The format.
  ///   - number: The index of the value that specifiers without a position refer to; `nil` for the
  ///     next one.
  ///   - names: The variables that the format belongs to.
  /// - Returns: The parts, which contain no variables.
  mutating func pieces(
    of text: String, number: Int?, inside names: [String]
  ) -> [FormatString.Piece] {
    var result: [FormatString.Piece] = []
    for piece in FormatString.unnumberedPieces(of: text) {
      switch piece {
      case .literal(let string): result.append(.literal(string))
      case .argument(let position, let specifier):
        let index = position ?? number ?? take()
        guard numbers.indices.contains(index) else {
          errors.append(.missingValue(index: index, count: numbers.count))
          continue
        }
        result.append(.argument(index, specifier: specifier))
      case .variable(let name, let position):
        result += form(of: name, at: position, number: number, inside: names)
      }
    }
    return result
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func form(
    of name: String, at position: Int?, number: Int?, inside names: [String]
  ) -> [FormatString.Piece] {
    // `%arg` is the number of the innermost variable.
    if name == FormatString.argumentName, let number, let outer = names.last {
      return [.argument(number, specifier: format.variables[outer]?.specifier ?? "%lld")]
    }
    guard !names.contains(name) else {
      errors.append(.cycle(variable: name))
      return []
    }
    guard let variable = format.variables[name] else {
      errors.append(.missingVariable(name))
      return []
    }
    let index: Int
    if variable.isWholeFormat {
      index = numbers.firstIndex { $0 != nil } ?? 0
    } else {
      index = variable.argument ?? position ?? take()
    }
    guard numbers.indices.contains(index) else {
      errors.append(.missingValue(index: index, count: numbers.count))
      return []
    }
    let category: PluralCategory
    if let value = numbers[index] {
      category = PluralCategory(of: value, language: format.language)
      // Apple's tables can have a form for zero in every language.
      if value == 0, let zero = variable.forms[.zero] {
        return pieces(of: zero, number: scope(of: variable, index), inside: names + [name])
      }
    } else {
      errors.append(.notANumber(variable: name))
      category = .other
    }
    guard let form = variable.forms[category] ?? variable.forms[.other] else {
      errors.append(.missingForm(variable: name, category))
      return []
    }
    return pieces(of: form, number: scope(of: variable, index), inside: names + [name])
  }

  private func scope(of variable: PluralVariable, _ index: Int) -> Int? {
    variable.isWholeFormat ? nil : index
  }
}

extension LocalizedFormatError: CustomStringConvertible {
  var description: String {
    switch self {
    case .cycle(let variable): "the variable “\(variable)” refers to itself"
    case .missingVariable(let name): "the variable “\(name)” is missing"
    case .missingForm(let variable, let category):
      "the variable “\(variable)” has no form “\(category.rawValue)” and no form “other”"
    case .missingValue(let index, let count):
      "it refers to value \(index + 1) of \(count)"
    case .notANumber(let variable): "the value of the variable “\(variable)” is not a number"
    }
  }
}
