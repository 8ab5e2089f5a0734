// SPDX-License-Identifier: MIT

/// A key for a value that a component provides to its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of components that do not set one.
  static var defaultValue: Value { get }
}

/// A value that a component provides to its layout, stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct LayoutValue: Hashable, Sendable {
  /// The identity of the key's type.
  let key: ObjectIdentifier
  private let reference: ClosureReference<any Sendable>

  /// Wraps a value for a key.
  package init<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) {
    self.key = ObjectIdentifier(key)
    reference = ClosureReference(value)
  }

  /// The value.
  var value: any Sendable { reference.closure }

  /// Returns the value if it was set for a key.
  package func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    self.key == ObjectIdentifier(key) ? value as? Key.Value : nil
  }
}

/// A custom position of an alignment guide, computed by a closure that is stored by reference.
///
/// Two values are equal if they refer to the same object. Encoding a node that contains one is an
/// error.
package struct AlignmentGuide: Hashable, Sendable {
  /// An alignment guide of either axis.
  enum Line: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// The guide whose position is replaced.
  let line: Line
  private let compute: ClosureReference<@Sendable (Dimensions) -> Double>

  /// Wraps a closure that computes a horizontal guide, in points from the leading edge.
  package init(
    _ alignment: HorizontalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    line = .horizontal(alignment)
    compute = ClosureReference(computeValue)
  }

  /// Wraps a closure that computes a vertical guide, in points from the top edge.
  package init(
    _ alignment: VerticalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    line = .vertical(alignment)
    compute = ClosureReference(computeValue)
  }

  /// Returns the position of the guide in a node with the given dimensions.
  func position(in dimensions: Dimensions) -> Double { compute.closure(dimensions) }
}

/// The action kinds of a node, and the key of the actions, which are stored outside the tree.
package struct ActionReference: Hashable, Codable, Sendable {
  /// The kinds of actions, sorted by name.
  package var kinds: [ActionKind]
  /// The number under which the actions are stored.
  package var key: Int

  /// Creates a reference.
  package init(kinds: [ActionKind], key: Int) { (self.kinds, self.key) = (kinds, key) }
}
