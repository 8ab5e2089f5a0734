// SPDX-License-Identifier: MIT

import TintypeReverting

extension CodedValue {
  /// The case and the only associated value of an enumeration, in the compiler's coding.
  var enumeration: (kind: String, value: CodedValue)? {
    guard keys.count == 1, let kind = keys.first, let value = self[kind]?["_0"] else { return nil }
    return (kind, value)
  }

  /// Returns the coded form of an enumeration's case with one associated value.
  static func enumeration(_ kind: String, _ value: CodedValue) -> CodedValue {
    .object([kind: .object(["_0": value])])
  }

  /// Calls a closure for each leaf, with the name of the nearest field.
  func visitLeaves(named name: String, _ body: (String, CodedValue) -> Void) {
    switch self {
    case .list(let list): for item in list { item.visitLeaves(named: name, body) }
    case .object:
      for key in keys { self[key]?.visitLeaves(named: key, body) }
    default: body(name, self)
    }
  }

  /// Returns the value with one leaf changed, counted from 0 in the order of `visitLeaves`.
  func changingLeaf(
    _ number: inout Int, named name: String, _ change: (String, CodedValue) -> CodedValue
  ) -> CodedValue {
    switch self {
    case .list(let list):
      return .list(list.map { $0.changingLeaf(&number, named: name, change) })
    case .object(var object):
      for key in keys { object[key] = object[key]?.changingLeaf(&number, named: key, change) }
      return .object(object)
    default:
      number -= 1
      return number == -1 ? change(name, self) : self
    }
  }
}
