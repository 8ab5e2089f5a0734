// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The bar above the photos: what closes the viewer, what is seen, and what can be done with it.
  package struct TopBar: Component {
    /// What the bar offers at its trailing edge.
    package enum Mode: Hashable, Sendable {
      /// A single photo, which can be edited or not.
      case single(showsEdit: Bool)
      /// A grid of some photos, which can be chosen from or not.
      case grid(count: Int, showsSelect: Bool)
      /// A grid from which some photos are being chosen.
      case selecting(count: Int)
    }

    private let mode: Mode
    private let onDismiss: () -> Void
    private let onEdit: () -> Void
    private let onToggleSelection: () -> Void

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - mode: What the bar offers.
    ///   - onDismiss: Closes the viewer.
    ///   - onEdit: Edits the photo.
    ///   - onToggleSelection: Begins to choose photos, or ends that.
    package init(
      mode: Mode,
      onDismiss: @escaping () -> Void = {},
      onEdit: @escaping () -> Void = {},
      onToggleSelection: @escaping () -> Void = {}
    ) {
      self.mode = mode
      self.onDismiss = onDismiss
      self.onEdit = onEdit
      self.onToggleSelection = onToggleSelection
    }

    /// The buttons at the edges, and between them what is seen.
    package var body: some Component {
      HStack(spacing: 8) {
        HStack {
          Button("Close", systemImage: "xmark", action: onDismiss)
            .labelStyle(.iconOnly)
            .buttonStyle(RoundBarButtonStyle())
            // The circle is smaller than what catches taps.
            .padding(.leading, -4)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if let title {
          Text(title)
            .font(.headline)
            .lineLimit(1)
            .frame(minHeight: 44)
            .layoutPriority(1)
            .accessibilityHeading()
        }
        HStack { trailing }
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

    @ComponentBuilder private var trailing: ComponentList {
      switch mode {
      case .single(showsEdit: true):
        Button("Edit", systemImage: "pencil", action: onEdit)
          .buttonStyle(RoundBarButtonStyle())
      case .grid(_, showsSelect: true):
        Button("Select", action: onToggleSelection).buttonStyle(RoundBarButtonStyle())
      case .selecting:
        Button("Cancel", role: .cancel, action: onToggleSelection)
          .buttonStyle(RoundBarButtonStyle())
      case .single, .grid: EmptyComponent()
      }
    }
  }

  /// Buttons on a translucent capsule, a circle where there is only an icon.
  struct RoundBarButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelStyle) private var labelStyle

    func makeBody(configuration: Configuration) -> some Component {
      configuration.label
        .font(.system(.subheadline, weight: .semibold))
        .foregroundStyle(.primary)
        .opacity(isEnabled ? configuration.isPressed ? 0.5 : 1 : 0.4)
        .padding(.horizontal, labelStyle == .iconOnly ? 0 : 14)
        .frame(minWidth: 36, minHeight: 36)
        .background(Color.secondarySystemFill, in: Capsule())
    }
  }
}
