// SPDX-License-Identifier: MIT

import TintypeComponents

/// Items of the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items that the value consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Returns the items; the default returns those of `body`.
  ///
  /// Only types of this module implement it.
  nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements
}

/// Items of the bars of a screen that a user can arrange.
public nonisolated protocol CustomizableToolbarContent: ToolbarContent
where Self.Body: CustomizableToolbarContent {}

/// The items of a toolbar.
public struct _ToolbarElements {
  let elements: [ToolbarElement]
}

extension ToolbarContent {
  /// Returns the items.
  public nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements {
    var scope = scope.scope
    scope.node = scope.node.child(.body(ObjectIdentifier(Self.self)), in: scope.evaluation)
    var content = self
    let fields = DynamicFields.of(Self.self)
    guard fields.isEmpty || fields.bind(&content, in: scope) else {
      return _ToolbarElements(elements: [])
    }
    // Proof of safety: it is called during an evaluation, which the main actor's checks accept.
    nonisolated(unsafe) let bound = content
    return assumingMainActor { bound.body }._makeToolbar(in: _ViewScope(scope: scope))
  }
}

/// Items without a body.
@MainActor
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// Returns the items.
  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement]
}

extension PrimitiveToolbarContent {
  /// Returns the items.
  public nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements {
    _ToolbarElements(elements: elements(in: scope.scope))
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the items have no body.
  public var body: Never { return unreachableBody(of: Self.self) }
}

extension ViewScope {
  /// Returns the items of toolbar content with an identity of its own.
  func toolbar(_ content: some ToolbarContent, at key: ViewNode.Key) -> [ToolbarElement] {
    content._makeToolbar(in: _ViewScope(scope: child(key))).elements
  }
}

extension Never: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the items have no body.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the items.
  public nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements {
    _ToolbarElements(elements: map { scope.scope.toolbar($0, at: .branch(true)) } ?? [])
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the items have no body.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the items.
  public nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements {
    let scope = scope.scope
    return switch storage {
    case .trueContent(let content):
      _ToolbarElements(elements: scope.toolbar(content, at: .branch(true)))
    case .falseContent(let content):
      _ToolbarElements(elements: scope.toolbar(content, at: .branch(false)))
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// Creates a group of items.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  // swift-format-ignore: OmitExplicitReturns
  /// No content, because the items have no body.
  public var body: Never { return unreachableBody(of: Self.self) }

  /// Returns the items.
  public nonisolated func _makeToolbar(in scope: _ViewScope) -> _ToolbarElements {
    content._makeToolbar(in: scope)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
  /// Creates a group of items that a user can arrange.
  public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}
