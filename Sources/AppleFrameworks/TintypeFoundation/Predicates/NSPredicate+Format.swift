// SPDX-License-Identifier: MIT

import Foundation

// Foundation on Linux has predicates of closures only, and declares these initializers unavailable.
extension NSPredicate {
  /// Creates a predicate from a format, such as `"name CONTAINS[cd] %@ AND age > %d"`.
  ///
  /// A format has comparisons, `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, arithmetic, key paths with
  /// `@count`, `@sum`, `@avg`, `@min` and `@max`, lists, and variables. It has no functions. The value
  /// of a key is that of a dictionary, or of a stored property. A predicate with a key that the object
  /// does not have is false.
  ///
  /// As on Apple's systems, the process ends if the format is not valid.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The values for `%@`, `%d` and the other specifiers, and the key paths for `%K`.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// Creates a predicate from a format.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let predicate: PredicateNode
    do {
      predicate = try PredicateParser.predicate(predicateFormat, arguments ?? [])
    } catch {
      preconditionFailure(
        "cannot parse the predicate “\(predicateFormat)”: \(error). Correct its format.")
    }
    self.init { object, variables in
      let scope = PredicateScope(object: object, variables: variables ?? [:])
      return (try? predicate.evaluate(in: scope)) ?? false
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order of the values of a key path.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, comparison: nil)
  }

  /// Creates an order of the values of a key path, with another comparison of texts.
  package convenience init(
    key: String?, ascending: Bool, comparison: ((String, String) -> ComparisonResult)?
  ) {
    let path = (key ?? "").split(separator: ".").map(String.init)
    self.init(keyPath: \Any.self, ascending: ascending) { first, second in
      func value(_ object: Any) -> PredicateValue? {
        try? path.reduce(PredicateValue(object)) { try $0.value(of: $1) }
      }
      guard let first = value(first), let second = value(second) else { return .orderedSame }
      if let comparison, case .text(let first) = first, case .text(let second) = second {
        return comparison(first, second)
      }
      return first.sortOrder(to: second)
    }
  }

  /// Creates an order of the values of a property, in which `nil` is first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      PredicateValue(first).sortOrder(to: PredicateValue(second))
    }
  }
}
