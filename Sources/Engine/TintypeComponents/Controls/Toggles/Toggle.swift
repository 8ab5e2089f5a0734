// SPDX-License-Identifier: MIT

/// A control that switches between on and off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: Binding(model, \.isConnected))
/// Toggle("All", isOn: all, isMixed: true).toggleStyle(.checkbox)
/// ```
///
/// A tap toggles the value. A switch takes all available width, with its label at the leading edge.
/// The other styles are as wide as their content.
public struct Toggle: PrimitiveComponent {
  private let title: String?
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: ComponentList
  private let customBody: ComponentList?

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is also the accessibility label.
  ///   - isOn: A Boolean value that indicates whether the toggle is on.
  ///   - isMixed: A Boolean value that indicates whether the toggle represents several values, only
  ///     some of which are on; `false` by default. A mixed checkbox shows a line, and other styles
  ///     show `isOn`. A tap turns a mixed toggle on.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.title = String(title)
    (self.isOn, self.isMixed) = (isOn, isMixed)
    label = ComponentList([Text(title)])
    customBody = nil
  }

  /// Creates a toggle with a custom label, whose text becomes the accessibility label.
  public init(
    isOn: Binding<Bool>,
    isMixed: Bool = false,
    @ComponentBuilder label: () -> ComponentList
  ) {
    title = nil
    (self.isOn, self.isMixed) = (isOn, isMixed)
    self.label = label()
    customBody = nil
  }

  /// Creates a toggle whose components, including its label, a style of the caller provides.
  ///
  /// A tap toggles the value unless the components have actions of their own.
  package init(isOn: Binding<Bool>, isMixed: Bool, body: ComponentList) {
    title = nil
    (self.isOn, self.isMixed) = (isOn, isMixed)
    label = ComponentList([])
    customBody = body
  }

  /// Returns a node that contains the label and the switch, bezel or box.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let isLabelHidden = title != nil && environment.labelsHidden
    if let customBody {
      let nodes = context.nodes(of: customBody)
      // A style that consists of another toggle adds nothing to its semantics.
      if nodes.contains(where: { $0.contains("Toggle") }) { return nodes }
      let body = context.node("Toggle", .component, children: nodes)
      return context.control(
        "Toggle", accessible(body, in: environment, hasTap: !body.hasActions), isTall: true)
    }
    let toggle = ToggleBody(
      isOn: isOn.wrappedValue, isMixed: isMixed, label: isLabelHidden ? ComponentList([]) : label
    )
    .minimumTapArea(in: environment)
    return context.control(
      "Toggle", accessible(toggle, in: environment, hasTap: true), isTall: true)
  }

  private func accessible(
    _ content: some Component, in environment: EnvironmentValues, hasTap: Bool
  ) -> some Component {
    let toggle =
      content
      .accessibilityElement(children: title == nil ? .combine : .ignore)
      .accessibilityValue(
        (isMixed ? SystemText.mixed : isOn.wrappedValue ? .on : .off)
          .string(for: environment.locale)
      )
      .accessibilityAddTraits(.isToggle)
      .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    let tappable: any Component =
      hasTap ? toggle.onTapGesture { isOn.wrappedValue = isMixed || !isOn.wrappedValue } : toggle
    return ComponentList([tappable]).accessibility(label: title)
  }
}

/// The style of toggles.
public enum ToggleStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The default style, a switch.
  case automatic
  /// A knob at one end of a track.
  case `switch`
  /// A bezel that is filled while the toggle is on.
  case button
  /// A box with a check mark before the label.
  case checkbox
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
  /// The style of toggles; a switch by default.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the style of the toggles inside the component.
  public func toggleStyle(_ style: ToggleStyle) -> some Component {
    environment(\.toggleStyle, style)
  }
}
