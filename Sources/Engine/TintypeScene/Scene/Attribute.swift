// SPDX-License-Identifier: MIT

/// A named property of a node, such as `padding[0].leading`.
package struct Attribute: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name within the node.
  package var name: String
  /// The value.
  package var value: Value

  /// Creates an attribute.
  package init(_ name: String, _ value: Value) { (self.name, self.value) = (name, value) }

  /// The value of an attribute.
  package enum Value: Hashable, Codable, Sendable {
    /// A length or another number.
    case number(Length)
    /// A value from a fixed set, such as an alignment, or a description of a gradient, an image or
    /// a path.
    case word(String)
    /// A text that users read.
    case text(String)
    /// A color.
    case color(ResolvedColor)
    /// A font as requested.
    case font(Font)
  }

  /// The name and the value: `padding[0].leading: 16`.
  package var description: String { "\(name): \(value)" }
}

extension Attribute.Value: CustomStringConvertible {
  /// The value on one line, the same in every locale; text is quoted and escaped.
  package var description: String {
    switch self {
    case .number(let length): length.points.pointText
    case .word(let word): word
    case .text(let text): text.debugDescription
    case .color(let color): color.description
    case .font(let font): font.description
    }
  }

  @_disfavoredOverload
  package static func number(_ number: Double) -> Self { .number(Length(number)) }
}
