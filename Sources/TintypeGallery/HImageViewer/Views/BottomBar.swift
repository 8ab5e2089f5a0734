// SPDX-License-Identifier: MIT

import TintypeComponents

extension HImageViewerKit {
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
