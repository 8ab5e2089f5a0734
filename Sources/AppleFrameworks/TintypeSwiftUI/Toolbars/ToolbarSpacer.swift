// SPDX-License-Identifier: MIT

/// A space between the items of a bar.
///
/// A flexible space of the bottom bar moves the items apart. In the platform style of iOS 26, a space
/// separates items that would share their glass; in other styles, other spaces have no effect.
@MainActor @preconcurrency
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent {
  // Proof of safety: it is a constant value.
  private nonisolated(unsafe) let placement: ToolbarItemPlacement
  private nonisolated let sizing: SpacerSizing

  /// Creates a space.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.sizing, self.placement) = (sizing, placement)
  }

  nonisolated func elements(in scope: ViewScope) -> [ToolbarElement] {
    guard sizing == .flexible, placement.position == .bottom else {
      guard scope.environment.base.platformMetrics.hasGlass else { return [] }
      var boundary = ToolbarElement(
        placement: placement, view: assumingMainActor { EmptyView() }, scope: scope)
      boundary.role = .boundary
      return [boundary]
    }
    return [
      ToolbarElement(placement: placement, view: assumingMainActor { Spacer() }, scope: scope)
    ]
  }
}

/// The kind of a space between items.
public struct SpacerSizing: Equatable, Sendable {
  private let isFlexible: Bool

  /// A space that grows.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A space of the system's size.
  public static let fixed = SpacerSizing(isFlexible: false)
}
