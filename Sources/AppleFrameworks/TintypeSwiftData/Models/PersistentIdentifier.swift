// SPDX-License-Identifier: MIT

import Synchronization

/// The identifier of a model, which never changes.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The name of the model's type.
  public let entityName: String
  /// The number of the model in the process, in the order of creation.
  let number: Int

  /// The identifier of the store; always `nil`, because models are in memory.
  public var storeIdentifier: String? { nil }

  /// The identifier itself.
  public var id: Self { self }

  /// Returns whether a model was created before another one.
  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  private static let count = Atomic(0)

  /// Returns a number that no other model has.
  static func nextNumber() -> Int { count.add(1, ordering: .relaxed).newValue }
}

// Numbers depend on other tests in the process, so that no text contains them.
extension PersistentIdentifier: CustomStringConvertible, CustomReflectable {
  /// The name of the model's type.
  public var description: String { "PersistentIdentifier(\(entityName))" }

  /// The name of the model's type.
  public var customMirror: Mirror { Mirror(self, children: ["entityName": entityName]) }
}
