// SPDX-License-Identifier: MIT

import Synchronization

/// A unique identifier of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private static let counter = Atomic<UInt>(0)

  private enum Value: Hashable {
    case number(UInt)
    case object(ObjectIdentifier)
  }

  private let value: Value

  /// Creates an identifier that differs from all others.
  public init() { value = .number(Self.counter.add(1, ordering: .relaxed).newValue) }

  /// Creates the identifier of an object.
  public init(_ obj: AnyObject) { value = .object(ObjectIdentifier(obj)) }

  /// A description of the number or the object's address.
  public var description: String {
    switch value {
    case .number(let number): "0x\(String(number, radix: 16))"
    case .object(let object): "0x\(String(UInt(bitPattern: object), radix: 16))"
    }
  }
}

/// A type that has a unique identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The unique identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
