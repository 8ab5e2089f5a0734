// SPDX-License-Identifier: MIT

/// The accessory above a tab bar: a capsule of glass, 48 points high, as in iOS 26.
package struct GlassAccessory: Component {
  private let content: ComponentList
  private let isInline: Bool
  @Environment(\.self) private var environment

  /// The height in points.
  static let height = 48.0

  /// Creates an accessory above a bar, or inside of a minimized one.
  package init(content: ComponentList, isInline: Bool = false) {
    (self.content, self.isInline) = (content, isInline)
  }

  /// The content on glass between the margins of the tab bar.
  package var body: some Component {
    let metrics = environment.platformMetrics.tabBar
    content
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: Self.height)
      .glass(in: Capsule())
      .accessibilityElement(children: .contain)
      .padding(.horizontal, isInline ? 0 : metrics.margin)
      .padding(.bottom, isInline ? 0 : 8)
  }
}
