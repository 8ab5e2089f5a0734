// SPDX-License-Identifier: MIT

import TintypeComponents

/// The tag of a view, or the value of a selection.
///
/// A tag matches a selection if the values are equal and the types are the same, or if the type of
/// the selection is the optional type of the tag.
///
/// `@unchecked`: one thread at a time evaluates views and performs actions.
struct ViewTag: Hashable, @unchecked Sendable {
  /// The value as the user has set it.
  let value: AnyHashable
  /// The value without its optional type.
  private let base: AnyHashable?
  /// The types of selections that the value matches.
  private let types: Set<ObjectIdentifier>

  /// Creates the tag of a view.
  init<V: Hashable>(_ value: V, includeOptional: Bool) {
    self.init(
      value: value,
      types: includeOptional
        ? [ObjectIdentifier(V.self), ObjectIdentifier(V?.self)] : [ObjectIdentifier(V.self)])
  }

  /// Creates the tag of a view from a value whose type was erased.
  init(erased value: AnyHashable) {
    self = (value.base as? any Hashable).map { Self.tag($0) } ?? .none
  }

  private static func tag(_ value: some Hashable) -> ViewTag {
    ViewTag(value, includeOptional: true)
  }

  /// Creates the value of a selection.
  init<V: Hashable>(selection value: V) {
    self.init(value: value, types: [ObjectIdentifier(V.self)])
  }

  /// Returns the value as the type of a selection.
  func value<Value>(as type: Value.Type) -> Value? { value.base as? Value }

  /// The selection if there is none; it matches no tag.
  static let none = ViewTag(value: false, types: [])

  private init(value: some Hashable, types: Set<ObjectIdentifier>) {
    self.value = AnyHashable(value)
    base = Self.base(of: value)
    self.types = types
  }

  private static func base(of value: any Hashable) -> AnyHashable? {
    guard let optional = value as? any OptionalValue else { return AnyHashable(value) }
    return optional.anyValue.flatMap { ($0 as? any Hashable).flatMap(base) }
  }

  static func == (lhs: ViewTag, rhs: ViewTag) -> Bool {
    !lhs.types.isDisjoint(with: rhs.types) && lhs.base == rhs.base
  }

  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

/// An optional value of any type.
protocol OptionalValue {
  /// The value without its optional type.
  var anyValue: Any? { get }
}

extension Optional: OptionalValue {
  var anyValue: Any? { map { $0 } }
}

private enum ImplicitTagsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the elements of a `ForEach` have their identifiers as
  /// tags; `false` by default.
  var hasImplicitTags: Bool {
    get { self[ImplicitTagsKey.self] }
    set { self[ImplicitTagsKey.self] = newValue }
  }
}

extension View {
  /// Sets the value of a selection that corresponds to the view.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: A Boolean value that indicates whether the tag also matches selections of
  ///     its optional type.
  /// - Returns: The modified view.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    let tag = ViewTag(tag, includeOptional: includeOptional)
    return ContainerValueView(content: modified { $0.tag(tag) }) { $0.viewTag = tag }
  }
}
