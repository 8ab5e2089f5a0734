// SPDX-License-Identifier: MIT

import Foundation

/// The values that a predicate refers to.
struct PredicateScope {
  var object: Any?
  var variables: [String: Any]
}

/// A parsed predicate.
indirect enum PredicateNode {
  case constant(Bool)
  case not(PredicateNode)
  case and(PredicateNode, PredicateNode)
  case or(PredicateNode, PredicateNode)
  case comparison(Comparison)

  /// A comparison of two expressions.
  struct Comparison {
    /// The elements of the first value that are compared.
    enum Quantifier: String {
      case any = "ANY"
      case all = "ALL"
      case none = "NONE"
    }

    var quantifier: Quantifier?
    var first: PredicateExpression
    var operation: String
    var options: String.CompareOptions
    var second: PredicateExpression
  }

  func evaluate(in scope: PredicateScope) throws -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let node): try !node.evaluate(in: scope)
    case .and(let first, let second):
      try first.evaluate(in: scope) && second.evaluate(in: scope)
    case .or(let first, let second): try first.evaluate(in: scope) || second.evaluate(in: scope)
    case .comparison(let comparison): try comparison.evaluate(in: scope)
    }
  }
}

extension PredicateNode.Comparison {
  fileprivate func evaluate(in scope: PredicateScope) throws -> Bool {
    let (value, other) = (try first.value(in: scope), try second.value(in: scope))
    guard let quantifier else { return holds(value, other) }
    let values = value.list ?? [value]
    return switch quantifier {
    case .any: values.contains { holds($0, other) }
    case .all: values.allSatisfy { holds($0, other) }
    case .none: !values.contains { holds($0, other) }
    }
  }

  private func holds(_ value: PredicateValue, _ other: PredicateValue) -> Bool {
    switch operation {
    case "==": return value.isEqual(to: other, options)
    case "!=": return !value.isEqual(to: other, options)
    case "<": return value.order(to: other, options) == .orderedAscending
    case ">": return value.order(to: other, options) == .orderedDescending
    case "<=": return value.order(to: other, options).map { $0 != .orderedDescending } ?? false
    case ">=": return value.order(to: other, options).map { $0 != .orderedAscending } ?? false
    case "IN": return contains(other, value)
    case "CONTAINS": return contains(value, other)
    case "BETWEEN":
      guard let bounds = other.list, bounds.count == 2,
        let low = value.order(to: bounds[0], options),
        let high = value.order(to: bounds[1], options)
      else { return false }
      return low != .orderedAscending && high != .orderedDescending
    default:
      guard case .text(let text) = value, case .text(let other) = other else { return false }
      return matches(text.folded(options), other)
    }
  }

  private func contains(_ value: PredicateValue, _ element: PredicateValue) -> Bool {
    if let list = value.list { return list.contains { $0.isEqual(to: element, options) } }
    guard case .text(let text) = value, case .text(let part) = element else { return false }
    // As in Foundation, a text does not contain an empty one.
    return text.folded(options).contains(part.folded(options)) && !part.isEmpty
  }

  private func matches(_ text: String, _ other: String) -> Bool {
    switch operation {
    case "BEGINSWITH": return text.hasPrefix(other.folded(options))
    case "ENDSWITH": return text.hasSuffix(other.folded(options))
    default:
      let pattern =
        operation == "MATCHES"
        ? other
        : NSRegularExpression.escapedPattern(for: other.folded(options))
          .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      let range = NSRange(text.startIndex..., in: text)
      return expression?.firstMatch(in: text, range: range) != nil
    }
  }
}

/// A parsed expression of a predicate.
indirect enum PredicateExpression {
  case value(PredicateValue)
  case object
  case variable(String)
  case list([PredicateExpression])
  case key(PredicateExpression, String)
  case arithmetic(PredicateExpression, Character, PredicateExpression)

  func value(in scope: PredicateScope) throws -> PredicateValue {
    switch self {
    case .value(let value): return value
    case .object: return PredicateValue(scope.object)
    case .variable(let name): return PredicateValue(scope.variables[name])
    case .list(let expressions): return .list(try expressions.map { try $0.value(in: scope) })
    case .key(let base, let key): return try base.value(in: scope).value(of: key)
    case .arithmetic(let first, let operation, let second):
      guard let left = try first.value(in: scope).number,
        let right = try second.value(in: scope).number
      else { return .null }
      switch operation {
      case "+": return .real(left + right)
      case "-": return .real(left - right)
      case "*": return .real(left * right)
      default: return .real(left / right)
      }
    }
  }
}
