// SPDX-License-Identifier: MIT

/// An item of a bar.
@MainActor @preconcurrency
public struct ToolbarItem<ID, Content>: ToolbarContent, PrimitiveToolbarContent
where Content: View {
  private nonisolated(unsafe) let placement: ToolbarItemPlacement
  private nonisolated(unsafe) let content: Content
  private nonisolated(unsafe) let storedID: ID

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    [ToolbarElement(placement: placement, view: content, scope: scope)]
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item with a placement.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    storedID = ()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
  /// Creates an item with an identifier, by which a user arranges it.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    storedID = id
  }

  /// Creates an item with an identifier, by which a user arranges it.
  ///
  /// - Parameters:
  ///   - id: The identifier.
  ///   - placement: The placement.
  ///   - showsByDefault: A Boolean value that has no effect on iOS.
  ///   - content: The content.
  @available(iOS, introduced: 14.0, deprecated: 100000.0, message: "Use defaultCustomization.")
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: @preconcurrency Identifiable where ID: Hashable {
  /// The identifier.
  public var id: ID { storedID }
}

/// Several items of a bar with the same placement.
@MainActor @preconcurrency
public struct ToolbarItemGroup<Content>: ToolbarContent, PrimitiveToolbarContent
where Content: View {
  private nonisolated(unsafe) let placement: ToolbarItemPlacement
  private nonisolated(unsafe) let content: Content

  /// Creates a group of items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of items with a label, which a bar without space for the items shows.
  ///
  /// The bars of a snapshot always show the items.
  public nonisolated init<C, L>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    [ToolbarElement(placement: placement, view: content, scope: scope)]
  }
}

/// The content of a group of items with a label.
@MainActor @preconcurrency
public struct LabeledToolbarItemGroupContent<Content, Label>: View
where Content: View, Label: View {
  fileprivate nonisolated(unsafe) let content: Content

  fileprivate nonisolated init(content: Content) { self.content = content }

  /// The items.
  public var body: some View { content }
}
