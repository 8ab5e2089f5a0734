// SPDX-License-Identifier: MIT

extension ToolbarContentBuilder {
  /// Builds 2 items that a user can arrange.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent
  {
    ToolbarList([c0, c1])
  }

  /// Builds 3 items that a user can arrange.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2])
  }

  /// Builds 4 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3])
  }

  /// Builds 5 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4])
  }

  /// Builds 6 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5])
  }

  /// Builds 7 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6])
  }

  /// Builds 8 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7])
  }

  /// Builds 9 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7, c8])
  }

  /// Builds 10 items that a user can arrange.
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some CustomizableToolbarContent
  where
    C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
    C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
    C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
    C9: CustomizableToolbarContent
  {
    ToolbarList([c0, c1, c2, c3, c4, c5, c6, c7, c8, c9])
  }
}
