// SPDX-License-Identifier: MIT

extension ToolbarContent {
  /// Sets the visibility of the glass behind items in the platform style of iOS 26.
  ///
  /// In other styles, items have no shared background.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { BackgroundToolbarContent(content: self, visibility: visibility) }
}

extension CustomizableToolbarContent {
  /// Sets the visibility of the glass behind items in the platform style of iOS 26.
  ///
  /// In other styles, items have no shared background.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent {
    BackgroundToolbarContent(content: self, visibility: visibility)
  }
}

/// Items with a visibility of their glass.
private struct BackgroundToolbarContent<Content: ToolbarContent>: ToolbarContent,
  CustomizableToolbarContent, PrimitiveToolbarContent
{
  nonisolated(unsafe) let content: Content
  nonisolated let visibility: Visibility

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    content._makeToolbar(in: _ViewScope(scope: scope)).elements.map { element in
      var element = element
      if visibility == .hidden { element.role = .bare }
      return element
    }
  }
}
