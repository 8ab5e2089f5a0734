// SPDX-License-Identifier: MIT

extension ToolbarContent {
  /// Has no effect, because items have no shared background.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Has no effect, because items have no shared background.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}
