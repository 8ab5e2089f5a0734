// SPDX-License-Identifier: MIT

/// A control that performs an action when pressed.
///
/// ```swift
/// Button("Save", systemImage: "checkmark") { model.save() }
///   .buttonStyle(.borderedProminent)
/// Button("Delete", role: .destructive) { model.delete() }
/// ```
///
/// Its style determines its appearance in the environment's control state: highlighted, focused,
/// hovered or disabled. In every style, the tap area is at least `minimumTapLength` wide and
/// high, 44 points by default. Text in its title wraps if it does not fit.
public struct Button: PrimitiveComponent {
  private let title: String?
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: ComponentList

  /// Creates a button with a custom label, whose text becomes the accessibility label.
  ///
  /// - Parameters:
  ///   - role: The role of the button; none by default.
  ///   - action: The action to perform when the button is pressed.
  ///   - label: The content of the button.
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
  ///   - title: The title, which is also the accessibility label.
  ///   - role: The role of the button; none by default.
  ///   - action: The action to perform when the button is pressed.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(
      title: String(title), role: role, action: action,
      label: ComponentList([ButtonLabel(title: String(title), icon: nil)]))
  }

  /// Creates a button with a title after an icon of the environment's symbol set.
  ///
  /// With `.labelStyle(.iconOnly)` the title is only the accessibility label; with `.titleOnly` the
  /// icon is not shown.
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

  /// Returns a node that contains the body of the style.
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
      // A loading button ignores taps, but is not painted as disabled.
      .environment(\.isEnabled, environment.isEnabled)
      .minimumTapArea(in: environment)
      .accessibilityElement(children: title == nil ? .combine : .ignore)
      .accessibilityAddTraits(.isButton)
      .accessibilityAddTraits(isReady ? [] : .isDisabled)
      .accessibilityAddTraits(environment.isLoading ? .updatesFrequently : [])
      .onTapGesture(perform: action)
      .disabled(environment.isLoading)
      .accessibility(
        label: title,
        value: environment.isLoading
          ? SystemText.inProgress.string(for: environment.locale) : nil)
    return context.control("Button", button)
  }
}

/// The purpose of a button.
public enum ButtonRole: String, Hashable, Codable, Sendable, CaseIterable {
  /// A destructive action: the button is red.
  case destructive
  /// A cancel action: in a dialog, the button's title is semibold.
  case cancel
}

/// The body of a button, created by its style.
private struct StyledButton: Component {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration

  var body: some Component { made(by: style) }

  private func made(by style: some ButtonStyle) -> ComponentList {
    ComponentList([style.makeBody(configuration: configuration)])
  }
}

/// A title with an icon, which is replaced by an indicator while the button is loading.
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

/// A custom label with an indicator before it while the button is loading.
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
      LabelRow(label: label)
    }
  }
}

/// The components of a label, in a row if there are several.
private struct LabelRow: PrimitiveComponent {
  let label: ComponentList

  func nodes(in context: ResolutionContext) -> [Node] {
    let nodes = context.nodes(of: label)
    guard nodes.count > 1 else { return nodes }
    let row = HStack(spacing: context.environment.controlMetrics.spacing) { label }
    return context.nodes(of: row)
  }
}

private enum IsLoadingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether buttons are loading; `false` by default.
  public var isLoading: Bool {
    get { self[IsLoadingKey.self] }
    set { self[IsLoadingKey.self] = newValue }
  }
}

extension Component {
  /// Sets whether the buttons inside the component are loading.
  ///
  /// A loading button ignores taps and shows an indicator, a static ring of spokes, in place of its
  /// icon or before a label without an icon.
  public func loading(_ isLoading: Bool = true) -> some Component {
    environment(\.isLoading, isLoading)
  }
}
