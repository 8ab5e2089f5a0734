// SPDX-License-Identifier: MIT

import TintypeComponents

/// A short word in a capsule: a filter that can be chosen, a tag, or an entry that can be removed.
///
/// ```swift
/// Chip("Vegan", systemImage: "leaf", isSelected: true) { model.toggleVegan() }
/// Chip("ada@example.org", onRemove: { model.removeRecipient() })
/// Chip("Beta")
/// ```
///
/// The capsule is at least 32 points high and grows with the text style subheadline; one that does
/// something when tapped catches taps with at least 44 points in width and height. A chosen one is
/// filled with the tint, and shows a checkmark where it has no icon.
package struct Chip: Component {
  private let title: String
  private let icon: String?
  private let isSelected: Bool
  private let action: (() -> Void)?
  private let onRemove: (() -> Void)?
  @Environment(\.self) private var environment
  @ScaledMetric(relativeTo: .subheadline) private var height = 32.0
  @ScaledMetric(relativeTo: .footnote) private var crossWidth = 36.0

  /// Creates a chip.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - systemImage: An icon of the environment's symbol set before the title; none by default.
  ///   - isSelected: Whether it is chosen, not by default.
  ///   - action: What a tap does; without it, as by default, the chip is a mere tag.
  ///   - onRemove: What the cross at the trailing edge does; without it, as by default, there is no
  ///     cross.
  package init(
    _ title: some StringProtocol,
    systemImage: String? = nil,
    isSelected: Bool = false,
    action: (() -> Void)? = nil,
    onRemove: (() -> Void)? = nil
  ) {
    self.title = String(title)
    icon = systemImage
    self.isSelected = isSelected
    self.onRemove = onRemove
    self.action = action
  }

  /// Creates a chip that is chosen and given up by a tap.
  package init(
    _ title: some StringProtocol,
    systemImage: String? = nil,
    isSelected: Binding<Bool>
  ) {
    self.init(title, systemImage: systemImage, isSelected: isSelected.wrappedValue) {
      isSelected.wrappedValue.toggle()
    }
  }

  /// The capsule with what stands in it.
  package var body: some Component {
    let prominent = environment.controlColors.prominent(environment.tint)
    let fill = isSelected ? prominent.fill : Color.tertiarySystemFill
    let isOperable = action != nil || onRemove != nil
    let room = isOperable ? environment.minimumTapLength : 0
    HStack(spacing: 0) {
      main(room: room)
      if let onRemove { cross(onRemove) }
    }
    .foregroundStyle(isSelected ? prominent.text : .primary)
    .background { Capsule().fill(fill).padding(.vertical, max((room - height) / 2, 0)) }
    .opacity(opacity(isOperable))
  }

  private func opacity(_ isOperable: Bool) -> Double {
    guard environment.isEnabled else { return environment.disabledOpacity }
    return isOperable ? environment.pressedOpacity : 1
  }

  private func main(room: Double) -> ComponentList {
    let shown = icon ?? (isSelected ? "checkmark" : nil)
    let content = HStack(spacing: 6) {
      if let shown { Symbol(shown).imageScale(.small).accessibilityHidden() }
      Text(title)
    }
    .font(.subheadline.weight(.medium))
    .padding(.leading, shown == nil ? 12 : 10)
    .padding(.trailing, onRemove == nil ? 12 : 0)
    .padding(.vertical, 4 + max((room - height) / 2, 0))
    .frame(minWidth: room, minHeight: max(room, height))
    .accessibilityElement()
    .accessibilityLabel(title)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    guard let action else {
      return ComponentList([content.accessibilityAddTraits(.isStaticText)])
    }
    return ComponentList([
      content
        .accessibilityAddTraits(environment.isEnabled ? .isButton : [.isButton, .isDisabled])
        .onTapGesture(perform: action)
    ])
  }

  /// The cross, whose room for taps reaches below the title, so that it stands 8 points from it.
  private func cross(_ remove: @escaping () -> Void) -> some Component {
    HStack {
      Symbol("xmark")
        .font(.footnote.weight(.semibold))
        .imageScale(.small)
        .frame(
          minWidth: max(crossWidth, environment.minimumTapLength),
          minHeight: environment.minimumTapLength
        )
        .accessibilityElement()
        .accessibilityLabel("Remove \(title)")
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAddTraits(environment.isEnabled ? .isButton : [.isButton, .isDisabled])
        .onTapGesture(perform: remove)
    }
    .padding(.leading, -8)
    .padding(.trailing, -4)
  }
}
