// SPDX-License-Identifier: MIT

extension TabContentBuilder {
  // Variants: counts(3...10)
  /// Builds a list of 2 parts.
  public static func buildBlock<C0, C1>(
    _ c0: C0, _ c1: C1
  ) -> some TabContent<TabValue>
  where
    C0: TabContent, C0.TabValue == TabValue, C1: TabContent, C1.TabValue == TabValue
  {
    TabList<TabValue>([c0, c1])
  }
}
