// SPDX-License-Identifier: MIT

/// Something that is switched on or off.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: Binding(model, \.isConnected))
/// Toggle("All", isOn: all, isMixed: true).toggleStyle(.checkbox)
/// ```
///
/// A tap sets the other value. A switch takes all the width it is offered, with the label at the
/// leading edge; the other styles are as wide as they need to be.
public struct Toggle: PrimitiveComponent {
  private let title: String?
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: ComponentList

  /// Creates a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: What is switched; it is spoken as well.
  ///   - isOn: Whether it is on.
  ///   - isMixed: Whether it stands for several things of which some are on, not by default.
  ///     Checkboxes show a line then, other styles what `isOn` says; a tap switches on.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.title = String(title)
    self.isOn = isOn
    self.isMixed = isMixed
    label = ComponentList([Text(title)])
  }

  /// Creates a toggle with any label, of which the texts are spoken.
  public init(
    isOn: Binding<Bool>,
    isMixed: Bool = false,
    @ComponentBuilder label: () -> ComponentList
  ) {
    title = nil
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label()
  }

  /// A node that holds the label and the switch, the bezel or the box.
  package func nodes(in context: ResolutionContext) -> [Node] {
    let environment = context.environment
    let isSpoken = title != nil && environment.labelsHidden
    let toggle = ToggleBody(
      isOn: isOn.wrappedValue, isMixed: isMixed, label: isSpoken ? ComponentList([]) : label
    )
    .tapRoom(in: environment)
    .accessibilityElement(children: title == nil ? .combine : .ignore)
    .accessibilityValue(isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off")
    .accessibilityAddTraits(.isToggle)
    .accessibilityAddTraits(environment.isEnabled ? [] : .isDisabled)
    .onTapGesture { isOn.wrappedValue = isMixed || !isOn.wrappedValue }
    .spoken(label: title)
    return context.control("Toggle", toggle)
  }
}

/// The form of toggles.
public enum ToggleStyle: String, Hashable, Codable, Sendable, CaseIterable {
  /// The usual form, a switch.
  case automatic
  /// A knob that lies at one end of a track.
  case `switch`
  /// A bezel that is filled while the toggle is on.
  case button
  /// A box with a mark before the label.
  case checkbox
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
  /// The form of toggles; a switch by default.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension Component {
  /// Sets the form of the toggles inside.
  public func toggleStyle(_ style: ToggleStyle) -> some Component {
    environment(\.toggleStyle, style)
  }
}
