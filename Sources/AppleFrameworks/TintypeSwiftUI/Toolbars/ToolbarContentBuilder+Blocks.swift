// SPDX-License-Identifier: MIT

extension ToolbarContentBuilder {
  // Variants: items; ToolbarContent -> items that a user can arrange; CustomizableToolbarContent
  // Variants: counts(3...10)
  /// Builds 2 items.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent
  {
    ToolbarList([c0, c1])
  }
}
