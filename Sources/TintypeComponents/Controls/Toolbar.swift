// SPDX-License-Identifier: MIT

/// A bar of actions for a screen.
///
/// ```swift
/// Toolbar {
///   Button("Share", systemImage: "square.and.arrow.up") { model.share() }
///   Spacer()
///   Text("12 photos").font(.footnote)
///   Spacer()
///   Button("Delete", systemImage: "trash") { model.delete() }
/// }
/// ```
///
/// The bar is at least 44 points high, with the bar material as its background and a line one pixel
/// thick at the edge of the content. Items are in the tint and 24 points apart, from the leading
/// edge. Spacers distribute the remaining space.
public struct Toolbar: Component {
  private let placement: VerticalEdge
  private let items: ComponentList
  @Environment(\.self) private var environment

  /// Creates a bar for an edge of the screen, the bottom by default.
  public init(
    placement: VerticalEdge = .bottom,
    @ComponentBuilder items: () -> ComponentList
  ) {
    self.placement = placement
    self.items = items()
  }

  /// The items on the bar material.
  public var body: some Component {
    HStack(spacing: 24) { items }
      .barItems(environment)
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .barSurface(hairline: placement == .top ? .bottom : .top)
  }
}

extension Component {
  /// Adds a toolbar at an edge of the component, which takes the remaining space.
  public func toolbar(
    placement: VerticalEdge = .bottom,
    @ComponentBuilder items: () -> ComponentList
  ) -> some Component {
    let bar = Toolbar(placement: placement, items: items)
    return frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .safeAreaInset(edge: placement, spacing: 0) { bar }
  }

  /// Sets the font and color of items in a bar.
  func barItems(_ environment: EnvironmentValues) -> some Component {
    font(.body)
      .environment(
        \.contentForegroundStyle, environment.controlColors.text(environment.tint)
      )
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }

  /// Adds the bar material and a line at one edge, and makes the component an accessibility
  /// container.
  func barSurface(hairline edge: VerticalEdge) -> some Component {
    background(.bar)
      .overlay(alignment: edge == .top ? .top : .bottom) { Divider().allowsHitTesting(false) }
      .accessibilityElement(children: .contain)
  }
}
