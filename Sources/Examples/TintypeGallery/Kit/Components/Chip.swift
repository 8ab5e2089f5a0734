// SPDX-License-Identifier: MIT

import TintypeComponents

/// A short label in a capsule: a selectable filter, a tag, or a removable entry.
///
/// ```swift
/// Chip("Vegan", systemImage: "leaf", isSelected: true) { model.toggleVegan() }
/// Chip("ada@example.org", onRemove: { model.removeRecipient() })
/// Chip("Beta")
/// ```
///
/// The capsule is at least 32 points high, or a rectangle with the same corners if the title has
/// several lines, and scales with the text style subheadline; a tappable
/// chip has a tap area of at least 44 points in width and height. A selected chip is filled with
/// the tint color, and has a checkmark if it has no icon.
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
  ///   - title: The title.
  ///   - systemImage: An icon of the environment's symbol set before the title; none by default.
  ///   - isSelected: A Boolean value that indicates whether the chip is selected; `false` by
  ///     default.
  ///   - action: The action of a tap; `nil`, the default, for a tag.
  ///   - onRemove: The action of the remove button at the trailing edge; `nil`, the default, hides
  ///     it.
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

  /// Creates a chip that a tap selects or deselects.
  package init(
    _ title: some StringProtocol,
    systemImage: String? = nil,
    isSelected: Binding<Bool>
  ) {
    self.init(title, systemImage: systemImage, isSelected: isSelected.wrappedValue) {
      isSelected.wrappedValue.toggle()
    }
  }

  /// The capsule with its content.
  package var body: some Component {
    let prominent = environment.controlColors.legible(environment.tint)
    let fill = isSelected ? prominent.fill : Color.tertiarySystemFill
    let isOperable = action != nil || onRemove != nil
    let room = isOperable ? environment.minimumTapLength : 0
    HStack(spacing: 0) {
      main(room: room)
      if let onRemove { cross(onRemove) }
    }
    .foregroundStyle(isSelected ? prominent.text : .primary)
    .background {
      RoundedRectangle(cornerRadius: height / 2).fill(fill).padding(
        .vertical, max((room - height) / 2, 0))
    }
    .opacity(opacity(isOperable))
  }

  private var isWord: Bool { !title.contains(where: \.isWhitespace) }

  private func opacity(_ isOperable: Bool) -> Double {
    guard environment.isEnabled else { return environment.disabledOpacity }
    return isOperable ? environment.pressedOpacity : 1
  }

  private func main(room: Double) -> ComponentList {
    let shown = icon ?? (isSelected ? "checkmark" : nil)
    let content = HStack(spacing: 6) {
      if let shown { Symbol(shown).imageScale(.small).accessibilityHidden() }
      // A single word is scaled or truncated, because a break inside of it would be hard to read.
      Text(title)
        .lineLimit(isWord ? 1 : nil)
        .minimumScaleFactor(isWord ? 0.7 : 1)
        .truncationMode(.middle)
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

  /// Returns the remove button.
  ///
  /// Its tap area extends below the title, so that the icon has a distance of 8 points to the
  /// title.
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
