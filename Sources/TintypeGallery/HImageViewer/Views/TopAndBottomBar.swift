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

  /// The bar below the photos: a box for a comment or a title, and what saves or removes photos.
  package struct BottomBar: Component {
    private let comment: Binding<String>?
    private let title: String?
    private let selection: Int?
    private let showsSave: Bool
    private let onSave: () -> Void
    private let onDelete: () -> Void
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - comment: What is written about the photo; `nil`, the default, for no box.
    ///   - title: What stands in place of the box where there is none; nothing by default.
    ///   - selection: How many photos are chosen, so that they can be removed in place of being
    ///     saved; `nil`, the default, while none are being chosen.
    ///   - showsSave: Whether photos can be saved or removed; `true` by default.
    ///   - onSave: Saves the photos.
    ///   - onDelete: Removes the photos that are chosen.
    package init(
      comment: Binding<String>? = nil,
      title: String? = nil,
      selection: Int? = nil,
      showsSave: Bool = true,
      onSave: @escaping () -> Void = {},
      onDelete: @escaping () -> Void = {}
    ) {
      self.comment = comment
      self.title = title
      self.selection = selection
      self.showsSave = showsSave
      self.onSave = onSave
      self.onDelete = onDelete
    }

    /// Whether there is nothing to show.
    private var isEmpty: Bool {
      comment == nil && title == nil && selection == nil && !showsSave
    }

    /// The bar, or nothing.
    package var body: some Component {
      if !isEmpty {
        Group {
          if dynamicTypeSize.isAccessibilitySize {
            VStack(spacing: 12) { content }
          } else {
            HStack(spacing: 12) { content }
          }
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
        .background(.bar)
        .overlay(alignment: .top) { Divider().allowsHitTesting(false) }
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .accessibilityElement(children: .contain)
      }
    }

    @ComponentBuilder private var content: ComponentList {
      if let selection {
        caption(Self.words(for: selection))
        if showsSave { delete(selection) }
      } else {
        if let comment {
          TextField("Comment", text: comment, prompt: Text("Add a comment…"), axis: .vertical)
            .textFieldStyle(.roundedBorder)
        } else if let title {
          caption(title)
        } else {
          Spacer(minLength: 0)
        }
        if showsSave {
          Button("Save", action: onSave)
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
        }
      }
    }

    private func caption(_ text: String) -> some Component {
      Text(text)
        .font(.headline)
        .lineLimit(2)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }

    private func delete(_ count: Int) -> some Component {
      Button("Delete", systemImage: "trash", role: .destructive, action: onDelete)
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .disabled(count == 0)
    }

    private static func words(for count: Int) -> String {
      switch count {
      case 0: "No photo selected"
      case 1: "1 photo selected"
      default: "\(count) photos selected"
      }
    }
  }
}
