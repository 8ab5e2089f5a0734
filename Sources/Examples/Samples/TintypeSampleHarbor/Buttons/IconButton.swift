// SPDX-License-Identifier: MIT

import SwiftUI

/// A round button with a symbol.
public struct IconButton: View {
  /// The emphasis of an icon button.
  public enum Prominence {
    case filled, tinted, plain
  }

  @ScaledMetric(relativeTo: .body) private var diameter: CGFloat = 44

  let systemName: String
  let label: LocalizedStringKey
  let prominence: Prominence
  let action: () -> Void

  public init(
    systemName: String, label: LocalizedStringKey, prominence: Prominence = .tinted,
    action: @escaping () -> Void
  ) {
    self.systemName = systemName
    self.label = label
    self.prominence = prominence
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Image(systemName: systemName)
        .font(.body.weight(.semibold))
        .imageScale(.medium)
        .foregroundStyle(foreground)
        .frame(width: diameter, height: diameter)
        .background(Circle().fill(background))
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label)
  }

  private var foreground: Color {
    prominence == .filled ? .harborOnTint : .harborTint
  }

  private var background: Color {
    switch prominence {
    case .filled: .harborTint
    case .tinted: .harborTintSoft
    case .plain: .clear
    }
  }
}

struct IconButton_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      IconButton(systemName: "plus", label: "Add", prominence: .filled) {}
      IconButton(systemName: "bell", label: "Notify me") {}
      IconButton(systemName: "ellipsis", label: "More", prominence: .plain) {}
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
