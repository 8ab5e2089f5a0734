// SPDX-License-Identifier: MIT

/// Something to press.
///
/// ```swift
/// Button("Save", systemImage: "checkmark") { model.save() }
///   .buttonStyle(.borderedProminent)
/// Button("Delete", role: .destructive) { model.delete() }
/// ```
///
/// It looks as its style makes it in the environment's control state: highlighted, focused, hovered
/// or disabled. Whatever its style, it catches taps with at least `minimumTapLength` in width and
/// height, 44 points. A text of its title that does not fit goes on in a new line.
public struct Button: PrimitiveComponent {
  private let title: String?
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: ComponentList

  /// Creates a button with any label, of which the texts are spoken.
  ///
  /// - Parameters:
  ///   - role: What pressing it means; nothing in particular by default.
  ///   - action: What is done when it is pressed.
  ///   - label: What it shows.
  public init(
    role: ButtonRole? = nil,
    action: @escaping () -> Void,
    @ComponentBuilder label: () -> ComponentList
  ) {
    self.init(title: nil, role: role, action: action, label: label())
  }

  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is spoken as well.
  ///   - role: What pressing it means; nothing in particular by default.
  ///   - action: What is done when it is pressed.
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(
      title: String(title), role: role, action: action,
      label: ComponentList([ButtonLabel(title: String(title), icon: nil)]))
  }

  /// Creates a button with an icon of the environment's symbol set before its title.
  ///
  /// With `.labelStyle(.iconOnly)` the title is spoken only, with `.titleOnly` there is no icon.
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(
      title: String(title), role: role, action: action,
      label: ComponentList([ButtonLabel(title: String(title), icon: systemImage)]))
  }

  private init(
    title: String?, role: ButtonRole?, action: @escaping () -> Void, label: ComponentList
  ) {
    self.title = title
    self.role = role
    self.action = action
    self.label = label
  }

  /// A node that holds what the style makes of the label.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let isReady = environment.isEnabled && !environment.isLoading
    let configuration = ButtonStyleConfiguration(
      label: title == nil
        ? ComponentList([LoadingLabel(label: label)]) : label,
      role: role,
      isPressed: isReady && environment.controlState.contains(.highlighted),
      isLoading: environment.isLoading
    )
    let button = StyledButton(style: environment.buttonStyle, configuration: configuration)
      // What is loading refuses taps, but looks no more disabled than it was.
      .environment(\.isEnabled, environment.isEnabled)
      .tapRoom(in: environment)
      .accessibilityElement(children: title == nil ? .combine : .ignore)
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(isReady ? [] : .isDisabled)
      .accessibilityAddTraits(environment.isLoading ? .updatesFrequently : [])
      .onTapGesture(perform: action)
      .disabled(environment.isLoading)
      .spoken(label: title, value: environment.isLoading ? "In progress" : nil)
    return context.control("Button", button)
  }
}

/// What pressing a button means.
public enum ButtonRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// Something is lost: the button is red.
  case destructive
  /// Nothing happens: the button's title is semibold.
  case cancel
}

/// The body of a button: what its style makes.
private struct StyledButton: Component {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration

  var body: some Component { made(by: style) }

  private func made(by style: some ButtonStyle) -> ComponentList {
    ComponentList([style.makeBody(configuration: configuration)])
  }
}

/// A title with an icon before it, which gives way to an indicator while the button is loading.
private struct ButtonLabel: Component {
  let title: String
  let icon: String?
  @Environment(\.self) private var environment

  var body: some Component {
    let isIconOnly = icon != nil && environment.labelStyle == .iconOnly
    HStack(spacing: environment.controlMetrics.spacing) {
      if environment.isLoading {
        ProgressSpinner()
      } else if let icon, environment.labelStyle != .titleOnly {
        Symbol(icon)
      }
      if !isIconOnly { Text(title) }
    }
  }
}

/// A label of the user's own, with an indicator before it while the button is loading.
private struct LoadingLabel: Component {
  let label: ComponentList
  @Environment(\.self) private var environment

  var body: some Component {
    if environment.isLoading {
      HStack(spacing: environment.controlMetrics.spacing) {
        ProgressSpinner()
        label
      }
    } else {
      label
    }
  }
}

private enum IsLoadingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether buttons wait for something; not by default.
  public var isLoading: Bool {
    get { self[IsLoadingKey.self] }
    set { self[IsLoadingKey.self] = newValue }
  }
}

extension Component {
  /// Says whether the buttons inside wait for something.
  ///
  /// They show an indicator, a ring of spokes that stands still, in place of the icon, or before a
  /// label without one, and do not answer to taps.
  public func loading(_ isLoading: Bool = true) -> some Component {
    environment(\.isLoading, isLoading)
  }
}
