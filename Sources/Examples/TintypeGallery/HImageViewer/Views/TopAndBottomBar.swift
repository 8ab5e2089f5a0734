// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
  /// The bar above the photos, with the close button, the title and the trailing actions.
  package struct TopBar: Component {
    /// The content of the bar's trailing edge.
    package enum Mode: Hashable, Sendable {
      /// A single photo, with or without an edit button.
      case single(showsEdit: Bool)
      /// A grid of photos, with or without a select button.
      case grid(count: Int, showsSelect: Bool)
      /// A grid in selection mode.
      case selecting(count: Int)
    }

    private let mode: Mode
    private let onDismiss: () -> Void
    private let onEdit: () -> Void
    private let onToggleSelection: () -> Void

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - mode: The content of the trailing edge.
    ///   - onDismiss: Closes the viewer.
    ///   - onEdit: Edits the photo.
    ///   - onToggleSelection: Starts or ends selection mode.
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

    /// The buttons at the edges, with the title between them.
    package var body: some Component {
      HStack(spacing: 8) {
        HStack {
          Button("Close", systemImage: "xmark", action: onDismiss)
            .labelStyle(.iconOnly)
            .buttonStyle(RoundBarButtonStyle())
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
            .accessibilityHeading()
        }
        HStack { trailing }
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
      .environment(\.minimumTapLength, 44)
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

  /// A button style with a translucent capsule, or a circle for icons.
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
        .background(Color.secondarySystemFill, in: Capsule(style: .continuous))
    }
  }

  /// The bar below the photos: a comment box or a title, and the save or delete button.
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
    ///   - comment: The comment on the photo; `nil`, the default, hides the box.
    ///   - title: The title in place of a hidden box; `nil` by default.
    ///   - selection: The number of selected photos, which replaces saving with removal; `nil`, the
    ///     default, outside selection mode.
    ///   - showsSave: A Boolean value that indicates whether photos can be saved or removed; `true`
    ///     by default.
    ///   - onSave: Saves the photos.
    ///   - onDelete: Removes the selected photos.
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

    /// A Boolean value that indicates whether the bar has no content.
    private var isEmpty: Bool {
      comment == nil && title == nil && selection == nil && !showsSave
    }

    /// The bar, or nothing if it is empty.
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
