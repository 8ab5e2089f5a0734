// SPDX-License-Identifier: MIT

import SwiftUI

/// A switch with the colors of the brand.
public struct HarborSwitchStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
        .textRole(.body)
      Spacer()
      Capsule()
        .fill(configuration.isOn ? Color.harborTint : .harborLine)
        .frame(width: 50, height: 30)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle()
            .fill(.white)
            .padding(3)
            .shadow(color: .black.opacity(0.2), radius: 1, y: 1)
        }
        .animation(.snappy, value: configuration.isOn)
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
  }
}

/// A checkbox before the label.
public struct CheckboxStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Checkbox(configuration: configuration)
  }
}

private struct Checkbox: View {
  @ScaledMetric(relativeTo: .body) private var width = markWidth
  let configuration: ToggleStyleConfiguration

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: .spaceS) {
        Image(
          systemName: configuration.isMixed
            ? "minus.square.fill" : configuration.isOn ? "checkmark.square.fill" : "square"
        )
        .foregroundStyle(configuration.isOn || configuration.isMixed ? .tide : .inkSoft)
        .imageScale(.large)
        .frame(width: width)
        configuration.label
          .textRole(.body)
          .multilineTextAlignment(.leading)
      }
    }
    .buttonStyle(.plain)
  }
}

/// The width of checkboxes and radio buttons at the default text size, in points.
private let markWidth: CGFloat = 22

extension ToggleStyle where Self == HarborSwitchStyle {
  public static var harbor: HarborSwitchStyle { HarborSwitchStyle() }
}

extension ToggleStyle where Self == CheckboxStyle {
  public static var checkbox: CheckboxStyle { CheckboxStyle() }
}

/// One of several exclusive options.
public struct RadioRow<Value: Equatable>: View {
  let title: LocalizedStringKey
  let value: Value
  @Binding var selection: Value
  @ScaledMetric(relativeTo: .body) private var diameter = markWidth

  public init(_ title: LocalizedStringKey, value: Value, selection: Binding<Value>) {
    self.title = title
    self.value = value
    _selection = selection
  }

  public var body: some View {
    HStack(spacing: .spaceS) {
      Circle()
        .strokeBorder(isSelected ? Color.harborTint : .harborInkSoft, lineWidth: 2)
        .background(Circle().fill(isSelected ? Color.harborTint : .clear).padding(diameter / 4))
        .frame(width: diameter, height: diameter)
      Text(title)
        .textRole(.body)
      Spacer(minLength: 0)
    }
    .contentShape(Rectangle())
    .onTapGesture { selection = value }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  private var isSelected: Bool { selection == value }
}

/// The options of a booking.
public struct BookingOptions: View {
  @State private var wantsReminder = true
  @State private var acceptsConditions = false
  @State private var cabin = "Window"

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceL) {
      Toggle("Remind me one hour before departure", isOn: $wantsReminder)
        .toggleStyle(.harbor)
      Divider()
      ForEach(["Deck", "Window", "Cabin"], id: \.self) { seat in
        RadioRow(LocalizedStringKey(seat), value: seat, selection: $cabin)
      }
      Divider()
      Toggle(isOn: $acceptsConditions) {
        Text("I accept the [conditions of carriage](https://example.org/conditions).")
      }
      .toggleStyle(.checkbox)
      .accessibilityIdentifier("conditions")
      Text(acceptsConditions ? "Seat: \(cabin)" : "Accept the conditions to continue.")
        .textRole(.caption)
    }
    .card()
    .tint(.tide)
  }
}

#Preview("Options") {
  BookingOptions()
    .padding()
}
