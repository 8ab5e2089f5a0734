// SPDX-License-Identifier: MIT

/// An item that a container adds to a toolbar, at another position, which has no effect.
///
/// In the style of iOS 17 and 18, the search field is below the title, and the title and the button
/// of a sidebar have their own positions.
@MainActor @preconcurrency
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent,
  PrimitiveToolbarContent
{
  /// Creates an item.
  public nonisolated init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] { [] }
}

// Proof of safety: the static properties are constants without references.
extension ToolbarItemPlacement {
  /// In place of a large title; not shown, as in the style of iOS 17 and 18.
  public nonisolated(unsafe) static let largeTitle = ToolbarItemPlacement(position: .hidden)
  /// Below an inline title; not shown, as in the style of iOS 17 and 18.
  public nonisolated(unsafe) static let subtitle = ToolbarItemPlacement(position: .hidden)
  /// Below a large title; not shown, as in the style of iOS 17 and 18.
  public nonisolated(unsafe) static let largeSubtitle = ToolbarItemPlacement(position: .hidden)
}

extension ToolbarContent {
  /// Identifies the items as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Identifies the items as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some CustomizableToolbarContent { self }
}
