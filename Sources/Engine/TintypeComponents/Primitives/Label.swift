// SPDX-License-Identifier: MIT

/// An icon followed by a title.
public struct Label: Component {
  private let title: ComponentList
  private let icon: ComponentList
  @Environment(\.labelStyle) private var style
  @Environment(\.isMenuItem) private var isMenuItem
  @Environment(\.self) private var environment

  /// Creates a label from components.
  public init(
    @ComponentBuilder title: () -> ComponentList,
    @ComponentBuilder icon: () -> ComponentList
  ) {
    self.title = title()
    self.icon = icon()
  }

  /// Creates a label from a string and an icon of the environment's symbol set.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Symbol(name)
    }
  }

  /// The icon and the title, or only one of them, depending on the label style.
  ///
  /// In a menu, the icon is at the trailing edge, or in front of the title in iOS 26.
  public var body: some Component {
    HStack(alignment: .firstTextBaseline, spacing: spacing) {
      if isMenuItem, style != .iconOnly, environment.platformMetrics.menu.hasLeadingIcons {
        Group { icon }.frame(width: glassIconWidth).accessibilityHidden()
        title.frame(maxWidth: .infinity, alignment: .leading)
      } else if isMenuItem, style != .iconOnly {
        title.frame(maxWidth: .infinity, alignment: .leading)
        Group { icon }.accessibilityHidden()
      } else {
        if style != .titleOnly {
          if isRow {
            rowIcon.accessibilityHidden(style != .iconOnly)
          } else if let width = environment.labelIconWidth, style != .iconOnly {
            alignedIcon(ComponentList([Group { icon }.frame(minWidth: width)]))
              .accessibilityHidden()
          } else {
            alignedIcon(icon).accessibilityHidden(style != .iconOnly)
          }
        }
        if style != .iconOnly { title }
      }
    }
  }

  /// The distance between icon and title, measured in recordings of iOS with the text style body.
  private static let iconSpacing = 8.0

  /// The width of the column of icons in a menu on glass.
  private var glassIconWidth: Double {
    Font.TextStyle.body.scaled(
      26, for: environment.dynamicTypeSize, displayScale: environment.displayScale)
  }

  /// A Boolean value that indicates whether the label is in a row of a list, whose icons are in a
  /// column and have the tint.
  private var isRow: Bool {
    environment.alignsLabelIcons && environment.isListRow && rowMetrics.hasTintedIcons
  }

  private var rowMetrics: PlatformMetrics.List { environment.platformMetrics.list }

  private var spacing: Double {
    environment.labelIconSpacing ?? (isRow ? rowMetrics.iconSpacing : Self.iconSpacing)
  }

  /// The icon in the column of the list, which accessibility sizes do not have.
  private var rowIcon: some Component {
    let size = environment.dynamicTypeSize
    let column = Font.TextStyle.body.scaled(
      rowMetrics.iconWidth, for: size, displayScale: environment.displayScale)
    let width = environment.labelIconWidth ?? (size.isAccessibilitySize ? 0 : column)
    let isTinted = environment.explicitForegroundStyle == nil
    let tint = environment.controlColors.mark(environment.tint)
    let framed = RowIcon(icon: icon, side: column).frame(minWidth: width)
    return alignedIcon(
      isTinted ? ComponentList([framed.foregroundStyle(tint)]) : ComponentList([framed]))
  }

  /// Returns the icon, centered on the capital letters of the first line if it contains no text.
  private func alignedIcon(_ icon: ComponentList) -> some Component {
    let font = environment.font
    let size = font.textStyle?.size(at: environment.dynamicTypeSize) ?? font.size
    return Group { icon }
      .environment(\.symbolsFillGrid, environment.symbolsFillGrid || environment.alignsLabelIcons)
      .alignmentGuide(.firstTextBaseline) { dimensions in
        dimensions[explicit: .firstTextBaseline]
          ?? dimensions.height / 2 + size * Font.capHeight / 2
      }
  }
}

/// An icon in a row of a list: a flexible one, such as a shape, is as wide as the column.
private struct RowIcon: PrimitiveComponent {
  let icon: ComponentList
  let side: Double

  func nodes(in context: ResolutionContext) -> [Node] {
    context.nodes(of: icon).map { node in
      guard node.isFlexibleIcon else { return node }
      var node = node
      node.modifiers.append(.frame(FixedFrame(width: side, height: side)))
      return node
    }
  }
}

extension Node {
  /// A Boolean value that indicates whether the node takes all available space.
  fileprivate var isFlexibleIcon: Bool {
    let hasSize = modifiers.contains { modifier in
      switch modifier {
      case .frame, .flexibleFrame, .fixedSize: true
      default: false
      }
    }
    guard !hasSize else { return false }
    switch content {
    case .color, .shape, .canvas, .geometry: return true
    case .image(let image): return image.resizing != nil
    case .symbol(let symbol): return symbol.isResizable
    case .component: return children.count == 1 && children[0].isFlexibleIcon
    case .layers: return children.contains(where: \.isFlexibleIcon)
    default: return false
    }
  }
}

/// The visible parts of a label.
public enum LabelStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The icon and the title.
  case titleAndIcon
  /// Only the title.
  case titleOnly
  /// Only the icon.
  case iconOnly
}

private enum MenuItemKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether a component is an item of a menu.
  var isMenuItem: Bool {
    get { self[MenuItemKey.self] }
    set { self[MenuItemKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.titleAndIcon
}

extension EnvironmentValues {
  /// The visible parts of labels; both by default.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the visible parts of the labels inside the component.
  public func labelStyle(_ style: LabelStyle) -> some Component { environment(\.labelStyle, style) }
}

/// A line one pixel thick: vertical in a horizontal stack, and horizontal elsewhere.
public struct Divider: PrimitiveComponent {
  /// Creates a line in the separator color.
  public init() {}

  /// Returns a node with the separator color of the environment's color scheme.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Divider", .divider(Color.separator.resolve(in: context.environment)))]
  }
}
