// SPDX-License-Identifier: MIT

import SwiftUI

/// The bar above the photos, with the close button, the title and the trailing actions.
struct TopBar: View {
  /// The content of the bar's trailing edge.
  enum Mode: Hashable {
    case single(showsEdit: Bool)
    case grid(count: Int, showsSelect: Bool)
    case selecting(count: Int)
  }

  let mode: Mode
  var onDismiss: @MainActor () -> Void = {}
  var onEdit: @MainActor () -> Void = {}
  var onToggleSelection: @MainActor () -> Void = {}

  var body: some View {
    HStack(spacing: 8) {
      HStack {
        Button("Close", systemImage: "xmark", action: onDismiss)
          .labelStyle(.iconOnly)
          .buttonStyle(RoundBarButtonStyle(isIconOnly: true))
          // The circle is smaller than its tap area.
          .padding(.leading, -4)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      if let title {
        Text(title)
          .font(.headline)
          .lineLimit(1)
          .frame(minHeight: 44)
          .layoutPriority(1)
          .accessibilityAddTraits(.isHeader)
      }
      HStack { trailingItems }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .accessibilityElement(children: .contain)
  }

  private var title: String? {
    switch mode {
    case .single: nil
    case .grid(let count, _): "\(count) Photos"
    case .selecting(0): "Select Photos"
    case .selecting(let count): "\(count) Selected"
    }
  }

  @ViewBuilder private var trailingItems: some View {
    switch mode {
    case .single(showsEdit: true):
      Button("Edit", systemImage: "pencil", action: onEdit)
        .labelStyle(.viewerAction)
        .buttonStyle(RoundBarButtonStyle())
    case .grid(_, showsSelect: true):
      Button("Select", action: onToggleSelection)
        .buttonStyle(RoundBarButtonStyle())
    case .selecting:
      Button("Cancel", role: .cancel, action: onToggleSelection)
        .buttonStyle(RoundBarButtonStyle())
    case .single, .grid:
      EmptyView()
    }
  }
}

/// A translucent capsule, or a circle for icons, with a tap area of at least 44 points.
private struct RoundBarButtonStyle: ButtonStyle {
  var isIconOnly = false
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.subheadline, weight: .semibold))
      .foregroundStyle(.primary)
      .opacity(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4)
      .padding(.horizontal, isIconOnly ? 0 : 14)
      .frame(minWidth: 36, minHeight: 36)
      .background(Color(.secondarySystemFill), in: Capsule())
      .frame(minWidth: 44, minHeight: 44)
      .contentShape(Rectangle())
  }
}

#Preview("Selecting", traits: .sizeThatFitsLayout) {
  TopBar(mode: .selecting(count: 3))
}
