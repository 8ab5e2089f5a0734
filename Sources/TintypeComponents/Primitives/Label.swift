// SPDX-License-Identifier: MIT

/// An icon with a title beside it.
public struct Label: Component {
  private let title: ComponentList
  private let icon: ComponentList
  @Environment(\.labelStyle) private var style

  /// Creates a label from components.
  public init(
    @ComponentBuilder title: () -> ComponentList,
    @ComponentBuilder icon: () -> ComponentList
  ) {
    self.title = title()
    self.icon = icon()
  }

  /// Creates a label from a text and an icon of the environment's symbol set.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Symbol(name)
    }
  }

  /// The icon before the title, or one of them alone.
  public var body: some Component {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      if style != .titleOnly { Group { icon }.accessibilityHidden(style != .iconOnly) }
      if style != .iconOnly { title }
    }
  }
}

/// Which parts of a label are shown.
public enum LabelStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The icon and the title.
  case titleAndIcon
  /// The title alone.
  case titleOnly
  /// The icon alone.
  case iconOnly
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.titleAndIcon
}

extension EnvironmentValues {
  /// Which parts of labels are shown; all by default.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension Component {
  /// Says which parts of the labels inside are shown.
  public func labelStyle(_ style: LabelStyle) -> some Component {
    environment(\.labelStyle, style)
  }
}

/// A line one pixel thick across the stack it stands in: horizontal but in a horizontal stack.
public struct Divider: PrimitiveComponent {
  /// Creates a line in the colour of separators.
  public init() {}

  /// A node with the colour of the environment's scheme.
  package func nodes(in context: ResolutionContext) -> [Node] {
    [context.node("Divider", .divider(Color.separator.resolve(in: context.environment)))]
  }
}
