// SPDX-License-Identifier: MIT

/// One case of an action, with what it carries.
///
/// The name of the case is enough: `ActionCase(Action.child)`. What a value carries is then found by
/// reflection, and put into the case again to see whether it came from this one, for another case may
/// carry a value of the same type. Actions that describe themselves to mirrors by a `customMirror` of
/// their own need ``init(embed:extract:)``.
public struct ActionCase<Root, Value>: Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - embed: Makes an action of the case.
  ///   - extract: What an action carries; `nil` for one of another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embed = embed
    self.extract = extract
  }

  /// Creates a case from its name.
  ///
  /// - Parameter embed: The case, such as `Action.child`.
  public init(_ embed: @escaping @Sendable (Value) -> Root) {
    self.embed = embed
    extract = { root in
      guard let (label, payload) = Self.payload(of: root),
        let value = payload as? Value ?? Self.only(of: payload),
        Self.payload(of: embed(value))?.label == label
      else { return nil }
      return value
    }
  }

  private static func payload(of root: Root) -> (label: String, value: Any)? {
    let mirror = Mirror(reflecting: root)
    guard mirror.displayStyle == .enum, let child = mirror.children.first, let label = child.label
    else { return nil }
    return (label, child.value)
  }

  /// A single value with a label is a tuple to a mirror.
  private static func only(of payload: Any) -> Value? {
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
    return mirror.children.first?.value as? Value
  }
}
