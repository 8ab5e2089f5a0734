// SPDX-License-Identifier: MIT

import TintypeComponents

/// A key of a value that views provide to their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that do not set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view provides to its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tag of the view; `nil` without one.
  var viewTag: ViewTag?
  /// The element's identifier in the nearest `ForEach`, which is the tag of a view without one.
  var implicitTag: ViewTag?
  /// The label in the bar of a tab view; `nil` without one.
  var tabItem: (any View)?
  /// The badge in the bar of a tab view; `nil` without one.
  var badge: Text?

  init() {}

  /// The value of a key.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of a type; `nil` if the view has none.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable {
    guard let viewTag, let value = viewTag.value(as: type) else { return nil }
    return viewTag == ViewTag(selection: value) ? value : nil
  }

  /// Returns whether the view has a tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable {
    viewTag == ViewTag(selection: tag)
  }

  /// Adds the values of a view that contains this one, which replace its own.
  mutating func merge(_ outer: ContainerValues) {
    values.merge(outer.values) { _, outer in outer }
    viewTag = outer.viewTag ?? viewTag
    implicitTag = implicitTag ?? outer.implicitTag
    tabItem = outer.tabItem ?? tabItem
    badge = outer.badge ?? badge
  }
}

extension View {
  /// Sets a value that the view provides to its container.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// The key of the values that a view provides to a layout.
struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

/// A view with values for its container.
struct ContainerValueView<Content: View> {
  let content: Content
  let change: (inout ContainerValues) -> Void
}

extension ContainerValueView: View, PrimitiveView, SubviewContainer, ContentForwarding {
  static var hasSubviews: Bool { SubviewCollecting.hasSubviews(Content.self) }

  nonisolated func nodes(in scope: ViewScope) -> [Node] {
    guard let collecting = scope.collecting else {
      var values = ContainerValues()
      forwardValues(to: &values)
      return scope.nodes(of: content.layoutValue(key: ContainerValuesKey.self, value: values))
    }
    collecting.collect(content, in: scope, changingValues: change)
    return []
  }

  nonisolated func forwardValues(to values: inout ContainerValues) {
    forwardContentValues(to: &values)
    change(&values)
  }
}

/// A view that provides the values of its content to its container.
protocol ValueForwarding {
  /// Adds the values of the view.
  func forwardValues(to values: inout ContainerValues)
}

/// A single view with a modifier, which has the values of its content.
protocol ContentForwarding: ValueForwarding {
  /// The type of the content.
  associatedtype ForwardedContent
  /// The content.
  var content: ForwardedContent { get }
}

extension ContentForwarding {
  func forwardValues(to values: inout ContainerValues) { forwardContentValues(to: &values) }

  /// Adds the values of the content.
  func forwardContentValues(to values: inout ContainerValues) {
    (content as? any ValueForwarding)?.forwardValues(to: &values)
  }
}

extension ModifiedContent: ValueForwarding, ContentForwarding
where Content: View, Modifier: ViewModifier {}

// Variants: ModifiedView -> EnvironmentView | IdentifiedView | AttachedView | PresentingView |
//   ScreenValueView
extension ModifiedView: ContentForwarding {}
