// SPDX-License-Identifier: MIT

/// An open menu next to the control that presents it.
///
/// Source: the sizes of menus as iOS 17 shows them, 250 points wide with rows of 44 points.
package struct MenuPanel: PrimitiveComponent {
  /// A preview above the items of a context menu, whose screen is dimmed; `nil` without one.
  package var preview: ComponentList?
  /// A Boolean value that indicates whether the screen is dimmed, except for the control.
  package var isDimming = false
  /// A Boolean value that indicates whether the first item is the nearest one to the control.
  package var isOrderedByPriority = true
  /// The shape of the control in front of a dimmed screen; `nil` for rounded corners.
  package var shape: ShapeKind?
  private let screen: GeometryProxy
  private let anchor: Rect
  private let items: ComponentList
  private let dismiss: () -> Void

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - screen: The geometry of the screen.
  ///   - anchor: The frame of the control on the screen, in points.
  ///   - items: The items.
  ///   - dismiss: The action of a tap outside of the menu.
  package init(
    on screen: GeometryProxy, anchor: Rect, items: ComponentList, dismiss: @escaping () -> Void
  ) {
    self.screen = screen
    self.anchor = anchor
    self.items = items
    self.dismiss = dismiss
  }

  /// Returns a node that covers the screen.
  package func nodes(in context: ResolutionContext) -> [Node] {
    var context = context.ofDialog
    context.environment.buttonStyle = MenuButtonStyle()
    context.environment.isMenuItem = true
    let isAbove = anchor.midY > screen.size.height / 2
    let metrics = context.environment.platformMetrics.menu
    let hasGlass = context.environment.platformMetrics.hasGlass
    let items = context.nodes(of: items).flatMap(\.dialogItems).map(\.withoutDialogRole)
    let column = items.contains(where: \.hasMenuCheck) ? MenuColumn(in: context.environment) : nil
    var groups: [[Node]] = [[]]
    for item in items {
      // A header belongs to the group after it.
      if !item.isDivider {
        groups[groups.count - 1].append(column?.reserved(in: item) ?? item)
      } else if groups[groups.count - 1].contains(where: { !$0.isMenuHeader }) {
        groups.append([])
      }
    }
    groups.removeAll(where: \.isEmpty)
    if isAbove, isOrderedByPriority, preview == nil {
      groups = groups.reversed().map { $0.reversed() }
    }
    let height = screen.panelHeight()
    let isScrolling = ScrollingPanel.isNeeded(
      items.count, height: metrics.rowHeight, maximum: height, in: context.environment)
    let maximumHeight = isScrolling ? height : nil
    var layout = AnchoredLayout(
      anchor: screen.anchor(anchor, in: context.environment.layoutDirection),
      insets: screen.safeAreaInsets, isAbove: isAbove,
      gap: metrics.coversControl && !isDimming ? -anchor.height : 8)
    layout.isAlignedToEdge = isDimming && preview == nil || metrics.coversControl && preview == nil
    return context.nodes(
      of: ZStack {
        if isDimming {
          if preview == nil {
            LiftedDimming(
              frame: anchor,
              shape: shape
                ?? .roundedRectangle(
                  cornerRadius: Length(
                    context.environment.platformMetrics.menu.liftedCornerRadius),
                  style: .continuous))
            TapArea(action: dismiss)
          } else {
            ScreenDimming(action: dismiss)
          }
        } else {
          TapArea(action: dismiss)
        }
        layout {
          VStack(spacing: 12) {
            if let preview {
              preview.background(Color.dialogBackground)
                .clipShape(
                  RoundedRectangle(
                    cornerRadius: context.environment.platformMetrics.menu.cornerRadius,
                    style: .continuous)
                )
                .panelShadow()
            }
            if hasGlass {
              GlassMenu(
                groups: groups, width: width(in: context.environment),
                maximumHeight: maximumHeight
              )
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .actions([.dismiss: { _ in dismiss() }])
            } else {
              list(groups, context.environment, maximumHeight).panelShadow()
            }
          }
        }
      }
      .frame(width: screen.size.width, height: screen.size.height))
  }

  /// The width in points, which is greater at accessibility sizes, so that words fit.
  private func width(in environment: EnvironmentValues) -> Double {
    let width = environment.platformMetrics.menu.width
    let isLarge = environment.dynamicTypeSize.isAccessibilitySize
    return min(isLarge ? width * 1.5 : width, screen.size.width - 16)
  }

  private func list(
    _ groups: [[Node]], _ environment: EnvironmentValues, _ maximumHeight: Double?
  ) -> some Component {
    let metrics = environment.platformMetrics.menu
    let rows = VStack(spacing: 0) {
      for index in groups.indices {
        if index > 0 { Color.quaternarySystemFill.frame(height: metrics.groupSpacing) }
        for row in groups[index].indices {
          // The line is inside of the row.
          groups[index][row]
            .overlay(alignment: .bottom) { if row < groups[index].count - 1 { Divider() } }
        }
      }
    }
    return rows.scrolling(to: maximumHeight)
      .frame(width: width(in: environment))
      .background(Color.dialogBackground)
      .clipShape(RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous))
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
      .actions([.dismiss: { _ in dismiss() }])
  }
}

/// The layer that blurs and dims a screen around a control, which appears to be in front of it with
/// a shadow.
private struct LiftedDimming: Component {
  let frame: Rect
  let shape: ShapeKind
  @Environment(\.colorScheme) private var colorScheme

  var body: some Component {
    let surroundings = Surroundings(frame: frame, shape: shape)
    ZStack {
      surroundings.fill(Material.ultraThin, eoFill: true)
      surroundings.fill(Color(white: 0, opacity: colorScheme == .dark ? 0.4 : 0.2), eoFill: true)
      Control(frame: frame, shape: shape).fill(Color.black).panelShadow()
        .clipShape(surroundings, eoFill: true)
    }
    .allowsHitTesting(false)
    .accessibilityHidden()
  }

  /// A shape in a frame of the canvas.
  private struct Control: Shape {
    let frame: Rect
    let shape: ShapeKind

    func path(in rect: Rect) -> Path { shape.path(in: frame) }
  }

  /// The area around a shape in a frame of the canvas.
  private struct Surroundings: Shape {
    let frame: Rect
    let shape: ShapeKind

    func path(in rect: Rect) -> Path {
      var path = Rectangle().path(in: rect)
      path.addPath(shape.path(in: frame))
      return path
    }
  }
}

private enum MenuHeaderKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Node {
  fileprivate var isMenuHeader: Bool { layoutValue(for: MenuHeaderKey.self) == true }

  /// A Boolean value that indicates whether the node is the boundary of a group of a menu.
  var isDivider: Bool {
    if case .divider = content { true } else { false }
  }
}

/// The style of the items of a menu.
struct MenuButtonStyle: ButtonStyle {
  @Environment(\.self) private var environment

  func makeBody(configuration: Configuration) -> some Component {
    let metrics = environment.platformMetrics.menu
    configuration.label
      .font(.body)
      .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
      .opacity(environment.plainOpacity)
      .layoutValue(key: MenuColumnKey.self, value: true)
      .padding(.horizontal, metrics.horizontalInset)
      .padding(.vertical, min((metrics.rowHeight - 61.0 / 3) / 2, 11))
      .frame(
        maxWidth: .infinity, minHeight: metrics.rowHeight,
        alignment: .leading)
  }
}

/// The header of a section of a menu.
package struct MenuHeader: Component {
  private let title: ComponentList

  /// Creates a header.
  package init(_ title: ComponentList) { self.title = title }

  @Environment(\.self) private var environment

  /// The title in a small font.
  package var body: some Component {
    title.font(.footnote).foregroundStyle(Color.secondary).accessibilityHeading()
      .padding(.horizontal, environment.platformMetrics.menu.horizontalInset).padding(.vertical, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .layoutValue(key: MenuHeaderKey.self, value: true)
  }
}
