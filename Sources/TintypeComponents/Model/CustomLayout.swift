// SPDX-License-Identifier: MIT

/// A layout of the user's own, held by reference: it is what a closure is, and not data.
///
/// Two are equal when they are the same object; encoding a node that holds one is an error.
package struct CustomLayout: Hashable, Sendable {
  private final class Reference: Sendable {
    let layout: any Layout
    init(_ layout: any Layout) { self.layout = layout }
  }

  private let reference: Reference

  /// Wraps a layout, giving it an identity.
  package init(_ layout: some Layout) {
    reference = Reference(layout)
  }

  /// The layout.
  package var layout: any Layout { reference.layout }

  /// Whether both are the same object.
  package static func == (left: Self, right: Self) -> Bool {
    left.reference === right.reference
  }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
  }
}
