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
/// The bar is at least 44 points high, or 32 points on a small phone in landscape, with the bar material as its background and a line one pixel
/// thick outside of the bar at the edge of the content. Icons have the large scale. Items are in the tint and 24 points apart, from the leading
/// edge. Spacers distribute the remaining space.
public struct Toolbar: Component {
  private let placement: VerticalEdge
  private let items: ComponentList
  private let background: BarBackground
  @Environment(\.self) private var environment

  /// Creates a bar for an edge of the screen, the bottom by default.
  public init(placement: VerticalEdge = .bottom, @ComponentBuilder items: () -> ComponentList) {
    self.placement = placement
    self.items = items()
    background = .material
  }

  /// Creates a bar at the bottom edge with a background.
  package init(items: ComponentList, background: BarBackground) {
    placement = .bottom
    (self.items, self.background) = (items, background)
  }

  /// The items on the bar material.
  public var body: some Component {
    let metrics = environment.platformMetrics
    let height = environment.hasLowBars ? metrics.toolbar.compactHeight : metrics.toolbar.height
    BarItems(
      items: items, edge: nil, spacing: metrics.toolbar.itemSpacing,
      glassHeight: metrics.toolbar.itemHeight
    )
    .barItems(environment, showsIconsOnly: metrics.navigationBar.showsIconsOnly)
    .padding(.horizontal, max(metrics.navigationBar.margin, environment.screenMargin))
    .frame(maxWidth: .infinity, minHeight: height, alignment: .leading)
    .dynamicTypeSize(...metrics.toolbar.maximumTypeSize)
    .barSurface(
      hairline: placement == .top ? .bottom : .top, background.resolved(in: environment),
      hasSoftEdge: metrics.hasGlass)
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
  ///
  /// With icons only, the items have no tap area around them, so that their icons begin at the margin
  /// of the bar.
  @ComponentBuilder func barItems(
    _ environment: EnvironmentValues, showsIconsOnly: Bool
  ) -> ComponentList {
    let weight = environment.platformMetrics.navigationBar.itemWeight
    let items = font(weight == .regular ? .body : .body.weight(weight))
      .imageScale(environment.platformStyle != .classic ? .large : environment.imageScale)
      .environment(\.contentForegroundStyle, environment.barItemColor)
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    if showsIconsOnly, !environment.platformMetrics.navigationBar.tintsItems {
      items.labelStyle(.iconOnly).environment(\.minimumTapLength, 0)
        .environment(\.tint, environment.barItemColor)
        .environment(\.hasRedDestructiveButtons, false)
    } else if showsIconsOnly {
      items.labelStyle(.iconOnly).environment(\.minimumTapLength, 0)
    } else {
      items
    }
  }

  /// Sets the height of a row of a bar, which is the minimum height in the classic style.
  @ComponentBuilder func barRow(
    _ height: Double, in environment: EnvironmentValues
  ) -> ComponentList {
    let metrics = environment.platformMetrics.navigationBar
    if metrics.itemHeight > 0 {
      frame(height: metrics.itemHeight)
        .padding(.top, max(height - metrics.height, 0))
        .padding(.bottom, max(metrics.height - metrics.itemHeight, 0))
    } else if environment.platformStyle == .classic {
      frame(minHeight: height)
    } else {
      frame(height: height)
    }
  }

  /// Adds the background of a bar and a line at one edge, and makes the component an accessibility
  /// container.
  @ComponentBuilder func barSurface(
    hairline edge: VerticalEdge, _ background: BarBackground = .material, hasSoftEdge: Bool = false
  ) -> ComponentList {
    switch background {
    case .material where hasSoftEdge:
      self.background { ScrollEdgeEffect(edge: edge == .top ? .bottom : .top) }
        .accessibilityElement(children: .contain)
    case .automatic where hasSoftEdge:
      self.background {
        GeometryReader { bar in
          if bar.isOverContent { ScrollEdgeEffect(edge: edge == .top ? .bottom : .top) }
        }
        .accessibilityHidden()
      }
      .accessibilityElement(children: .contain)
    case .none, .scrollEdge: accessibilityElement(children: .contain)
    case .automatic:
      self.background {
        // The reader is placed after the content, whose end determines the background.
        GeometryReader { bar in
          if bar.isOverContent {
            Color.clear.background(.bar).hairline(at: edge)
          }
        }
        .accessibilityHidden()
      }
      .accessibilityElement(children: .contain)
    case .material:
      self.background(.bar)
        .hairline(at: edge)
        .accessibilityElement(children: .contain)
    case .style(let style):
      barSurface(hairline: edge, .appearance(style, line: .separator))
    case .appearance(let style, let line):
      self.background(AnyBarStyle(style: style))
        .hairline(at: edge, line)
        .accessibilityElement(children: .contain)
    }
  }
}

extension Component {
  /// Adds a line outside of an edge, from one side to the other side of the screen.
  ///
  /// `UIBarAppearance` places the shadow of a bar in the same way.
  fileprivate func hairline(at edge: VerticalEdge, _ color: Color? = .separator) -> some Component {
    overlay(alignment: edge == .top ? .top : .bottom) {
      if color == .separator {
        FullWidth(line: ComponentList([Divider()]))
          .alignmentGuide(.top) { $0.height }
          .alignmentGuide(.bottom) { _ in 0 }
          .allowsHitTesting(false)
      } else if let color {
        FullWidth(line: ComponentList([BarLine(color: color)]))
          .alignmentGuide(.top) { $0.height }
          .alignmentGuide(.bottom) { _ in 0 }
      }
    }
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether bars are low, as on a phone in landscape whose width is
  /// compact.
  var hasLowBars: Bool { verticalSizeClass == .compact && horizontalSizeClass != .regular }

  /// The color of the items of bars: the tint, or that of texts in iOS 26 unless a tint is set.
  package var barItemColor: Color {
    let isTinted = platformMetrics.navigationBar.tintsItems || ownTint != .accentColor
    return isTinted ? controlColors.text(tint) : .primary
  }
}

/// The background of a bar.
package enum BarBackground: Sendable {
  /// The bar material.
  case material
  /// A style instead of the material.
  case style(any ShapeStyle)
  /// A style instead of the material, and the color of the line; `nil` for no line.
  case appearance(any ShapeStyle, line: Color?)
  /// No background and no line.
  case none
  /// The background of a bar whose content is not scrolled: none, or the material in the classic
  /// style.
  case scrollEdge
  /// The material if the content of a scroll view extends below the bar, or else that of the scroll
  /// edge.
  case automatic

  /// Returns the background in the platform style of an environment.
  func resolved(in environment: EnvironmentValues) -> BarBackground {
    let isTransparent = environment.platformMetrics.navigationBar.isTransparentAtScrollEdge
    switch self {
    case .scrollEdge: return isTransparent ? .none : .material
    case .automatic: return isTransparent ? .automatic : .material
    case .material, .style, .appearance, .none: return self
    }
  }
}

/// A line that extends to the sides of the screen.
private struct FullWidth: PrimitiveComponent {
  let line: ComponentList

  func nodes(in context: ResolutionContext) -> [Node] {
    let insets = context.environment.safeAreaInsets
    guard insets.leading > 0 || insets.trailing > 0 else { return context.nodes(of: line) }
    return context.nodes(of: line.ignoresSafeArea([.leading, .trailing]))
  }
}

/// The line of another color at the edge of a bar, one pixel thick.
private struct BarLine: Component {
  let color: Color
  @Environment(\.displayScale) private var scale

  var body: some Component {
    Rectangle().fill(color).frame(height: scale > 0 ? 1 / scale : 1).allowsHitTesting(false)
      .accessibilityHidden()
  }
}

/// A style of any type.
private struct AnyBarStyle: ShapeStyle {
  let style: any ShapeStyle

  func resolveStyle(in environment: EnvironmentValues) -> ResolvedStyle {
    style.resolveStyle(in: environment)
  }
}
