// SPDX-License-Identifier: MIT

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that select the tabs.
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs that the value consists of.
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Returns the tabs; the default returns those of `body`.
  ///
  /// Only types of this module implement it.
  nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements
}

/// The tabs of a tab view.
public struct _TabElements {
  let elements: [TabElement]
}

extension TabContent {
  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    var scope = scope.scope
    scope.node = scope.node.child(.body(ObjectIdentifier(Self.self)), in: scope.evaluation)
    var content = self
    let fields = DynamicFields.of(Self.self)
    guard fields.isEmpty || fields.bind(&content, in: scope) else {
      return _TabElements(elements: [])
    }
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let bound = content
    return assumingMainActor { bound.body }._makeTabs(in: _ViewScope(scope: scope))
  }
}

extension ViewScope {
  /// Returns the tabs of tab content with an identity of its own.
  func tabs(_ content: some TabContent, at key: ViewNode.Key) -> [TabElement] {
    content._makeTabs(in: _ViewScope(scope: child(key))).elements
  }
}

/// A list of tabs, each with its own identity.
struct TabList<TabValue: Hashable>: TabContent {
  private nonisolated(unsafe) let contents: [any TabContent<TabValue>]

  nonisolated init(_ contents: [any TabContent<TabValue>]) { self.contents = contents }

  // swift-format-ignore: OmitExplicitReturns
  var body: TabList<TabValue> { return self }

  nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    _TabElements(
      elements: contents.enumerated().flatMap { scope.scope.tabs($1, at: .slot($0)) })
  }
}

/// Tabs of any type.
@MainActor @preconcurrency
public struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  /// The type of the values that select the tabs.
  public typealias TabValue = SelectionValue

  private nonisolated(unsafe) let content: any TabContent<SelectionValue>

  /// Creates a value from tabs.
  @MainActor @preconcurrency
  public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    content = tabContent
  }

  nonisolated init<T>(erasing tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    content = tabContent
  }
}

extension AnyTabContent {
  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  public var body: AnyTabContent<SelectionValue> { return self }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    let type = ViewNode.Key.type(ObjectIdentifier(Swift.type(of: content)))
    return _TabElements(elements: scope.scope.tabs(content, at: type))
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Wrapped.TabValue
  /// The type of the body.
  public typealias Body = Optional<Wrapped>

  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  @_disfavoredOverload public var body: Optional<Wrapped> { return self }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    _TabElements(elements: map { scope.scope.tabs($0, at: .branch(true)) } ?? [])
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent,
  TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the values that select the tabs.
  public typealias TabValue = TrueContent.TabValue
  /// The type of the body.
  public typealias Body = _ConditionalContent<TrueContent, FalseContent>

  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  @_disfavoredOverload public var body: _ConditionalContent<TrueContent, FalseContent> {
    return self
  }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    let scope = scope.scope
    return switch storage {
    case .trueContent(let content):
      _TabElements(elements: scope.tabs(content, at: .branch(true)))
    case .falseContent(let content):
      _TabElements(elements: scope.tabs(content, at: .branch(false)))
    }
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that select the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the body.
  public typealias Body = Group<Content>

  /// Creates a group of tabs.
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(content: content())
  }

  /// Creates a group of tabs whose values are optional.
  public init<V>(@TabContentBuilder<V?> content: () -> Content)
  where V: Hashable, V? == Content.TabValue {
    self.init(content: content())
  }

  // swift-format-ignore: OmitExplicitReturns
  /// The tabs.
  @_disfavoredOverload public var body: Group<Content> { return self }

  /// Returns the tabs.
  public nonisolated func _makeTabs(in scope: _ViewScope) -> _TabElements {
    content._makeTabs(in: scope)
  }
}
