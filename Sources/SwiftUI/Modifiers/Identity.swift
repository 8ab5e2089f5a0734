// SPDX-License-Identifier: MIT

import TintypeComponents

extension View {
  /// Gives the view an explicit identity; if the value changes, its state ends.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: AnyHashable(id))
  }

  /// Sets the value that the view stands for in a container with a selection.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether the view also stands for the value in an optional selection.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    modified { $0.tag(ViewTag(tag, includeOptional: includeOptional)) }
  }
}

private struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable
}

extension IdentifiedView: View, PrimitiveView {
  func nodes(in scope: ViewScope) -> [Node] {
    let component = scope.component(content, at: .id(id))
    guard let name = NodeName.of(id) else { return scope.nodes(of: component) }
    return scope.nodes(of: component.id(name))
  }
}

/// The tag of a view, which is compared with the value of a selection.
///
/// `@unchecked`: one thread at a time evaluates the views with the value.
struct ViewTag: @unchecked Sendable {
  /// The value, without the optional around it.
  let value: AnyHashable
  private let wasOptional: Bool
  private let excludesOptional: Bool

  /// Creates a tag, or the value of a selection.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - includeOptional: Whether the tag is equal to that of the value in an optional.
  init<Value: Hashable>(_ value: Value, includeOptional: Bool = true) {
    let optional = value as? any OptionalValue
    self.value = optional?.unwrapped ?? AnyHashable(value)
    wasOptional = optional != nil
    excludesOptional = !includeOptional
  }

  /// Returns the value as the type of a selection, which may be optional.
  func value<Value>(as type: Value.Type) -> Value? { value.base as? Value }
}

extension ViewTag: Hashable {
  static func == (lhs: ViewTag, rhs: ViewTag) -> Bool {
    lhs.value == rhs.value && !(lhs.excludesOptional && rhs.wasOptional)
      && !(rhs.excludesOptional && lhs.wasOptional)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// An optional of any type.
private protocol OptionalValue {
  var unwrapped: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  fileprivate var unwrapped: AnyHashable? {
    guard let self else { return nil }
    return (self as? any OptionalValue)?.unwrapped ?? AnyHashable(self)
  }
}

/// The names of nodes in paths.
enum NodeName {
  /// Returns the name for an identifier; `nil` if its description differs in every process, such as
  /// that of a random identifier or of a reference.
  static func of(_ id: some Hashable) -> String? {
    let text = "\(id)"
    return isStable(text) ? text : nil
  }

  /// Returns whether a text contains neither a UUID nor an address.
  private static func isStable(_ text: String) -> Bool {
    let characters = Array(text.utf8)
    guard characters.count >= 9 else { return true }
    var run = 0
    var groups: [Int] = []
    for (index, character) in characters.enumerated() {
      if isHexadecimal(character) {
        run += 1
        // Addresses have at least six digits after the prefix.
        if run == 6, index >= 7, characters[index - 6] == UInt8(ascii: "x") { return false }
      } else {
        groups = character == UInt8(ascii: "-") ? groups + [run] : []
        run = 0
      }
      if run == 12, groups.suffix(4) == [8, 4, 4, 4] { return false }
    }
    return true
  }

  private static func isHexadecimal(_ character: UInt8) -> Bool {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
