// SPDX-License-Identifier: MIT

import Foundation

// Foundation has this expression on Apple's systems only.
extension PredicateExpressions {
  /// An expression that finds a string in another one, regardless of case and diacritics.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression of the text.
    public let root: Root
    /// The expression of the text to find.
    public let other: Other

    /// Returns whether the text contains the other one, in no specific locale.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let other = try other.evaluate(bindings)
      return try root.evaluate(bindings)
        .range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Creates an expression, in expansions of `#Predicate`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
