// SPDX-License-Identifier: MIT

/// A key for a value that a component tells the layout it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of components that tell none.
  static var defaultValue: Value { get }
}

/// A value that a component tells the layout it stands in, held by reference.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct LayoutValue: Hashable, Sendable {
  /// The identity of the key's type.
  let key: ObjectIdentifier
  private let reference: ClosureReference<any Sendable>

  /// Wraps a value under its key.
  package init<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) {
    self.key = ObjectIdentifier(key)
    reference = ClosureReference(value)
  }

  /// The value.
  var value: any Sendable { reference.closure }

  /// The value, where it stands under a key.
  package func value<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
    self.key == ObjectIdentifier(key) ? value as? Key.Value : nil
  }
}

/// A line of a node at another place, computed by a closure that is held by reference.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct AlignmentGuide: Hashable, Sendable {
  /// The line.
  enum Line: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  /// The line that is replaced.
  let line: Line
  private let compute: ClosureReference<@Sendable (Dimensions) -> Double>

  /// Wraps what computes a line across the width, in points from the leading edge.
  package init(
    _ alignment: HorizontalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    line = .horizontal(alignment)
    compute = ClosureReference(computeValue)
  }

  /// Wraps what computes a line across the height, in points from the top.
  package init(
    _ alignment: VerticalAlignment,
    computeValue: @escaping @Sendable (Dimensions) -> Double
  ) {
    line = .vertical(alignment)
    compute = ClosureReference(computeValue)
  }

  /// Where the line lies in a node of some dimensions.
  func position(in dimensions: Dimensions) -> Double { compute.closure(dimensions) }
}

/// What a user can do with a node: the kinds of its actions, and where they stand beside the tree.
package struct ActionReference: Hashable, Codable, Sendable {
  /// The kinds of actions, sorted by name.
  package var kinds: [ActionKind]
  /// The number under which the actions stand beside the tree.
  package var key: Int

  /// Creates a reference.
  package init(kinds: [ActionKind], key: Int) {
    self.kinds = kinds
    self.key = key
  }
}
